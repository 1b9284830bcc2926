// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace pitwise {

class Trainer;

/// Opens a file that somebody double-clicked, or named on the command line, on the page that it belongs to: a `.pitwise`
/// pack is imported, as soon as somebody who may has signed in; a `.pitexam` is opened at this station; whatever else
/// exams write is verified. Throws a Refusal where it is none of these or not there.
void openFile(Trainer &trainer, const QString &path);

} // namespace pitwise
