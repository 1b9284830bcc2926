// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/backgroundwork.h"
#include "app/window/idlewatch.h"
#include "core/exam/examshelf.h"

#include <QUrl>

#include <memory>

namespace pitwise {

/// The issuer's key at this desk: made at first use, opened by its passphrase for as long as the examiner is signed in.
class IssuerDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(bool exists READ exists NOTIFY changed)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(bool idled READ idled NOTIFY changed) ///< It was locked because nobody was here.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString fingerprint READ fingerprint NOTIFY changed)
    Q_PROPERTY(pitwise::BackgroundWork *work READ work CONSTANT)

public:
    /// `shelf` and `work` outlive the desk.
    IssuerDesk(exam::ExamShelf &shelf, BackgroundWork &work, QObject *parent = nullptr);

    Q_INVOKABLE void make(const QString &issuer, const QString &passphrase);
    Q_INVOKABLE void unlock(const QString &passphrase);
    Q_INVOKABLE void lock();
    /// The same key under another passphrase; back-ups keep theirs. `passphraseChanged` where it has happened.
    Q_INVOKABLE void changePassphrase(const QString &before, const QString &after);
    Q_INVOKABLE void backUp(const QUrl &file); ///< The sealed key file, whole.
    /// A back-up takes its place again, where there is no key or only a damaged one; that is set aside.
    Q_INVOKABLE void restore(const QUrl &file);
    Q_INVOKABLE void exportPublic(const QUrl &file); ///< For who verifies.

    [[nodiscard]] bool exists() const { return m_issuer.has_value(); }
    [[nodiscard]] bool isOpen() const { return m_key != nullptr; }
    [[nodiscard]] bool idled() const { return m_idled; }
    void lockAfter(std::chrono::milliseconds idle) { m_idle.setAfter(idle); }
    [[nodiscard]] QString name() const { return m_issuer ? m_issuer->name : QString(); }
    [[nodiscard]] QString fingerprint() const { return m_issuer ? m_issuer->fingerprint() : QString(); }
    [[nodiscard]] BackgroundWork *work() { return &m_work; }
    [[nodiscard]] const std::optional<exam::Issuer> &issuer() const { return m_issuer; }
    [[nodiscard]] std::shared_ptr<const exam::IssuerKey> key() const { return m_key; }

Q_SIGNALS:
    void changed();
    void saved(const QString &file);
    void passphraseChanged();

private:
    void take(std::shared_ptr<const exam::IssuerKey> key);

    exam::ExamShelf &m_shelf;
    BackgroundWork &m_work;
    IdleWatch m_idle{std::chrono::minutes(10)};
    bool m_idled = false;
    std::optional<exam::Issuer> m_issuer;
    std::shared_ptr<const exam::IssuerKey> m_key;
};

} // namespace pitwise
