// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/bank.h"
#include "core/quiz/difficulty.h"
#include "core/quiz/exambank.h"
#include "core/quiz/guards.h"
#include "core/refusal.h"

#include <QJsonDocument>

#include <algorithm>

namespace pitwise {
namespace {

bool emptyOrContains(const auto &list, const auto &value) {
    return list.empty() || std::find(list.begin(), list.end(), value) != list.end();
}

} // namespace

std::optional<Question> QuestionBank::make(const Family &family, std::string_view game, std::uint64_t seed) const {
    const Rulebook *rules = m_library.find(game);
    if (!rules || !family.isFor(*rules))
        return std::nullopt;
    const bool forExam = seed >= practiceSeeds;
    const bool apart = !isShared(family, *rules);
    // Three of four that come up are not an exam's.
    const std::uint64_t tries = forExam && apart ? 240 : 80;
    for (std::uint64_t attempt = 0; attempt < tries; ++attempt) {
        Random random(seedFrom(seed, std::string_view(family.id), game, attempt));
        Maker maker(m_library, *rules, m_house, random);
        std::optional<Question> question;
        try {
            question = family.make(maker);
        } catch (const LiveRound::NoSuchCard &) {
            continue;
        } catch (const Refusal &) {
            continue; // bets over a box's maximum whose shares are no whole cents
        }
        if (!question)
            continue;
        if (std::any_of(question->readings.begin(), question->readings.end(), isNeverAsked))
            continue;
        std::erase_if(question->readings, [&](const std::string &item) { return m_house.fixed.contains(item); });
        if (!family.judgement && !question->isGraded())
            continue;
        question->family = family.id;
        question->topic = family.topic;
        question->game = game;
        question->seed = seed;
        // Felt and situation name their game; without them the words of two games may be the same.
        if (question->round.isEmpty() && question->situation.isEmpty())
            question->asks[QLatin1String("game")] = QString::fromStdString(question->game);
        if (apart && belongsToExams(*question) != forExam)
            continue;
        question->difficulty = difficultyOf(*question);
        return question;
    }
    return std::nullopt;
}

std::vector<Question> QuestionBank::session(const QuizWish &wish) const {
    std::vector<Question> questions;
    session(wish, [&](Question &&question) { questions.push_back(std::move(question)); });
    return questions;
}

int QuestionBank::session(const QuizWish &wish, const std::function<void(Question &&)> &take) const {
    std::vector<std::pair<const Family *, std::string>> kinds;
    for (const std::string &game : m_library.documents())
        for (const Family *family : allFamilies())
            if (emptyOrContains(wish.games, game) && emptyOrContains(wish.topics, family->topic) &&
                family->isFor(*m_library.find(game)) && emptyOrContains(wish.families, std::string(family->id)) &&
                !family->judgement)
                kinds.emplace_back(family, game);
    int made = 0;
    if (kinds.empty())
        return made;
    // Each kind once in random order before any comes again, those that have less to ask not every time: a session is a
    // mix, not a lottery.
    Random random(seedFrom(wish.seed, std::string_view("session")));
    std::set<std::uint64_t> seen; // by their fingerprints
    std::vector<std::pair<const Family *, std::string>> hand;
    int failures = 0;
    while (made < wish.count && failures < 1000) {
        if (hand.empty()) {
            for (const auto &kind : kinds)
                if (const double drawn = kind.first->drawn(*m_library.find(kind.second));
                    drawn >= 1 || random.below(1000) < static_cast<std::uint32_t>(1000 * drawn))
                    hand.push_back(kind);
            if (hand.empty())
                hand = kinds;
            random.shuffle(hand);
        }
        const auto [family, game] = hand.back();
        hand.pop_back();
        auto question = make(*family, game, random.next() & (practiceSeeds - 1));
        if (!question || !seen.insert(seedFrom(0, std::string_view(fingerprint(*question)))).second) {
            ++failures;
            continue;
        }
        failures = 0;
        ++made;
        take(std::move(*question));
    }
    return made;
}

std::string QuestionBank::fingerprint(const Question &question) {
    const QJsonObject parts{{QStringLiteral("round"), question.round},
                            {QStringLiteral("situation"), question.situation},
                            {QStringLiteral("asks"), question.asks},
                            {QStringLiteral("prompt"), phraseJson(question.prompt)}};
    return question.family + '\n' + QJsonDocument(parts).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace pitwise
