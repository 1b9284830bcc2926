// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/xmltree.h"
#include "core/refusal.h"

#include <QXmlStreamReader>

namespace pitwise::exchange {
namespace {

constexpr int deepestElement = 64, mostNodes = 100'000; ///< Of a question.

void findBelow(const XmlNode &node, QLatin1String named, std::vector<const XmlNode *> &found) {
    for (const XmlNode &child : node.children) {
        if (child.name == named)
            found.push_back(&child);
        findBelow(child, named, found);
    }
}

} // namespace

QString XmlNode::attribute(const char *named) const {
    for (const auto &[name, value] : attributes)
        if (name == QLatin1String(named))
            return value;
    return {};
}

const XmlNode *XmlNode::child(const char *named) const {
    for (const XmlNode &child : children)
        if (child.name == QLatin1String(named))
            return &child;
    return nullptr;
}

std::vector<const XmlNode *> XmlNode::all(const char *named) const {
    std::vector<const XmlNode *> found;
    for (const XmlNode &child : children)
        if (child.name == QLatin1String(named))
            found.push_back(&child);
    return found;
}

std::vector<const XmlNode *> XmlNode::find(const char *named) const {
    std::vector<const XmlNode *> found;
    findBelow(*this, QLatin1String(named), found);
    return found;
}

QString XmlNode::words() const {
    QString all = text;
    for (const XmlNode &child : children)
        all += child.words();
    return all;
}

XmlGate::XmlGate(const QByteArray &bytes, std::string place)
    : m_xml(std::make_unique<QXmlStreamReader>(bytes)), m_size(std::max<qsizetype>(1, bytes.size())),
      m_place(std::move(place)) {
    m_xml->setEntityExpansionLimit(0);
    while (!m_xml->isStartElement() && !m_xml->atEnd())
        next();
    if (!m_xml->isStartElement())
        fail("it is no XML");
    m_rootName = m_xml->name().toString();
    m_rootSpace = m_xml->namespaceUri().toString();
}

XmlGate::~XmlGate() = default;

std::string XmlGate::place(qint64 line) const {
    return (m_place.empty() ? "" : m_place + ": ") + "line " + std::to_string(line);
}

void XmlGate::fail(const std::string &error) const {
    throw Refusal{error, place(m_xml->lineNumber()) + ", column " + std::to_string(m_xml->columnNumber()), {}};
}

void XmlGate::next() {
    m_xml->readNext();
    if (m_xml->hasError())
        fail("it is no whole XML: " + m_xml->errorString().toStdString());
    if (m_xml->isDTD())
        fail("a document type is not taken: no question needs one");
    if (m_xml->isEntityReference())
        fail("the entity \"" + m_xml->name().toString().toStdString() + "\" is not known");
}

XmlNode XmlGate::element(int depth) {
    if (depth > deepestElement)
        fail("its elements lie more than " + std::to_string(deepestElement) + " deep");
    if (++m_nodes > mostNodes)
        fail("a question holds more than " + std::to_string(mostNodes) + " elements");
    XmlNode node;
    node.name = m_xml->name().toString();
    node.line = m_xml->lineNumber();
    for (const QXmlStreamAttribute &attribute : m_xml->attributes())
        node.attributes.emplace_back(attribute.qualifiedName().toString(), attribute.value().toString());
    const bool dropped = node.name == QLatin1String("file"); // a picture or a sound: nobody here shows it
    for (next(); !m_xml->isEndElement(); next()) {
        if (m_xml->isStartElement()) {
            node.children.push_back(element(depth + 1));
        } else if (m_xml->isCharacters() && !dropped) {
            if (node.children.empty() || !node.children.back().name.isEmpty()) {
                if (++m_nodes > mostNodes)
                    fail("a question holds more than " + std::to_string(mostNodes) + " elements");
                node.children.push_back({{}, {}, {}, {}, m_xml->lineNumber()});
            }
            node.children.back().text += m_xml->text();
        }
    }
    return node;
}

void XmlGate::finish() {
    while (!m_xml->atEnd())
        next();
}

XmlNode XmlGate::whole() {
    XmlNode root = element(0);
    finish();
    return root;
}

void XmlGate::each(const std::function<void(const XmlNode &child, double done)> &take) {
    for (next(); !m_xml->isEndElement(); next()) {
        if (!m_xml->isStartElement())
            continue;
        m_nodes = 0;
        const XmlNode child = element(1);
        take(child, std::min(1.0, static_cast<double>(m_xml->characterOffset()) / static_cast<double>(m_size)));
    }
    finish();
}

} // namespace pitwise::exchange
