// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltscene.h"
#include "app/live/livetrace.h"
#include "core/live/shift.h"

#include <QTimer>

#include <memory>

namespace pitwise {

/// A session looked at again, entry by entry: five lanes of time, every mistake on them, and what should have lain there.
class LiveReplay : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the live table")
    Q_PROPERTY(pitwise::FeltScene *scene READ scene CONSTANT)
    Q_PROPERTY(pitwise::FeltScene *dueScene READ dueScene CONSTANT) ///< What should lie there.
    Q_PROPERTY(bool differs READ isDifferent NOTIFY moved)
    Q_PROPERTY(int position READ position WRITE setPosition NOTIFY moved) ///< Entries shown.
    Q_PROPERTY(QString text READ text NOTIFY moved)
    Q_PROPERTY(QString when READ when NOTIFY moved)
    Q_PROPERTY(QStringList mistakes READ mistakes NOTIFY moved) ///< At this entry.
    Q_PROPERTY(QStringList clauses READ clauses NOTIFY moved)
    Q_PROPERTY(QString due READ due NOTIFY moved) ///< What was due then.
    Q_PROPERTY(QString game READ game NOTIFY opened)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY playingChanged)
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY playingChanged)

public:
    enum Role { LaneRole = Qt::UserRole, FromRole, MistakeRole, TextRole };

    LiveReplay(const Library &library, const ChipSet &chips, QObject *parent = nullptr);

    void open(const live::Shift &shift, const live::PlayoutOptions &options);

    Q_INVOKABLE void step(int by);
    Q_INVOKABLE void toMistake(int by); ///< The next one, or the one before.
    Q_INVOKABLE void toLine(int line);
    Q_INVOKABLE void playOrStop();

    [[nodiscard]] FeltScene *scene() { return &m_scene; }
    [[nodiscard]] FeltScene *dueScene() { return &m_dueScene; }
    [[nodiscard]] bool isDifferent() const { return m_differs; }
    [[nodiscard]] int position() const { return m_position; }
    void setPosition(int position);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString when() const;
    [[nodiscard]] QStringList mistakes() const;
    [[nodiscard]] QStringList clauses() const;
    [[nodiscard]] QString due() const { return m_due; }
    [[nodiscard]] QString game() const;
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    [[nodiscard]] int speed() const { return m_speed; } ///< 1, 2 or 4 times.
    void setSpeed(int speed);

    [[nodiscard]] int count() const override { return static_cast<int>(m_entries.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void moved();
    void opened();
    void playingChanged();

private:
    struct Mistake {
        int line = 0;
        live::Level level = live::Level::Duty;
        QString text;
        QStringList clauses;
    };
    void show();
    void schedule();
    [[nodiscard]] const Mistake *mistakeAt(int entry) const; ///< The worst; null: none.

    const Library &m_library;
    FeltScene m_scene, m_dueScene;
    live::Header m_header;
    live::PlayoutOptions m_options;
    std::vector<live::Entry> m_entries;
    std::vector<Mistake> m_mistakes;
    int m_position = 0, m_speed = 1;
    bool m_differs = false;
    QString m_due;
    QTimer m_timer;
};

} // namespace pitwise
