// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/item.h"
#include "core/exchange/moodle.h"
#include "core/exchange/qti.h"

#include <map>
#include <memory>

namespace pitwise::exchange {

enum class QuestionFormat : std::uint8_t { Moodle, Qti };

/// What an export left out, by kind, each with the questions that it touches in the order they came; and questions that
/// could not be made at all, with the reason.
struct ExportReport {
    struct NotMade {
        std::string id;
        QString why;
    };
    int written = 0;
    std::map<Loss, std::vector<std::string>> losses;
    std::vector<NotMade> notMade;
};
/// `{"written": 3, "leftOut": [{"what": "pace", "text": "…", "count": 3, "items": ["…"]}]}`
[[nodiscard]] QJsonObject reportJson(const ExportReport &report, const InWords &say);
/// For people: a paragraph a kind of loss, then its questions, one a line.
[[nodiscard]] QString reportText(const ExportReport &report, const InWords &say);

/// Writes questions one by one in a format of others and keeps the list of what it cannot hold.
class QuestionExport {
public:
    /// Gives the felt of a question as a PNG; empty bytes: there is none. Without it felts are told in words.
    using Painter = std::function<QByteArray(const Question &)>;

    /// `out`, `library` and `say` outlive it.
    QuestionExport(QuestionFormat format, QIODevice &out, const Library &library, const InWords &say, QString language,
                   Painter painter = {});

    void add(const Question &question);
    /// A question that could not be made: told in the report.
    void leaveOut(const std::string &id, const QString &why) { m_report.notMade.push_back({id, why}); }
    [[nodiscard]] ExportReport finish();

private:
    const Library &m_library;
    const InWords &m_say;
    QString m_language;
    Painter m_painter;
    std::unique_ptr<MoodleWriter> m_moodle;
    std::unique_ptr<QtiWriter> m_qti;
    ExportReport m_report;
};

} // namespace pitwise::exchange
