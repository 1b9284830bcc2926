// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/qti.h"
#include "core/exchange/htmllines.h"
#include "core/exchange/xmltext.h"
#include "core/qttext.h"

namespace pitwise::exchange {
namespace {

constexpr char head[] = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
constexpr char itemSpace[] = "http://www.imsglobal.org/xsd/imsqtiasi_v3p0";
constexpr char manifestSpace[] = "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1";

/// An identifier that XML takes as one: letters, digits, - and . after a letter.
QString identifierOf(const std::string &id) {
    QString text = QStringLiteral("q-") + qt(id);
    for (QChar &c : text)
        if (!(c.unicode() < 128 && (c.isLetterOrNumber() || c == u'-')))
            c = u'.';
    return text;
}

QString outcome(const char *identifier, const char *baseType, const QString &value) {
    const QString start =
        QStringLiteral("<qti-outcome-declaration identifier=\"%1\" cardinality=\"single\" base-type=\"%2\"")
            .arg(QLatin1String(identifier), QLatin1String(baseType));
    return value.isEmpty() ? start + QLatin1String("/>\n")
                           : start + QStringLiteral("><qti-default-value><qti-value>%1</qti-value></qti-default-value>"
                                                    "</qti-outcome-declaration>\n")
                                         .arg(value);
}

QString value(const QString &text) {
    return QLatin1String("<qti-value>") + escaped(text) + QLatin1String("</qti-value>");
}

QString declarations(const Item &item) {
    const bool number = item.kind == Item::Kind::Number;
    const char *cardinality = item.kind == Item::Kind::SomeOf    ? "multiple"
                              : item.kind == Item::Kind::InOrder ? "ordered"
                                                                 : "single";
    QString right;
    if (number)
        right = value(item.number);
    else if (item.kind == Item::Kind::InOrder)
        for (const int line : item.order)
            right += value(item.choices[static_cast<std::size_t>(line)].key);
    else
        for (const Item::Choice &choice : item.choices)
            if (choice.right)
                right += value(choice.key);
    return QStringLiteral("<qti-response-declaration identifier=\"RESPONSE\" cardinality=\"%1\" base-type=\"%2\">"
                          "<qti-correct-response>%3</qti-correct-response></qti-response-declaration>\n")
               .arg(QLatin1String(cardinality), number ? QStringLiteral("float") : QStringLiteral("identifier"), right) +
           outcome("SCORE", "float", QStringLiteral("0")) +
           outcome("MAXSCORE", "float", item.graded ? QStringLiteral("1") : QStringLiteral("0")) +
           outcome("FEEDBACK", "identifier", {});
}

QString interaction(const Item &item) {
    if (item.kind == Item::Kind::Number) // no pattern mask: players apply it to every key, and 37.50 cannot be typed
        return QStringLiteral(
            "<p><qti-text-entry-interaction response-identifier=\"RESPONSE\" expected-length=\"12\"/></p>\n");
    const bool order = item.kind == Item::Kind::InOrder;
    const QLatin1String name(order ? "qti-order-interaction" : "qti-choice-interaction");
    QString xml = u'<' + name + QLatin1String(" response-identifier=\"RESPONSE\" shuffle=\"false\"");
    if (!order)
        xml += item.kind == Item::Kind::OneOf ? QLatin1String(" max-choices=\"1\"") : QLatin1String(" max-choices=\"0\"");
    xml += QLatin1String(">\n");
    for (const Item::Choice &choice : item.choices)
        xml += QStringLiteral("<qti-simple-choice identifier=\"%1\">%2</qti-simple-choice>\n")
                   .arg(choice.key, escaped(choice.text));
    return xml + QLatin1String("</") + name + QLatin1String(">\n");
}

QString equalsResponse(const Item &item, const QString &other) {
    const bool number = item.kind == Item::Kind::Number;
    return (number ? QLatin1String("<qti-equal tolerance-mode=\"exact\">") : QLatin1String("<qti-match>")) +
           QLatin1String("<qti-variable identifier=\"RESPONSE\"/>") + other +
           (number ? QLatin1String("</qti-equal>") : QLatin1String("</qti-match>"));
}

QString outcomes(bool right, bool graded, const QString &feedback) {
    return QStringLiteral(
               "<qti-set-outcome-value identifier=\"SCORE\"><qti-base-value base-type=\"float\">%1</qti-base-value>"
               "</qti-set-outcome-value><qti-set-outcome-value identifier=\"FEEDBACK\">"
               "<qti-base-value base-type=\"identifier\">%2</qti-base-value></qti-set-outcome-value>")
        .arg(right && graded ? QStringLiteral("1") : QStringLiteral("0"), feedback);
}

/// A wrong answer that is known, and what is behind it.
struct KnownWrong {
    QString answer, label, identifier;
};

std::vector<KnownWrong> knownWrongs(const Item &item) {
    std::vector<KnownWrong> wrongs;
    const auto add = [&](const QString &answer, const QString &label) {
        if (!label.isEmpty())
            wrongs.push_back({answer, label, QStringLiteral("misread-%1").arg(wrongs.size() + 1)});
    };
    if (item.kind == Item::Kind::OneOf)
        for (const Item::Choice &choice : item.choices)
            add(choice.key, choice.feedback);
    for (const Item::Near &near : item.near)
        add(near.number, near.feedback);
    return wrongs;
}

/// Written out, so that no player has to fetch a template.
QString processing(const Item &item, const std::vector<KnownWrong> &wrongs) {
    QString xml = QLatin1String("<qti-response-processing>\n<qti-response-condition>\n<qti-response-if>") +
                  equalsResponse(item, QStringLiteral("<qti-correct identifier=\"RESPONSE\"/>")) +
                  outcomes(true, item.graded, QStringLiteral("right")) + QLatin1String("</qti-response-if>\n");
    const QString type = item.kind == Item::Kind::Number ? QStringLiteral("float") : QStringLiteral("identifier");
    for (const KnownWrong &wrong : wrongs)
        xml += QLatin1String("<qti-response-else-if>") +
               equalsResponse(
                   item,
                   QStringLiteral("<qti-base-value base-type=\"%1\">%2</qti-base-value>").arg(type, escaped(wrong.answer))) +
               outcomes(false, item.graded, wrong.identifier) + QLatin1String("</qti-response-else-if>\n");
    return xml + QLatin1String("<qti-response-else>") + outcomes(false, item.graded, QStringLiteral("wrong")) +
           QLatin1String("</qti-response-else>\n</qti-response-condition>\n</qti-response-processing>\n");
}

QString modal(const QString &identifier, const QString &html) {
    return QStringLiteral("<qti-modal-feedback outcome-identifier=\"FEEDBACK\" show-hide=\"show\" identifier=\"%1\">"
                          "<qti-content-body>%2</qti-content-body></qti-modal-feedback>\n")
        .arg(identifier, html);
}

QString feedbacks(const Item &item, const std::vector<KnownWrong> &wrongs, const InWords &say) {
    const QString reasons = feedbackHtml(item, say);
    QString xml = modal(QStringLiteral("right"), paragraph(say("exchange.right"_say), verdictClass) + reasons);
    for (const KnownWrong &wrong : wrongs)
        xml += modal(wrong.identifier, paragraph(wrong.label) + reasons);
    return xml + modal(QStringLiteral("wrong"), paragraph(say("exchange.wrong"_say), verdictClass) + reasons);
}

} // namespace

QString qtiItem(const Item &item, const QString &identifier, const QString &picture, const InWords &say) {
    const std::vector<KnownWrong> wrongs = knownWrongs(item);
    return QLatin1String(head) +
           QStringLiteral("<qti-assessment-item xmlns=\"%1\" identifier=\"%2\" title=\"%3\" label=\"%4\" xml:lang=\"%5\" "
                          "adaptive=\"false\" time-dependent=\"false\">\n")
               .arg(QLatin1String(itemSpace), identifier, escaped(item.title), escaped(qt(item.id + ' ' + item.version)),
                    item.language) +
           declarations(item) + QLatin1String("<qti-item-body>\n") + questionHtml(item, picture) + u'\n' +
           interaction(item) + QLatin1String("</qti-item-body>\n") + processing(item, wrongs) +
           feedbacks(item, wrongs, say) + QLatin1String("</qti-assessment-item>\n");
}

QtiWriter::QtiWriter(QIODevice &out, const InWords &say, QString title, QString language)
    : m_zip(out), m_say(say), m_title(std::move(title)), m_language(languageTag(std::move(language))) {
}

std::vector<Loss> QtiWriter::write(const Item &item, const QByteArray &png) {
    if (!item.canBeAsked())
        return {Loss::Question};
    const QString identifier = identifierOf(item.id);
    QString picture;
    if (!png.isEmpty()) {
        picture = QStringLiteral("images/") + identifier + QStringLiteral(".png");
        m_zip.add("items/" + picture.toStdString(), png, false);
    }
    m_zip.add("items/" + identifier.toStdString() + ".xml", qtiItem(item, identifier, picture, m_say).toUtf8());
    m_items.push_back({identifier, !png.isEmpty()});
    return item.losses;
}

QByteArray QtiWriter::test() const {
    QString xml =
        QLatin1String(head) +
        QStringLiteral("<qti-assessment-test xmlns=\"%1\" identifier=\"pitwise-test\" title=\"%2\">\n")
            .arg(QLatin1String(itemSpace), escaped(m_title)) +
        outcome("SCORE", "float", QStringLiteral("0")) +
        QLatin1String("<qti-test-part identifier=\"part-1\" navigation-mode=\"nonlinear\" "
                      "submission-mode=\"individual\">\n<qti-assessment-section identifier=\"section-1\" title=\"") +
        escaped(m_title) + QLatin1String("\" visible=\"true\">\n");
    for (const Written &item : m_items)
        xml += QStringLiteral("<qti-assessment-item-ref identifier=\"%1\" href=\"items/%1.xml\"/>\n").arg(item.identifier);
    xml += QLatin1String("</qti-assessment-section>\n</qti-test-part>\n<qti-outcome-processing>"
                         "<qti-set-outcome-value identifier=\"SCORE\"><qti-sum><qti-test-variables "
                         "variable-identifier=\"SCORE\"/></qti-sum></qti-set-outcome-value></qti-outcome-processing>\n"
                         "</qti-assessment-test>\n");
    return xml.toUtf8();
}

QByteArray QtiWriter::manifest() const {
    QString xml =
        QLatin1String(head) +
        QStringLiteral("<manifest xmlns=\"%1\" identifier=\"pitwise-package\">\n<metadata><schema>QTI Package</schema>"
                       "<schemaversion>3.0.0</schemaversion></metadata>\n<organizations/>\n<resources>\n"
                       "<resource identifier=\"pitwise-test\" type=\"imsqti_test_xmlv3p0\" href=\"test.xml\">"
                       "<file href=\"test.xml\"/>\n")
            .arg(QLatin1String(manifestSpace));
    for (const Written &item : m_items)
        xml += QStringLiteral("<dependency identifierref=\"%1\"/>\n").arg(item.identifier);
    xml += QLatin1String("</resource>\n");
    for (const Written &item : m_items) {
        xml += QStringLiteral("<resource identifier=\"%1\" type=\"imsqti_item_xmlv3p0\" href=\"items/%1.xml\">"
                              "<file href=\"items/%1.xml\"/>")
                   .arg(item.identifier);
        if (item.picture)
            xml += QStringLiteral("<file href=\"items/images/%1.png\"/>").arg(item.identifier);
        xml += QLatin1String("</resource>\n");
    }
    return (xml + QLatin1String("</resources>\n</manifest>\n")).toUtf8();
}

void QtiWriter::finish() {
    m_zip.add("test.xml", test());
    m_zip.add("imsmanifest.xml", manifest());
    m_zip.finish();
}

} // namespace pitwise::exchange
