// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/xapi.h"
#include "core/json/jsonnode.h"
#include "core/qttext.h"
#include "core/quiz/answerjson.h"
#include "core/records/livequestion.h"
#include "core/refusal.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>
#include <QUuid>

#include <optional>

namespace pitwise::exchange {
namespace {

constexpr char answered[] = "http://adlnet.gov/expapi/verbs/answered";

QString momentText(qint64 ms) {
    return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss.zzzZ"));
}

/// `PT8.42S`
QString durationText(qint64 ms) {
    QString seconds = QString::number(static_cast<double>(ms) / 1000, 'f', 2);
    return QLatin1String("PT") + seconds + u'S';
}

QJsonObject inLanguage(const QString &language, const QString &text) {
    return {{language, text}};
}

QJsonObject verb(const QString &id, const QString &word) {
    return {{QStringLiteral("id"), id}, {QStringLiteral("display"), inLanguage(QStringLiteral("en"), word)}};
}

QJsonObject actor(const XapiHome &home, const QString &name) {
    return {{QStringLiteral("objectType"), QStringLiteral("Agent")},
            {QStringLiteral("account"),
             QJsonObject{{QStringLiteral("homePage"), home.address()}, {QStringLiteral("name"), name}}}};
}

struct Response {
    const char *type; ///< xAPI's interactionType.
    QString text;
};

QString together(const std::vector<std::string> &keys) {
    QStringList list;
    for (const std::string &key : keys)
        list << qt(key);
    return list.join(QStringLiteral("[,]"));
}

/// What was answered, as xAPI writes it.
Response responseOf(const Answer &answer) {
    const auto whole = [&] { return QString::fromUtf8(QJsonDocument(answerJson(answer)).toJson(QJsonDocument::Compact)); };
    switch (kindOf(answer)) {
    case AnswerKind::Amount:
    case AnswerKind::Chips: return {"numeric", plainNumber(moneyIn(answer).value_or(0))};
    case AnswerKind::Count: return {"numeric", QString::number(std::get<CountAnswer>(answer).count)};
    case AnswerKind::Total: return {"numeric", QString::number(std::get<TotalAnswer>(answer).total)};
    case AnswerKind::Choice: return {"choice", qt(std::get<ChoiceAnswer>(answer).key)};
    case AnswerKind::Choices: return {"choice", together(std::get<ChoicesAnswer>(answer).keys)};
    case AnswerKind::Order: return {"sequencing", together(std::get<OrderAnswer>(answer).keys)};
    case AnswerKind::Actions:
    case AnswerKind::Player:
    case AnswerKind::Bet:
    case AnswerKind::Card:
    case AnswerKind::Place:
    case AnswerKind::Clause:
    case AnswerKind::Ruling: break;
    }
    return {"other", whole()};
}

Response responseOf(const QByteArray &stored) {
    const QJsonObject json = QJsonDocument::fromJson(stored).object();
    if (const auto answer = answerIn(json))
        return responseOf(*answer);
    return {"other", QString::fromUtf8(stored.trimmed())}; // nothing, or of a newer program
}

QByteArray compact(const QJsonObject &statement) {
    return QJsonDocument(statement).toJson(QJsonDocument::Compact);
}

QString pathOf(const std::string &rulebook) {
    return qt(rulebook).replace(u'@', u'/');
}

} // namespace

XapiHome::XapiHome(const QString &address) : m_address(address.trimmed()) {
    while (m_address.endsWith(u'/'))
        m_address.chop(1);
    const QUrl url(m_address, QUrl::StrictMode);
    const bool web = url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http");
    if (!url.isValid() || !web || url.host().isEmpty() || url.hasQuery() || url.hasFragment() || !url.userInfo().isEmpty())
        throw Refusal{"an address of the school that never changes, as https://school.example", "--home", {}};
}

QByteArray answeredStatement(const FedAnswer &answer, const XapiHome &home, const InWords &say, const QString &language) {
    const NewAnswer &content = answer.record.content;
    const AnswerFact &fact = content.fact;
    const Response response = responseOf(content.answer);
    QJsonObject result{{QStringLiteral("response"), response.text},
                       {QStringLiteral("duration"), durationText(fact.takenMs)}};
    if (fact.isScored())
        result.insert(QStringLiteral("success"), fact.outcome == Outcome::Right);
    const QJsonObject definition{
        {QStringLiteral("type"), QStringLiteral("http://adlnet.gov/expapi/activities/cmi.interaction")},
        {QStringLiteral("name"), inLanguage(languageTag(language), say(familyTitle(fact.family)))},
        {QStringLiteral("interactionType"), QLatin1String(response.type)}};
    return compact({{QStringLiteral("id"), answer.record.id.toString(QUuid::WithoutBraces)},
                    {QStringLiteral("actor"), actor(home, answer.trainee.id.toString(QUuid::WithoutBraces))},
                    {QStringLiteral("verb"), verb(QLatin1String(answered), QStringLiteral("answered"))},
                    {QStringLiteral("object"),
                     QJsonObject{{QStringLiteral("objectType"), QStringLiteral("Activity")},
                                 {QStringLiteral("id"), home.under(pathOf(content.rulebook) + u'/' + qt(fact.family))},
                                 {QStringLiteral("definition"), definition}}},
                    {QStringLiteral("result"), result},
                    {QStringLiteral("context"),
                     QJsonObject{{QStringLiteral("registration"), content.session.toString(QUuid::WithoutBraces)},
                                 {QStringLiteral("platform"), QStringLiteral("Pitwise")},
                                 {QStringLiteral("extensions"),
                                  QJsonObject{{home.under(QStringLiteral("clauses")), jsonTexts(fact.clauses)}}}}},
                    {QStringLiteral("timestamp"), momentText(fact.atMs)}});
}

QByteArray examStatement(const ExamResult &result, const XapiHome &home, const QString &language) {
    static const QUuid space = QUuid::fromString(QStringLiteral("{3b7a86a2-0f0b-4a77-93f5-6d61726b7321}"));
    const double scaled = result.count > 0 ? static_cast<double>(result.right) / result.count : 0;
    const QString word = result.passed ? QStringLiteral("passed") : QStringLiteral("failed");
    return compact(
        {{QStringLiteral("id"),
          QUuid::createUuidV5(space, home.address() + u'/' + result.certificate + u'/' + result.resultDigest)
              .toString(QUuid::WithoutBraces)},
         {QStringLiteral("actor"), actor(home, result.number)},
         {QStringLiteral("verb"), verb(QStringLiteral("http://adlnet.gov/expapi/verbs/") + word, word)},
         {QStringLiteral("object"),
          QJsonObject{
              {QStringLiteral("objectType"), QStringLiteral("Activity")},
              {QStringLiteral("id"),
               home.under(QStringLiteral("exams/") + QString::fromLatin1(QUrl::toPercentEncoding(result.exam)))},
              {QStringLiteral("definition"),
               QJsonObject{{QStringLiteral("type"), QStringLiteral("http://adlnet.gov/expapi/activities/assessment")},
                           {QStringLiteral("name"), inLanguage(languageTag(language), result.title)}}}}},
         {QStringLiteral("result"),
          QJsonObject{{QStringLiteral("success"), result.passed},
                      {QStringLiteral("completion"), true},
                      {QStringLiteral("duration"), durationText(result.usedMs)},
                      {QStringLiteral("score"), QJsonObject{{QStringLiteral("scaled"), scaled},
                                                            {QStringLiteral("raw"), result.right},
                                                            {QStringLiteral("min"), 0},
                                                            {QStringLiteral("max"), result.count}}}}},
         {QStringLiteral("context"), QJsonObject{{QStringLiteral("platform"), QStringLiteral("Pitwise")}}},
         {QStringLiteral("timestamp"), momentText(result.finishedMs)}});
}

} // namespace pitwise::exchange
