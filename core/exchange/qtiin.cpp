// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/arriving.h"
#include "core/qttext.h"
#include "core/scenario/ziparchive.h"

#include <QUrl>

#include <algorithm>

namespace pitwise::exchange {
namespace {

constexpr std::array interactionNames{"qti-choice-interaction", "qti-order-interaction", "qti-text-entry-interaction"};
constexpr qint64 largestQtiFile = 4 * 1024 * 1024, largestManifest = 32 * 1024 * 1024;
constexpr qint64 mostUnpacked = 64 * 1024 * 1024;
constexpr std::int64_t mostQtiFiles = 40'001;

QStringList qtiValues(const XmlNode *list) {
    QStringList values;
    if (list)
        for (const XmlNode *value : list->all("qti-value"))
            values << value->words().simplified();
    return values;
}

/// Response processing as far as it says what is told to whom: which feedback a right answer, a certain wrong one, and
/// any other one get.
struct Responses {
    struct Branch {
        enum class For { Key, Value, Others } whom;
        QString value;
        QStringList feedbacks; ///< `OUTCOME identifier`
    };
    std::vector<Branch> branches;
    bool understood = true;
};

std::optional<Responses::Branch> conditionOf(const XmlNode &node, const QString &response) {
    if (node.name != QLatin1String("qti-match") && node.name != QLatin1String("qti-equal"))
        return std::nullopt;
    const XmlNode *variable = node.child("qti-variable");
    if (!variable || variable->attribute("identifier") != response)
        return std::nullopt;
    if (node.child("qti-correct"))
        return Responses::Branch{Responses::Branch::For::Key, {}, {}};
    if (const XmlNode *value = node.child("qti-base-value"))
        return Responses::Branch{Responses::Branch::For::Value, value->words().simplified(), {}};
    return std::nullopt;
}

Responses responsesOf(const XmlNode *processing, const QString &response) {
    Responses all;
    if (!processing)
        return all;
    for (const XmlNode *condition : processing->all("qti-response-condition"))
        for (const XmlNode &branch : condition->children) {
            if (branch.name.isEmpty())
                continue;
            Responses::Branch made{Responses::Branch::For::Others, {}, {}};
            if (branch.name != QLatin1String("qti-response-else")) {
                std::optional<Responses::Branch> known;
                for (const XmlNode &child : branch.children)
                    if (!child.name.isEmpty()) {
                        known = conditionOf(child, response);
                        break;
                    }
                if (!known) {
                    all.understood = false;
                    continue;
                }
                made = *known;
            }
            for (const XmlNode *set : branch.all("qti-set-outcome-value"))
                if (const XmlNode *value = set->child("qti-base-value"))
                    made.feedbacks << set->attribute("identifier") + u' ' + value->words().simplified();
            all.branches.push_back(std::move(made));
        }
    return all;
}

class QtiQuestion {
public:
    QtiQuestion(const XmlNode &node, Arriving &into) : m_node(node), m_into(into), m_item(into.item) {}

