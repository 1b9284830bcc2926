// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/marking.h"

#include "core/exam/container.h"

#include <QDateTime>
#include <QJsonArray>

#include <algorithm>

namespace pitwise::exam {
namespace {

qint64 median(std::vector<qint64> values) {
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

Score scoreOf(const SatExam &sat, const std::vector<MarkedQuestion> &questions) {
    Score score;
    for (std::size_t s = 0; s < sat.blueprint.sections.size(); ++s) {
        SectionScore section{sat.blueprint.sections[s].title, 0, 0, 0, 0};
        std::vector<qint64> times;
        for (std::size_t q = 0; q < questions.size(); ++q) {
            if (sat.form.items[q].section != static_cast<int>(s))
                continue;
            section.count += questions[q].counted ? 1 : 0;
            section.right += questions[q].scores() ? 1 : 0;
            if (sat.state.questions()[q].seen)
                times.push_back(questions[q].spentMs);
        }
        section.needed = neededOf(section.count, sat.blueprint.sections[s].passMark);
        section.middleTimeMs = median(std::move(times));
        score.right += section.right;
        score.count += section.count;
        score.sections.push_back(std::move(section));
    }
    score.needed = neededOf(score.count, sat.blueprint.passMark);
    return score;
}

QString day(const QDate &date) {
    return date.isValid() ? date.toString(Qt::ISODate) : QString();
}

} // namespace

std::vector<int> Score::failedIn() const {
    std::vector<int> failed;
    if (right < needed || count == 0)
        failed.push_back(-1);
    for (std::size_t s = 0; s < sections.size(); ++s)
        if (!sections[s].passed())
            failed.push_back(static_cast<int>(s));
    return failed;
}

bool Score::passed() const {
    return failedIn().empty();
}

MarkedExam markExam(const SatExam &sat, const ItemBank &bank, const std::vector<ItemRuling> &rulings, qint64 nowMs) {
    if (const std::string why = whyNotMadeHere(sat.form, sat.blueprint, bank); !why.empty())
        throw Refusal{"cannot be marked by this program, because " + why, "form", {}};
    const RulesInForce rules = rulesOf(sat.blueprint, sat.form);
    MarkedExam marked;
    for (std::size_t q = 0; q < sat.questions.size(); ++q) {
        const QuestionState &state = sat.state.questions()[q];
        MarkedQuestion question;
        const Marked mark = bank.mark(rules, sat.questions[q], state.answer, sat.form.items[q].scenario);
        question.answered = state.answered;
        question.right = state.answered && mark.right;
        question.spentMs = state.spentMs;
        question.key = mark.key;
        question.clauses = mark.clauses;
        marked.questions.push_back(std::move(question));
    }
    marked.original = scoreOf(sat, marked.questions);
    for (const ItemRuling &ruling : rulings) {
        bool touched = false;
        for (std::size_t q = 0; q < marked.questions.size(); ++q) {
            if (!ruling.touches(sat.form.items[q]))
                continue;
            touched = true;
            if (ruling.kind == RulingKind::TakeOut)
                marked.questions[q].counted = false;
            else
                marked.questions[q].granted = true;
        }
        if (touched)
            marked.rulings.push_back(ruling);
    }
    marked.score = scoreOf(sat, marked.questions);
    marked.odd = odditiesOf(sat, nowMs);
    return marked;
}

QDate examDate(const SatExam &sat) {
    return QDateTime::fromMSecsSinceEpoch(sat.startedMs(), Qt::UTC).date();
}

QDate validUntil(const SatExam &sat) {
    return sat.blueprint.validMonths > 0 ? examDate(sat).addMonths(sat.blueprint.validMonths).addDays(-1) : QDate();
}

QString certificateNumber(const SatExam &sat, const MarkedExam &marked) {
    QString number =
        QStringLiteral("PW-%1-%2-%3-%4")
            .arg(examDate(sat).year())
            .arg(sat.candidate.number, sat.form.label(), QString::fromLatin1(sat.digest.first(2).toHex().toUpper()));
    if (!marked.rulings.empty())
        number += QStringLiteral("-R%1").arg(marked.rulings.size());
    return number;
}

QJsonObject scoreJson(const Score &score) {
    QJsonArray sections;
    for (const SectionScore &section : score.sections)
        sections.append(QJsonObject{{QStringLiteral("title"), section.title},
                                    {QStringLiteral("right"), section.right},
                                    {QStringLiteral("count"), section.count},
                                    {QStringLiteral("needed"), section.needed},
                                    {QStringLiteral("passed"), section.passed()},
                                    {QStringLiteral("middleTimeMs"), section.middleTimeMs}});
    QJsonArray failed;
    for (const int s : score.failedIn())
        failed.append(s < 0 ? QStringLiteral("total") : score.sections[static_cast<std::size_t>(s)].title);
    return {{QStringLiteral("right"), score.right},   {QStringLiteral("count"), score.count},
            {QStringLiteral("needed"), score.needed}, {QStringLiteral("passed"), score.passed()},
            {QStringLiteral("belowIn"), failed},      {QStringLiteral("sections"), sections}};
}

QJsonObject markJson(const SatExam &sat, const MarkedExam &marked) {
    QJsonObject readings;
    for (const auto &[name, value] : sat.blueprint.rules.readings)
        readings.insert(name, value);
    QJsonObject json{{QStringLiteral("format"), markFormat},
                     {QStringLiteral("exam"), sat.exam},
                     {QStringLiteral("title"), sat.blueprint.title},
                     {QStringLiteral("blueprint"), sat.form.blueprint},
                     {QStringLiteral("candidate"), candidateJson(sat.candidate)},
                     {QStringLiteral("form"), sat.form.label()},
                     {QStringLiteral("number"), certificateNumber(sat, marked)},
                     {QStringLiteral("date"), day(examDate(sat))},
                     {QStringLiteral("validUntil"), day(validUntil(sat))},
                     {QStringLiteral("rulebooks"), QJsonArray::fromStringList(sat.blueprint.rules.rulebooks)},
                     {QStringLiteral("readings"), readings},
                     {QStringLiteral("startedMs"), sat.startedMs()},
                     {QStringLiteral("finishedMs"), sat.finishedMs()},
                     {QStringLiteral("usedMs"), sat.state.elapsedMs()},
                     {QStringLiteral("allowedMs"), sat.state.allowedMs()},
                     {QStringLiteral("entries"), static_cast<qint64>(sat.events.size())},
                     {QStringLiteral("chainHead"), QString::fromLatin1(security::toBase64Url(sat.chainHead))},
                     {QStringLiteral("resultDigest"), QString::fromLatin1(security::toBase64Url(sat.digest))},
                     {QStringLiteral("score"), scoreJson(marked.score)}};
    if (!marked.odd.empty())
        json.insert(QStringLiteral("odd"), odditiesJson(marked.odd));
    if (!marked.rulings.empty()) {
        QJsonArray rulings;
        for (const ItemRuling &ruling : marked.rulings)
            rulings.append(rulingJson(ruling));
        json.insert(QStringLiteral("rulings"), rulings);
        json.insert(QStringLiteral("originalScore"), scoreJson(marked.original));
    }
    return json;
}

QByteArray signMark(const SatExam &sat, const MarkedExam &marked, const IssuerKey &key, qint64 nowMs) {
    QJsonObject json = markJson(sat, marked);
    json.insert(QStringLiteral("issuer"), key.issuer().name);
    json.insert(QStringLiteral("markedMs"), nowMs);
    return security::signText(jsonBytes(json), key.signing());
}

} // namespace pitwise::exam
