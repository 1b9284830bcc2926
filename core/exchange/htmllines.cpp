// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/htmllines.h"

#include <algorithm>
#include <array>
#include <functional>

namespace pitwise::exchange {
namespace {

constexpr QChar entryMark(0xfffc); ///< Where something is typed; stands in no text.

template <std::size_t N> bool isOneOf(const QString &tag, const std::array<const char *, N> &list) {
    return std::any_of(list.begin(), list.end(), [&](const char *one) { return tag == QLatin1String(one); });
}
constexpr std::array blockTags{"p",
                               "div",
                               "li",
                               "ul",
                               "ol",
                               "br",
                               "tr",
                               "table",
                               "h1",
                               "h2",
                               "h3",
                               "h4",
                               "h5",
                               "h6",
                               "dt",
                               "dd",
                               "section",
                               "article",
                               "pre",
                               "figure",
                               "hr",
                               "blockquote",
                               "qti-prompt",
                               "qti-content-body",
                               "qti-item-body"};
constexpr std::array mediaTags{"audio", "video", "object", "iframe", "math", "svg", "canvas"};
constexpr std::array silentTags{"script", "style", "head", "template", "noscript"};
constexpr std::array ownClasses{dollarsClass, numberClass, verdictClass, keyTypedClass};

struct NamedLetter {
    const char *name;
    char16_t letter;
};
constexpr NamedLetter namedLetters[] = {
    {"amp", u'&'},         {"lt", u'<'},          {"gt", u'>'},          {"quot", u'"'},        {"apos", u'\''},
    {"nbsp", u'\u00a0'},   {"ndash", u'\u2013'},  {"mdash", u'\u2014'},  {"hellip", u'\u2026'}, {"times", u'\u00d7'},
    {"divide", u'\u00f7'}, {"lsquo", u'\u2018'},  {"rsquo", u'\u2019'},  {"ldquo", u'\u201c'},  {"rdquo", u'\u201d'},
    {"laquo", u'\u00ab'},  {"raquo", u'\u00bb'},  {"bull", u'\u2022'},   {"middot", u'\u00b7'}, {"deg", u'\u00b0'},
    {"pound", u'\u00a3'},  {"euro", u'\u20ac'},   {"yen", u'\u00a5'},    {"cent", u'\u00a2'},   {"frac12", u'\u00bd'},
    {"frac14", u'\u00bc'}, {"frac34", u'\u00be'}, {"hearts", u'\u2665'}, {"spades", u'\u2660'}, {"clubs", u'\u2663'},
    {"diams", u'\u2666'},  {"le", u'\u2264'},     {"ge", u'\u2265'},     {"ne", u'\u2260'},     {"plusmn", u'\u00b1'}};

/// The letter that a reference names, without its & and ;. Empty: it names none.
QString letterOf(QStringView reference) {
    if (!reference.startsWith(u'#')) {
        for (const NamedLetter &one : namedLetters)
            if (reference == QLatin1String(one.name))
                return QString(QChar(one.letter));
        return {};
    }
    const bool hex = reference.size() > 1 && (reference[1] == u'x' || reference[1] == u'X');
    bool isNumber = false;
    const uint code = reference.sliced(hex ? 2 : 1).toUInt(&isNumber, hex ? 16 : 10);
    if (!isNumber || code < 0x20 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
        return {};
    const char32_t letter = code;
    return QString::fromUcs4(&letter, 1);
}

QString withoutReferences(QStringView text) {
    constexpr qsizetype longest = 10;
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&') {
            const qsizetype end = text.sliced(i, std::min(longest, text.size() - i)).indexOf(u';');
            if (const QString letter = end > 0 ? letterOf(text.sliced(i + 1, end - 1)) : QString(); !letter.isEmpty()) {
                out += letter;
                i += end;
                continue;
            }
        }
        out += text[i];
    }
    return out;
}

/// Makes lines out of tags and texts, one after the other.
class LineMaker {
public:
    using Attribute = std::function<QString(const char *)>;

    void open(const QString &tag, const Attribute &attribute) {
        if (!m_silent.isEmpty()) {
            m_depth += tag == m_silent;
            return;
        }
        if (tag == QLatin1String("img")) {
            ++m_made.pictures;
            m_line += u' ' + attribute("alt") + u' ';
        } else if (isOneOf(tag, mediaTags)) {
            ++m_made.media;
            beSilent(tag);
        } else if (isOneOf(tag, silentTags)) {
            beSilent(tag);
        } else if (tag == QLatin1String("qti-text-entry-interaction")) {
            m_line += entryMark;
        } else if (tag == QLatin1String("td") || tag == QLatin1String("th")) {
            m_line += u' ';
        } else if (isOneOf(tag, blockTags)) {
            endLine();
            own(tag, attribute("class"));
        }
    }
    void close(const QString &tag) {
        if (!m_silent.isEmpty()) {
            if (tag == m_silent && --m_depth == 0)
                m_silent.clear();
        } else if (isOneOf(tag, blockTags)) {
            endLine();
        }
    }
    void text(const QString &words) {
        if (m_silent.isEmpty())
            m_line += words;
    }
    HtmlLines made() {
        endLine();
        return std::move(m_made);
    }

private:
    void beSilent(const QString &tag) {
        m_silent = tag;
        m_depth = 1;
    }
    void own(const QString &tag, const QString &classes) {
        for (const char *one : ownClasses)
            if (classes == QLatin1String(one)) {
                beSilent(tag);
                if (one == dollarsClass || one == numberClass)
                    m_made.hint = classes;
            }
    }
    void endLine() {
        QString line = m_line.simplified();
        m_line.clear();
        if (line == QString(entryMark))
            return;
        line.replace(entryMark, QLatin1String(" ____ "));
        if (line = line.simplified(); !line.isEmpty())
            m_made.lines << line;
    }