    void name() {
        m_item.title = m_node.attribute("title").simplified();
        m_item.id = m_node.attribute("identifier").simplified().toStdString();
        m_item.language = m_node.attribute("xml:lang").simplified();
        const QStringList label = m_node.attribute("label").simplified().split(u' ');
        if (label.size() == 2 && label.back().contains(u'@')) { // as we write it
            m_item.id = label.front().toStdString();
            m_item.version = label.back().toStdString();
            m_item.document = label.back().section(u'@', 0, 0).toStdString();
        }
    }
    void read() {
        const XmlNode *body = m_node.child("qti-item-body");
        if (!body)
            throw LeftOut{"exchange.in-no-text"_say};
        const XmlNode &interaction = interactionIn(*body);
        HtmlLines text = linesOf(*body, {QStringLiteral("qti-choice-interaction"), QStringLiteral("qti-order-interaction"),
                                         QStringLiteral("qti-feedback-block"), QStringLiteral("qti-feedback-inline"),
                                         QStringLiteral("qti-rubric-block")});
        if (const XmlNode *prompt = interaction.child("qti-prompt")) {
            const HtmlLines asked = linesOf(*prompt);
            text.lines += asked.lines;
            text.pictures += asked.pictures;
            text.media += asked.media;
        }
        m_into.setText(text);
        if (!body->find("qti-rubric-block").empty())
            m_into.lose("exchange.in-rubrics"_say);
        m_response = interaction.attribute("response-identifier");
        const XmlNode &declared = declaration();
        if (interaction.name == QLatin1String("qti-text-entry-interaction"))
            typedIn(declared);
        else
            chosen(interaction, declared);
        feedback();
    }

private:
    const XmlNode &interactionIn(const XmlNode &body) const {
        const XmlNode *one = nullptr;
        std::function<void(const XmlNode &)> look = [&](const XmlNode &node) {
            for (const XmlNode &child : node.children) {
                if (child.name.endsWith(QLatin1String("-interaction"))) {
                    if (std::none_of(interactionNames.begin(), interactionNames.end(),
                                     [&](const char *known) { return child.name == QLatin1String(known); }))
                        throw LeftOut{say("exchange.in-type", child.name)};
                    if (one)
                        throw LeftOut{"exchange.in-several-parts"_say};
                    one = &child;
                }
                look(child);
            }
        };
        look(body);
        if (!one)
            throw LeftOut{"exchange.in-asks-nothing"_say};
        return *one;
    }
    const XmlNode &declaration() const {
        for (const XmlNode *one : m_node.all("qti-response-declaration"))
            if (one->attribute("identifier") == m_response)
                return *one;
        throw LeftOut{"exchange.in-no-key"_say};
    }

    void typedIn(const XmlNode &declared) {
        m_item.kind = Item::Kind::Number;
        const QString type = declared.attribute("base-type");
        if (type != QLatin1String("float") && type != QLatin1String("integer"))
            throw LeftOut{"exchange.in-typed-text"_say};
        const QStringList right = qtiValues(declared.child("qti-correct-response"));
        if (right.size() > 1)
            throw LeftOut{"exchange.in-several-keys"_say};
        m_item.number = right.value(0);
        if (const auto cents = centsIn(m_item.number))
            m_item.number = plainNumber(*cents);
        for (const XmlNode *equal : m_node.find("qti-equal"))
            if (const QString mode = equal->attribute("tolerance-mode"); !mode.isEmpty() && mode != QLatin1String("exact"))
                throw LeftOut{say("exchange.in-tolerance", equal->attribute("tolerance"))};
    }

    void chosen(const XmlNode &interaction, const XmlNode &declared) {
        const QString cardinality = declared.attribute("cardinality");
        const bool order = interaction.name == QLatin1String("qti-order-interaction");
        m_item.kind = order                                      ? Item::Kind::InOrder
                      : cardinality == QLatin1String("multiple") ? Item::Kind::SomeOf
                                                                 : Item::Kind::OneOf;
        const QStringList right = qtiValues(declared.child("qti-correct-response"));
        QStringList known;
        for (const XmlNode *each : interaction.all("qti-simple-choice")) {
            const QString identifier = each->attribute("identifier").simplified();
            const HtmlLines text = linesOf(*each, {QStringLiteral("qti-feedback-inline")});
            if (text.pictures > 0)
                m_into.lose("exchange.in-pictures"_say);
            if (text.media > 0)
                m_into.lose("exchange.in-media"_say);
            Item::Choice choice{identifier, text.lines.join(u' '), right.contains(identifier), {}};
            for (const XmlNode *said : each->find("qti-feedback-inline"))
                if (m_item.kind == Item::Kind::OneOf && !choice.right)
                    choice.feedback = linesOf(*said).lines.join(u' ');
                else
                    m_into.lose("exchange.in-tick-feedback"_say);
            known << identifier;
            m_item.choices.push_back(std::move(choice));
        }
        for (const QString &one : right)
            if (known.count(one) != 1)
                throw LeftOut{"exchange.in-no-key"_say};
        if (order) {
            if (right.size() != known.size())
                throw LeftOut{"exchange.in-some-of-order"_say};
            for (const QString &one : right)
                m_item.order.push_back(static_cast<int>(known.indexOf(one)));
        }
        if (declared.child("qti-mapping") && m_item.kind != Item::Kind::OneOf)
            m_into.lose("exchange.in-part-marks"_say);
        if (interaction.attribute("shuffle") == QLatin1String("true"))
            m_into.lose("exchange.in-shuffled"_say);
    }

