// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/fileopening.h"
#include "app/trainer.h"

#include <QFileInfo>

namespace pitwise {
namespace {

void importPack(Trainer &trainer, const QUrl &file) {
    Staff &staff = *trainer.staff();
    if (staff.mayAuthor()) {
        trainer.navigation()->open(QStringLiteral("scenarios"));
        trainer.scenarios()->importFile(file);
        return;
    }
    // The staff's door; the pack comes in behind who opens it.
    trainer.navigation()->open(QStringLiteral("exams"));
    auto *const waiting = new QObject(&trainer);
    QObject::connect(&staff, &Staff::changed, waiting, [&trainer, file, waiting] {
        if (!trainer.staff()->mayAuthor())
            return;
        waiting->deleteLater();
        QObject::disconnect(trainer.staff(), nullptr, waiting, nullptr);
        importPack(trainer, file);
    });
}

} // namespace

void openFile(Trainer &trainer, const QString &path) {
    const QFileInfo info(path);
    if (!info.isFile())
        throw Refusal{"there is no such file", path.toStdString(), {}};
    const QUrl file = QUrl::fromLocalFile(info.absoluteFilePath());
    const QString kind = info.suffix().toLower();
    if (kind == QLatin1String("pitwise")) {
        importPack(trainer, file);
    } else if (kind == QLatin1String("pitexam")) {
        trainer.navigation()->open(QStringLiteral("exams"));
        trainer.sitting()->open(file);
    } else if (kind == QLatin1String("pitresult") || kind == QLatin1String("pitmark")) {
        trainer.navigation()->open(QStringLiteral("exams"));
        trainer.exams()->setView(ExamDesk::View::Verify);
        trainer.exams()->verifier()->verify(file);
    } else {
        throw Refusal{"is no .pitwise, .pitexam, .pitresult or .pitmark file", path.toStdString(), {}};
    }
}

} // namespace pitwise
