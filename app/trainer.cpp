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
      m_rulebook(m_library, m_language.code()), m_table(m_library, m_chips, m_language.code()),
      m_desk(m_dataFolder, m_library, m_clock), m_trainees(m_desk), m_practiceSetup(m_desk), m_practice(m_desk, m_practiceSetup),
      m_review(m_desk) {
    connect(&m_language, &Language::changed, this, [this] { m_rulebook.setLanguage(m_language.code()); });
    connect(&m_navigation, &Navigation::clauseRequested, &m_rulebook, &RulebookDesk::open);
    connect(&m_language, &Language::changed, &m_table, [this] { m_table.setLanguage(m_language.code()); });
    connect(&m_trainees, &Trainees::seatedChanged, &m_practiceSetup, &PracticeSetup::refresh);
    connect(&m_trainees, &Trainees::seatedChanged, &m_practice, &PracticeSession::refresh);
    connect(&m_practice, &PracticeSession::finished, this, [this] { m_review.show(m_practice.session()); });
}

} // namespace pitwise
