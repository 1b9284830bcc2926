// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/scheduler.h"
#include "core/learning/interleave.h"
#include "core/random/random.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

namespace pitwise {
namespace {

bool chosen(const std::vector<std::string> &choice, const std::string &name) {
    return choice.empty() || std::find(choice.begin(), choice.end(), name) != choice.end();
}

/// A clause that could be asked, with the families that the settings let ask it.
struct Candidate {
    const Catalogue::Entry *entry = nullptr;
    std::vector<std::size_t> askers;
    Reason reason;
    std::int64_t rank = 0; ///< Lower first within its reason.
};

/// New clauses that may still come today, from which documents.
struct NewPace {
    int left = 0;
    std::vector<std::string> documents; ///< Empty: any.
};

int untouched(const Learner &learner, const Catalogue &catalogue, const std::vector<std::string> &games) {
    int count = 0;
    for (const Catalogue::Entry &entry : catalogue.clauses())
        count += !entry.askers.empty() && chosen(games, entry.key.document) && !learner.clause(entry.key);
    return count;
}

NewPace newPace(const Learner &learner, const Catalogue &catalogue, const PracticeSettings &settings, Day today) {
    int startedToday = 0;
    for (const auto &[key, state] : learner.clauses)
        startedToday += state.firstDay == today;
    NewPace pace{settings.newPerDay, {}};
    if (settings.exam && settings.exam->day > today) {
        // What was new this morning sets today's pace, so that answering does not slow it down.
        Learner morning;
        for (const auto &[key, state] : learner.clauses)
            if (state.firstDay != today)
                morning.clauses.emplace(key, state);
        if (const int needed = newPerDayForExam(morning, catalogue, *settings.exam, today); needed > 0)
            pace = {needed, settings.exam->games};
    }
    pace.left = std::max(0, pace.left - startedToday);
    return pace;
}

int chanceOf(const ClauseState &state, const Moment &moment) {
    return static_cast<int>(std::lround(100 * state.retrievability(moment.fsrs, moment.today())));
}

/// Why this clause would be asked now; nothing where the mode does not ask for it.
std::optional<Candidate> candidate(const Catalogue::Entry &entry, const Learner &learner, const PracticeSettings &settings,
                                   const Moment &moment) {
    Candidate result{&entry, {}, {}, 0};
    const Day today = moment.today();
    const ClauseState *state = learner.clause(entry.key);
    if (!state) {
        result.reason = {ReasonKind::New, 0, 0};
        result.rank = static_cast<std::int64_t>(entry.place);
        return result;
    }
    const int days = std::max(0, today - state->lastDay);
    if (state->missed()) {
        result.reason = {ReasonKind::Missed, days, 0};
        result.rank = state->lastMs;
        return result;
    }
    // A millionth is finer than a day's difference and coarser than what two machines' libraries could
    // disagree on.
    result.rank = std::llround(1e6 * state->retrievability(moment.fsrs, today));
    if (today >= state->dueDay(moment.fsrs, settings.retention))
        result.reason = {ReasonKind::Due, days, chanceOf(*state, moment)};
    else if (settings.mode == PracticeMode::Due)
        return std::nullopt;
    else if (state->mastery() == Mastery::Right)
        result.reason = {ReasonKind::NotYetFast, days, chanceOf(*state, moment)};
    else
        result.reason = {ReasonKind::Refresh, days, chanceOf(*state, moment)};
    return result;
}

/// Everything that could be asked, most pressing first, however many new ones.
std::vector<Candidate> unpaced(const Learner &learner, const Catalogue &catalogue, const PracticeSettings &settings,
                               const Moment &moment) {
    std::vector<Candidate> found;
    for (const Catalogue::Entry &entry : catalogue.clauses()) {
        std::vector<std::size_t> askers;
        for (const std::size_t asker : entry.askers) {
            const CatalogueFamily &family = catalogue.families()[asker];
            if (chosen(settings.games, family.game) && chosen(settings.topics, family.topic))
                askers.push_back(asker);
        }
        if (askers.empty())
            continue;
        std::optional<Candidate> next = candidate(entry, learner, settings, moment);
        if (!next)
            continue;
        next->askers = std::move(askers);
        found.push_back(std::move(*next));
    }
    std::stable_sort(found.begin(), found.end(), [](const Candidate &a, const Candidate &b) {
        return std::pair(a.reason.kind, a.rank) < std::pair(b.reason.kind, b.rank);
    });
    return found;
}

/// Within one reason the documents take turns in proportion to what each has waiting; their own order is
/// kept.
std::vector<Candidate> shareOut(std::vector<Candidate> sorted) {
    std::vector<Candidate> result;
    result.reserve(sorted.size());
    for (std::size_t from = 0; from < sorted.size();) {
        std::size_t to = from;
        while (to < sorted.size() && sorted[to].reason.kind == sorted[from].reason.kind)
            ++to;
        struct Queue {
            std::vector<std::size_t> waiting;
            std::size_t taken = 0;
        };
        std::map<std::string, Queue> queues;
        for (std::size_t i = from; i < to; ++i)
            queues[sorted[i].entry->key.document].waiting.push_back(i);
        for (std::size_t i = from; i < to; ++i) {
            Queue *most = nullptr; // the one with the largest part of its own still waiting
            for (auto &[document, queue] : queues)
                if (queue.taken < queue.waiting.size() &&
                    (!most || queue.taken * most->waiting.size() < most->taken * queue.waiting.size()))
                    most = &queue;
            result.push_back(std::move(sorted[most->waiting[most->taken++]]));
        }
        from = to;
    }
    return result;
}

/// Everything that could be asked, most pressing first, documents taking turns; of what is due, as many new ones as today's
/// pace brings.
std::vector<Candidate> candidates(const Learner &learner, const Catalogue &catalogue, const PracticeSettings &settings,
                                  const Moment &moment) {
    std::vector<Candidate> sorted = unpaced(learner, catalogue, settings, moment);
    if (settings.mode != PracticeMode::Due)
        return shareOut(std::move(sorted));
    NewPace pace = newPace(learner, catalogue, settings, moment.today());
    std::erase_if(sorted, [&](const Candidate &candidate) {
        return candidate.reason.kind == ReasonKind::New && !chosen(pace.documents, candidate.entry->key.document);
    });
    std::vector<Candidate> shared = shareOut(std::move(sorted));
    std::erase_if(shared,
                  [&](const Candidate &candidate) { return candidate.reason.kind == ReasonKind::New && pace.left-- <= 0; });
    return shared;
}

/// The family that asks: weak skills and what is often met at a table more often, every one now and then.
std::size_t pickAsker(const Candidate &candidate, const Catalogue &catalogue, const Learner &learner, Random &random) {
    const auto weight = [&](std::size_t asker) -> std::uint32_t {
        const SkillState *skill = learner.skill(catalogue.families()[asker].skill());
        const Fluency level = skill ? skill->level() : Fluency::Locked;
        return (level == Fluency::Fluent     ? 1
                : level == Fluency::Accurate ? 2
                                             : 4) *
               tableWeight(catalogue.families()[asker].topic);
    };
    std::uint32_t total = 0;
    for (const std::size_t asker : candidate.askers)
        total += weight(asker);
    std::uint32_t draw = random.below(total);
    for (const std::size_t asker : candidate.askers) {
        if (draw < weight(asker))
            return asker;
        draw -= weight(asker);
    }
    return candidate.askers.back();
}

/// How many others come between the askings of one missed clause; after the last it is left for another day.
constexpr std::size_t othersBetween[] = {3, 6};

/// How often a clause was asked in this session, and where last.
struct Askings {
    std::size_t count = 0;
    std::size_t last = 0;

