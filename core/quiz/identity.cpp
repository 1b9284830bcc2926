// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/identity.h"
#include "core/quiz/answerjson.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;

bool isName(const QString &text) {
    return text.size() == 1 && text[0] >= u'A' && text[0] <= u'H';
}

/// The boxes and players of a question, renamed by their order: the first that is played is 1, the next 2.
class Places {
public:
    void note(const QJsonValue &value, const QString &key = {}) {
        if (value.isObject()) {
            const QJsonObject object = value.toObject();
            for (auto it = object.begin(); it != object.end(); ++it) {
                if (key == L1("seats"))
                    m_boxes.insert(it.key().toInt());
                note(it.value(), it.key());
            }
        } else if (value.isArray()) {
            for (const auto &element : value.toArray())
                note(element, key);
        } else if (value.isDouble() && isBox(key)) {
            m_boxes.insert(value.toInt());
        } else if (isName(value.toString())) {
            m_names.insert(value.toString());
        }
    }

    [[nodiscard]] QJsonValue renamed(const QJsonValue &value, const QString &key = {}) const {
        if (value.isObject()) {
            QJsonObject made;
            const QJsonObject object = value.toObject();
            for (auto it = object.begin(); it != object.end(); ++it)
                made[key == L1("seats") ? QString::number(box(it.key().toInt())) : it.key()] = renamed(it.value(), it.key());
            return made;
        }
        if (value.isArray()) {
            QJsonArray made;
            for (const auto &element : value.toArray())
                made.append(renamed(element, key));
            return made;
        }
        if (value.isDouble() && isBox(key))
            return box(value.toInt());
        return isName(value.toString()) ? QJsonValue(name(value.toString())) : value;
    }

private:
    static bool isBox(const QString &key) { return key == L1("box") || key == L1("boxes"); }

    [[nodiscard]] int box(int number) const {
        const auto it = m_boxes.find(number);
        return it == m_boxes.end() ? number : 1 + static_cast<int>(std::distance(m_boxes.begin(), it));
    }
    [[nodiscard]] QString name(const QString &letter) const {
        const auto it = m_names.find(letter);
        return it == m_names.end() ? letter : QString(QChar(u'A' + static_cast<int>(std::distance(m_names.begin(), it))));
    }

    std::set<int> m_boxes;
    std::set<QString> m_names;
};

QJsonObject undressed(QJsonObject round) {
    round.remove(L1("format"));
    round.remove(L1("rulebook"));
    QJsonObject table = round.value(L1("table")).toObject();
    table.remove(L1("boxes"));
    table.remove(L1("decks"));
    round[L1("table")] = table;
    return round;
}

/// Without its letter, and its place among the others.
QJsonArray optionSet(const std::vector<Option> &options) {
    std::vector<QJsonObject> list;
    for (const Option &option : options) {
        QJsonObject entry = option.standsForMore() ? answerJson(option.answer) : QJsonObject();
        entry.remove(L1("key"));
        entry[L1("text")] = phraseJson(option.text);
        list.push_back(entry);
    }
    std::sort(list.begin(), list.end(), [](const QJsonObject &a, const QJsonObject &b) {
        return QJsonDocument(a).toJson(QJsonDocument::Compact) < QJsonDocument(b).toJson(QJsonDocument::Compact);
    });
    QJsonArray set;
    for (const QJsonObject &entry : list)
        set.append(entry);
    return set;
}

} // namespace

std::string identity(const Question &question) {
    QJsonObject situation = question.situation;
    situation.remove(L1("format"));
    situation.remove(L1("rulebook"));
    if (situation.contains(L1("round")))
        situation[L1("round")] = undressed(situation.value(L1("round")).toObject());
    QJsonArray story;
    for (const Phrase &line : question.story)
        story.append(phraseJson(line));
    const QJsonObject asked{{QStringLiteral("asks"), question.asks},
                            {QStringLiteral("prompt"), phraseJson(question.prompt)},
                            {QStringLiteral("round"), undressed(question.round)},
                            {QStringLiteral("scene"), sceneJson(question.scene)},
                            {QStringLiteral("situation"), situation},
                            {QStringLiteral("story"), story}};
    Places places;
    places.note(asked);
    QJsonArray options = optionSet(question.options);
    places.note(options);
    QJsonObject canonicalForm = places.renamed(asked).toObject();
    canonicalForm[L1("options")] = places.renamed(options);
    return question.family + '/' + question.game + '\n' +
           QJsonDocument(canonicalForm).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace pitwise
