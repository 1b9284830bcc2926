// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/trainerbench.h"

using pitwise::live::Act;
using pitwise::live::Duty;

/// A live table whose players take no time, and the keys that what is due needs.
class LiveBench : public TrainerBench {
    Q_OBJECT

public:
    using TrainerBench::TrainerBench;

    Q_INVOKABLE void seed(int seed) { table().setSeed(static_cast<std::uint64_t>(seed)); }
    /// Time goes on to what the players do next; false: they wait for the dealer.
    Q_INVOKABLE bool skip() { return table().skipToPlayers(); }
    Q_INVOKABLE int entries() { return shift() ? static_cast<int>(shift()->entries().size()) : 0; }
    Q_INVOKABLE int cards() { return shift() ? static_cast<int>(shift()->session().felt().cards().size()) : 0; }
    Q_INVOKABLE int faults() {
        int count = 0;
        if (shift())
            for (const auto &grade : shift()->session().grades())
                count += static_cast<int>(grade.faults.size());
        return count;
    }
    Q_INVOKABLE bool conserved() { return shift() && shift()->session().felt().conserved(); }
    /// The act of the trace's last line.
    Q_INVOKABLE QString lastAct() {
        return shift() && entries() > 0 ? QString::fromLatin1(name(shift()->entries().back().act).data()) : QString();
    }
    /// What is due next, as its key; a bet is pointed at with arrows first: "bet" stands before its key, with the steps
    /// that lead there. Empty: the players are to do something.
    Q_INVOKABLE QString dueKey() {
        const auto duty = table().dueNow();
        if (!duty)
            return {};
        switch (duty->act) {
        case Act::Say: return QString(QChar(QLatin1String("QWERTYI").at(static_cast<int>(duty->call))));
        case Act::Card:
            return duty->place.burn       ? QStringLiteral("B")
                   : duty->place.dealer() ? QStringLiteral("0")
                                          : QString::number(duty->place.box);
        case Act::Take: return QStringLiteral("Z");
        case Act::Pay: return QStringLiteral("X");
        case Act::Return: return QStringLiteral("G");
        case Act::Half: return QStringLiteral("H");
        case Act::Accept: return QStringLiteral("A");
        case Act::Refuse: return QStringLiteral("D");
        case Act::Split: return QStringLiteral("/");
        case Act::Marker: return QStringLiteral("M");
        case Act::Clear: return QStringLiteral("C");
        case Act::ClearAll: return QStringLiteral("Enter");
        default: return {};
        }
    }
    /// Of a card that is due: whether it goes to the hand right of the one that is being dealt to.
    Q_INVOKABLE bool dueNextHand() {
        const auto duty = table().dueNow();
        return duty && duty->act == Act::Card && !duty->place.dealer() && !duty->place.burn &&
               table().handInTurn(duty->place.box) != duty->place.hand;
    }
    Q_INVOKABLE QString dueTarget() { return table().dueTarget(); }
    Q_INVOKABLE int dueBox() {
        const auto duty = table().dueNow();
        return duty ? duty->place.box : 0;
    }
    Q_INVOKABLE QString dueSum() {
        const auto duty = table().dueNow();
        return duty ? QString::number(static_cast<double>(duty->cents) / 100, 'f', duty->cents % 100 ? 2 : 0) : QString();
    }
    Q_INVOKABLE bool dueBonus() {
        const auto duty = table().dueNow();
        return duty && duty->kind == pitwise::bonusBet;
    }

private:
    pitwise::LiveTable &table() { return *trainer()->live(); }
    const pitwise::live::Shift *shift() { return table().shift(); }
};

PITWISE_BENCH(LiveBench, "Pitwise.LiveTest")
#include "livebench.moc"
