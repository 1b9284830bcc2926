// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fsrs.h"

#include <algorithm>
#include <cmath>

namespace pitwise {
namespace {

constexpr double shortest = 0.001, longest = 36500; // days
constexpr double easiest = 1, hardest = 10;

double number(Grade grade) {
    return static_cast<double>(grade);
}

} // namespace

const Fsrs::Parameters &Fsrs::defaults() {
    static constexpr Parameters w{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001,  1.8722, 0.1666, 0.796,
                                  1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};
    return w;
}

Fsrs::Fsrs(const Parameters &parameters) : m_w(parameters), m_factor(std::pow(0.9, -1 / m_w[20]) - 1) {
}

double Fsrs::firstDifficulty(Grade grade) const {
    return m_w[4] - std::exp(m_w[5] * (number(grade) - 1)) + 1;
}

Memory Fsrs::first(Grade grade) const {
    const double stability = m_w[static_cast<std::size_t>(grade) - 1];
    return {std::clamp(stability, shortest, longest), std::clamp(firstDifficulty(grade), easiest, hardest)};
}

Memory Fsrs::next(const Memory &memory, Grade grade, double days) const {
    double stability = 0;
    if (days < 1) {
        stability = stabilitySameDay(memory, grade);
    } else {
        const double recall = retrievability(memory, days);
        stability =
            grade == Grade::Again ? stabilityAfterLapse(memory, recall) : stabilityAfterRecall(memory, recall, grade);
    }
    return {std::clamp(stability, shortest, longest), difficultyAfter(memory.difficulty, grade)};
}

double Fsrs::retrievability(const Memory &memory, double days) const {
    return std::pow(1 + m_factor * std::max(days, 0.0) / memory.stability, -m_w[20]);
}

double Fsrs::interval(const Memory &memory, double retention) const {
    return memory.stability / m_factor * (std::pow(retention, -1 / m_w[20]) - 1);
}

double Fsrs::stabilityAfterRecall(const Memory &memory, double recall, Grade grade) const {
    const double penalty = grade == Grade::Hard ? m_w[15] : 1;
    const double bonus = grade == Grade::Easy ? m_w[16] : 1;
    return memory.stability * (1 + std::exp(m_w[8]) * (11 - memory.difficulty) * std::pow(memory.stability, -m_w[9]) *
                                       (std::exp((1 - recall) * m_w[10]) - 1) * penalty * bonus);
}

double Fsrs::stabilityAfterLapse(const Memory &memory, double recall) const {
    const double stability = m_w[11] * std::pow(memory.difficulty, -m_w[12]) *
                             (std::pow(memory.stability + 1, m_w[13]) - 1) * std::exp((1 - recall) * m_w[14]);
    return std::min(stability, memory.stability / std::exp(m_w[17] * m_w[18]));
}

double Fsrs::stabilitySameDay(const Memory &memory, Grade grade) const {
    const double growth = std::exp(m_w[17] * (number(grade) - 3 + m_w[18])) * std::pow(memory.stability, -m_w[19]);
    // A right answer never weakens, a slow one neither (as fsrs-rs has it; py-fsrs lets Hard weaken).
    return memory.stability * (grade == Grade::Again ? growth : std::max(growth, 1.0));
}

double Fsrs::difficultyAfter(double difficulty, Grade grade) const {
    const double change = -m_w[6] * (number(grade) - 3);
    const double damped = difficulty + change * (10 - difficulty) / 9;
    const double reverted = m_w[7] * firstDifficulty(Grade::Easy) + (1 - m_w[7]) * damped;
    return std::clamp(reverted, easiest, hardest);
}

} // namespace pitwise
