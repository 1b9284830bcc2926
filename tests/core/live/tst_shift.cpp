// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/shift.h"
#include "tests/core/live/table.h"

#include <QTest>

namespace pitwise::live {

/// Deals as a trainee at the window does: what is due, one act after another, while the players take their time.
class Hands {
public:
    explicit Hands(Shift &shift) : m_shift(shift) {}

    /// One thing; false: nothing is left to be done or waited for.
    bool step() {
        if (m_shift.ended())
            return false;
        if (const auto entry = due()) {
            const std::int64_t time = m_shift.now() + 400;
            if (const auto first = m_shift.dueAt(); first && *first <= time) {
                m_shift.advance(*first); // a player was quicker: look again
                return true;
            }
            m_shift.act(*entry, time);
            return true;
        }
        const auto next = m_shift.dueAt();
        if (!next)
            return false;
        m_shift.advance(*next);
        return true;
    }

private:
    [[nodiscard]] std::optional<Entry> due() const {
        const Dealing *round = m_shift.session().round();
        if (m_shift.company().awaitsBets()) {
            Entry entry;
            entry.act = Act::Say; // "Place your bets, please"
            const bool said = !m_shift.entries().empty() && m_shift.entries().back().act == Act::Say;
            return said ? std::nullopt : std::optional(entry);
        }
        const DutyList list = round->duties();
        const bool playersSpeak = m_shift.company().next() && m_shift.company().next()->purpose == Company::Purpose::Said;
        for (std::size_t i = 0; i < list.duties.size(); ++i) {
            const Duty &duty = list.duties[i];
            const bool close =
                duty.act == Act::Say && (duty.call == Call::CloseInsurance || duty.call == Call::CloseSurrender);
            const bool early = duty.act == Act::Say && duty.call == Call::NoMoreBets && m_shift.company().next();
            if (!list.open(i) || (close && playersSpeak) || early)
                continue;
            Entry entry;
            entry.act = duty.act;
            entry.box = duty.place.box;
            entry.hand = duty.place.hand != 0 ? duty.place.hand : duty.hand;
            entry.what = static_cast<std::uint8_t>(duty.call);
            entry.burn = duty.place.burn;
            entry.dealer = duty.act == Act::Card && duty.place.dealer();
            entry.player = duty.player;
            entry.kind = duty.kind;
            entry.cents = duty.cents;
            entry.of = duty.of;
            return entry;
        }
        return std::nullopt;
    }

    Shift &m_shift;
};

class TestShift : public QObject {
    Q_OBJECT

    static PlayoutOptions options(const char *game, std::uint64_t seed, int dial) {
        PlayoutOptions options;
        options.book = library().find(game);
        options.seed = seed;
        options.rounds = 2;
        options.dial = dial;
        options.boxes = 1 + static_cast<int>(seed % static_cast<std::uint64_t>(options.book->boxes().max));
        return options;
    }
    static std::vector<std::string> dealOut(const PlayoutOptions &options, std::vector<std::string> lines = {}) {
        const auto keep = [&](std::string_view line) { lines.emplace_back(line); };
        const std::vector<std::string> before = lines;
        Shift shift = before.empty() ? Shift(options, library(), keep) : Shift(options, library(), before, keep);
        if (lines.empty())
            lines.push_back(shift.headerLine());
        Hands hands(shift);
        for (int i = 0; i < 5000 && hands.step(); ++i) {
        }
        return lines;
    }

private Q_SLOTS:
    void aRightRoundIsFaultless_data() {
        QTest::addColumn<QString>("game");
        for (const char *game : games)
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void aRightRoundIsFaultless() {
        QFETCH(QString, game);
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const PlayoutOptions plan = options(game.toLatin1().constData(), seed, static_cast<int>(seed % 3));
            std::vector<std::string> lines;
            Shift shift(plan, library(), [&](std::string_view line) { lines.emplace_back(line); });
            Hands hands(shift);
            int steps = 0;
            while (steps++ < 5000 && hands.step()) {
            }
            QVERIFY2(shift.ended(), qPrintable(QStringLiteral("seed %1 after %2: %3")
                                                   .arg(seed)
                                                   .arg(lines.size())
                                                   .arg(lines.empty() ? QString() : QString::fromStdString(lines.back()))));
            const auto graded = shift.session().grades();
            QCOMPARE(graded.size(), 2U);
            for (const RoundGrade &grade : graded)
                QVERIFY2(
                    grade.faults.empty() && grade.score() == 1000,
                    qPrintable(QStringLiteral("seed %1: ").arg(seed) + QString::fromUtf8(brief(shift.header(), graded))));
            QVERIFY(shift.session().felt().conserved());
        }
    }

