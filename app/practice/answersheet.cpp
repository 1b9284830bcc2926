// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/answersheet.h"
#include "app/felt/felttargets.h"
#include "core/quiz/key.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

QString tr(const char *source) {
    return QCoreApplication::translate("AnswerSheet", source);
}

QString qt(const std::string &text) {
    return QString::fromStdString(text);
}

bool holds(const QJsonArray &list, const QString &key) {
    return std::any_of(list.begin(), list.end(), [&](const QJsonValue &value) { return value.toString() == key; });
}

/// Whether an answer says the same as another, whatever else it carries (chips laid, order of keys).
bool same(const QJsonObject &a, const QJsonObject &b) {
    for (auto it = a.begin(); it != a.end(); ++it)
        if (it.key() != L1("chips") && b.value(it.key()) != it.value())
            return false;
    return true;
}

} // namespace

QString actionWords(const QString &action) {
    static const std::pair<const char *, const char *> words[] = {
        {"hit", QT_TRANSLATE_NOOP("AnswerSheet", "Hit")},
        {"stand", QT_TRANSLATE_NOOP("AnswerSheet", "Stand")},
        {"double", QT_TRANSLATE_NOOP("AnswerSheet", "Double")},
        {"split", QT_TRANSLATE_NOOP("AnswerSheet", "Split")},
        {"free-double", QT_TRANSLATE_NOOP("AnswerSheet", "Free double")},
        {"free-split", QT_TRANSLATE_NOOP("AnswerSheet", "Free split")},
        {"surrender", QT_TRANSLATE_NOOP("AnswerSheet", "Surrender")},
        {"insurance", QT_TRANSLATE_NOOP("AnswerSheet", "Insure")},
        {"even-money", QT_TRANSLATE_NOOP("AnswerSheet", "Even money")}};
    for (const auto &[id, text] : words)
        if (action == L1(id))
            return tr(text);
    return action;
}

AnswerSheet::AnswerSheet(const Question &question, const Rulebook &rules, const std::optional<RoundView> &view)
    : m_type(question.answer.value(L1("type")).toString()), m_askedBox(question.asks.value(L1("box")).toInt()) {
    if (m_type == L1("amount") || m_type == L1("chips")) {
        m_kind = Kind::Money;
        return;
    }
    if (m_type == L1("total") || m_type == L1("count")) {
        m_kind = Kind::Number;
        m_asksSoft = m_type == L1("total") && question.answer.contains(L1("soft"));
        return;
    }
    m_kind = m_type == L1("actions") || m_type == L1("choices") ? Kind::SomeOf
             : m_type == L1("order")                            ? Kind::InOrder
                                                                : Kind::OneOf;
    for (const Option &option : question.options) {
        Line line;
        line.label = option.text.text();
        line.key = qt(option.key);
        line.answer =
            option.answer.isEmpty() ? QJsonObject{{L1("type"), L1("choice")}, {L1("key"), line.key}} : option.answer;
        m_lines.push_back(line);
    }
    if (!m_lines.empty())
        return;
    m_mayBeEmpty = m_kind == Kind::SomeOf;
    if (m_type == L1("actions"))
        offerActions(rules.play);
    else if (m_type == L1("player"))
        offerPlayers(question, view);
    else if (m_type == L1("bet"))
        offerBets(question, view);
    else if (m_type == L1("card"))
        offerCards(question);
}

void AnswerSheet::offerActions(const PlayRules &play) {
    // In the order of a dealer's questions; what this game does not know is left out.
    const bool insurance = play.insurance != InsuranceBy::Nobody;
    for (const char *action :
         {"hit", "stand", "double", "split", "free-double", "free-split", "surrender", "insurance", "even-money"}) {
        const QString key = L1(action);
        const bool isFree = key.startsWith(L1("free-"));
        if ((isFree && !play.freeBets) || (!insurance && (key == L1("insurance") || key == L1("even-money"))))
            continue;
        m_lines.push_back({actionWords(key), {}, key, isFree});
    }
}

