// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/moodle.h"
#include "core/exchange/xmltext.h"
#include "core/qttext.h"

#include <algorithm>

namespace pitwise::exchange {
namespace {

constexpr int longestName = 255, longestIdNumber = 100, longestTag = 50; // of Moodle's database

QString element(const char *name, const QString &text) {
    const QLatin1String tag(name);
    return u'<' + tag + u'>' + escaped(text) + QLatin1String("</") + tag + QLatin1String(">\n");
}

QString formatted(const char *name, const QString &html, const QString &files = {}) {
    const QLatin1String tag(name);
    return u'<' + tag + QLatin1String(" format=\"html\"><text>") + cdata(html) + QLatin1String("</text>") + files +
           QLatin1String("</") + tag + QLatin1String(">\n");
}

/// A part of a category's path: a slash in it is written twice.
QString step(QString name) {
    return name.replace(u'/', QLatin1String("//"));
}

QString answer(const QString &fraction, const QString &text, const QString &feedback, const QString &extra = {}) {
    return QLatin1String("<answer fraction=\"") + fraction + QLatin1String("\" format=\"") +
           (extra.isEmpty() ? QLatin1String("html\"><text>") + cdata(paragraph(text))
                            : QLatin1String("moodle_auto_format\"><text>") + escaped(text)) +
           QLatin1String("</text>\n") + extra + formatted("feedback", feedback.isEmpty() ? QString() : paragraph(feedback)) +
           QLatin1String("</answer>\n");
}

const char *typeOf(Item::Kind kind) {
    switch (kind) {
    case Item::Kind::OneOf:
    case Item::Kind::SomeOf: return "multichoice";
    case Item::Kind::InOrder: return "ordering";
    case Item::Kind::Number: break;
    }
    return "numerical";
}

QString choiceAnswers(const Item &item) {
    const auto right =
        std::count_if(item.choices.begin(), item.choices.end(), [](const Item::Choice &choice) { return choice.right; });
    const bool one = item.kind == Item::Kind::OneOf;
    QString xml = element("single", one ? QStringLiteral("true") : QStringLiteral("false")) +
                  element("shuffleanswers", QStringLiteral("false")) + element("answernumbering", QStringLiteral("abc"));
    const QString worth = QLatin1String(moodleFraction(static_cast<std::size_t>(right)));
    for (const Item::Choice &choice : item.choices)
        xml += answer(choice.right ? worth
                      : one        ? QStringLiteral("0")
                                   : QStringLiteral("-100"),
                      choice.text, choice.feedback);
    return xml;
}

QString numberAnswers(const Item &item) {
    const QString exact = element("tolerance", QStringLiteral("0"));
    QString xml = answer(QStringLiteral("100"), item.number, {}, exact);
    for (const Item::Near &near : item.near)
        xml += answer(QStringLiteral("0"), near.number, near.feedback, exact);
    return xml + element("unitgradingtype", QStringLiteral("0")) + element("unitpenalty", QStringLiteral("0.1000000")) +
           element("showunits", QStringLiteral("3")) + element("unitsleft", QStringLiteral("0"));
}

QString orderAnswers(const Item &item) {
    // Without shownumcorrect Moodle 5.1 ends in an error of its database.
    QString xml = element("layouttype", QStringLiteral("VERTICAL")) + element("selecttype", QStringLiteral("ALL")) +
                  element("selectcount", QStringLiteral("0")) + element("gradingtype", QStringLiteral("ALL_OR_NOTHING")) +
                  element("showgrading", QStringLiteral("HIDE")) + element("numberingstyle", QStringLiteral("none")) +
                  element("shownumcorrect", QStringLiteral("0"));
    for (std::size_t i = 0; i < item.order.size(); ++i)
        xml += answer(QString::number(i + 1), item.choices[static_cast<std::size_t>(item.order[i])].text, {});
    return xml;
}

} // namespace

const char *moodleFraction(std::size_t right) {
    static constexpr const char *worth[] = {nullptr,    "100",      "50",   "33.33333", "25", "20",
                                            "16.66667", "14.28571", "12.5", "11.11111", "10"};
    return right < std::size(worth) ? worth[right] : nullptr;
}

MoodleWriter::MoodleWriter(QIODevice &out, const InWords &say) : m_out(out), m_say(say) {
    put(QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n"));
}

void MoodleWriter::put(const QString &xml) {
    m_out.write(xml.toUtf8());
}

void MoodleWriter::category(const Item &item) {
    const QString path = QLatin1String("$course$/top/Pitwise/") + step(item.game) + u'/' + step(item.topic);
    if (path == m_category)
        return;
    m_category = path;
    put(QLatin1String("<question type=\"category\">\n<category><text>") + escaped(path) +
        QLatin1String("</text></category>\n</question>\n"));
}

QString MoodleWriter::common(const Item &item, const QByteArray &png) const {
    const QString id = qt(item.id), version = qt(item.version);
    const QString name =
        QStringLiteral("%1 (%2, %3)").arg(item.title.left(longestName - 20 - id.size() - version.size()), id, version);
    QString files;
    if (!png.isEmpty())
        files = QLatin1String("<file name=\"felt.png\" path=\"/\" encoding=\"base64\">") + QLatin1String(png.toBase64()) +
                QLatin1String("</file>");
    QString idNumber = id + u'@' + version.section(u'@', 1);
    if (item.language != QLatin1String("en"))
        idNumber += u'/' + item.language;
    QString xml =
        QLatin1String("<name><text>") + escaped(name.left(longestName)) + QLatin1String("</text></name>\n") +
        formatted("questiontext", questionHtml(item, png.isEmpty() ? QString() : QStringLiteral("@@PLUGINFILE@@/felt.png")),
                  files) +
        formatted("generalfeedback", feedbackHtml(item, m_say)) +
        element("defaultgrade", item.graded ? QStringLiteral("1") : QStringLiteral("0")) +
        element("penalty", QStringLiteral("0")) + element("hidden", QStringLiteral("0"));
    if (idNumber.size() <= longestIdNumber)
        xml += element("idnumber", idNumber);
    return xml;
}

QString MoodleWriter::answers(const Item &item) const {
    switch (item.kind) {
    case Item::Kind::OneOf:
    case Item::Kind::SomeOf: return choiceAnswers(item);
    case Item::Kind::InOrder: return orderAnswers(item);
    case Item::Kind::Number: break;
    }
    return numberAnswers(item);
}

std::vector<Loss> MoodleWriter::write(const Item &item, const QByteArray &png) {
    const auto right =
        std::count_if(item.choices.begin(), item.choices.end(), [](const Item::Choice &choice) { return choice.right; });
    const bool many = item.kind == Item::Kind::SomeOf;
    if (!item.canBeAsked() || (many && !moodleFraction(static_cast<std::size_t>(right))))
        return {Loss::Question};
    category(item);
    QString xml = QLatin1String("<question type=\"") + QLatin1String(typeOf(item.kind)) + QLatin1String("\">\n") +
                  common(item, png) + answers(item) + QLatin1String("<tags>");
    QStringList tags{qt(item.family), qt(item.version), qt(item.topicId)};
    for (const std::string &clause : item.clauses)
        tags << qt(clause);
    for (const QString &tag : tags)
        xml += QLatin1String("<tag><text>") + escaped(tag.left(longestTag)) + QLatin1String("</text></tag>");
    put(xml + QLatin1String("</tags>\n</question>\n"));
    std::vector<Loss> losses = item.losses;
    if (many && right > 1)
        losses.push_back(Loss::PartMarks);
    return losses;
}

void MoodleWriter::finish() {
    put(QStringLiteral("</quiz>\n"));
}

} // namespace pitwise::exchange
