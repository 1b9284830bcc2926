// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/quiz/giveaways.h"

#include "core/quiz/answerjson.h"
#include "core/quiz/exambank.h"
#include "core/quiz/identity.h"
#include "words/words.h"

#include <QJsonDocument>

#include <algorithm>
#include <numeric>
#include <set>

namespace pitwise {
namespace {

struct Seen {
    int shown = 0, right = 0;
    [[nodiscard]] double rate() const { return shown ? static_cast<double>(right) / shown : 0; }
};

/// Which option is the key; -1: the question is not answered by one option.
int rightOption(const Question &question) {
    for (std::size_t i = 0; i < question.options.size(); ++i)
        if (question.options[i].answer == question.key())
            return static_cast<int>(i);
    return -1;
}

/// The share of being right of whoever picks one of those that score best.
double shareOfBest(const std::vector<double> &scores, int right) {
    const double best = *std::ranges::max_element(scores);
    if (scores[static_cast<std::size_t>(right)] < best)
        return 0;
    return 1.0 / static_cast<double>(std::ranges::count(scores, best));
}

QString keyText(const Question &question, int right) {
    if (right >= 0)
        return Words::english().say(question.options[static_cast<std::size_t>(right)].text);
    return QString::fromUtf8(QJsonDocument(answerJson(question.key())).toJson(QJsonDocument::Compact));
}

} // namespace

Giveaways giveawaysOf(const QuestionBank &bank, const Family &family, const Rulebook &rules, int count) {
    const std::string &game = rules.document;
    Giveaways found;
    found.family = family.id;
    found.game = game;
    found.topic = family.topic;
    // Practice holds three quarters of a family that is kept apart from exams.
    found.wanted = family.questionsIn(rules) * (isShared(family, rules) ? 4 : 3) / 4;
    std::map<QString, Seen> learnt;
    std::map<QString, int> answers;
    std::set<std::uint64_t> different;
    for (int i = 0; i < count; ++i) {
        const auto question = bank.make(family, game, 7'919ull * static_cast<std::uint64_t>(i + 1));
        if (!question)
            continue;
        ++found.questions;
        different.insert(seedFrom(0, std::string_view(identity(*question))));
        found.felts += !question->round.isEmpty() || question->situation.contains(QLatin1String("round"));
        const int right = rightOption(*question);
        ++answers[keyText(*question, right)];
        if (right < 0)
            continue;
        const std::size_t size = question->options.size();
        ++found.chosen;
        found.two += size == 2;
        found.chance += 1.0 / static_cast<double>(size);
        auto &places = found.places[size];
        places.resize(size);
        ++places[static_cast<std::size_t>(right)];
        std::vector<QString> texts;
        std::vector<double> lengths, known;
        for (const Option &option : question->options) {
            texts.push_back(Words::english().say(option.text));
            lengths.push_back(static_cast<double>(texts.back().size()));
            known.push_back(learnt[texts.back()].rate());
        }
        found.longest += shareOfBest(lengths, right);
        for (double &length : lengths)
            length = -length;
        found.shortest += shareOfBest(lengths, right);
        if (i < count / 2) {
            for (std::size_t at = 0; at < size; ++at) {
                ++learnt[texts[at]].shown;
                learnt[texts[at]].right += static_cast<int>(at) == right;
            }
        } else {
            ++found.tested;
            found.memory += shareOfBest(known, right);
        }
    }
    found.different = static_cast<int>(different.size());
    for (const auto &[text, times] : answers)
        if (times > found.mostCommon) {
            found.mostCommon = times;
            found.mostCommonText = text;
        }
    return found;
}

void GiveawaysOverall::add(const Giveaways &one, double drawn) {
    if (one.wantsFelt() && one.questions > 0) {
        feltWeight += drawn;
        felts += drawn * one.felts / one.questions;
    }
    for (const auto &[size, counts] : one.places) {
        auto &all = places[size];
        all.resize(size);
        for (std::size_t i = 0; i < size; ++i)
            all[i] += counts[i];
    }
    if (one.chosen == 0 || one.tested == 0)
        return;
    weight += drawn;
    memory += drawn * one.memory / one.tested;
    chance += drawn * one.chance / one.chosen;
    longest += drawn * one.longest / one.chosen;
    shortest += drawn * one.shortest / one.chosen;
}

double chiSquared(const std::vector<int> &places) {
    const double expected = std::accumulate(places.begin(), places.end(), 0.0) / static_cast<double>(places.size());
    double sum = 0;
    for (const int count : places)
        sum += (count - expected) * (count - expected) / std::max(expected, 1e-9);
    return sum;
}

} // namespace pitwise