void AnswerSheet::offerPlayers(const Question &question, const std::optional<RoundView> &view) {
    QStringList players;
    const auto add = [&](const QString &player) {
        if (!player.isEmpty() && !players.contains(player))
            players << player;
    };
    const QJsonObject facts = question.situation.value(L1("facts")).toObject();
    for (const L1 list : {L1("bettors"), L1("claimants"), L1("bets")})
        for (const QJsonValue &entry : facts.value(list).toArray())
            add(entry.toObject().value(L1("player")).toString());
    const int box = question.asks.value(L1("box")).toInt();
    if (view)
        for (const BoxView &seen : view->table)
            if (box == 0 || seen.box == box) {
                add(qt(seen.seated));
                for (const HandView &hand : seen.hands)
                    for (const StakeView &stake : hand.stakes)
                        add(qt(stake.player));
                for (const SideAreaView &area : seen.sides)
                    for (const StakeView &stake : area.stakes)
                        add(qt(stake.player));
            }
    players.sort();
    for (const QString &player : players)
        m_lines.push_back({tr("Player %1").arg(player), playerAnswer(player.toStdString()), player});
}

namespace {

/// What the story says of a bet, "Box 3, B, main bet: taken $30"; empty: nothing.
QString settlementIn(const std::vector<Phrase> &story, int box, int hand, const QString &player, const QString &kind) {
    const QString where = QString::number(box), rest(QChar(0));
    const Phrase plain{QT_TRANSLATE_NOOP("quiz", "Box %1, %2, %3: %4."), {where, player, kind, rest}};
    const Phrase ofHand{QT_TRANSLATE_NOOP("quiz", "Box %1, hand %2, %3, %4: %5."),
                        {where, QString::number(hand), player, kind, rest}};
    for (const Phrase &form : {plain, ofHand}) {
        const QString whole = form.text();
        const QString start = whole.left(whole.indexOf(rest)), end = whole.mid(whole.indexOf(rest) + 1);
        for (const Phrase &line : story)
            if (const QString text = line.text(); text.startsWith(start) && text.endsWith(end))
                return text.chopped(end.size());
    }
    return {};
}

} // namespace

void AnswerSheet::offerBets(const Question &question, const std::optional<RoundView> &view) {
    if (!view)
        return;
    std::vector<bool> told;
    const auto add = [&](int box, const std::string &player, const std::string &kind, int hand, const QString &where) {
        QJsonObject answer{{L1("type"), L1("bet")}, {L1("box"), box}, {L1("player"), qt(player)}, {L1("kind"), qt(kind)}};
        if (hand > 0)
            answer[L1("hand")] = hand;
        QString label = settlementIn(question.story, box, hand, qt(player), kindName(kind).text());
        told.push_back(!label.isEmpty());
        if (label.isEmpty())
            label = tr("Box %1, %2: %3%4").arg(QString::number(box), qt(player), kindName(kind).text(), where);
        m_lines.push_back({label, answer, {}});
    };
    for (const BoxView &box : view->table) {
        for (std::size_t h = 0; h < box.hands.size(); ++h)
            for (const StakeView &stake : box.hands[h].stakes)
                add(box.box, stake.player, "main", static_cast<int>(h) + 1,
                    box.hands.size() > 1 ? tr(", hand %1").arg(h + 1) : QString());
        for (const SideAreaView &area : box.sides)
            for (const StakeView &stake : area.stakes)
                add(box.box, stake.player, area.kind, 0, {});
        for (const InsuranceView &insurance : box.insurance)
            add(box.box, insurance.player, "insurance", 0, {});
    }
    // One of the settlements is asked for: a bet that is not among them is no answer.
    const std::vector<bool> right = linesOf(question.answer);
    for (std::size_t i = 0; i < right.size(); ++i)
        if (right[i] && told[i]) {
            std::size_t at = 0;
            std::erase_if(m_lines, [&](const Line &) { return !told[at++]; });
            break;
        }
}

void AnswerSheet::offerCards(const Question &question) {
    for (const QJsonValue &value : question.situation.value(L1("facts")).toObject().value(L1("drawn")).toArray())
        if (const auto card = parseCard(value.toString().toStdString()))
            m_lines.push_back({cardPhrase(*card).text(), {{L1("type"), L1("card")}, {L1("card"), value}}, value.toString()});
}

int AnswerSheet::pickable() const {
    using namespace felt;
    if (m_type == L1("player"))
        return PlayerTarget;
    if (m_type == L1("bet"))
        return BetTarget | InsuranceTarget;
    if (m_type == L1("card"))
        return CardTarget;
    return m_type == L1("place") ? BoxTarget | AreaTarget | InsuranceTarget : NoTarget;
}

