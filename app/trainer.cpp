// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainer.h"

#include <QDir>

namespace pitwise {
namespace {

QString madeFolder(const QString &folder) {
    QDir().mkpath(folder);
    return QDir(folder).absolutePath();
}

} // namespace

Trainer::Trainer(const TrainerOptions &options, QObject *parent)
    : QObject(parent), m_dataFolder(madeFolder(options.dataFolder)), m_library(Library::shipped()),
      m_settings(m_dataFolder + QStringLiteral("/settings.ini")), m_language(m_settings, options.translations),
      m_table(m_library, m_chips, m_language.code()) {
    connect(&m_language, &Language::changed, &m_table, [this] { m_table.setLanguage(m_language.code()); });
}

} // namespace pitwise
