// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/grade.h"
#include "core/json/jsonwriter.h"

#include <algorithm>

namespace pitwise::live {
namespace {

/// Tenths of a point. Whole only without a fault.
int scoreOf(int weight, int credit, bool faultless) {
    if (faultless)
        return 1000;
    if (weight <= 0)
        return 0;
    return std::clamp((credit * 10 + weight / 2) / weight, 0, 999);
}

void writeScore(JsonWriter &json, int tenths) {
    std::string text = std::to_string(tenths / 10);
    if (tenths % 10 != 0)
        text += '.' + std::to_string(tenths % 10);
    json.key("score").raw(text);
}

void writeClauses(JsonWriter &json, const std::vector<std::string> &clauses) {
    json.key("clauses").beginArray();
    for (const std::string &clause : clauses)
        json.text(clause);
    json.endArray();
}

void writeCodes(JsonWriter &json, const std::vector<RulingCode> &codes) {
    json.key("ruling").beginArray();
    for (const RulingCode code : codes)
        json.text(nameOf(code));
    json.endArray();
}

void writeFault(JsonWriter &json, const Fault &fault, const Header &header) {
    json.beginObject().member("fault", faultNames[static_cast<std::size_t>(fault.fault)]);
    if (fault.act == Act::Say)
        json.member("duty", "say-" + std::string(name(fault.call)));
    else
        json.member("duty", name(fault.act));
    json.member("class", levelNames[static_cast<std::size_t>(fault.level)]).member("line", fault.line);
    if (fault.box > 0)
        json.member("box", fault.box);
    if (fault.player != nobody)
        json.member("player", header.table.playerName(fault.player));
    if (fault.hasKind)
        json.member("kind", header.table.kindName(fault.kind));
    if (fault.box > 0 && fault.hand > 0)
        json.member("hand", handName(fault.box, fault.hand));
    if (fault.dealer)
        json.member("dealer", true);
    if (fault.burn)
        json.member("burn", true);
    if (fault.fault == FaultKind::WrongAmount || fault.cents != 0)
        json.member("cents", fault.cents);
    if (fault.putRight)
        json.member("putRight", true);
    writeClauses(json, fault.clauses);
    json.endObject();
}

void writeMoney(JsonWriter &json, const Money &money) {
    json.key("money").beginObject();
    json.member("over", money.over).member("under", money.under).member("open", money.open).endObject();
}

void writeVigilance(JsonWriter &json, int faults, int noticed, int falseCalls) {
    json.key("vigilance").beginObject();
    json.member("faults", faults).member("noticed", noticed).member("falseCalls", falseCalls).endObject();
}

} // namespace

int RoundGrade::score() const {
    return scoreOf(weight, credit, faults.empty());
}

int SessionGrade::score() const {
    return scoreOf(weight, credit, std::all_of(counts.begin(), counts.end(), [](int count) { return count == 0; }));
}

void SessionGrade::add(const RoundGrade &round) {
    ++rounds;
    weight += round.weight;
    credit += std::clamp(round.credit, 0, 100 * round.weight);
    for (const Fault &fault : round.faults)
        ++counts[static_cast<std::size_t>(fault.level)];
    irregularities += round.irregularities;
    noticed += round.noticed;
    falseCalls += round.falseCalls;
    own += round.own;
    par += round.par;
    money.over += round.money.over;
    money.under += round.money.under;
    money.open += round.money.open;
}

void writeRoundGrade(std::string &out, const RoundGrade &grade, const Header &header) {
    JsonWriter json(out);
    json.beginObject().member("round", grade.round);
    writeScore(json, grade.score());
    json.member("duties", grade.duties).member("right", grade.right);
    json.key("faults").beginArray();
    for (const Fault &fault : grade.faults)
        writeFault(json, fault, header);
    json.endArray().key("situations").beginArray();
    for (const SituationGrade &situation : grade.situations) {
        json.beginObject().member("kind", nameOf(situation.kind)).member("line", situation.line);
        writeCodes(json, situation.ruling);
        writeClauses(json, situation.clauses);
        json.member("ruled", ruledNames[static_cast<std::size_t>(situation.ruled)]);
        if (situation.unscored)
            json.member("unscored", true);
        json.endObject();
    }
    json.endArray();
    if (!grade.unscored.empty()) {
        json.key("unscored").beginArray();
        for (const Fault &fault : grade.unscored)
            writeFault(json, fault, header);
        json.endArray();
    }
    writeMoney(json, grade.money);
    json.member("own", grade.own).member("par", grade.par);
    if (grade.unfinished)
        json.member("unfinished", true);
    if (grade.handedOver)
        json.member("handedOver", true);
    if (grade.voided)
        json.member("voided", true);
    if (!grade.script.empty())
        json.key("script").raw(grade.script);
    json.endObject();
}

void writeSessionGrade(std::string &out, const SessionGrade &grade) {
    JsonWriter json(out);
    json.beginObject().member("session", true).member("rounds", grade.rounds);
    writeScore(json, grade.score());
    json.key("counts").beginObject();
    for (std::size_t i = 0; i < grade.counts.size(); ++i)
        json.member(levelNames[i], grade.counts[i]);
    json.endObject();
    writeVigilance(json, grade.irregularities, grade.noticed, grade.falseCalls);
    json.key("pace").beginObject().member("own", grade.own).member("par", grade.par).endObject().endObject();
}

} // namespace pitwise::live
