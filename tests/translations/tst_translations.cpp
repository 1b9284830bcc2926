// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <map>
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

const QString translations = QStringLiteral(PITWISE_SOURCE_DIR "/translations/");

/// A language beside English, as the project keeps it.
struct Language {
    const char *code;
    int forms; ///< Plural forms of its grammar.
    /// How many sentences of the program may have no words in it: what has been written since its translator came by.
    int mayLack;
    bool offered; ///< By the window: translations/CMakeLists.txt.
};
constexpr Language languages[] = {
    {"zh_CN", 1, 0, true},
    {"ms", 1, 0, true},
    {"ta", 2, 0, true},
};

struct Translated {
    QString context, source, comment;
    QStringList forms; ///< One, or as many as the language has plurals. Empty: it has no words yet.
    bool plural = false;
};

std::vector<Translated> translatedOf(const QString &code) {
    std::vector<Translated> all;
    QFile file(translations + QStringLiteral("pitwise_%1.ts").arg(code));
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QXmlStreamReader xml(&file);
    QString context;
    bool finished = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            all.push_back({context, {}, {}, {}, xml.attributes().value(QStringLiteral("numerus")) == u"yes"});
        else if (xml.name() == u"source")
            all.back().source = xml.readElementText();
        else if (xml.name() == u"comment")
            all.back().comment = xml.readElementText();
        else if (xml.name() == u"translation") {
            finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            if (!all.back().plural && finished)
                all.back().forms << xml.readElementText();
        } else if (xml.name() == u"numerusform" && finished) {
            all.back().forms << xml.readElementText();
        }
    }
    return all;
}

/// "%1 %2 %n", each as often as it stands there.
QStringList placesOf(const QString &text) {
    static const QRegularExpression place(QStringLiteral("%L?[1-9n]"));
    QStringList places;
    for (auto match = place.globalMatch(text); match.hasNext();)
        places << match.next().captured();
    places.sort();
    places.removeDuplicates();
    return places;
}

/// A row of the glossary: what English says, and what a language says for it.
struct Term {
    QString name;
    QRegularExpression english;
    std::map<QString, QStringList> said;
};

QStringList cellsOf(const QString &line) {
    QStringList cells{QString()};
    bool quoted = false;
    for (const QChar c : line) {
        if (c == u'"')
            quoted = !quoted;
        else if (c == u',' && !quoted)
            cells << QString();
        else
            cells.back() += c;
    }
    return cells;
}

std::vector<Term> glossary() {
    std::vector<Term> terms;
    QFile file(translations + QStringLiteral("glossary.csv"));
    if (!file.open(QIODevice::ReadOnly))
        return terms;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    const QStringList head = cellsOf(lines.front());
    for (const QString &line : lines.mid(1)) {
        const QStringList cells = cellsOf(line);
        if (cells.size() != head.size())
            return {}; // a row that cannot be read hides nothing
        Term term{
            cells[0],
            QRegularExpression(QStringLiteral("\\b(?:%1)\\b").arg(cells[1]), QRegularExpression::CaseInsensitiveOption),
            {}};
        for (qsizetype i = 2; i < head.size(); ++i)
            term.said[head[i]] = cells[i].split(u'|', Qt::SkipEmptyParts);
        terms.push_back(std::move(term));
    }
    return terms;
}

/// Where the texts of a document stand: its keys without their words.
void placesIn(const QJsonValue &value, const QString &at, std::set<QString> &places) {
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            placesIn(it.value(), at + u'/' + it.key(), places);
    } else if (value.isArray()) {
        const QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            placesIn(list.at(i), at + u'/' + QString::number(i), places);
    } else {
        places.insert(at);
    }
}

std::set<QString> placesIn(const QString &path) {
    QFile file(path);
    std::set<QString> places;
    if (file.open(QIODevice::ReadOnly))
        placesIn(QJsonDocument::fromJson(file.readAll()).object(), {}, places);
    return places;
}

