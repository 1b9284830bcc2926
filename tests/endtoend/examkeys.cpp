// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// examkeys EXAM NUMBER PIN [form]: what a candidate who knows everything types, one line a question of his form; or the form
// itself. The end-to-end test plays him. `left` and `right` are xdotool's names of keys.
#include "core/exam/container.h"
#include "core/exam/examfile.h"
#include "core/exam/quizitembank.h"
#include "core/quiz/answerjson.h"
#include "core/quiz/questionview.h"
#include "core/security/safefile.h"

#include <QCoreApplication>

#include <cstdio>

using namespace pitwise;

namespace {

QStringList typed(const QString &text) {
    QStringList keys;
    for (const QChar c : text)
        keys << (c == u'.' ? QStringLiteral("period") : QString(c));
    return keys;
}

QString keysFor(const Offered &offered, const Answer &key) {
    QStringList keys;
    switch (offered.control()) {
    case AnswerControl::Money: keys = typed(QString::number(static_cast<double>(moneyIn(key).value()) / 100, 'f', 2)); break;
    case AnswerControl::Number:
        if (const auto *total = std::get_if<TotalAnswer>(&key)) {
            keys = typed(QString::number(total->total));
            if (total->soft)
                keys << QStringLiteral("s");
        } else {
            keys = typed(QString::number(std::get<CountAnswer>(key).count));
        }
        break;
    case AnswerControl::OneOf:
    case AnswerControl::SomeOf: {
        const std::vector<bool> held = offered.linesOf(key);
        for (std::size_t line = 0; line < held.size(); ++line)
            if (held[line])
                keys << QString::number((line + 1) % 10);
        if (keys.isEmpty())
            keys << QStringLiteral("n");
        break;
    }
    case AnswerControl::InOrder: keys << QStringLiteral("1"); break; // as it lies: one question more or less does not decide
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
            const QuestionView view = viewOf(readPosed(item.question, item.shape), library);
            std::printf("%s\n", qPrintable(keysFor(view.offered, readAnswer(JsonNode(QJsonValue(key))))));
        }
        return 0;
    } catch (const Refusal &refusal) {
        std::fprintf(stderr, "examkeys: %s: %s\n", refusal.at.c_str(), refusal.error.c_str());
        return 1;
    }
}
