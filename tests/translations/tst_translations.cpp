// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

namespace {

struct Message {
    QString context, source, comment;
    bool plural = false;
    bool filled = false; ///< Every plural form has words.
    auto operator<=>(const Message &other) const {
        return std::tie(context, source, comment) <=> std::tie(other.context, other.source, other.comment);
    }
    bool operator==(const Message &other) const { return (*this <=> other) == 0; }
};

std::set<Message> messagesOf(const QString &path) {
    std::set<Message> messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    Message message;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement) {
            // lupdate writes the namespace only where it has seen the header.
            if (xml.name() == u"name")
                context = xml.readElementText().section(QStringLiteral("::"), -1);
            else if (xml.name() == u"message")
                message = {context, {}, {}, xml.attributes().value(QStringLiteral("numerus")) == u"yes", true};
            else if (xml.name() == u"source")
                message.source = xml.readElementText();
            else if (xml.name() == u"comment")
                message.comment = xml.readElementText();
            else if (xml.name() == u"numerusform")
                message.filled &= !xml.readElementText().isEmpty();
        } else if (xml.isEndElement() && xml.name() == u"message") {
            messages.insert(message);
        }
    }
    return messages;
}

} // namespace

/// Every string of the window can be translated, and English has its plurals.
class TestTranslations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noStringIsMissing() {
        // Walked here, not read from the build: a folder that the build forgets is found.
        QStringList sources;
        for (const char *root : {"app", "core", "qml", "words"})
            for (QDirIterator it(QStringLiteral(PITWISE_SOURCE_DIR "/") + QLatin1String(root),
                                 {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.qml")}, QDir::Files,
                                 QDirIterator::Subdirectories);
                 it.hasNext();)
                if (const QString file = it.next(); !file.contains(QLatin1String("/app/cli/")))
                    sources << file;
        QVERIFY(sources.size() > 500);
        const QTemporaryDir folder;
        QFile list(folder.filePath(QStringLiteral("sources.lst")));
        QVERIFY(list.open(QIODevice::WriteOnly) && list.write(sources.join(u'\n').toUtf8()) > 0);
        list.close();
        const QString fresh = folder.filePath(QStringLiteral("fresh_en.ts"));
        QProcess lupdate;
        lupdate.start(QStringLiteral(PITWISE_LUPDATE),
                      {QStringLiteral("-silent"), QStringLiteral("-locations"), QStringLiteral("none"),
                       u'@' + list.fileName(), QStringLiteral("-ts"), fresh});
        QVERIFY(lupdate.waitForFinished(60000));
        const auto wanted = messagesOf(fresh);
        const auto known = messagesOf(QStringLiteral(PITWISE_SOURCE_DIR "/translations/pitwise_en.ts"));
        QVERIFY(wanted.size() > 50);
        for (const Message &message : wanted)
            QVERIFY2(known.contains(message),
                     qPrintable(QStringLiteral("run ./dev strings: %1, \"%2\"").arg(message.context, message.source)));
        for (const Message &message : known)
            QVERIFY2(wanted.contains(message),
                     qPrintable(QStringLiteral("run ./dev strings: nobody says \"%1\" any more").arg(message.source)));
    }

    void englishHasItsPlurals() {
        for (const Message &message : messagesOf(QStringLiteral(PITWISE_SOURCE_DIR "/translations/pitwise_en.ts")))
            QVERIFY2(!message.plural || message.filled, qPrintable(message.source));
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