int AnswerSheet::lineAt(const felt::PlacedItem &item) const {
    using felt::ItemKind;
    const bool insurance = item.kind == ItemKind::InsuranceSpot || item.role == felt::StackRole::Insurance;
    const QString area = insurance           ? QStringLiteral("insurance")
                         : item.area.empty() ? QStringLiteral("main")
                                             : qt(item.area);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const QJsonObject &answer = m_lines[i].answer;
        bool fits = false;
        if (m_type == L1("player"))
            fits = (m_askedBox == 0 || item.box == m_askedBox) && answer.value(L1("player")).toString() == qt(item.player);
        else if (m_type == L1("card"))
            fits = item.card && answer.value(L1("card")).toString() == qt(cardName(*item.card));
        else if (m_type == L1("place"))
            fits = (m_askedBox == 0 || item.box == m_askedBox) && answer.value(L1("area")).toString() == area;
        else if (m_type == L1("bet"))
            fits = answer.value(L1("box")).toInt() == item.box && answer.value(L1("player")).toString() == qt(item.player) &&
                   answer.value(L1("kind")).toString() == area &&
                   (area != L1("main") || answer.value(L1("hand")).toInt(1) == std::max(1, item.hand));
        if (fits)
            return static_cast<int>(i);
    }
    return -1;
}

QJsonObject AnswerSheet::one(int line) const {
    return line < 0 || line >= static_cast<int>(m_lines.size()) ? QJsonObject{}
                                                                : m_lines[static_cast<std::size_t>(line)].answer;
}

QJsonObject AnswerSheet::some(const std::vector<bool> &chosen) const {
    QStringList keys;
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (i < chosen.size() && chosen[i])
            keys << m_lines[i].key;
    keys.sort();
    return {{L1("type"), m_type}, {m_type == L1("actions") ? L1("allowed") : L1("keys"), QJsonArray::fromStringList(keys)}};
}

QJsonObject AnswerSheet::order(const std::vector<int> &lines) const {
    QJsonArray keys;
    for (const int line : lines)
        keys.append(m_lines[static_cast<std::size_t>(line)].key);
    return {{L1("type"), L1("order")}, {L1("keys"), keys}};
}

QJsonObject AnswerSheet::money(Cents cents, const std::vector<ChipCount> &chips) const {
    QJsonObject answer{{L1("type"), chips.empty() ? L1("amount") : L1("chips")}, {L1("cents"), static_cast<qint64>(cents)}};
    if (!chips.empty()) {
        QJsonArray list;
        for (const ChipCount &chip : chips)
            list.append(QJsonObject{{L1("value"), static_cast<qint64>(chip.value)}, {L1("count"), chip.count}});
        answer[L1("chips")] = list;
    }
    return answer;
}

QJsonObject AnswerSheet::number(int number, bool soft) const {
    QJsonObject answer{{L1("type"), m_type}, {m_type == L1("total") ? L1("total") : L1("count"), number}};
    if (m_asksSoft)
        answer[L1("soft")] = soft;
    return answer;
}

QString AnswerSheet::inWords(const QJsonObject &answer) const {
    switch (m_kind) {
    case Kind::Money: return moneyText(answer.value(L1("cents")).toInteger());
    case Kind::Number: {
        const QString number = QString::number(answer.value(m_type == L1("total") ? L1("total") : L1("count")).toInt());
        return !m_asksSoft                         ? number
               : answer.value(L1("soft")).toBool() ? tr("soft %1").arg(number)
                                                   : tr("hard %1").arg(number);
    }
    case Kind::OneOf: {
        for (const Line &line : m_lines)
            if (same(line.answer, answer))
                return line.label;
        return answer.value(L1("player")).toString();
    }
    case Kind::SomeOf:
    case Kind::InOrder: break;
    }
    QStringList words;
    const QJsonArray keys = answer.value(m_type == L1("actions") ? L1("allowed") : L1("keys")).toArray();
    for (const QJsonValue &key : keys)
        for (const Line &line : m_lines)
            if (line.key == key.toString())
                words << line.label;
    return words.isEmpty() ? tr("None of them") : words.join(m_kind == Kind::InOrder ? tr(", then ") : tr(", "));
}

std::vector<bool> AnswerSheet::linesOf(const QJsonObject &answer) const {
    std::vector<bool> held;
    const QJsonArray keys = answer.value(m_type == L1("actions") ? L1("allowed") : L1("keys")).toArray();
    for (const Line &line : m_lines)
        held.push_back(m_kind == Kind::SomeOf ? holds(keys, line.key) : same(line.answer, answer));
    return held;
}

std::vector<int> AnswerSheet::orderOf(const QJsonObject &answer) const {
    std::vector<int> lines;
    for (const QJsonValue &key : answer.value(L1("keys")).toArray())
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            if (m_lines[i].key == key.toString())
                lines.push_back(static_cast<int>(i));
    return lines;
}

} // namespace pitwise
