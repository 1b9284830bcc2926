// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
// pitwise-felt: questions as JSON on standard input, a line each; for each the length of a picture in bytes as a line, then
// the picture as PNG. pitwise-cli starts it, so that it can do without fonts itself. The one argument is a language.
#include "app/exchange/feltpicture.h"
#include "core/json/jsonnode.h"

#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <cstdio>

namespace {

constexpr int width = 960;

pitwise::AnswerKind shapeNamed(const std::string &name) {
    const auto &names = pitwise::answerKindNames;
    return static_cast<pitwise::AnswerKind>(std::ranges::find(names, name) - names.begin());
}

int answerLines(QFile &in, QFile &out) {
    const pitwise::Library library = pitwise::Library::shipped();
    for (QByteArray line = in.readLine(); !line.isEmpty(); line = in.readLine()) {
        const pitwise::JsonNode job(pitwise::parseJson(line));
        const pitwise::PosedQuestion question = pitwise::readPosed(job.need(QLatin1String("question")).object(),
                                                                   shapeNamed(job.need(QLatin1String("shape")).text()));
        const QByteArray png = pitwise::exchange::feltPng(question, library, width);
        out.write(QByteArray::number(png.size()) + '\n' + png);
        if (!out.flush())
            return 2;
    }
    return 0;
}

} // namespace

int main(int argc, char *argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const QString language = QGuiApplication::arguments().value(1, QStringLiteral("en"));
    QTranslator words;
    if (words.load(QStringLiteral(":/i18n/pitwise_") + language + QStringLiteral(".qm"))) {
        QGuiApplication::installTranslator(&words);
        QLocale::setDefault(QLocale(language));
    }
    QFile in, out;
    if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly))
        return 2;
    try {
        return answerLines(in, out);
    } catch (const pitwise::Refusal &refusal) {
        std::fprintf(stderr, "pitwise-felt: %s: %s\n", refusal.at.c_str(), refusal.error.c_str());
        return 1;
    }
}