void eachLanguage() {
    QTest::addColumn<int>("row");
    for (int row = 0; row < static_cast<int>(std::size(languages)); ++row)
        QTest::newRow(languages[row].code) << row;
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

    /// What is missing is said in English; a language that the window offers may lack no more than it is allowed.
    void anOfferedLanguageIsComplete_data() { eachLanguage(); }
    void anOfferedLanguageIsComplete() {
        QFETCH(const int, row);
        const Language &language = languages[row];
        const QString code = QString::fromLatin1(language.code);
        const auto wanted = messagesOf(translations + QStringLiteral("pitwise_en.ts"));
        std::set<Message> there;
        for (const Translated &one : translatedOf(code))
            if (!one.forms.isEmpty() && !one.forms.contains(QString()))
                there.insert({one.context.section(QStringLiteral("::"), -1), one.source, one.comment});
        QStringList missing;
        for (const Message &message : wanted)
            if (!there.contains({message.context, message.source, message.comment}))
                missing << message.context + QStringLiteral(": ") + message.source;
        const std::set<QString> english = contentFiles(QStringLiteral("en")), said = contentFiles(code);
        QStringList files;
        for (const QString &file : english)
            if (!said.contains(file))
                files << file;
        qInfo("%s lacks %lld of %zu sentences, %lld of %zu content files", language.code,
              static_cast<long long>(missing.size()), wanted.size(), static_cast<long long>(files.size()), english.size());
        QFile list(translations + QStringLiteral("CMakeLists.txt"));
        QVERIFY(list.open(QIODevice::ReadOnly));
        const QRegularExpression offered(QStringLiteral("offered_languages[^)]*\\b%1\\b").arg(code));
        QCOMPARE(offered.match(QString::fromUtf8(list.readAll())).hasMatch(), language.offered);
        if (!language.offered)
            return;
        QVERIFY2(missing.size() <= language.mayLack, qPrintable(missing.mid(0, 20).join(u'\n')));
        QVERIFY2(files.isEmpty(), qPrintable(files.join(u'\n')));
    }

    void noPlaceholderIsLost_data() { eachLanguage(); }
    void noPlaceholderIsLost() {
        QFETCH(const int, row);
        const auto all = translatedOf(QString::fromLatin1(languages[row].code));
        QVERIFY(all.size() > 3'000);
        for (const Translated &one : all) {
            if (one.forms.isEmpty())
                continue;
            const qsizetype forms = one.plural ? languages[row].forms : 1;
            QVERIFY2(one.forms.size() == forms, qPrintable(one.source));
            for (const QString &form : one.forms)
                QVERIFY2(placesOf(form) == placesOf(one.source),
                         qPrintable(QStringLiteral("\"%1\" is \"%2\"").arg(one.source, form)));
        }
    }

    void oneWordForOneThing_data() { eachLanguage(); }
    void oneWordForOneThing() {
        QFETCH(const int, row);
        const QString code = QString::fromLatin1(languages[row].code);
        const std::vector<Term> terms = glossary();
        QVERIFY(terms.size() >= 10);
        QStringList otherwise;
        for (const Translated &one : translatedOf(code))
            for (const Term &term : terms) {
                const QStringList &said = term.said.at(code);
                if (said.isEmpty() || one.forms.isEmpty() || !term.english.match(one.source).hasMatch())
                    continue;
                if (std::none_of(said.begin(), said.end(),
                                 [&](const QString &word) { return one.forms.front().contains(word, Qt::CaseInsensitive); }))
                    otherwise << QStringLiteral("%1: \"%2\" is \"%3\"").arg(term.name, one.source, one.forms.front());
            }
        QVERIFY2(otherwise.isEmpty(), qPrintable(otherwise.join(u'\n')));
    }

    /// A clause, a contrast or a reading that another language has and English has not would never be shown.
    void contentHasTheSameKeys_data() { eachLanguage(); }
    void contentHasTheSameKeys() {
        QFETCH(const int, row);
        const QString code = QString::fromLatin1(languages[row].code);
        const QString root = QStringLiteral(PITWISE_SOURCE_DIR "/");
        for (const QString &file : contentFiles(code)) {
            const auto there = placesIn(root + file + code + QStringLiteral(".json"));
            const auto english = placesIn(root + file + QStringLiteral("en.json"));
            QVERIFY2(!there.empty(), qPrintable(file));
            for (const QString &place : english)
                QVERIFY2(there.contains(place), qPrintable(file + QStringLiteral(" lacks ") + place));
            for (const QString &place : there)
                QVERIFY2(english.contains(place), qPrintable(file + QStringLiteral(" has ") + place));
        }
    }

private:
    /// `assets/groups/groups.` for each file of that language.
    static std::set<QString> contentFiles(const QString &code) {
        std::set<QString> files;
        const QString ending = code + QStringLiteral(".json");
        for (QDirIterator it(QStringLiteral(PITWISE_SOURCE_DIR "/assets"), {QStringLiteral("*.") + ending}, QDir::Files,
                             QDirIterator::Subdirectories);
             it.hasNext();)
            files.insert(it.next().chopped(ending.size()).mid(static_cast<qsizetype>(sizeof PITWISE_SOURCE_DIR)));
        return files;
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
