// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// examkeys EXAM NUMBER PIN [form]: what a candidate who knows everything types, one line a question of his form; or the form
// itself. The end-to-end test plays him. `left` and `right` are xdotool's names of keys.
#include "app/practice/answersheet.h"
#include "core/exam/container.h"
#include "core/exam/examfile.h"
#include "core/exam/quizitembank.h"
#include "core/quiz/key.h"
#include "core/security/safefile.h"
#include "core/table/roundscript.h"

#include <QCoreApplication>

#include <cstdio>

using namespace pitwise;

namespace {

QString keysFor(const AnswerSheet &sheet, const QJsonObject &key) {
    const auto digit = [](std::size_t line) { return QString::number((line + 1) % 10); };
    QStringList keys;
    switch (sheet.kind()) {
    case AnswerSheet::Kind::Money:
        for (const QChar c :
             QString::number(static_cast<double>(key.value(QLatin1String("cents")).toInteger()) / 100, 'f', 2))
            keys << (c == u'.' ? QStringLiteral("period") : QString(c));
        break;
    case AnswerSheet::Kind::Number:
        for (const QChar c : QString::number(
                 key.value(key.contains(QLatin1String("total")) ? QLatin1String("total") : QLatin1String("count")).toInt()))
            keys << QString(c);
        if (key.value(QLatin1String("soft")).toBool())
            keys << QStringLiteral("s");
        break;
    case AnswerSheet::Kind::OneOf:
    case AnswerSheet::Kind::SomeOf: {
        const std::vector<bool> held = sheet.linesOf(key);
        for (std::size_t line = 0; line < held.size(); ++line)
            if (held[line])
                keys << digit(line);
        if (keys.isEmpty())
            keys << QStringLiteral("n");
        break;
    }
    case AnswerSheet::Kind::InOrder: keys << QStringLiteral("1"); break; // as it lies: one question more or less does not decide
    }
    return keys.join(u' ');
}

} // namespace

int main(int argc, char *argv[]) {
    const QCoreApplication application(argc, argv);
    try {
        const Library library = Library::shipped();
        const exam::QuizItemBank bank(library);
        const exam::ExamFile file(security::readFile(QString::fromLocal8Bit(argv[1])));
        const auto released = file.release(QString::fromLocal8Bit(argv[2]), argv[3]);
        if (!released)
            throw Refusal{"the release PIN is not right", argv[1], {}};
        if (argc > 4) {
            std::printf("%s\n", exam::jsonBytes(exam::formJson(released->form)).constData());
            return 0;
        }
        const exam::RulesInForce rules = exam::rulesOf(released->blueprint, released->form);
        for (const exam::Item &item : exam::questionsOf(released->form, released->blueprint, bank)) {
            const QJsonObject key = bank.mark(rules, item.question, {}).key;
            QJsonObject revealed = item.question;
            revealed.insert(QStringLiteral("answer"), key);
            const Question question = readQuestion(revealed);
            std::optional<RoundView> view;
            if (!question.round.isEmpty())
                view = viewToSettle(playScript(question.round, library).round());
            std::printf("%s\n", qPrintable(keysFor(AnswerSheet(question, *library.find(question.rulebook), view), key)));
        }
        return 0;
    } catch (const Refusal &refusal) {
        std::fprintf(stderr, "examkeys: %s: %s\n", refusal.at.c_str(), refusal.error.c_str());
        return 1;
    }
}
