// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/rulingtext.h"

namespace pitwise {

Listing actsText(std::span<const RulingCode> codes) {
    Listing acts{{}, Listing::As::Acts};
    for (const RulingCode code : codes)
        acts.items.emplace_back(Name{Name::Of::Ruling, std::string(nameOf(code))});
    return acts;
}

Phrase rulingText(const std::vector<RulingCode> &codes) {
    return Phrase::plain(actsText(codes));
}

} // namespace pitwise