    void feedback() {
        std::map<QString, QStringList> said; // by `OUTCOME identifier`
        for (const XmlNode *modal : m_node.all("qti-modal-feedback"))
            said[modal->attribute("outcome-identifier") + u' ' + modal->attribute("identifier")] += linesOf(*modal).lines;
        if (said.empty())
            return;
        const Responses responses = responsesOf(m_node.child("qti-response-processing"), m_response);
        const auto linesFor = [&](const Responses::Branch &branch) {
            QStringList lines;
            for (const QString &one : branch.feedbacks)
                if (const auto it = said.find(one); it != said.end())
                    lines += it->second;
            return lines;
        };
        QStringList steps;
        std::vector<std::pair<QString, QStringList>> wrong;
        for (const Responses::Branch &branch : responses.branches)
            if (branch.whom == Responses::Branch::For::Value)
                wrong.emplace_back(branch.value, linesFor(branch));
            else
                for (const QString &line : linesFor(branch))
                    if (!steps.contains(line))
                        steps << line;
        if (responses.branches.empty() || !responses.understood) {
            m_into.lose("exchange.in-processing"_say);
            for (const auto &[outcome, lines] : said)
                for (const QString &line : lines)
                    if (!steps.contains(line))
                        steps << line;
        }
        m_into.addReasons(steps);
        for (auto &[value, lines] : wrong) {
            // What is behind it may be the reason itself: only the reasons that follow it are no part of it.
            if (lines.size() > steps.size() && lines.mid(lines.size() - steps.size()) == steps)
                lines.resize(lines.size() - steps.size());
            else
                lines.removeIf([&](const QString &line) { return steps.contains(line); });
            if (!lines.isEmpty())
                wrongAnswer(value, lines.join(u' '));
        }
    }
    void wrongAnswer(const QString &value, const QString &label) {
        if (m_item.kind == Item::Kind::Number) {
            if (const auto cents = centsIn(value))
                m_item.near.push_back({plainNumber(*cents), label});
            return;
        }
        for (Item::Choice &choice : m_item.choices)
            if (m_item.kind == Item::Kind::OneOf && choice.key == value && !choice.right)
                choice.feedback = label;
    }

