// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/arriving.h"
#include "core/qttext.h"
#include "core/random/random.h"
#include "core/rules/library.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pitwise::exchange {
namespace {

/// The words of `<name><text>…</text></name>`.
QString moodleText(const XmlNode &node, const char *named) {
    const XmlNode *child = node.child(named);
    const XmlNode *text = child ? child->child("text") : nullptr;
    return text ? text->words() : QString();
}

HtmlLines moodleLines(const XmlNode *node) {
    const XmlNode *text = node ? node->child("text") : nullptr;
    if (!text)
        return {};
    return node->attribute("format") == QLatin1String("plain_text") ? linesOfPlain(text->words())
                                                                    : linesOfHtml(text->words());
}

QString moodleWord(const XmlNode &node, const char *named) {
    const XmlNode *child = node.child(named);
    return child ? child->words().simplified() : QString();
}

/// What a mark in per cent comes to; nothing where it is no number.
double fractionOf(const XmlNode &answer) {
    bool isNumber = false;
    const double fraction = answer.attribute("fraction").toDouble(&isNumber);
    if (!isNumber || !std::isfinite(fraction))
        throw LeftOut{"exchange.in-no-key"_say};
    return fraction;
}

class MoodleQuestion {
public:
    MoodleQuestion(const XmlNode &node, Arriving &into) : m_node(node), m_into(into), m_item(into.item) {}

    void read() {
        name();
        m_into.setText(moodleLines(m_node.child("questiontext")));
        const HtmlLines reasons = moodleLines(m_node.child("generalfeedback"));
        m_into.addReasons(reasons.lines);
        const QString type = m_node.attribute("type");
        if (type == QLatin1String("multichoice"))
            multichoice();
        else if (type == QLatin1String("truefalse"))
            trueOrFalse();
        else if (type == QLatin1String("numerical"))
            numerical();
        else if (type == QLatin1String("ordering"))
            ordering();
        else
            throw LeftOut{say("exchange.in-type", type)};
        rest();
    }
    void name() {
        static const QRegularExpression own(QStringLiteral(" \\(([^ ()]+), ([^ ()]+-g\\d+)\\)$"));
        m_item.title = moodleText(m_node, "name").simplified();
        const QString number = moodleWord(m_node, "idnumber");
        m_item.id = (number.isEmpty() ? m_item.title : number).toStdString();
        if (const auto match = own.match(m_item.title); match.hasMatch()) { // as we write it
            m_item.id = match.captured(1).toStdString();
            m_item.version = match.captured(2).toStdString();
            m_item.document = match.captured(2).section(u'@', 0, 0).toStdString();
            m_item.title = m_item.title.first(match.capturedStart()).simplified();
        }
        for (const XmlNode *tag : m_node.find("tag")) {
            const std::string word = moodleWord(*tag, "text").toStdString();
            if (std::find(topicNames.begin(), topicNames.end(), word) != topicNames.end())
                m_item.topicId = word;
            else if (!word.empty() && word != m_item.version)
                m_item.clauses.push_back(word);
        }
    }

private:
    void multichoice() {
        const QString single = moodleWord(m_node, "single").toLower();
        const bool one = single != QLatin1String("false") && single != QLatin1String("0");
        m_item.kind = one ? Item::Kind::OneOf : Item::Kind::SomeOf;
        double earned = 0;
        for (const XmlNode *answer : m_node.all("answer")) {
            const double fraction = fractionOf(*answer);
            const bool right = one ? fraction > 99.9 : fraction > 0;
            earned += right ? fraction : 0;
            if (one && !right && fraction > 0)
                m_into.lose("exchange.in-part-marks"_say);
            choice(*answer, right);
        }
        if (!one) {
            if (std::abs(earned - 100) > 0.1)
                throw LeftOut{"exchange.in-no-key"_say};
            if (std::count_if(m_item.choices.begin(), m_item.choices.end(), [](const auto &each) { return each.right; }) > 1)
                m_into.lose("exchange.in-part-marks"_say);
        }
        if (moodleWord(m_node, "shuffleanswers") == QLatin1String("true") ||
            moodleWord(m_node, "shuffleanswers") == QLatin1String("1"))
            m_into.lose("exchange.in-shuffled"_say);
    }
    void trueOrFalse() {
        m_item.kind = Item::Kind::OneOf;
        for (const XmlNode *answer : m_node.all("answer"))
            choice(*answer, fractionOf(*answer) > 99.9);
    }
    void choice(const XmlNode &answer, bool right) {
        const HtmlLines text = moodleLines(&answer);
        if (text.pictures > 0)
            m_into.lose("exchange.in-pictures"_say);
        if (text.media > 0)
            m_into.lose("exchange.in-media"_say);
        const QString feedback = moodleLines(answer.child("feedback")).lines.join(u' ');
        Item::Choice made{
            QString(QChar(u'a' + static_cast<char16_t>(m_item.choices.size()))), text.lines.join(u' '), right, {}};
        if (m_item.kind == Item::Kind::SomeOf && !feedback.isEmpty())
            m_into.lose("exchange.in-tick-feedback"_say);
        else if (right && !feedback.isEmpty())
            m_into.addReasons({feedback});
        else
            made.feedback = feedback;
        m_item.choices.push_back(std::move(made));
    }