    HtmlLines m_made;
    QString m_line;
    QString m_silent; ///< The tag whose content says nothing; empty: none.
    int m_depth = 0;
};

/// A tag as it stands between < and >.
struct HtmlTag {
    QStringView inside;
    [[nodiscard]] bool closes() const { return inside.startsWith(u'/'); }
    [[nodiscard]] QString name() const {
        const qsizetype from = closes() ? 1 : 0;
        qsizetype to = from;
        while (to < inside.size() && (inside[to].isLetterOrNumber() || inside[to] == u'-'))
            ++to;
        return inside.sliced(from, to - from).toString().toLower();
    }
    [[nodiscard]] QString attribute(const char *wanted) const {
        qsizetype i = name().size();
        while (i < inside.size()) {
            while (i < inside.size() && !inside[i].isLetter())
                ++i;
            const qsizetype from = i;
            while (i < inside.size() && inside[i] != u'=' && !inside[i].isSpace())
                ++i;
            const QStringView name = inside.sliced(from, i - from);
            while (i < inside.size() && inside[i].isSpace())
                ++i;
            if (i >= inside.size() || inside[i] != u'=')
                continue;
            for (++i; i < inside.size() && inside[i].isSpace();)
                ++i;
            const bool quoted = i < inside.size() && (inside[i] == u'"' || inside[i] == u'\'');
            const QChar end = quoted ? inside[i++] : QChar(u' ');
            const qsizetype start = i;
            while (i < inside.size() && (quoted ? inside[i] != end : !inside[i].isSpace()))
                ++i;
            if (name.compare(QLatin1String(wanted), Qt::CaseInsensitive) == 0)
                return withoutReferences(inside.sliced(start, i - start));
            ++i;
        }
        return {};
    }
};

/// Where a tag ends: at the > that is in no quotes. -1: nowhere.
qsizetype endOfTag(QStringView html, qsizetype from) {
    QChar quote;
    for (qsizetype i = from; i < html.size(); ++i) {
        if (!quote.isNull()) {
            if (html[i] == quote)
                quote = QChar();
        } else if (html[i] == u'>') {
            return i;
        } else if ((html[i] == u'"' || html[i] == u'\'') && i > from && html[i - 1] == u'=') {
            quote = html[i];
        }
    }
    return -1;
}

void walkLines(const XmlNode &node, const QStringList &leave, LineMaker &lines) {
    for (const XmlNode &child : node.children) {
        if (child.name.isEmpty()) {
            lines.text(child.text);
        } else if (!leave.contains(child.name)) {
            lines.open(child.name, [&](const char *named) { return child.attribute(named); });
            walkLines(child, leave, lines);
            lines.close(child.name);
        }
    }
}

} // namespace

HtmlLines linesOfHtml(const QString &html) {
    LineMaker lines;
    const QStringView all(html);
    qsizetype at = 0;
    while (at < all.size()) {
        const qsizetype tag = all.indexOf(u'<', at);
        lines.text(withoutReferences(all.sliced(at, (tag < 0 ? all.size() : tag) - at)));
        if (tag < 0)
            break;
        if (all.sliced(tag).startsWith(QLatin1String("<!--"))) {
            const qsizetype end = all.indexOf(QLatin1String("-->"), tag + 4);
            at = end < 0 ? all.size() : end + 3;
            continue;
        }
        const bool isTag = tag + 1 < all.size() && (all[tag + 1].isLetter() || all[tag + 1] == u'/');
        const qsizetype end = isTag ? endOfTag(all, tag + 1) : -1;
        if (end < 0) { // a sign, as in 5 < 6
            lines.text(QStringLiteral("<"));
            at = tag + 1;
            if (isTag) { // nor does any later one end
                lines.text(withoutReferences(all.sliced(at)));
                break;
            }
            continue;
        }
        const HtmlTag inside{all.sliced(tag + 1, end - tag - 1)};
        if (inside.closes())
            lines.close(inside.name());
        else {
            lines.open(inside.name(), [&](const char *named) { return inside.attribute(named); });
            if (inside.inside.endsWith(u'/'))
                lines.close(inside.name());
        }
        at = end + 1;
    }
    return lines.made();
}

HtmlLines linesOf(const XmlNode &node, const QStringList &leave) {
    LineMaker lines;
    walkLines(node, leave, lines);
    return lines.made();
}

HtmlLines linesOfPlain(const QString &text) {
    HtmlLines made;
    for (const QString &line : text.split(u'\n'))
        if (const QString words = line.simplified(); !words.isEmpty())
            made.lines << words;
    return made;
}

} // namespace pitwise::exchange
