// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class QXmlStreamReader;

namespace pitwise::exchange {

/// An element of a file that others wrote, or a run of text where `name` is empty.
struct XmlNode {
    QString name; ///< Without its prefix.
    QString text; ///< Of a run of text.
    std::vector<std::pair<QString, QString>> attributes;
    std::vector<XmlNode> children;
    qint64 line = 0;

    [[nodiscard]] QString attribute(const char *named) const; ///< Empty: not there.
    /// The first child of that name; null: none.
    [[nodiscard]] const XmlNode *child(const char *named) const;
    [[nodiscard]] std::vector<const XmlNode *> all(const char *named) const;  ///< Children of that name.
    [[nodiscard]] std::vector<const XmlNode *> find(const char *named) const; ///< Wherever below, in the file's order.
    [[nodiscard]] QString words() const;                                      ///< All its text, as it stands.
};

/// Reads XML of others. No document type, no entity of its own, no depth and no size that nobody needs; nothing outside the
/// file is ever looked for. Throws a Refusal with line and column.
class XmlGate {
public:
    /// `place`: of the file in its package; empty: the file itself.
    explicit XmlGate(const QByteArray &bytes, std::string place = {});
    ~XmlGate();
    XmlGate(const XmlGate &) = delete;
    XmlGate &operator=(const XmlGate &) = delete;

    [[nodiscard]] const QString &rootName() const { return m_rootName; }
    [[nodiscard]] const QString &rootSpace() const { return m_rootSpace; }
    /// The root with all that is in it.
    [[nodiscard]] XmlNode whole();
    /// The root's children one by one, so that a long file needs no room at once. `done`: 0 to 1.
    void each(const std::function<void(const XmlNode &child, double done)> &take);
    [[nodiscard]] std::string place(qint64 line) const; ///< `items/q1.xml: line 12`

private:
    XmlNode element(int depth);
    void next();
    [[noreturn]] void fail(const std::string &error) const;
    void finish();

    std::unique_ptr<QXmlStreamReader> m_xml;
    qsizetype m_size;
    std::string m_place;
    QString m_rootName, m_rootSpace;
    int m_nodes = 0;
};

} // namespace pitwise::exchange
