// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house/housedesk.h"
#include "core/refusal.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace pitwise {
namespace {

QString decidedText(const HouseDecision &decision) {
    const QString when = QLocale().toString(QDateTime::fromMSecsSinceEpoch(decision.atMs),
                                            HouseDesk::tr("d MMM yyyy HH:mm", "a date with its time"));
    return HouseDesk::tr("%1, %2", "who, when").arg(decision.who, when);
}

std::optional<Cents> dollars(const QString &text) {
    bool isNumber = false;
    const qint64 amount = QString(text).remove(u',').remove(u'$').trimmed().toLongLong(&isNumber);
    if (!isNumber || amount < 0 || amount > maxAmount / 100)
        return std::nullopt;
    return amount * 100;
}

} // namespace

HouseDesk::HouseDesk(Desk &desk, QObject *parent) : QObject(parent), m_desk(desk), m_chips(Desk::allChips(), desk.chips()) {
}

void HouseDesk::setWho(const QString &who) {
    if (m_who == who)
        return;
    m_who = who;
    Q_EMIT whoChanged();
    if (!who.trimmed().isEmpty())
        setProblem({});
}

template <typename F> bool HouseDesk::decide(F &&make) {
    if (!m_desk.store())
        return false;
    if (m_who.trimmed().isEmpty()) {
        setProblem(tr("Type who decides first: a decision is kept with its name."));
        return false;
    }
    try {
        const DecisionText text = make();
        if (const auto decided = m_desk.store()->house().decide(text.key, text.value, m_who); !decided) {
            setProblem(inWords(decided.error()));
            return false;
        }
    } catch (const Refusal &refusal) {
        setProblem(tr("Not possible: %1.").arg(QString::fromStdString(refusal.error)));
        return false;
    }
    setProblem({});
    refresh();
    return true;
}

bool HouseDesk::setLimits(int row, const QString &minimum, const QString &maximum) {
    if (row < 0 || row >= m_limits.rowCount())
        return false;
    const LimitModel::Row &entry = m_limits.rows()[static_cast<std::size_t>(row)];
    const auto min = dollars(minimum), max = dollars(maximum);
    if (!min || !max) {
        setProblem(tr("Limits are whole dollars."));
        return false;
    }
    if (*min == entry.limits.min && *max == entry.limits.max)
        return false;
    return decide([&] { return limitsDecision(*m_desk.library().find(entry.game), entry.kind, {*min, *max}); });
}

bool HouseDesk::forgetLimits(int row) {
    if (row < 0 || row >= m_limits.rowCount())
        return false;
    const LimitModel::Row &entry = m_limits.rows()[static_cast<std::size_t>(row)];
    return entry.own && decide([&] { return DecisionText{limitsKey(entry.game, entry.kind), "null"}; });
}

bool HouseDesk::toggleChip(int row) {
    const auto &all = Desk::allChips().chips();
    if (row < 0 || row >= static_cast<int>(all.size()))
        return false;
    std::vector<Cents> values;
    for (std::size_t i = 0; i < all.size(); ++i)
        if ((m_desk.chips().chip(all[i].value) != nullptr) != (i == static_cast<std::size_t>(row)))
            values.push_back(all[i].value);
    try {
        (void)chipsDecision(Desk::allChips(), values);
    } catch (const Refusal &) {
        setProblem(tr(
            "These chips do not work together: every multiple of $5 must be payable, and paying from the largest chip down must use the fewest. Change another one first."));
        return false;
    }
    return decide([&] { return chipsDecision(Desk::allChips(), values); });
}

bool HouseDesk::setPayTable(int table) {
    return table != payTable() && decide([&] { return payTableDecision(m_desk.library(), table); });
}

bool HouseDesk::setSettlesFromLeft(bool left) {
    return left != settlesFromLeft() && decide([&] { return settleDecision(left ? SettleFrom::Left : SettleFrom::Right); });
}

