// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export.h"
#include "core/exchange/oneroster.h"
#include "core/exchange/tables.h"
#include "core/exchange/xapi.h"
#include "core/records/store.h"
#include "core/security/safefile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace pitwise::cli {
namespace {

/// What a format could not hold of results, each once.
struct ResultLosses {
    QJsonArray list;
    QString text;
    void add(const ExportWish &wish, const char *what, const Phrase &phrase) {
        const QString said = wish.words.say(phrase);
        list.append(QJsonObject{{QStringLiteral("what"), QString::fromLatin1(what)}, {QStringLiteral("text"), said}});
        text += said + u'\n';
    }
};

ExportEnd endOf(const ExportWish &wish, int written, const ResultLosses &losses) {
    return {{{QStringLiteral("written"), written}, {QStringLiteral("leftOut"), losses.list}},
            wish.words.say(say("exchange.rows-written", written)) + u'\n' + losses.text};
}

/// Files as they are named; a folder stands for the marks in it.
std::vector<exchange::ExamResult> marksIn(const QStringList &paths) {
    std::vector<exchange::ExamResult> results;
    const auto take = [&](const QString &path) {
        try {
            results.push_back(exchange::readResult(security::readFile(path)));
        } catch (Refusal &refusal) {
            refusal.at = path.toStdString() + (refusal.at.empty() ? "" : ": " + refusal.at);
            throw;
        }
    };
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            take(path);
            continue;
        }
        const QDir folder(path);
        const QStringList names = folder.entryList({QStringLiteral("*.pitmark")}, QDir::Files, QDir::Name);
        if (names.isEmpty())
            throw Refusal{"holds no .pitmark files", path.toStdString(), {}};
        for (const QString &name : names)
            take(folder.filePath(name));
    }
    return results;
}

std::unique_ptr<Store> recordsOf(const ExportWish &wish, const Clock &clock) {
    const QString path =
        wish.given.isSet(QStringLiteral("db")) ? wish.given.value(QStringLiteral("db")) : defaultRecordsPath();
    auto store = Store::openReadOnly(path, clock);
    if (!store)
        throw Refusal{errorText(store.error()), path.toStdString(), {}};
    return *std::move(store);
}

int eachAnswer(const Store &store, const std::function<void(const FedAnswer &)> &take) {
    constexpr int atOnce = 500;
    int count = 0;
    for (std::int64_t place = 0;;) {
        const auto answers = answersAfter(store, place, atOnce);
        if (!answers)
            throw Refusal{errorText(answers.error()), {}, {}};
        if (answers->empty())
            return count;
        for (const FedAnswer &answer : *answers)
            take(answer);
        count += static_cast<int>(answers->size());
        place = answers->back().at;
    }
}

/// The rows of marks where some are named, else those of the records: one table, written row by row.
int writeRows(const ExportWish &wish, QIODevice &out, const std::vector<exchange::ExamResult> &marks,
              const std::function<QByteArray(const exchange::ExamResult &)> &ofMark,
              const std::function<QByteArray(const FedAnswer &)> &ofAnswer) {
    if (wish.given.isSet(QStringLiteral("mark"))) {
        for (const exchange::ExamResult &mark : marks)
            out.write(ofMark(mark));
        return static_cast<int>(marks.size());
    }
    const SystemClock clock;
    const auto store = recordsOf(wish, clock);
    return eachAnswer(*store, [&](const FedAnswer &answer) { out.write(ofAnswer(answer)); });
}

} // namespace

ExportEnd exportTable(const ExportWish &wish) {
    const exchange::InWords say = [&](const Phrase &phrase) { return wish.words.say(phrase); };
    const bool ofMarks = wish.given.isSet(QStringLiteral("mark"));
    const std::vector<exchange::ExamResult> marks = marksIn(wish.given.values(QStringLiteral("mark")));
    security::NewFile file(wish.out);
    file.write(ofMarks ? exchange::resultTableHead(say) : exchange::answerTableHead(say));
    const int rows = writeRows(
        wish, file, marks, [&](const exchange::ExamResult &mark) { return exchange::resultTableRow(mark, say); },
        [&](const FedAnswer &answer) { return exchange::answerTableRow(answer, say); });
    file.commit();
    ResultLosses losses;
    if (std::ranges::any_of(marks, [](const exchange::ExamResult &mark) { return exchange::losesZeros(mark.number); }))
        losses.add(wish, "leading-zeros", "exchange.lost-leading-zeros"_say);
    if (!ofMarks)
        losses.add(wish, "answers-themselves", "exchange.lost-answers"_say);
    return endOf(wish, rows, losses);
}

ExportEnd exportXapi(const ExportWish &wish) {
    const exchange::InWords say = [&](const Phrase &phrase) { return wish.words.say(phrase); };
    const exchange::XapiHome home(wish.given.value(QStringLiteral("home")));
    const std::vector<exchange::ExamResult> marks = marksIn(wish.given.values(QStringLiteral("mark")));
    security::NewFile file(wish.out);
    const int rows = writeRows(
        wish, file, marks,
        [&](const exchange::ExamResult &mark) { return exchange::examStatement(mark, home, wish.language) + '\n'; },
        [&](const FedAnswer &answer) { return exchange::answeredStatement(answer, home, say, wish.language) + '\n'; });
    file.commit();
    ResultLosses losses;
    losses.add(wish, "names", "exchange.lost-names"_say);
    losses.add(wish, "questions-themselves", "exchange.lost-questions"_say);
    return endOf(wish, rows, losses);
}

ExportEnd exportOneRoster(const ExportWish &wish) {
    const std::vector<exchange::ExamResult> marks = marksIn(wish.given.values(QStringLiteral("mark")));
    if (marks.empty())
        throw Refusal{"name the marks (.pitmark) of the exams", "--mark", {}};
    const QString name = wish.given.value(QStringLiteral("school"));
    if (name.trimmed().isEmpty())
        throw Refusal{"name the school whose results they are", "--school", {}};
    const QString code = wish.given.isSet(QStringLiteral("school-code")) ? wish.given.value(QStringLiteral("school-code"))
                                                                         : name.simplified();
    security::NewFile file(wish.out);
    exchange::writeOneRoster(file, {name, code, QStringLiteral("Pitwise " PITWISE_VERSION)}, marks);
    file.commit();
    ResultLosses losses;
    losses.add(wish, "whole-names", "exchange.lost-whole-names"_say);
    losses.add(wish, "sections", "exchange.lost-sections"_say);
    return endOf(wish, static_cast<int>(marks.size()), losses);
}

} // namespace pitwise::cli
