// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QTranslator>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

class Settings;

/// The language of the window: every `pitwise_<code>.qm` of a folder can be switched to while the program runs.
class Language : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    /// Each language's own name for itself: `English`, `Bahasa Melayu`.
    Q_PROPERTY(QList<QString> names READ names CONSTANT)
    Q_PROPERTY(int current READ current NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /// The languages among them that no dealer has reviewed who grew up with it; empty: all are.
    Q_PROPERTY(QString unreviewed READ unreviewed CONSTANT)

public:
    /// Follows `settings.language`, and the desktop's language where that is empty. English where neither is there.
    explicit Language(Settings &settings, const QString &folder = QStringLiteral(":/i18n"), QObject *parent = nullptr);
    ~Language() override;

    [[nodiscard]] QStringList codes() const { return m_codes; } ///< Sorted, English first.
    [[nodiscard]] QString code() const { return m_code; }
    [[nodiscard]] QList<QString> names() const;
    [[nodiscard]] int current() const { return static_cast<int>(m_codes.indexOf(m_code)); }
    [[nodiscard]] QString unreviewed() const;
    Q_INVOKABLE void choose(int index); ///< A row of `names`.
    Q_INVOKABLE QString codeOf(int index) const { return m_codes.value(index); }
    /// For a while, as in a sitting, whatever is set; empty: as it is set.
    void speak(const QString &code);

Q_SIGNALS:
    /// The translator is installed; the engine has to retranslate, models have to say that their words changed.
    void changed();

private:
    void apply();

    Settings &m_settings;
    QString m_folder;
    QStringList m_codes;
    QStringList m_coming; ///< Being translated: not offered, and spoken where the settings ask for one.
    QString m_code;
    QString m_spoken; ///< For a while.
    QTranslator m_translator;
};

} // namespace pitwise
