// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/library.h"

namespace pitwise::cli {

/// The shipped rulebooks and, where PITWISE_RULEBOOKS names a folder, those in it.
[[nodiscard]] inline Library openLibrary() {
    Library library = Library::shipped();
    if (const QString folder = qEnvironmentVariable("PITWISE_RULEBOOKS"); !folder.isEmpty())
        library.addFolder(folder);
    return library;
}

} // namespace pitwise::cli
