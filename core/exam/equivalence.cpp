// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/equivalence.h"

#include "core/exam/container.h"
#include "core/json/jsonnode.h"
#include "core/qttext.h"

#include <QJsonArray>

#include <algorithm>
#include <bit>

namespace pitwise::exam {
namespace {

constexpr char exposureMark[] = "pitwise-exposure/2 ";

struct Spreading {
    Spread spread;
    int count = 0;
    void add(double value) {
        spread.least = count == 0 ? value : std::min(spread.least, value);
        spread.most = count == 0 ? value : std::max(spread.most, value);
        spread.mean += (value - spread.mean) / ++count;
    }
};

/// Members of a set as bits, so that half a million pairs are compared in no time.
using Bits = std::vector<quint64>;
int common(const Bits &a, const Bits &b) {
    int count = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        count += std::popcount(a[i] & b[i]);
    return count;
}
int members(const Bits &bits) {
    return common(bits, bits);
}
class Numbering {
public:
    void add(Bits &bits, const QString &name) {
        const int number = m_numbers.try_emplace(name, static_cast<int>(m_numbers.size())).first->second;
        bits.resize(std::max<std::size_t>(bits.size(), static_cast<std::size_t>(number) / 64 + 1));
        bits[static_cast<std::size_t>(number) / 64] |= quint64(1) << (number % 64);
    }

private:
    std::map<QString, int> m_numbers;
};

QJsonObject spreadJson(const Spread &spread) {
    return {{QStringLiteral("least"), spread.least},
            {QStringLiteral("mean"), spread.mean},
            {QStringLiteral("most"), spread.most}};
}

} // namespace

bool EquivalenceReport::within() const {
    return equalForms == 0 &&
           std::all_of(sections.begin(), sections.end(), [](const SectionReport &section) { return section.outside == 0; });
}

void countExposure(Exposure &exposure, const Form &form) {
    for (const FormItem &item : form.items)
        ++exposure[item.identity];
}

EquivalenceReport compareForms(const std::vector<FormFacts> &forms, const std::vector<FormMaker::Target> &targets) {
    EquivalenceReport report;
    report.forms = static_cast<int>(forms.size());
    for (std::size_t s = 0; s < targets.size(); ++s) {
        Spreading difficulty, seconds;
        int outside = 0;
        for (const FormFacts &facts : forms) {
            difficulty.add(facts.sections[s].difficulty);
            seconds.add(facts.sections[s].seconds);
            outside += facts.sections[s].within ? 0 : 1;
        }
        report.sections.push_back({targets[s], difficulty.spread, seconds.spread, outside});
    }
    Exposure exposure;
    Numbering clauseNumbers;
    std::vector<Bits> clauses(forms.size());
    for (std::size_t f = 0; f < forms.size(); ++f) {
        countExposure(exposure, forms[f].form);
        report.questions = static_cast<int>(forms[f].form.items.size());
        int practised = 0;
        for (std::size_t q = 0; q < forms[f].apart.size(); ++q) {
            if (forms[f].apart[q])
                continue;
            ++practised;
            const FormItem &item = forms[f].form.items[q];
            if (const QString kind = item.family + u'/' + item.game; !report.practisedKinds.contains(kind))
                report.practisedKinds << kind;
        }
        report.practised = std::max(report.practised, practised);
        for (const QStringList &list : forms[f].clauses)
            for (const QString &clause : list)
                clauseNumbers.add(clauses[f], clause);
    }
    report.distinctQuestions = static_cast<int>(exposure.size());
    for (const auto &[digest, times] : exposure)
        report.mostExposed = std::max(report.mostExposed, times);

    // Only questions that are in several forms can make two forms alike.
    Numbering shared;
    std::vector<Bits> sharedOf(forms.size());
    for (std::size_t f = 0; f < forms.size(); ++f)
        for (const FormItem &item : forms[f].form.items)
            if (exposure[item.identity] > 1)
                shared.add(sharedOf[f], item.identity);
    Spreading overlap;
    for (std::size_t a = 0; a < forms.size(); ++a)
        for (std::size_t b = a + 1; b < forms.size(); ++b) {
            const int both = common(clauses[a], clauses[b]);
            const int either = members(clauses[a]) + members(clauses[b]) - both;
            overlap.add(either == 0 ? 1 : double(both) / either);
            const int same = common(sharedOf[a], sharedOf[b]);
            report.sharedQuestions = std::max(report.sharedQuestions, same);
            if (same == static_cast<int>(forms[a].form.items.size()) &&
                forms[a].form.items.size() == forms[b].form.items.size())
                ++report.equalForms;
        }
    report.clauseOverlap = overlap.spread;
    return report;
}

QJsonObject equivalenceJson(const EquivalenceReport &report) {
    QJsonArray sections;
    for (const EquivalenceReport::SectionReport &section : report.sections)
        sections.append(QJsonObject{{QStringLiteral("targetDifficulty"), section.target.difficulty},
                                    {QStringLiteral("targetSeconds"), section.target.seconds},
                                    {QStringLiteral("difficulty"), spreadJson(section.difficulty)},
                                    {QStringLiteral("seconds"), spreadJson(section.seconds)},
                                    {QStringLiteral("outside"), section.outside}});
    return {{QStringLiteral("forms"), report.forms},
            {QStringLiteral("within"), report.within()},
            {QStringLiteral("sections"), sections},
            {QStringLiteral("clauseOverlap"), spreadJson(report.clauseOverlap)},
            {QStringLiteral("sharedQuestions"), report.sharedQuestions},
            {QStringLiteral("questions"), report.questions},
            {QStringLiteral("tooAlike"), report.tooAlike()},
            {QStringLiteral("practised"), report.practised},
            {QStringLiteral("practisedKinds"), QJsonArray::fromStringList(report.practisedKinds)},
            {QStringLiteral("equalForms"), report.equalForms},
            {QStringLiteral("distinctQuestions"), report.distinctQuestions},
            {QStringLiteral("mostExposed"), report.mostExposed}};
}

int exposedBefore(const Exposure &exposure, const std::vector<FormFacts> &forms) {
    int exposed = 0;
    for (const FormFacts &facts : forms)
        for (const FormItem &item : facts.form.items)
            exposed += exposure.contains(item.identity) ? 1 : 0;
    return exposed;
}

QByteArray sealExposure(const Exposure &exposure, const IssuerKey &key) {
    QJsonObject counts;
    for (const auto &[question, times] : exposure)
        counts.insert(question, times);
    return exposureMark + security::toBase64Url(security::seal(key.shelfKey(), jsonBytes(counts), exposureMark)) + '\n';
}

Exposure openExposure(const QByteArray &file, const IssuerKey &key) {
    const QByteArray line = file.trimmed();
    const auto sealed =
        line.startsWith(exposureMark) ? security::fromBase64Url(line.mid(sizeof exposureMark - 1)) : std::nullopt;
    const auto counts = sealed ? security::open(key.shelfKey(), *sealed, exposureMark) : std::nullopt;
    if (!counts)
        throw Refusal{"is no list of what earlier exams have shown, sealed by this issuer: it was altered, or another key "
                      "made it. Set it aside to begin a new one",
                      "exposure",
                      {}};
    Exposure exposure;
    JsonNode(parseJson(*counts)).eachMember([&](std::string_view question, const JsonNode &times) {
        exposure[qt(question)] = static_cast<int>(times.integer(1, 1'000'000'000));
    });
    return exposure;
}

} // namespace pitwise::exam