    const XmlNode &m_node;
    Arriving &m_into;
    Item &m_item;
    QString m_response;
};

void takeQtiItem(const XmlGate &gate, const XmlNode &root, Arrivals &into) {
    const std::string place = gate.place(root.line);
    into.count(place);
    Arriving question;
    question.place = place;
    QtiQuestion reader(root, question);
    reader.name();
    try {
        reader.read();
    } catch (LeftOut &left) {
        return into.leaveOut(place, question.item.title, std::move(left.why));
    }
    into.add(std::move(question));
}

/// Whether a name in a package is one that a package has: no way out of it, nothing absolute.
bool isInside(const std::string &name) {
    const QString path = qt(name);
    const QStringList parts = path.split(u'/');
    return !name.empty() && name.size() < 1000 && !path.contains(u'\\') && !path.contains(QChar(0)) &&
           !path.startsWith(u'/') && !parts.contains(QLatin1String("..")) && !(path.size() > 1 && path[1] == u':');
}

/// The files of a package by their names.
class Package {
public:
    explicit Package(const QByteArray &bytes) : m_zip(bytes, mostQtiFiles) {
        for (const ZipEntry &entry : m_zip.entries()) {
            if (entry.name.ends_with('/'))
                continue;
            if (!isInside(entry.name))
                throw Refusal{"a name in the package leads out of it: \"" + entry.name.substr(0, 200) + '"', {}, {}};
            if (entry.isLink || entry.isLocked)
                throw Refusal{entry.isLink ? "a link belongs into no package"
                                           : "it is encrypted, or packed in an unknown way",
                              entry.name,
                              {}};
            if (!m_files.emplace(entry.name, &entry).second)
                throw Refusal{"the name is there twice", entry.name, {}};
        }
    }
    [[nodiscard]] bool has(const std::string &name) const { return m_files.contains(name); }
    /// Throws a Refusal where it is damaged, or where all that was read comes to too much.
    [[nodiscard]] QByteArray read(const std::string &name, qint64 most) {
        try {
            const QByteArray bytes = m_zip.read(*m_files.at(name), std::min(most, mostUnpacked - m_unpacked));
            m_unpacked += bytes.size();
            return bytes;
        } catch (Refusal &refusal) {
            refusal.at = name;
            throw;
        }
    }

private:
    ZipReader m_zip;
    std::map<std::string, const ZipEntry *> m_files;
    qint64 m_unpacked = 0;
};

} // namespace

void readQtiItem(const QByteArray &bytes, const std::string &place, Arrivals &into) {
    XmlGate gate(bytes, place);
    if (gate.rootName() == QLatin1String("assessmentItem") || gate.rootName() == QLatin1String("questestinterop"))
        throw Refusal{"it is QTI of an older version; QTI 3.0 is read", gate.place(1), {}};
    if (gate.rootName() != QLatin1String("qti-assessment-item"))
        throw Refusal{"it is neither Moodle XML nor QTI 3.0: it begins with <" + gate.rootName().left(60).toStdString() +
                          '>',
                      gate.place(1),
                      {}};
    takeQtiItem(gate, gate.whole(), into);
}

void readQtiPackage(const QByteArray &bytes, Arrivals &into, const HowFar &howFar) {
    static const std::string manifestName = "imsmanifest.xml";
    Package package(bytes);
    if (!package.has(manifestName))
        throw Refusal{"it has no imsmanifest.xml: it is no QTI package", {}, {}};
    XmlGate manifestGate(package.read(manifestName, largestManifest), manifestName);
    std::vector<std::pair<std::string, std::string>> items; // file and place in the manifest
    std::set<std::string> listed;
    int older = 0;
    const auto resource = [&](const XmlNode &node) {
        const QString type = node.attribute("type");
        older += type.startsWith(QLatin1String("imsqti_item_xmlv")) && !type.endsWith(QLatin1String("v3p0"));
        const std::string file = QUrl::fromPercentEncoding(node.attribute("href").toUtf8()).toStdString();
        const std::string place = manifestGate.place(node.line);
        if (type == QLatin1String("imsqti_item_xmlv3p0") && listed.insert(file).second)
            items.emplace_back(file, place);
    };
    manifestGate.each([&](const XmlNode &child, double) {
        if (child.name == QLatin1String("resources"))
            for (const XmlNode *one : child.all("resource"))
                resource(*one);
    });
    if (items.empty())
        throw Refusal{older > 0 ? "its questions are QTI of an older version; QTI 3.0 is read"
                                : "its manifest names no questions of QTI 3.0",
                      manifestName,
                      {}};
    Telling telling(howFar, items.size());
    for (const auto &[file, place] : items) {
        telling.step();
        if (!package.has(file)) {
            into.leaveOut(place, qt(file), "exchange.in-missing-file"_say);
            continue;
        }
        try {
            readQtiItem(package.read(file, largestQtiFile), file, into);
        } catch (const Refusal &refusal) {
            into.leaveOut(refusal.at.empty() ? file : refusal.at, {}, say("exchange.in-gate", qt(refusal.error)));
        }
    }
}

} // namespace pitwise::exchange
