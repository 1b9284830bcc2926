// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/itemstatistics.h"

#include "core/exam/distribution.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <set>

namespace pitwise::exam {
namespace {

constexpr double z95 = 1.959963984540054;

/// Wilson's score interval for `right` of `n`.
Interval wilson(int right, int n) {
    const double p = double(right) / n;
    const double z2 = z95 * z95 / n;
    const double middle = (p + z2 / 2) / (1 + z2);
    const double half = z95 * std::sqrt(p * (1 - p) / n + z2 / (4 * n)) / (1 + z2);
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

double mean(const std::vector<double> &values) {
    double sum = 0;
    for (const double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

/// Divided by n.
double variance(const std::vector<double> &values) {
    const double middle = mean(values);
    double sum = 0;
    for (const double value : values)
        sum += (value - middle) * (value - middle);
    return sum / static_cast<double>(values.size());
}

std::optional<double> correlation(const std::vector<double> &x, const std::vector<double> &y) {
    const double vx = variance(x);
    const double vy = variance(y);
    if (vx <= 0 || vy <= 0)
        return std::nullopt;
    const double mx = mean(x);
    const double my = mean(y);
    double sum = 0;
    for (std::size_t i = 0; i < x.size(); ++i)
        sum += (x[i] - mx) * (y[i] - my);
    return sum / static_cast<double>(x.size()) / std::sqrt(vx * vy);
}

QJsonValue intervalJson(const std::optional<Interval> &interval) {
    return interval ? QJsonValue(QJsonArray{interval->low, interval->high}) : QJsonValue();
}
QJsonValue numberJson(const std::optional<double> &number) {
    return number ? QJsonValue(*number) : QJsonValue();
}

void addReliability(ExamStatistics &statistics, double sumOfProducts, double scoreVariance) {
    const int n = statistics.candidates;
    const int k = statistics.items;
    if (k < 2 || n < 2 || scoreVariance <= 0)
        return;
    const double kr20 = double(k) / (k - 1) * (1 - sumOfProducts / scoreVariance);
    statistics.kr20 = kr20;
    const double df1 = n - 1;
    const double df2 = double(n - 1) * (k - 1);
    statistics.kr20Within =
        Interval{1 - (1 - kr20) * fQuantile(0.975, df1, df2), 1 - (1 - kr20) * fQuantile(0.025, df1, df2)};
    const auto errorAt = [&](double reliability) { return std::sqrt(scoreVariance * std::max(0.0, 1 - reliability)); };
    statistics.standardError = errorAt(kr20);
    statistics.standardErrorWithin = Interval{errorAt(statistics.kr20Within->high), errorAt(statistics.kr20Within->low)};
}

} // namespace

ExamStatistics examStatistics(const ResponseTable &table, const std::vector<QString> &labels) {
    ExamStatistics statistics;
    statistics.candidates = static_cast<int>(table.size());
    statistics.items = static_cast<int>(labels.size());
    for (const auto &row : table)
        if (row.size() != labels.size())
            throw Refusal{"every candidate needs the same items", "statistics", {}};
    if (table.empty() || labels.empty())
        return statistics;
    std::vector<double> scores;
    for (const auto &row : table)
        scores.push_back(static_cast<double>(std::count(row.begin(), row.end(), true)));
    const double scoreVariance = variance(scores);
    statistics.mean = mean(scores);
    statistics.deviation = std::sqrt(scoreVariance);
    double sumOfProducts = 0;
    for (std::size_t item = 0; item < labels.size(); ++item) {
        std::vector<double> answers, rest;
        int right = 0;
        for (std::size_t row = 0; row < table.size(); ++row) {
            const double one = table[row][item] ? 1 : 0;
            right += table[row][item] ? 1 : 0;
            answers.push_back(one);
            rest.push_back(scores[row] - one);
        }
        ItemStatistic figure;
        figure.label = labels[item];
        figure.slot = static_cast<int>(item);
        figure.candidates = statistics.candidates;
        figure.facility = double(right) / statistics.candidates;
        figure.facilityWithin = wilson(right, statistics.candidates);
        figure.discrimination = correlation(answers, rest);
        if (figure.discrimination && statistics.candidates > 3 && std::abs(*figure.discrimination) < 1) {
            const double z = std::atanh(*figure.discrimination);
            const double half = z95 / std::sqrt(statistics.candidates - 3.0);
            figure.discriminationWithin = Interval{std::tanh(z - half), std::tanh(z + half)};
        }
        sumOfProducts += figure.facility * (1 - figure.facility);
        statistics.perItem.push_back(figure);
    }
    addReliability(statistics, sumOfProducts, scoreVariance);
    return statistics;
}

static std::map<int, std::pair<QString, QString>> kindsBySlot(const Form &form) {
    std::map<int, std::pair<QString, QString>> kinds;
    for (const FormItem &item : form.items)
        kinds[item.slot] = {item.game, item.family};
    return kinds;
}

ExamStatistics examStatistics(const std::vector<const SatExam *> &sat, const std::vector<const MarkedExam *> &marked) {
    if (sat.empty())
        return {};
    const Form &first = sat.front()->form;
    const std::size_t slotCount = first.items.size();
    std::set<int> out;
    for (std::size_t c = 0; c < sat.size(); ++c) {
        const Form &form = sat[c]->form;
        if (sat[c]->exam != sat.front()->exam || form.blueprint != first.blueprint ||
            kindsBySlot(form) != kindsBySlot(first))
            throw Refusal{"candidate " + sat[c]->candidate.number.toStdString() +
                              " sat another exam: statistics compare the forms of one exam",
                          "statistics",
                          {}};
        for (std::size_t q = 0; q < slotCount; ++q)
            if (!marked[c]->questions[q].counted)
                out.insert(form.items[q].slot);
    }
    std::vector<int> columnOf(slotCount, -1);
    std::vector<QString> labels;
    std::vector<int> slotOf;
    std::vector<const FormItem *> bySlot(slotCount);
    for (const FormItem &item : first.items)
        bySlot.at(static_cast<std::size_t>(item.slot)) = &item;
    for (std::size_t slot = 0; slot < slotCount; ++slot) {
        if (out.contains(static_cast<int>(slot)) || !bySlot[slot])
            continue;
        columnOf[slot] = static_cast<int>(labels.size());
        labels.push_back(bySlot[slot]->game + QLatin1Char(' ') + bySlot[slot]->family);
        slotOf.push_back(static_cast<int>(slot));
    }
    ResponseTable table;
    for (std::size_t c = 0; c < sat.size(); ++c) {
        std::vector<bool> row(labels.size());
        for (std::size_t q = 0; q < slotCount; ++q)
            if (const int column = columnOf.at(static_cast<std::size_t>(sat[c]->form.items[q].slot)); column >= 0)
                row[static_cast<std::size_t>(column)] = marked[c]->questions[q].scores();
        table.push_back(std::move(row));
    }
    ExamStatistics statistics = examStatistics(table, labels);
    for (ItemStatistic &item : statistics.perItem)
        item.slot = slotOf[static_cast<std::size_t>(item.slot)];
    return statistics;
}

QJsonObject statisticsJson(const ExamStatistics &statistics) {
    QJsonArray items;
    for (const ItemStatistic &item : statistics.perItem)
        items.append(QJsonObject{{QStringLiteral("slot"), item.slot},
                                 {QStringLiteral("item"), item.label},
                                 {QStringLiteral("candidates"), item.candidates},
                                 {QStringLiteral("facility"), item.facility},
                                 {QStringLiteral("facilityWithin"), intervalJson(item.facilityWithin)},
                                 {QStringLiteral("discrimination"), numberJson(item.discrimination)},
                                 {QStringLiteral("discriminationWithin"), intervalJson(item.discriminationWithin)}});
    return {{QStringLiteral("candidates"), statistics.candidates},
            {QStringLiteral("items"), statistics.items},
            {QStringLiteral("mean"), statistics.mean},
            {QStringLiteral("deviation"), statistics.deviation},
            {QStringLiteral("kr20"), numberJson(statistics.kr20)},
            {QStringLiteral("kr20Within"), intervalJson(statistics.kr20Within)},
            {QStringLiteral("standardError"), numberJson(statistics.standardError)},
            {QStringLiteral("standardErrorWithin"), intervalJson(statistics.standardErrorWithin)},
            {QStringLiteral("perItem"), items}};
}

AngoffCut angoffCut(const std::vector<std::vector<double>> &ratings) {
    if (ratings.empty() || ratings.front().empty())
        throw Refusal{"needs at least one judge and one item", "ratings", {}};
    AngoffCut cut;
    cut.judges = static_cast<int>(ratings.size());
    cut.items = static_cast<int>(ratings.front().size());
    for (std::size_t judge = 0; judge < ratings.size(); ++judge) {
        if (ratings[judge].size() != ratings.front().size())
            throw Refusal{"every judge rates every item", "ratings[" + std::to_string(judge) + "]", {}};
        double sum = 0;
        for (const double rating : ratings[judge]) {
            if (!(rating >= 0 && rating <= 1))
                throw Refusal{"a rating is from 0 to 1", "ratings[" + std::to_string(judge) + "]", {}};
            sum += rating;
        }
        cut.judgeCuts.push_back(sum);
    }
    cut.cut = mean(cut.judgeCuts);
    if (cut.judges > 1)
        cut.judgeDeviation = std::sqrt(variance(cut.judgeCuts) * cut.judges / (cut.judges - 1));
    cut.standardError = cut.judgeDeviation / std::sqrt(cut.judges);
    cut.passMark = std::clamp(static_cast<int>(std::ceil(100 * cut.cut / cut.items - 1e-9)), 1, 100);
    for (int item = 0; item < cut.items; ++item) {
        double least = 1, most = 0;
        for (const auto &row : ratings) {
            least = std::min(least, row[static_cast<std::size_t>(item)]);
            most = std::max(most, row[static_cast<std::size_t>(item)]);
        }
        if (most - least > 0.4)
            cut.disputed.push_back(item);
    }
    return cut;
}

QJsonObject angoffJson(const AngoffCut &cut) {
    QJsonArray judges, disputed;
    for (const double one : cut.judgeCuts)
        judges.append(one);
    for (const int item : cut.disputed)
        disputed.append(item + 1);
    return {{QStringLiteral("judges"), cut.judges},
            {QStringLiteral("items"), cut.items},
            {QStringLiteral("cut"), cut.cut},
            {QStringLiteral("passMark"), cut.passMark},
            {QStringLiteral("judgeDeviation"), cut.judgeDeviation},
            {QStringLiteral("standardError"), cut.standardError},
            {QStringLiteral("judgeCuts"), judges},
            {QStringLiteral("disputedItems"), disputed}};
}

} // namespace pitwise::exam
