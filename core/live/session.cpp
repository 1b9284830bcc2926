// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/session.h"
#include "core/documents/jsonlines.h"
#include "core/json/jsonnode.h"

#include <QIODevice>

namespace pitwise::live {
namespace {

constexpr int mostEntries = 10'000; ///< Of a round: a bound for input from outside.

[[noreturn]] void refuse(const Entry &entry, const char *member, std::string error) {
    throw Refusal{std::move(error), "line " + std::to_string(entry.line) + ": " + member, {}};
}

} // namespace

void Session::begin(const Entry &bets) {
    if (bets.round <= m_number)
        refuse(bets, "round", "the round before has number " + std::to_string(m_number));
    if (m_round)
        m_done.push_back(m_round->grade(m_round->over() ? Ending::Over : Ending::Dropped));
    m_round.reset();
    m_felt.begin(bets);
    m_round = std::make_unique<Dealing>(m_header, m_library, m_felt, bets, m_header.house.burn && m_felt.untouched());
    m_number = bets.round;
    m_entries = 0;
    for (const Entry &entry : m_waiting)
        m_round->take(entry);
    m_waiting.clear();
}

void Session::take(const Entry &entry) {
    if (entry.act == Act::Bets)
        return begin(entry);
    if (++m_entries > mostEntries)
        refuse(entry, "t", "a round has no more than " + std::to_string(mostEntries) + " entries");
    const bool between = !m_round || (m_round->anyCard() && m_round->over());
    const bool ends =
        !m_round || (m_round->anyCard() && (m_round->over() || m_round->suspended() || m_round->said(Call::PlaceBets)));
    if (entry.act == Act::Say && static_cast<Call>(entry.what) == Call::PlaceBets && ends) {
        m_waiting.push_back(entry);
        return;
    }
    if (!m_round && (entry.act == Act::Say || (entry.act == Act::Card && entry.burn))) {
        m_waiting.push_back(entry);
        return;
    }
    if (entry.act == Act::Shoe && static_cast<ShoeEvent>(entry.what) == ShoeEvent::Fresh) {
        if (!between)
            refuse(entry, "what", "a fresh shoe comes between two rounds");
        m_felt.apply(entry);
        return;
    }
    if (!m_round) {
        if (isCrew(entry.act))
            return;
        refuse(entry, "do", "no round has begun: there are no bets");
    }
    m_round->take(entry);
}

/// The third fault of one name in a session, and each further one, weighs more.
void Session::raise(RoundGrade &grade, std::map<std::pair<FaultKind, int>, int> &names) const {
    for (Fault &fault : grade.faults) {
        const int duty = static_cast<int>(fault.act) * 16 + (fault.act == Act::Say ? static_cast<int>(fault.call) : 0);
        if (++names[{fault.fault, duty}] >= 3 && fault.level != Level::Critical && fault.level != Level::Custom)
            fault.level = static_cast<Level>(static_cast<int>(fault.level) - 1);
    }
}

std::vector<RoundGrade> Session::grades() const {
    std::vector<RoundGrade> grades = m_done;
    if (m_round)
        grades.push_back(m_round->grade(m_round->over() ? Ending::Over : Ending::Open));
    std::map<std::pair<FaultKind, int>, int> names;
    for (RoundGrade &grade : grades)
        raise(grade, names);
    return grades;
}

// ---------------------------------------------------------------- traces in, grades out

namespace {

/// One trace after another, each refused or graded as a whole.
class Traces {
public:
    Traces(const Library &library, const std::function<void(std::string_view)> &write)
        : m_library(library), m_reader(library), m_write(write) {}

    void take(const JsonNode &node) {
        if (node.isObject() && node.has(QLatin1String("format"))) {
            finish();
            m_line = 1;
            ++m_trace;
            m_state = State::Open;
            guarded([&] {
                m_reader.readHeader(node);
                m_session = std::make_unique<Session>(m_reader.header(), m_library);
            });
            return;
        }
        ++m_line;
        if (m_state == State::None) {
            m_state = State::Open;
            m_line = 1;
            ++m_trace;
            guarded([&] { m_reader.readHeader(node); }); // refuses it: there is no header
            return;
        }
        if (m_state == State::Open)
            guarded([&] { m_session->take(m_reader.read(node, m_line)); });
    }
    void blank() { m_line += m_state != State::None; }
    void noJson(const Refusal &refusal) {
        ++m_line;
        if (m_state == State::None) {
            m_line = 1;
            ++m_trace;
            m_state = State::Open;
        }
        if (m_state == State::Open)
            guarded([&] { throw Refusal{refusal.error, "line " + std::to_string(m_line), {}}; });
    }
    GradeResult finish() {
        if (m_state == State::Open && m_session) {
            SessionGrade sum;
            for (const RoundGrade &grade : m_session->grades()) {
                sum.add(grade);
                writeRoundGrade(m_out, grade, m_reader.header());
                m_out += '\n';
            }
            writeSessionGrade(m_out, sum);
            m_out += '\n';
        }
        m_session.reset();
        m_state = State::None;
        m_write(m_out);
        m_out.clear();
        return m_result;
    }

private:
    enum class State { None, Open, Refused };
    template <typename F> void guarded(F &&act) {
        try {
            act();
        } catch (Refusal &refusal) {
            if (m_trace > 1)
                refusal.at.insert(0, "trace " + std::to_string(m_trace) + ", ");
            writeRefusal(m_out, {}, refusal);
            m_out += '\n';
            m_state = State::Refused;
            m_session.reset();
            m_result = GradeResult::SomeRefused;
        }
    }

    const Library &m_library;
    TraceReader m_reader;
    const std::function<void(std::string_view)> &m_write;
    std::unique_ptr<Session> m_session;
    State m_state = State::None;
    int m_line = 0, m_trace = 0;
    std::string m_out;
    GradeResult m_result = GradeResult::Graded;
};

} // namespace

GradeResult gradeTraces(QIODevice &input, const Library &library, const std::function<void(std::string_view)> &write,
                        Refusal &problem) {
    QByteArray bytes = input.readAll();
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    if (bytes.trimmed().isEmpty()) {
        problem = {"the input is empty", {}, {}};
        return GradeResult::NoJson;
    }
    Traces traces(library, write);
    bool first = true;
    for (qsizetype at = 0; at < bytes.size();) {
        qsizetype end = bytes.indexOf('\n', at);
        end = end < 0 ? bytes.size() : end;
        const QByteArray line = bytes.mid(at, end - at);
        if (line.trimmed().isEmpty()) {
            traces.blank();
            at = end + 1;
            continue;
        }
        try {
            const JsonTree tree = parseJson(line);
            if (first && !JsonNode(tree).isObject())
                throw Refusal{"no object", {}, {}};
            traces.take(JsonNode(tree));
        } catch (const Refusal &refusal) {
            if (first) { // perhaps one document over several lines
                try {
                    const JsonTree whole = parseJson(bytes.mid(at));
                    traces.take(JsonNode(whole));
                    return traces.finish();
                } catch (const Refusal &worse) {
                    problem = worse;
                    return GradeResult::NoJson;
                }
            }
            traces.noJson(refusal);
        }
        first = false;
        at = end + 1;
    }
    return traces.finish();
}

} // namespace pitwise::live
