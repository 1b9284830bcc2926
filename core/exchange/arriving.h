// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/htmllines.h"
#include "core/exchange/questionsin.h"

#include <map>
#include <set>

namespace pitwise::exchange {

/// A question of others that cannot be asked here.
struct LeftOut {
    Phrase why;
};

/// A question on its way in, and what has been left out of it so far.
struct Arriving {
    Item item; ///< Story and prompt, choices or number, reasons; `id` is what it was called there.
    enum class Number { Unknown, Dollars, Count };
    Number isNumber = Number::Unknown;
    std::string place;
    std::vector<Phrase> lost;

    /// The text of the question: its last line is what is asked.
    void setText(const HtmlLines &text);
    void addReasons(const QStringList &lines);
    void lose(Phrase what); ///< Each once.
};

/// A number as others write it: cents, or nothing where it has a smaller part or is none.
[[nodiscard]] std::optional<Cents> centsIn(const QString &number);

/// Gathers questions into a pack.
class Arrivals {
public:
    Arrivals(const InWish &wish, const Library &library);
    void add(Arriving question);
    void leaveOut(const std::string &place, const QString &title, Phrase why);
    void note(const std::string &place, const QString &title, Phrase what);
    /// Throws a Refusal where it is more than anybody imports at once.
    void count(const std::string &place);
    [[nodiscard]] QuestionsIn made();

private:
    [[nodiscard]] Scenario scenarioOf(const Arriving &question);
    [[nodiscard]] std::string idFor(const Item &item);
    [[nodiscard]] std::string gameOf(const Item &item) const;

    const InWish &m_wish;
    const Library &m_library;
    QuestionsIn m_made;
    std::set<std::string> m_ids;
    int m_seen = 0;
};

// A file each.
void readMoodle(const QByteArray &bytes, Arrivals &into, const HowFar &howFar);      ///< moodlein.cpp
void readQtiItem(const QByteArray &bytes, const std::string &place, Arrivals &into); ///< qtiin.cpp
void readQtiPackage(const QByteArray &bytes, Arrivals &into, const HowFar &howFar);  ///< qtiin.cpp

} // namespace pitwise::exchange
