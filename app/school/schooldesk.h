// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "core/school/sender.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace pitwise {

/// This machine as a station of its school: what it is connected to, what waits to go out and since when, and what to do.
/// The going is done by a school::Sender in a thread of its own; the window never waits for it.
class SchoolDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(Standing standing READ standing NOTIFY changed)
    Q_PROPERTY(QString school READ school NOTIFY changed)
    Q_PROPERTY(QString station READ station NOTIFY changed)
    Q_PROPERTY(QString server READ server NOTIFY changed)         ///< Without the password.
    Q_PROPERTY(QString headline READ headline NOTIFY changed)     ///< How it stands, in a sentence.
    Q_PROPERTY(QString advice READ advice NOTIFY changed)         ///< What to do; empty: nothing.
    Q_PROPERTY(QString waiting READ waiting NOTIFY changed)       ///< What has not gone out yet, and since when.
    Q_PROPERTY(QString lastTime READ lastTime NOTIFY changed)     ///< When everything was last at the school.
    Q_PROPERTY(QString clock READ clock NOTIFY changed)           ///< Where this machine's is wrong; empty: it is right.
    Q_PROPERTY(QStringList troubles READ troubles NOTIFY changed) ///< Records that were not taken in.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)       ///< Of joining or leaving; empty: none.

public:
    /// Alone: it belongs to no school. Refused: it does not mend itself.
    enum class Standing { Alone, Going, Delivered, Waiting, Away, Refused };
    Q_ENUM(Standing)

    explicit SchoolDesk(Desk &desk, QObject *parent = nullptr);
    ~SchoolDesk() override;

    /// By the file that `pitwise-cli school add-station` made: it is copied beside the records.
    Q_INVOKABLE void join(const QUrl &file);
    /// Nothing goes out any more, and nothing comes; all records stay. The station file is kept under another name.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void goNow();
    Q_INVOKABLE void forgive(); ///< The problem has been read.

    /// For whoever replaces the records: ends the sender, and waits for it. From any thread but the sender's.
    void letGo();
    /// Goes on with the records that lie there now.
    void takeUp();

    [[nodiscard]] Standing standing() const;
    [[nodiscard]] QString school() const { return m_station ? m_station->name : QString(); }
    [[nodiscard]] QString station() const { return m_station ? m_station->title : QString(); }
    [[nodiscard]] QString server() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString advice() const;
    [[nodiscard]] QString waiting() const;
    [[nodiscard]] QString lastTime() const;
    [[nodiscard]] QString clock() const;
    [[nodiscard]] QStringList troubles() const { return m_news.state.troubles; }
    [[nodiscard]] QString problem() const { return m_problem; }

Q_SIGNALS:
    void changed();
    void arrived(); ///< What others recorded is here now.

private:
    void readStation();
    [[nodiscard]] QString putAside(); ///< The station file there is; where it lies now.
    void hear(const school::SenderNews &news);
    [[nodiscard]] QString timeText(qint64 ms) const;

    Desk &m_desk;
    QString m_file;
    std::optional<school::StationFile> m_station;
    school::SenderNews m_news;
    QString m_problem;
    std::mutex m_mutex; ///< Of the sender.
    std::unique_ptr<school::Sender> m_sender;
};

/// What stands between this station and its school, and what to do about it.
[[nodiscard]] QString inWords(const school::SchoolError &error);
[[nodiscard]] QString adviceOn(const school::SchoolError &error);

} // namespace pitwise
