// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/itembank.h"
#include "core/random/random.h"

#include <QJsonArray>

namespace pitwise::exam {

/// A bank with sums for questions: "a times b". Difficulty, time and clauses come out of the seed too.
class FakeBank final : public ItemBank {
public:
    explicit FakeBank(QString bankVersion = QStringLiteral("fake/1"), quint32 range = 900'000)
        : m_version(std::move(bankVersion)), m_range(range) {}

    QString version() const override { return m_version; }

    std::vector<Family> families(const RulesInForce &rules) const override {
        static const char *topics[] = {"payouts", "permissions", "irregularities", "procedure"};
        std::vector<Family> list;
        for (const QString &book : rules.rulebooks)
            for (int i = 0; i < 12; ++i)
                list.push_back({book.section(QLatin1Char('@'), 0, 0),
                                QStringLiteral("family-%1").arg(i),
                                QString::fromLatin1(topics[i % 4]),
                                {},
                                false});
        list.push_back({QStringLiteral("lucky8"), QStringLiteral("night-shift"), QStringLiteral("irregularities"),
                        QStringLiteral("pack-a"), true});
        list.push_back({QStringLiteral("lucky8"), QStringLiteral("open-pack"), QStringLiteral("irregularities"),
                        QStringLiteral("pack-b"), false});
        return list;
    }

    std::optional<Item> draw(const RulesInForce &rules, const QString &game, const QString &family,
                             quint64 seed) const override {
        for (const Family &known : families(rules)) {
            if (known.game != game || known.family != family)
                continue;
            Random random(seedFrom(seed, (game + family).toStdString()));
            Item item;
            const qint64 a = static_cast<qint64>(random.below(m_range)) + 100;
            const qint64 b = static_cast<qint64>(random.below(9)) + 2;
            item.difficulty = static_cast<double>(random.below(1000)) / 1000;
            item.targetSeconds = 5 + static_cast<int>(random.below(20));
            item.clauses = {game + QStringLiteral(":3.%1").arg(random.below(9)), game + QLatin1Char(':') + family};
            item.game = game;
            item.family = family;
            item.topic = known.topic;
            item.seed = seed;
            item.question = {
                {QStringLiteral("game"), game},
                {QStringLiteral("family"), family},
                {QStringLiteral("topic"), known.topic},
                {QStringLiteral("prompt"), QStringLiteral("PROMPT-TEXT how much is %1 times %2?").arg(a).arg(b)},
                {QStringLiteral("a"), a},
                {QStringLiteral("b"), b},
                {QStringLiteral("rules"), QJsonArray::fromStringList(rules.rulebooks)}};
            item.identity = QStringLiteral("%1/%2/%3x%4").arg(game, family).arg(a).arg(b);
            return item;
        }
        return std::nullopt;
    }

    Marked mark(const RulesInForce &, const QJsonObject &question, const QJsonObject &answer,
                const QJsonObject & = {}) const override {
        const QJsonObject key = rightAnswer(question);
        return {answer == key, key, {question.value(QLatin1String("game")).toString() + QStringLiteral(":3.1")}};
    }

    static QJsonObject rightAnswer(const QJsonObject &question) {
        return {{QStringLiteral("type"), QStringLiteral("amount")},
                {QStringLiteral("cents"),
                 question.value(QLatin1String("a")).toInteger() * question.value(QLatin1String("b")).toInteger() +
                     7'000'000'000'000}};
    }

private:
    QString m_version;
    quint32 m_range; ///< Small: few different questions.
};

} // namespace pitwise::exam
