// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/editor/decisionmodel.h"
#include "app/editor/editordocument.h"
#include "app/editor/timelinemodel.h"
#include "app/felt/feltscene.h"
#include "app/practice/chippile.h"

namespace pitwise {

/// The table of the editor: the round being written on its felt, the timeline, and everything that puts something in.
class EditorTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(pitwise::FeltScene *scene READ scene CONSTANT)
    Q_PROPERTY(pitwise::TimelineModel *timeline READ timeline CONSTANT)
    Q_PROPERTY(pitwise::DecisionModel *decisions READ decisions CONSTANT)
    Q_PROPERTY(pitwise::ChipPile *chips READ chips CONSTANT)
    Q_PROPERTY(QString game READ game NOTIFY shown)
    Q_PROPERTY(QString tableText READ tableText NOTIFY shown)
    Q_PROPERTY(QString waitsFor READ waitsFor NOTIFY shown)
    Q_PROPERTY(int stop READ stop NOTIFY shown)
    Q_PROPERTY(int stopCount READ stopCount NOTIFY shown)
    Q_PROPERTY(int nowRow READ nowRow NOTIFY shown)
    Q_PROPERTY(int askedStop READ askedStop NOTIFY shown) ///< -1: nothing is asked yet.
    Q_PROPERTY(bool canChange READ canChange NOTIFY shown)
    Q_PROPERTY(bool changing READ changing WRITE setChanging NOTIFY shown)
    Q_PROPERTY(QString cardError READ cardError NOTIFY errorChanged)
    Q_PROPERTY(QString betError READ betError NOTIFY errorChanged)
    Q_PROPERTY(int suit READ suit WRITE setSuit NOTIFY suitChanged)
    Q_PROPERTY(bool hasTens READ hasTens NOTIFY shown)
    Q_PROPERTY(QString others READ others NOTIFY shown) ///< Bettors who may do the same as the hand in turn.
    Q_PROPERTY(bool othersFollow MEMBER m_othersFollow NOTIFY followChanged)
    Q_PROPERTY(QString amountText MEMBER m_amountText NOTIFY followChanged) ///< For a double for less, or an insurance.
    Q_PROPERTY(bool takesAmount READ takesAmount NOTIFY shown) ///< Something may be decided for an amount of one's own.
    Q_PROPERTY(QString amountError READ amountError NOTIFY errorChanged)
    Q_PROPERTY(int bettor MEMBER m_bettor NOTIFY followChanged) ///< Whose chips are laid: the place on the box, from 0.
    Q_PROPERTY(int decks READ decks WRITE setDecks NOTIFY shown)
    Q_PROPERTY(int boxes READ boxes WRITE setBoxes NOTIFY shown)
    Q_PROPERTY(int leastDecks READ leastDecks NOTIFY shown)
    Q_PROPERTY(int mostDecks READ mostDecks NOTIFY shown)
    Q_PROPERTY(int leastBoxes READ leastBoxes NOTIFY shown)
    Q_PROPERTY(int mostBoxes READ mostBoxes NOTIFY shown)
    Q_PROPERTY(int payTable READ payTable WRITE setPayTable NOTIFY shown)
    Q_PROPERTY(int payTables READ payTables NOTIFY shown)
    Q_PROPERTY(QString minText READ minText NOTIFY shown)
    Q_PROPERTY(QString maxText READ maxText NOTIFY shown)

public:
    /// All outlive it.
    EditorTable(EditorDocument &document, const Library &library, const ChipSet &chips, QObject *parent = nullptr);

    // --- cards ---
    Q_INVOKABLE bool typeCards(const QString &text); ///< "8S KD"; false: cardError says why.
    Q_INVOKABLE void dealRank(int rank);             ///< Of the chosen suit; 1 is the Ace.
    Q_INVOKABLE void dealRandom();
    Q_INVOKABLE void dealOn(); ///< To the next decision.
    // --- decisions ---
    Q_INVOKABLE void decide(int row);    ///< amountError says why not.
    Q_INVOKABLE void decideWithAmount(); ///< The double, or the insurance, for the amount that is typed.
    // --- bets ---
    /// "2 100", "2 rwspairs 10", "2 B 50": box, who or what where it is not the first bet, amount. 0 takes it away.
    /// "2 seat B": who sits there; "2 seat": nobody.
    Q_INVOKABLE bool typeBet(const QString &text);
    /// Area empty: the main bet. Player empty: whoever has the place of `bettor` on that box.
    Q_INVOKABLE void addChip(int chip, int box, const QString &area, const QString &player = {});
    Q_INVOKABLE void takeBet(int box, const QString &player, const QString &area);
    Q_INVOKABLE void seatNext(int box); ///< The next bettor of the box has its seat; after the last, nobody.
    // --- the timeline ---
    Q_INVOKABLE void back();
    Q_INVOKABLE void forward();
    Q_INVOKABLE void goTo(int stop);
    Q_INVOKABLE void goToCard(int box, int hand, int card); ///< The card on the felt; box 0: the dealer's.
    Q_INVOKABLE void remove();                              ///< What happens now.
    Q_INVOKABLE void removeRest();                          ///< Everything after now.
    Q_INVOKABLE bool setLimits(const QString &min, const QString &max);