    void numerical() {
        m_item.kind = Item::Kind::Number;
        const QString shown = moodleWord(m_node, "showunits");
        if (!m_node.find("unit").empty() && shown != QLatin1String("3") && !shown.isEmpty())
            throw LeftOut{"exchange.in-units"_say};
        for (const XmlNode *answer : m_node.all("answer")) {
            const double fraction = fractionOf(*answer);
            const XmlNode *text = answer->child("text");
            const QString number = text ? text->words().simplified() : QString();
            const QString feedback = moodleLines(answer->child("feedback")).lines.join(u' ');
            const QString tolerance = moodleWord(*answer, "tolerance");
            if (fraction > 99.9) {
                if (!m_item.number.isEmpty())
                    throw LeftOut{"exchange.in-several-keys"_say};
                if (tolerance.toDouble() > 0.005)
                    throw LeftOut{say("exchange.in-tolerance", tolerance)};
                m_item.number = plain(number);
                if (!feedback.isEmpty())
                    m_into.addReasons({feedback});
            } else {
                if (fraction > 0)
                    m_into.lose("exchange.in-part-marks"_say);
                if (number == QLatin1String("*") || !centsIn(number))
                    m_into.lose("exchange.in-any-other"_say);
                else
                    m_item.near.push_back({plain(number), feedback});
            }
        }
    }
    static QString plain(const QString &number) {
        const auto cents = centsIn(number);
        return cents ? plainNumber(*cents) : number;
    }

    /// There the right order stands, and is shuffled when it is shown; here a question is the same for everybody.
    void ordering() {
        m_item.kind = Item::Kind::InOrder;
        if (const QString select = moodleWord(m_node, "selecttype");
            !select.isEmpty() && select != QLatin1String("ALL") && select != QLatin1String("0"))
            throw LeftOut{"exchange.in-some-of-order"_say};
        if (const QString grading = moodleWord(m_node, "gradingtype");
            !grading.isEmpty() && grading != QLatin1String("ALL_OR_NOTHING") && grading != QLatin1String("-1"))
            m_into.lose("exchange.in-part-marks"_say);
        QStringList texts;
        for (const XmlNode *answer : m_node.all("answer"))
            texts << moodleLines(answer).lines.join(u' ');
        std::vector<int> shown(static_cast<std::size_t>(texts.size()));
        std::iota(shown.begin(), shown.end(), 0);
        Random random(seedFrom(1, std::string_view(m_item.id)));
        for (int i = 0; i < 4 && std::is_sorted(shown.begin(), shown.end()); ++i)
            random.shuffle(shown);
        m_item.order.resize(shown.size());
        for (std::size_t i = 0; i < shown.size(); ++i) {
            m_item.choices.push_back({QString::number(i), texts[shown[i]], true, {}});
            m_item.order[static_cast<std::size_t>(shown[i])] = static_cast<int>(i);
        }
    }

    void rest() {
        if (!m_node.all("hint").empty())
            m_into.lose("exchange.in-hints"_say);
        for (const char *named : {"correctfeedback", "partiallycorrectfeedback", "incorrectfeedback"})
            if (!moodleLines(m_node.child(named)).lines.isEmpty())
                m_into.lose("exchange.in-combined-feedback"_say);
        bool isNumber = false;
        if (const double worth = moodleWord(m_node, "defaultgrade").toDouble(&isNumber); isNumber && worth == 0)
            m_into.lose("exchange.in-no-mark"_say);
    }

    const XmlNode &m_node;
    Arriving &m_into;
    Item &m_item;
};

} // namespace

void readMoodle(const QByteArray &bytes, Arrivals &into, const HowFar &howFar) {
    XmlGate gate(bytes);
    gate.each([&](const XmlNode &node, double done) {
        if (howFar)
            howFar(done);
        const std::string place = gate.place(node.line);
        if (node.name != QLatin1String("question"))
            return into.leaveOut(place, {}, say("exchange.in-element", node.name));
        if (node.attribute("type") == QLatin1String("category"))
            return;
        into.count(place);
        Arriving question;
        question.place = place;
        try {
            MoodleQuestion(node, question).read();
        } catch (LeftOut &left) {
            return into.leaveOut(place, question.item.title, std::move(left.why));
        }
        into.add(std::move(question));
    });
}

} // namespace pitwise::exchange
