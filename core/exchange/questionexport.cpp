// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/questionexport.h"
#include "core/qttext.h"

#include <QJsonArray>
#include <QJsonObject>

namespace pitwise::exchange {

QuestionExport::QuestionExport(QuestionFormat format, QIODevice &out, const Library &library, const InWords &say,
                               QString language, Painter painter)
    : m_library(library), m_say(say), m_language(std::move(language)), m_painter(std::move(painter)) {
    switch (format) {
    case QuestionFormat::Moodle: m_moodle = std::make_unique<MoodleWriter>(out, say); break;
    case QuestionFormat::Qti:
        m_qti = std::make_unique<QtiWriter>(out, say, say("exchange.test-title"_say), m_language);
        break;
    }
}

void QuestionExport::add(const Question &question) {
    const Item item = itemOf(question, m_library, m_say, m_language);
    const QByteArray png = m_painter && !item.felt.isEmpty() && item.canBeAsked() ? m_painter(question) : QByteArray();
    const std::vector<Loss> losses = m_moodle ? m_moodle->write(item, png) : m_qti->write(item, png);
    m_report.written += losses != std::vector{Loss::Question};
    for (const Loss loss : losses)
        m_report.losses[loss].push_back(item.id);
}

ExportReport QuestionExport::finish() {
    if (m_moodle)
        m_moodle->finish();
    else
        m_qti->finish();
    return std::move(m_report);
}

QJsonObject reportJson(const ExportReport &report, const InWords &say) {
    QJsonArray leftOut;
    for (const auto &[loss, items] : report.losses)
        leftOut.append(QJsonObject{{QStringLiteral("what"), qt(name(loss))},
                                   {QStringLiteral("text"), say(lossText(loss))},
                                   {QStringLiteral("count"), static_cast<qint64>(items.size())},
                                   {QStringLiteral("items"), jsonTexts(items)}});
    for (const ExportReport::NotMade &one : report.notMade)
        leftOut.append(QJsonObject{{QStringLiteral("what"), qt(name(Loss::Question))},
                                   {QStringLiteral("text"), one.why},
                                   {QStringLiteral("count"), 1},
                                   {QStringLiteral("items"), QJsonArray{qt(one.id)}}});
    return {{QStringLiteral("written"), report.written}, {QStringLiteral("leftOut"), leftOut}};
}

QString reportText(const ExportReport &report, const InWords &say) {
    QString text = say(pitwise::say("exchange.written", report.written)) + u'\n';
    for (const auto &[loss, items] : report.losses) {
        text += u'\n' + say(lossText(loss)) + QStringLiteral(" (%1)\n").arg(items.size());
        for (const std::string &id : items)
            text += QLatin1String("  ") + qt(id) + u'\n';
    }
    for (const ExportReport::NotMade &one : report.notMade)
        text += u'\n' + qt(one.id) + QLatin1String(": ") + one.why + u'\n';
    return text;
}

} // namespace pitwise::exchange
