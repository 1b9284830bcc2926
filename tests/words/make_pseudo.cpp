// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// make_pseudo FOLDER pitwise_en.ts CONTENT.en.json...: the same in the pseudo-language, into FOLDER.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <cstdio>

namespace {

/// Turned around, its places (%1, %n) whole, its letters full width: "So %1 calls." is ".ｓｌｌａｃ %1 ｏＳ".
QString turned(const QString &text) {
    QString out;
    for (qsizetype i = text.size(); i > 0;) {
        --i;
        const bool place = i > 0 && text[i - 1] == u'%' && (text[i].isDigit() || text[i] == u'n');
        if (place) {
            --i;
            out += text.mid(i, 2);
        } else if (const char16_t c = text[i].unicode(); (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z')) {
            out += QChar(c - u'A' + u'\uFF21');
        } else {
            out += text[i];
        }
    }
    return out;
}

QJsonValue turned(const QJsonValue &value, const QString &key = {}) {
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            it.value() = turned(it.value(), it.key());
        return object;
    }
    if (value.isArray()) {
        QJsonArray list;
        for (const auto &element : value.toArray())
            list.append(turned(element));
        return list;
    }
    return value.isString() && key != u"format" && key != u"language" ? QJsonValue(turned(value.toString())) : value;
}

bool write(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray catalogue(QIODevice &from) {
    QByteArray bytes;
    QXmlStreamWriter out(&bytes);
    out.writeStartDocument();
    out.writeDTD(QStringLiteral("<!DOCTYPE TS>"));
    out.writeStartElement(QStringLiteral("TS"));
    out.writeAttribute(QStringLiteral("version"), QStringLiteral("2.1"));
    out.writeAttribute(QStringLiteral("language"), QStringLiteral("qps"));
    QXmlStreamReader in(&from);
    QString context;
    bool plural = false;
    while (!in.atEnd()) {
        if (in.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (in.name() == u"name")
            context = in.readElementText();
        else if (in.name() == u"message")
            plural = in.attributes().value(QStringLiteral("numerus")) == u"yes";
        else if (in.name() == u"source" && context == u"quiz") {
            const QString source = in.readElementText();
            out.writeStartElement(QStringLiteral("context"));
            out.writeTextElement(QStringLiteral("name"), context);
            out.writeStartElement(QStringLiteral("message"));
            if (plural)
                out.writeAttribute(QStringLiteral("numerus"), QStringLiteral("yes"));
            out.writeTextElement(QStringLiteral("source"), source);
            out.writeStartElement(QStringLiteral("translation"));
            if (plural)
                out.writeTextElement(QStringLiteral("numerusform"), turned(source));
            else
                out.writeCharacters(turned(source));
            out.writeEndElement();
            out.writeEndElement();
            out.writeEndElement();
        }
    }
    out.writeEndElement();
    out.writeEndDocument();
    return bytes;
}

} // namespace

int main(int argc, char **argv) {
    for (int i = 2; i < argc; ++i) {
        const QString path = QString::fromLocal8Bit(argv[i]), folder = QString::fromLocal8Bit(argv[1]);
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return std::fprintf(stderr, "%s cannot be read\n", argv[i]), 1;
        // contrasts/contrasts.en.json as it is; a rulebook's clauses in its own two folders.
        const QString kind = QFileInfo(path).baseName(), document = QFileInfo(path).dir().path().section(u'/', -2);
        const QString place = kind == u"clauses" ? QStringLiteral("rulebooks/") + document : kind;
        const bool written =
            path.endsWith(QLatin1String(".ts"))
                ? write(folder + QStringLiteral("/pitwise_qps.ts"), catalogue(file))
                : write(folder + QStringLiteral("/%1/%2.qps.json").arg(place, kind),
                        QJsonDocument(turned(QJsonValue(QJsonDocument::fromJson(file.readAll()).object())).toObject())
                            .toJson());
        if (!written)
            return std::fprintf(stderr, "%s cannot be written\n", argv[1]), 1;
    }
    return 0;
}
