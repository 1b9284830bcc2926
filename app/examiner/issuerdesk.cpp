// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/issuerdesk.h"

#include "core/exam/keyfile.h"
#include "core/exam/verify.h"
#include "core/security/safefile.h"

#include <QDateTime>
#include <QFile>

namespace pitwise {

using KeyPointer = std::shared_ptr<const exam::IssuerKey>;

IssuerDesk::IssuerDesk(exam::ExamShelf &shelf, BackgroundWork &work, QObject *parent)
    : QObject(parent), m_shelf(shelf), m_work(work) {
    connect(&m_idle, &IdleWatch::idle, this, [this] {
        if (!isOpen())
            return;
        m_idled = true;
        lock();
    });
    if (QFile::exists(shelf.keyFile()))
        m_work.now([&] { m_issuer = exam::IssuerKey::issuerOf(security::readFile(shelf.keyFile())); });
}

void IssuerDesk::take(KeyPointer key) {
    m_key = std::move(key);
    if (m_key) {
        m_idled = false;
        m_issuer = m_key->issuer();
    }
    Q_EMIT changed();
}

void IssuerDesk::make(const QString &issuer, const QString &passphrase) {
    m_work.run(
        tr("Making the key"),
        [file = m_shelf.keyFile(), name = issuer.trimmed(),
         secret = passphrase.toUtf8()](const BackgroundWork::Step &) -> KeyPointer {
            if (name.isEmpty())
                throw Refusal{"an issuer needs a name: it stands on every certificate", {}, {}};
            if (QFile::exists(file))
                throw Refusal{"there is a key already; a lost key cannot be made again, so none is overwritten",
                              file.toStdString(),
                              {}};
            auto key = std::make_shared<exam::IssuerKey>(exam::IssuerKey::make(name));
            const QByteArray sealed = key->sealed(secret);
            exam::keepKey(file, sealed);
            return key;
        },
        [this](KeyPointer key) { take(std::move(key)); });
}

void IssuerDesk::unlock(const QString &passphrase) {
    m_work.run(
        tr("Opening the key"),
        [file = m_shelf.keyFile(), secret = passphrase.toUtf8()](const BackgroundWork::Step &) -> KeyPointer {
            return std::make_shared<exam::IssuerKey>(exam::openKey(file, secret));
        },
        [this](KeyPointer key) { take(std::move(key)); });
}

void IssuerDesk::changePassphrase(const QString &before, const QString &after) {
    m_work.run(
        tr("Sealing the key again"),
        [file = m_shelf.keyFile(), old = before.toUtf8(), fresh = after.toUtf8()](const BackgroundWork::Step &) {
            const QByteArray sealed = exam::openKey(file, old).sealed(fresh);
            if (!exam::IssuerKey::open(sealed, fresh)) // before the only copy is replaced
                throw Refusal{"the key could not be sealed again; nothing was changed", {}, {}};
            exam::replaceKey(file, sealed);
            return true;
        },
        [this](bool) { Q_EMIT passphraseChanged(); });
}

void IssuerDesk::lock() {
    take(nullptr);
}

void IssuerDesk::backUp(const QUrl &file) {
    if (m_work.now([&] { exam::replaceKey(pathOf(file), security::readFile(m_shelf.keyFile())); }))
        Q_EMIT saved(pathOf(file));
}

void IssuerDesk::restore(const QUrl &file) {
    m_work.now([&] {
        if (m_issuer)
            throw Refusal{"there is a key already; none is overwritten", m_shelf.keyFile().toStdString(), {}};
        const QByteArray bytes = security::readFile(pathOf(file));
        const exam::Issuer issuer = exam::IssuerKey::issuerOf(bytes); // refuses what is no key file, or an altered one
        if (!exam::verifyFile(bytes).good())
            throw Refusal{"is not a key file, or was altered", pathOf(file).toStdString(), {}};
        if (QFile::exists(m_shelf.keyFile()))
            (void)security::setAside(m_shelf.keyFile(), QDateTime::currentMSecsSinceEpoch());
        exam::keepKey(m_shelf.keyFile(), bytes);
        m_issuer = issuer;
    });
    Q_EMIT changed();
}

void IssuerDesk::exportPublic(const QUrl &file) {
    if (m_issuer &&
        m_work.now([&] { security::writeFile(pathOf(file), exam::writeIssuer(*m_issuer), {security::Readers::Everyone}); }))
        Q_EMIT saved(pathOf(file));
}

} // namespace pitwise
