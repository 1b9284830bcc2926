// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/keyfile.h"

#include "core/security/safefile.h"

#include <QFile>
#include <QFileInfo>

namespace pitwise::exam {

using security::readFile;
using security::writeFile;

QString keyBefore(const QString &path) {
    return path + QStringLiteral(".before");
}

void keepKey(const QString &path, const QByteArray &sealed) {
    security::makeFolder(QFileInfo(path).absolutePath());
    writeFile(path, sealed, {.over = security::FileMark()});
}

void replaceKey(const QString &path, const QByteArray &sealed) {
    const QByteArray old = QFile::exists(path) ? readFile(path) : QByteArray();
    if (old == sealed)
        return;
    if (!old.isEmpty() && IssuerKey::issuerOf(old).publicKey != IssuerKey::issuerOf(sealed).publicKey)
        throw Refusal{"is the key of another issuer, and nothing is written over one", path.toStdString(), {}};
    if (!old.isEmpty() && !QFile::exists(keyBefore(path))) // one that is there already is of the last that was opened
        writeFile(keyBefore(path), old);
    writeFile(path, sealed, {.over = old.isEmpty() ? security::FileMark() : security::FileMark(old), .overKey = true});
    if (readFile(path) != sealed)
        throw Refusal{"is not what was written; the key as it was lies beside it", path.toStdString(), {}};
}

IssuerKey openKey(const QString &path, QByteArrayView passphrase) {
    auto key = IssuerKey::open(readFile(path), passphrase);
    const QString before = keyBefore(path);
    if (key) {
        if (QFile::exists(before) && IssuerKey::issuerOf(readFile(before)).publicKey == key->issuer().publicKey)
            security::removeFile(before);
        return std::move(*key);
    }
    if (QFile::exists(before) && IssuerKey::open(readFile(before), passphrase))
        throw Refusal{"the passphrase is the one before the last change: the key takes the new one, and as it was before it "
                      "lies beside it as " +
                          QFileInfo(before).fileName().toStdString(),
                      path.toStdString(),
                      {}};
    throw Refusal{"the passphrase does not open the key", path.toStdString(), {}};
}

} // namespace pitwise::exam
