// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/words.h"
#include "core/overloaded.h"
#include "core/qttext.h"
#include "words/catalogue/catalogue.h"
#include "words/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QTranslator>

#include <algorithm>

namespace pitwise {
namespace {

constexpr const char *context = "quiz";

/// Those that are offered, and those that are being translated.
constexpr const char *folders[] = {":/i18n", ":/i18n/coming"};

/// Fills %1 to %9 in one go: an argument that holds "%1" itself must not be filled again. %n is the first number.
QString filled(const QString &sentence, const std::vector<QString> &arguments, const QString &count) {
    QString text;
    text.reserve(sentence.size() + 16 * static_cast<qsizetype>(arguments.size()));
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const char16_t next = i + 1 < sentence.size() ? sentence[i + 1].unicode() : u'\0';
        const bool isPlace = sentence[i] == u'%' && next >= u'1' && next <= u'9';
        if (isPlace && static_cast<std::size_t>(next - u'1') < arguments.size()) {
            text += arguments[static_cast<std::size_t>(next - u'1')];
            ++i;
        } else if (sentence[i] == u'%' && next == u'n') {
            text += count;
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

/// The catalogue's id of a name; empty for one that is said as it is.
std::string idOf(const Name &name) {
    static constexpr const char *areas[] = {"bet.", "game.", "row.", "action.", "ruling.", "rank.", "suit.", "officer."};
    if (name.of >= Name::Of::Content)
        return {};
    std::string id = areas[static_cast<std::size_t>(name.of)] + name.id;
    for (char &c : id) // officers come with their title
        c = c == ' ' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return id;
}

} // namespace

Words::Words(From from, QLocale locale, std::shared_ptr<QTranslator> catalogue, Content content)
    : m_from(from), m_locale(std::move(locale)), m_catalogue(std::move(catalogue)), m_content(std::move(content)) {
}

const Words &Words::english() {
    static const Words words(From::Source, QLocale::c(), nullptr, Content());
    return words;
}

Words Words::ofProgram() {
    return {From::Program, QLocale(), nullptr, Content(languageOf(QLocale()))};
}

QStringList Words::codes() {
    QStringList codes;
    for (const char *folder : folders)
        for (QString name : QDir(QLatin1String(folder)).entryList({QStringLiteral("pitwise_*.qm")}, QDir::Files, QDir::Name))
            codes << name.remove(QStringLiteral("pitwise_")).remove(QStringLiteral(".qm"));
    if (!codes.contains(QStringLiteral("en")))
        codes.prepend(QStringLiteral("en"));
    return codes;
}

std::optional<Words> Words::of(const QString &code) {
    if (code == QLatin1String("en"))
        return english();
    if (!codes().contains(code)) // a code from outside names no other file
        return std::nullopt;
    for (const char *folder : folders)
        if (auto words = ofFile(code, QLatin1String(folder) + QStringLiteral("/pitwise_") + code + QStringLiteral(".qm")))
            return words;
    return std::nullopt;
}

std::optional<Words> Words::ofFile(const QString &code, const QString &qm, const QString &content) {
    auto catalogue = std::make_shared<QTranslator>();
    if (!catalogue->load(qm))
        return std::nullopt;
    return Words(From::Catalogue, localeOf(code), std::move(catalogue), Content(code, content));
}

QString Words::sentence(std::string_view id, int count) const {
    const char *source = catalogueSentence(id);
    if (!source)
        return {};
    QString text;
    if (m_from == From::Program)
        text = QCoreApplication::translate(context, source, nullptr, count);
    else if (m_catalogue)
        text = m_catalogue->translate(context, source, nullptr, count);
    return text.isEmpty() ? QString::fromUtf8(source) : text;
}

QString Words::number(std::int64_t number) const {
    if (m_from == From::Source)
        return QString::number(number);
    QLocale plain = m_locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return plain.toString(static_cast<qint64>(number));
}

QString Words::amount(Cents cents) const {
    const Cents part = cents % 100;
    if (m_from != From::Source && m_locale.language() != QLocale::English && m_locale != QLocale::c())
        return m_locale.toString(static_cast<qint64>(cents / 100)) +
               (part ? m_locale.decimalPoint() + m_locale.toString(static_cast<qint64>(part)).rightJustified(2, u'0')
                     : QString());
    QString whole = QString::number(cents / 100);
    for (qsizetype i = whole.size() - 3; i > 0; i -= 3)
        whole.insert(i, u',');
    return part ? whole + QStringLiteral(".%1").arg(part, 2, 10, QLatin1Char('0')) : whole;
}

QString Words::money(Cents cents) const {
    return filled(sentence("term.money"), {amount(cents)}, {});
}

QString Words::odds(Ratio odds) const {
    return joined("term.odds", number(odds.numerator), number(odds.denominator));
}

QString Words::cards(std::span<const Card> cards) {
    static constexpr char16_t suits[] = u"♠♥♦♣";
    QString text;
    for (const Card card : cards) {
        if (!text.isEmpty())
            text += u' ';
        if (card.rank() == Rank::Ten)
            text += u"10";
        else
            text += QLatin1Char(notation(card)[0]);
        text += QChar(suits[card.code() % 4]);
    }
    return text;
}

QString Words::name(const Name &name) const {
    if (name.of == Name::Of::Content)
        return m_content.text(name.id);
    const std::string id = idOf(name);
    const QString text = id.empty() ? QString() : sentence(id);
    return text.isEmpty() ? qt(name.id) : text;
}

QString Words::joined(std::string_view id, const QString &first, const QString &second) const {
    return filled(sentence(id), {first, second}, {});
}

QString Words::list(const Listing &listing) const {
    static constexpr const char *links[] = {"list.comma", "list.comma", "list.then", "list.sentences"};
    QString text;
    for (std::size_t i = 0; i < listing.items.size(); ++i) {
        const QString item = words(listing.items[i]);
        const bool last = listing.as == Listing::As::All && i + 1 == listing.items.size();
        text = i == 0 ? item : joined(last ? "list.and" : links[static_cast<std::size_t>(listing.as)], text, item);
    }
    if (listing.as == Listing::As::Acts && !text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString Words::words(const PhraseArg &argument) const {
    return std::visit(
        Overloaded{[this](std::int64_t number) { return this->number(number); },
                   [this](Box box) { return number(box.number); }, [this](Money money) { return this->money(money.cents); },
                   [this](Ratio odds) { return this->odds(odds); },
                   [](const std::vector<Card> &cards) { return Words::cards(cards); },
                   [this](const Name &name) { return this->name(name); },
                   [this](const Listing &listing) { return list(listing); }, [](const QString &text) { return text; },
                   [this](const std::vector<Phrase> &phrase) { return say(phrase.front()); }},
        argument.value());
}

QString Words::say(const Phrase &phrase) const {
    if (phrase.isEmpty())
        return {};
    std::vector<QString> arguments;
    arguments.reserve(phrase.arguments().size());
    const std::int64_t *count = nullptr;
    for (const PhraseArg &argument : phrase.arguments()) {
        arguments.push_back(words(argument));
        if (!count)
            count = std::get_if<std::int64_t>(&argument.value());
    }
    const QString text = sentence(phrase.id().text(), count ? static_cast<int>(*count) : -1);
    if (text.isEmpty()) { // of a newer program: better than nothing
        const QStringList list(arguments.begin(), arguments.end());
        return list.isEmpty() ? qt(phrase.id().text()) : qt(phrase.id().text()) + u' ' + list.join(u' ');
    }
    return filled(text, arguments, count ? number(*count) : QString());
}

} // namespace pitwise