    void aShiftBrokenOffGoesOnAsIfNothingHadHappened() {
        for (const char *game : games) {
            const PlayoutOptions plan = options(game, 5, 2);
            const auto whole = dealOut(plan);
            Random random(11);
            for (int i = 0; i < 25; ++i) {
                std::vector<std::string> part(whole.begin(), whole.begin() + 1 +
                                                                 random.below(static_cast<std::uint32_t>(whole.size() - 1)));
                const std::size_t from = part.size();
                const auto again = dealOut(plan, std::move(part));
                const auto at = std::mismatch(again.begin(), again.end(), whole.begin(), whole.end()).first - again.begin();
                QVERIFY2(again == whole,
                         qPrintable(QStringLiteral("%1, cut at %2, differs at %3: %4")
                                        .arg(QLatin1String(game))
                                        .arg(from)
                                        .arg(at)
                                        .arg(QString::fromStdString(
                                            again[std::min(again.size() - 1, static_cast<std::size_t>(at))]))));
            }
        }
    }

    void whatCannotBeDoneChangesNothing() {
        const PlayoutOptions plan = options("lucky8", 3, 0);
        bool full = false;
        Shift shift(plan, library(), [&](std::string_view) {
            if (full)
                throw Refusal{"the disk is full", {}, {}};
        });
        Hands hands(shift);
        for (int i = 0; i < 12; ++i)
            QVERIFY(hands.step());
        const auto before = shift.entries().size();
        Entry lift;
        lift.act = Act::Split;
        lift.box = 1;
        lift.hand = 4;
        QVERIFY_EXCEPTION_THROWN(shift.act(lift, shift.now() + 1), Refusal);
        Entry burn;
        burn.act = Act::Say;
        burn.what = static_cast<std::uint8_t>(Call::Outcome);
        full = true;
        QVERIFY_EXCEPTION_THROWN(shift.act(burn, shift.now() + 1), Refusal);
        QCOMPARE(shift.entries().size(), before);
        QVERIFY(!shift.session().round()->said(Call::Outcome));
    }

    void theFeltShowsWhatLiesThere() {
        const PlayoutOptions plan = options("lucky8", 6, 0);
        Shift shift(plan, library(), [](std::string_view) {});
        Hands hands(shift);
        while (!shift.session().round() || shift.session().felt().cards().size() < 3)
            QVERIFY(hands.step());
        Entry astray; // to a box without a bet, right or wrong
        astray.act = Act::Card;
        astray.box = static_cast<std::uint8_t>(shift.header().table.boxes);
        astray.hand = 1;
        const std::size_t before =
            shift.view(false).table.back().hands.empty() ? 0 : shift.view(false).table.back().hands[0].cards.size();
        shift.act(astray, shift.now() + 1);
        QCOMPARE(shift.view(false).table.back().hands.front().cards.size(), before + 1);
        Entry lift;
        lift.act = Act::Lift;
        shift.act(lift, shift.now() + 1);
        QVERIFY(shift.view(false).faceUpInShoe.has_value()); // everybody has seen it
    }
};

} // namespace pitwise::live

QTEST_GUILESS_MAIN(pitwise::live::TestShift)
#include "tst_shift.moc"
