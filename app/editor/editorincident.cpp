// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/editorincident.h"
#include "app/editor/factwords.h"
#include "app/text/said.h"
#include "core/scenario/scriptedit.h"
#include "core/scenario/tablefacts.h"

#include <QJsonArray>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// The first box with more on it than the table allows; 0: none has.
int boxOver(const TableSetup &setup) {
    std::map<int, Cents> onBox;
    for (const Bet &bet : setup.bets)
        if (bet.kind == mainBet)
            onBox[bet.box] += bet.placed;
    const auto over = std::ranges::find_if(onBox, [&](const auto &box) { return box.second > setup.mainLimits.max; });
    return over == onBox.end() ? 0 : over->first;
}

} // namespace

// ---------------------------------------------------------------- models

void KindModel::show(std::vector<SituationKind> kinds, std::optional<SituationKind> chosen) {
    if (kinds == m_kinds) {
        m_chosen = chosen;
        if (!m_kinds.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1), {ChosenRole});
        return;
    }
    beginResetModel();
    m_kinds = std::move(kinds);
    m_chosen = chosen;
    endResetModel();
}

std::optional<SituationKind> KindModel::at(int row) const {
    return row >= 0 && row < static_cast<int>(m_kinds.size()) ? std::optional(m_kinds[static_cast<std::size_t>(row)])
                                                              : std::nullopt;
}

QVariant KindModel::data(const QModelIndex &index, int role) const {
    const auto kind = index.isValid() ? at(index.row()) : std::nullopt;
    if (!kind)
        return {};
    return role == TitleRole ? QVariant(kindTitle(*kind)) : role == ChosenRole ? QVariant(kind == m_chosen) : QVariant();
}

QHash<int, QByteArray> KindModel::roleNames() const {
    return {{TitleRole, "title"}, {ChosenRole, "chosen"}};
}

