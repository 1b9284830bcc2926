// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/inifile.h"

#include <QObject>
#include <QSize>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// What the person at this seat has chosen about the window. Kept in one file, written at once.
/// Nothing here changes a grade or a payout.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(Colours colours READ colours WRITE setColours NOTIFY coloursChanged)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY motionChanged)
    Q_PROPERTY(bool fourColourDeck READ fourColourDeck WRITE setFourColourDeck NOTIFY fourColourDeckChanged)
    Q_PROPERTY(bool layoutB READ layoutB WRITE setLayoutB NOTIFY layoutBChanged)
    Q_PROPERTY(bool amountLabels READ amountLabels WRITE setAmountLabels NOTIFY amountLabelsChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(bool english READ english WRITE setEnglish NOTIFY englishChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    enum class Colours { Dark, Light, HighContrast };
    Q_ENUM(Colours)

    /// `file` is created on the first change. A file that cannot be understood counts as empty.
    explicit Settings(const QString &file, QObject *parent = nullptr);

    [[nodiscard]] Colours colours() const;
    void setColours(Colours colours);
    [[nodiscard]] int textSize() const; ///< Per cent: 100, 120 or 150.
    void setTextSize(int percent);
    [[nodiscard]] bool motion() const;
    void setMotion(bool on);
    [[nodiscard]] bool fourColourDeck() const;
    void setFourColourDeck(bool on);
    [[nodiscard]] bool layoutB() const; ///< The second layout of documents that have two.
    void setLayoutB(bool on);
    [[nodiscard]] bool amountLabels() const; ///< Amounts written beside bets; harder levels take them away.
    void setAmountLabels(bool on);
    [[nodiscard]] QString language() const; ///< `en`; empty: as the desktop says.
    void setLanguage(const QString &code);
    [[nodiscard]] bool english() const; ///< The English words stand under those of another language.
    void setEnglish(bool on);
    /// Whose language it is from now on; empty: nobody's, the seat's own. Who has chosen none has the seat's.
    void setProfile(const QString &profile);

    /// Why the latest choice was not kept; it holds until the program ends. Empty: it was.
    [[nodiscard]] QString problem() const { return m_problem; }

    [[nodiscard]] QSize windowSize() const; ///< Not valid before the first run has ended.
    [[nodiscard]] bool windowMaximised() const;
    void rememberWindow(QSize size, bool maximised);

Q_SIGNALS:
    void coloursChanged();
    void textSizeChanged();
    void motionChanged();
    void fourColourDeckChanged();
    void layoutBChanged();
    void amountLabelsChanged();
    void languageChanged();
    void englishChanged();
    void problemChanged();

private:
    bool store(const QString &key, const QVariant &value); ///< Whether that was a change.
    [[nodiscard]] QString ofProfile(const QString &key) const;
    IniFile m_store;
    QString m_problem;
    QString m_profile;
};

} // namespace pitwise