bool HouseDesk::fix(int row, int option) {
    if (row < 0 || row >= m_readings.rowCount())
        return false;
    const HouseReadings::Row &entry = m_readings.rows()[static_cast<std::size_t>(row)];
    if (option < 0 || option >= entry.options.size() || option == entry.fixed)
        return false;
    return decide([&] { return readingDecision(*entry.item, HouseReadings::keyOf(*entry.item, option)); });
}

bool HouseDesk::takeBack(int row) {
    if (row < 0 || row >= m_readings.rowCount())
        return false;
    const HouseReadings::Row &entry = m_readings.rows()[static_cast<std::size_t>(row)];
    return entry.fixed >= 0 && decide([&] { return DecisionText{readingKey(entry.item->id), "null"}; });
}

void HouseDesk::forgive() {
    setProblem({});
}

void HouseDesk::refresh() {
    m_desk.readHouse();
    std::vector<HouseDecision> decisions;
    if (m_desk.store())
        if (auto inForce = m_desk.store()->house().inForce())
            decisions = std::move(*inForce);
    showLimits(decisions);
    showReadings();
    m_chips.tell();
    Q_EMIT changed();
}

void HouseDesk::showLimits(const std::vector<HouseDecision> &inForce) {
    std::vector<LimitModel::Row> rows;
    for (const std::string &game : m_desk.library().documents()) {
        const Rulebook &book = *m_desk.library().find(game);
        const ClauseTexts &texts = m_desk.texts(book);
        const auto add = [&](const std::string &kind) {
            const auto words = texts.bets.find(kind);
            // `Boom Busted: Dealer busts with` heads a pay table; the bet's name is what stands before the colon.
            const QString bet =
                QString::fromStdString(words != texts.bets.end() ? words->second.title : kind).section(u':', 0, 0);
            LimitModel::Row row{game,
                                kind,
                                kind == "main" ? tr("Main bet") : bet,
                                kind == "main",
                                false,
                                m_desk.house().limitsOf(game, kind),
                                {}};
            const auto decided = std::find_if(inForce.begin(), inForce.end(),
                                              [&](const HouseDecision &each) { return each.key == limitsKey(game, kind); });
            row.own = decided != inForce.end();
            if (row.own)
                row.decided = decidedText(*decided);
            rows.push_back(std::move(row));
        };
        add("main");
        for (const SideBet &bet : book.sideBets)
            add(bet.kind);
    }
    m_limits.show(std::move(rows));
}

void HouseDesk::showReadings() {
    std::vector<HouseReadings::Row> rows;
    for (const ReadingItem &item : m_desk.readings().items()) {
        HouseReadings::Row row{&item,
                               item.has(QuizMark::Flag) ? HouseReadings::optionsOf(item) : QStringList(),
                               HouseReadings::optionOf(item, item.defaultReading),
                               -1,
                               {},
                               {}};
        if (row.options.isEmpty())
            continue;
        if (m_desk.store())
            if (const auto history = m_desk.store()->house().history(readingKey(item.id)))
                for (const HouseDecision &decision : *history) {
                    const auto key = readingDecided(decision);
                    const bool first = row.history.isEmpty();
                    const int option = key ? HouseReadings::optionOf(item, *key) : -1;
                    const QString what = !key                    ? tr("taken back")
                                         : item.readings.empty() ? tr("fixed")
                                                                 : tr("fixed as (%1)").arg(QString::fromStdString(*key));
                    row.history << tr("%1: %2", "who and when: what").arg(decidedText(decision), what);
                    if (first) {
                        row.fixed = option;
                        row.decided = decidedText(decision);
                    }
                }
        rows.push_back(std::move(row));
    }
    m_readings.show(std::move(rows));
}

int HouseDesk::openReadings() const {
    const auto &rows = m_readings.rows();
    return static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [](const HouseReadings::Row &row) { return row.fixed < 0; }));
}

FixedReadings HouseDesk::fixed() const {
    FixedReadings fixed;
    for (const HouseReadings::Row &row : m_readings.rows())
        if (row.fixed >= 0)
            fixed[row.item->id] = {row.fixed, row.decided};
    return fixed;
}

void HouseDesk::setProblem(const QString &problem) {
    if (m_problem == problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

} // namespace pitwise