    [[nodiscard]] bool isTimeAgain(std::size_t servedSoFar) const {
        return count <= std::size(othersBetween) && servedSoFar > last + othersBetween[count - 1];
    }
};

std::map<ClauseKey, Askings> askingsIn(std::span<const PlanItem> served) {
    std::map<ClauseKey, Askings> asked;
    for (std::size_t i = 0; i < served.size(); ++i) {
        Askings &askings = asked[served[i].key()];
        ++askings.count;
        askings.last = i;
    }
    return asked;
}

PlanItem itemOf(const Candidate &candidate, const CatalogueFamily &family) {
    return {family.game,     family.family,   family.topic, Catalogue::cited(candidate.entry->key, family.game),
            family.targetMs, candidate.reason};
}

std::vector<PlanItem> arrange(const std::vector<Candidate> &wanted, const Catalogue &catalogue, const Learner &learner,
                              std::uint64_t seed, const PlanItem *last) {
    Random random(seed);
    std::vector<Choice> choices;
    for (const Candidate &candidate : wanted) {
        Choice choice;
        const std::size_t first = pickAsker(candidate, catalogue, learner, random);
        choice.items.push_back(itemOf(candidate, catalogue.families()[first]));
        for (const std::size_t asker : candidate.askers)
            if (asker != first)
                choice.items.push_back(itemOf(candidate, catalogue.families()[asker]));
        choices.push_back(std::move(choice));
    }
    return interleave(std::move(choices), last);
}

} // namespace

int newPerDayForExam(const Learner &learner, const Catalogue &catalogue, const ExamDate &exam, Day today) {
    const int ahead = exam.day - today;
    const int left = untouched(learner, catalogue, exam.games);
    if (ahead <= 0 || left == 0)
        return 0;
    const int studyDays = std::max(1, ahead - std::max(1, ahead / 5));
    return (left + studyDays - 1) / studyDays;
}

std::vector<PlanItem> planSession(const Learner &learner, const Catalogue &catalogue, const PracticeSettings &settings,
                                  const Moment &moment, std::uint64_t seed, int count) {
    std::vector<Candidate> wanted = candidates(learner, catalogue, settings, moment);
    wanted.resize(std::min(wanted.size(), static_cast<std::size_t>(std::max(count, 0))));
    return arrange(wanted, catalogue, learner, seed, nullptr);
}

std::optional<PlanItem> chooseNext(const Learner &learner, const Catalogue &catalogue, const PracticeSettings &settings,
                                   const Moment &moment, std::uint64_t seed, std::span<const PlanItem> served) {
    constexpr std::size_t lookAhead = 12; // enough to find another game and another skill
    const std::map<ClauseKey, Askings> asked = askingsIn(served);
    std::vector<Candidate> wanted = candidates(learner, catalogue, settings, moment);
    std::erase_if(wanted, [&](const Candidate &candidate) {
        const auto it = asked.find(candidate.entry->key);
        return it != asked.end() && (candidate.reason.kind != ReasonKind::Missed || !it->second.isTimeAgain(served.size()));
    });
    wanted.resize(std::min(wanted.size(), lookAhead));
    const std::vector<PlanItem> plan =
        arrange(wanted, catalogue, learner, mixSeed(seed, served.size()), served.empty() ? nullptr : &served.back());
    if (plan.empty())
        return std::nullopt;
    return plan.front();
}

bool mayComeAgain(std::span<const PlanItem> served, const ClauseKey &key) {
    const auto asked = askingsIn(served);
    const auto it = asked.find(key);
    return it == asked.end() || it->second.count <= std::size(othersBetween);
}

DueCount countDue(const Learner &learner, const Catalogue &catalogue, const PracticeSettings &settings,
                  const Moment &moment) {
    PracticeSettings due = settings;
    due.mode = PracticeMode::Due;
    DueCount count;
    for (const Candidate &candidate : candidates(learner, catalogue, due, moment))
        switch (candidate.reason.kind) {
        case ReasonKind::Due: ++count.forgetting; break;
        case ReasonKind::Missed: ++count.missed; break;
        default: ++count.fresh; break;
        }
    return count;
}

} // namespace pitwise