    /// It is another scenario or table now, and nothing that was shown of the one before stays. `view`: what the trainee
    /// will see at the point; shown there.
    void show(std::shared_ptr<const Timeline> played, std::optional<RoundView> view);
    /// The timeline of that scenario, where an edit has played it already; else null.
    [[nodiscard]] std::shared_ptr<const Timeline> playedOf(const Scenario &scenario) const;
    void dropEntry(const QString &list, int entry);
    [[nodiscard]] int stopOfEntry(TimelineItem::Kind kind, int entry) const;
    [[nodiscard]] int pointStop() const; ///< Where the question is, or would be, asked.
    [[nodiscard]] const Timeline &played() const { return *m_played; }
    [[nodiscard]] std::size_t now() const; ///< The item at which the timeline stands.
    [[nodiscard]] const TimelineItem &nowItem() const { return m_played->items()[now()]; }

    [[nodiscard]] FeltScene *scene() { return &m_scene; }
    [[nodiscard]] TimelineModel *timeline() { return &m_timeline; }
    [[nodiscard]] DecisionModel *decisions() { return &m_decisions; }
    [[nodiscard]] ChipPile *chips() { return &m_chips; }
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString tableText() const;
    [[nodiscard]] QString waitsFor() const;
    [[nodiscard]] int stop() const { return m_document.stop(); }
    [[nodiscard]] int stopCount() const { return static_cast<int>(m_stops.size()); }
    [[nodiscard]] int nowRow() const { return m_timeline.nowRow(); }
    [[nodiscard]] int askedStop() const;
    [[nodiscard]] bool canChange() const;
    [[nodiscard]] bool changing() const { return m_changing && canChange(); }
    void setChanging(bool on);
    [[nodiscard]] QString cardError() const { return m_cardError; }
    [[nodiscard]] QString betError() const { return m_betError; }
    [[nodiscard]] QString amountError() const { return m_amountError; }
    [[nodiscard]] bool takesAmount() const { return amountRow() >= 0; }
    [[nodiscard]] int suit() const { return m_suit; }
    void setSuit(int suit);
    [[nodiscard]] bool hasTens() const;
    [[nodiscard]] QString others() const { return m_others.join(QStringLiteral(", ")); }
    [[nodiscard]] int decks() const;
    void setDecks(int decks);
    [[nodiscard]] int boxes() const;
    void setBoxes(int boxes);
    [[nodiscard]] int leastDecks() const { return rulebook().decks.min; }
    [[nodiscard]] int mostDecks() const { return rulebook().decks.max; }
    [[nodiscard]] int leastBoxes() const { return rulebook().boxes().min; }
    [[nodiscard]] int mostBoxes() const { return rulebook().boxes().max; }
    [[nodiscard]] int payTable() const;
    void setPayTable(int table);
    [[nodiscard]] int payTables() const { return rulebook().payTables; }
    [[nodiscard]] QString minText() const;
    [[nodiscard]] QString maxText() const;

Q_SIGNALS:
    void shown();
    void errorChanged();
    void suitChanged();
    void followChanged();

private:
    [[nodiscard]] const Rulebook &rulebook() const { return m_played->rulebook(); }
    [[nodiscard]] QJsonObject round() const; ///< An empty table where the scenario has none.
    [[nodiscard]] std::vector<TimelineStop> stopsOf(const Scenario &scenario, const Timeline &played) const;
    [[nodiscard]] bool atEnd() const;
    /// One edit of the round. `item`: what it was done after (or to); the point moves along where it lies behind.
    void edit(const QString &what, const QJsonObject &round, std::size_t item, int added = 1,
              EditorDocument::Joined joined = EditorDocument::Joined::No);
    void refresh();
    void readMoment(); ///< What may be decided where the timeline stands.
    void putCards(const std::vector<Card> &cards);
    [[nodiscard]] Card randomCard(const QJsonObject &round) const;
    [[nodiscard]] QJsonObject actionOf(const DecisionModel::Row &row) const;
    void showFelt();
    void setErrors(const QString &card, const QString &bet);
    void setAmountError(const QString &error);
    [[nodiscard]] int amountRow() const; ///< Of the decision that takes an amount; -1: none does.

    EditorDocument &m_document;
    const Library &m_library;
    const ChipSet &m_chipSet;
    FeltScene m_scene;
    TimelineModel m_timeline;
    DecisionModel m_decisions;
    ChipPile m_chips;
    std::shared_ptr<const Timeline> m_played;
    std::optional<std::pair<Scenario, std::shared_ptr<const Timeline>>> m_next; ///< Of the edit that is being made.
    Awaited m_awaited; ///< Here, or before the decision that is being changed.
    std::vector<TimelineStop> m_stops;
    std::optional<RoundView> m_questionView;
    bool m_changing = false;
    int m_suit = 0;
    QStringList m_others;
    bool m_othersFollow = true;
    QString m_amountText;
    int m_bettor = 0;
    QString m_cardError, m_betError, m_amountError;
};

} // namespace pitwise