void FactModel::show(SituationKind kind, std::vector<FactField> fields, QJsonObject facts) {
    const bool same = kind == m_kind && fields.size() == m_fields.size() &&
                      std::equal(fields.begin(), fields.end(), m_fields.begin(),
                                 [](const FactField &a, const FactField &b) { return a.path == b.path; });
    m_kind = kind;
    m_errorRow = -1;
    if (same) { // a control that is being typed in stays
        m_fields = std::move(fields);
        m_facts = std::move(facts);
        if (!m_fields.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_fields = std::move(fields);
    m_facts = std::move(facts);
    endResetModel();
}

void FactModel::setError(int row, const QString &error) {
    m_errorRow = row;
    m_error = error;
    if (!m_fields.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {ErrorRole});
}

QVariant FactModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FactField &field = m_fields[static_cast<std::size_t>(index.row())];
    switch (role) {
    case LabelRole: return factLabel(field);
    case ControlRole:
        return field.type == FactField::Type::Choice ? Choice : field.type == FactField::Type::YesNo ? YesNo : Typed;
    case ValueRole:
        return field.type == FactField::Type::Money ? moneyText(script::typedMoney(factText(m_facts, field)).value_or(0))
                                                    : factText(m_facts, field);
    case ChoicesRole: return choiceWords(field);
    case ChosenRole: return static_cast<int>(field.values.indexOf(factText(m_facts, field)));
    case ErrorRole: return index.row() == m_errorRow ? m_error : QString();
    case PersonRole: return field.person;
    case HeadingRole: return beginsPerson(index.row()) ? personTitle(m_kind, field.person + 1) : QString();
    }
    return {};
}

bool FactModel::beginsPerson(int row) const {
    const int person = m_fields[static_cast<std::size_t>(row)].person;
    return person >= 0 && (row == 0 || m_fields[static_cast<std::size_t>(row - 1)].person != person);
}

QHash<int, QByteArray> FactModel::roleNames() const {
    return {{LabelRole, "label"},   {ControlRole, "control"}, {ValueRole, "value"},   {ChoicesRole, "choices"},
            {ChosenRole, "chosen"}, {ErrorRole, "error"},     {PersonRole, "person"}, {HeadingRole, "heading"}};
}

// ---------------------------------------------------------------- the incident

EditorIncident::EditorIncident(EditorDocument &document, EditorTable &table, QObject *parent)
    : QObject(parent), m_document(document), m_table(table) {
}

std::optional<SituationKind> EditorIncident::kind() const {
    const auto &incident = m_document.scenario().incident;
    return incident ? situationKind(incident->kind) : std::nullopt;
}

QString EditorIncident::title() const {
    return kind() ? kindTitle(*kind()) : QString();
}

void EditorIncident::refresh() {
    const Rulebook &rulebook = m_table.played().rulebook();
    m_kinds.show(breakableKinds(rulebook), kind());
    if (const auto known = kind())
        m_facts.show(*known, factFields(*known, m_document.scenario().incident->facts, rulebook),
                     m_document.scenario().incident->facts);
    else
        m_facts.show(SituationKind::NotCovered, {}, {});
    Q_EMIT changed();
}

ScenarioIncident EditorIncident::incidentOf(SituationKind kind) const {
    // The same draft gives the same cards.
    Random random(seedFrom(2, m_document.scenario().id, nameOf(kind)));
    const Timeline &played = m_table.played();
    const int box = kind == SituationKind::OverMaximum ? boxOver(played.setup()) : 0;
    return {std::string(nameOf(kind)), factsFromTable(kind, played, m_table.now(), box, random)};
}

void EditorIncident::put(int row) {
    const auto chosen = m_kinds.at(row);
    if (!chosen)
        return;
    Scenario after = m_document.scenario();
    after.incident = incidentOf(*chosen);
    after.at = static_cast<int>(m_table.nowItem().events);
    after.ask.reset(); // what is asked about it is chosen anew
    after.dropped.clear();
    after.added.clear();
    // The stop after the item at which it happens.
    int stop = m_table.stop();
    if (!m_document.scenario().incident || m_table.pointStop() > m_table.stop())
        ++stop;
    m_document.change(tr("Break something"), std::move(after), stop);
}

void EditorIncident::takeOut() {
    Scenario after = m_document.scenario();
    after.incident.reset();
    m_document.change(tr("Take the irregularity out"), std::move(after), m_table.stop());
}

bool EditorIncident::setFact(int row, const QString &text) {
    if (row < 0 || row >= m_facts.rowCount() || !m_document.scenario().incident)
        return false;
    const FactField &field = m_facts.fields()[static_cast<std::size_t>(row)];
    const auto facts = withFact(m_document.scenario().incident->facts, field, text);
    if (!facts) {
        m_facts.setError(row, field.type == FactField::Type::Cards   ? tr("Type cards: 8S KD.")
                              : field.type == FactField::Type::Money ? tr("Type an amount: 25 or 2.50.")
                              : field.type == FactField::Type::Number
                                  ? tr("A number from %1 to %2.").arg(field.min).arg(field.max)
                                  : tr("Type a name."));
        return false;
    }
    changeFacts(tr("Change a fact"), *facts);
    return true;
}

void EditorIncident::typeFact(int row, const QString &text) {
    if (row < 0 || row >= m_facts.rowCount() || !m_document.scenario().incident)
        return;
    const auto facts =
        withFact(m_document.scenario().incident->facts, m_facts.fields()[static_cast<std::size_t>(row)], text);
    if (facts) // one step of undo a fact
        changeFacts(tr("Change a fact"), *facts,
                    static_cast<EditorDocument::Joined>(static_cast<int>(EditorDocument::Joined::Fact) + row));
}

void EditorIncident::changeFacts(const QString &what, const QJsonObject &facts, EditorDocument::Joined joined) {
    Scenario after = m_document.scenario();
    if (after.incident->facts == facts)
        return;
    after.incident->facts = facts;
    m_document.change(what, std::move(after), m_table.stop(), joined);
}

QString EditorIncident::addText() const {
    const auto known = kind();
    if (!known || peopleIn(*known).isEmpty() ||
        m_document.scenario().incident->facts[peopleIn(*known)].toArray().size() >= mostPeople)
        return {};
    return *known == SituationKind::SideBetClaim || *known == SituationKind::InsuranceClaim ? tr("Add a claimant")
                                                                                            : tr("Add a bettor");
}

void EditorIncident::addPerson() {
    const auto known = kind();
    if (!known)
        return;
    QStringList atTable;
    const QJsonObject &round = m_document.scenario().round;
    for (const QJsonValue &bet : script::bets(round))
        atTable << bet[L1("player")].toString();
    for (const QJsonValue &seat : round[L1("seats")].toObject())
        atTable << seat.toString();
    changeFacts(addText(), withPerson(*known, m_document.scenario().incident->facts, atTable));
}

void EditorIncident::removePerson(int person) {
    if (const auto known = kind())
        changeFacts(tr("Take a person out"), withoutPerson(*known, m_document.scenario().incident->facts, person));
}

QString EditorIncident::choiceValue(int row, int choice) const {
    return row >= 0 && row < m_facts.rowCount() ? m_facts.fields()[static_cast<std::size_t>(row)].values.value(choice)
                                                : QString();
}

void EditorIncident::takeFactsAnew() {
    const auto known = kind();
    if (!known)
        return;
    m_table.goTo(m_table.pointStop()); // where it happens, wherever one stands
    Scenario after = m_document.scenario();
    after.incident = incidentOf(*known);
    m_document.change(tr("Take the facts from the table"), std::move(after), m_table.stop());
}

} // namespace pitwise
