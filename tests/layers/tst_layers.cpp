// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

namespace {

const QString root = QStringLiteral(PITWISE_SOURCE_DIR "/");

QString textOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList filesUnder(const QString &folder, const QStringList &names) {
    QStringList files;
    for (QDirIterator it(root + folder, names, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
        files << it.next();
    files.sort();
    return files;
}

QStringList captured(const QString &text, const char *pattern) {
    QStringList all;
    const QRegularExpression expression(QString::fromLatin1(pattern), QRegularExpression::MultilineOption);
    for (auto it = expression.globalMatch(text); it.hasNext();)
        all << it.next().captured(1);
    return all;
}

QStringList filesIn(const QString &folder) {
    QStringList files;
    for (QDirIterator it(folder, QDir::Files); it.hasNext();)
        files << it.next();
    return files;
}

/// Functions, variables and types of a file's unnamed namespaces.
QStringList ownNames(const QString &text) {
    static const QRegularExpression type(QStringLiteral("^(?:struct|class|enum class|enum)\\s+(\\w+)"));
    static const QRegularExpression other(QStringLiteral("^[^=({]*?\\b(\\w+)\\s*(?:\\[[^\\]]*\\])?\\s*[=({;]"));
    static const QRegularExpression attribute(QStringLiteral("\\[\\[\\w+\\]\\]\\s*"));
    QStringList names;
    bool inside = false;
    for (QString line : text.split(u'\n')) {
        if (line == QLatin1String("namespace {"))
            inside = true;
        else if (line == QLatin1String("} // namespace"))
            inside = false;
        if (!inside || line.isEmpty() || !(line[0].isLetter() || line[0] == u'[') ||
            line.startsWith(QLatin1String("using ")) || line.startsWith(QLatin1String("namespace")))
            continue;
        line.remove(attribute);
        QRegularExpressionMatch match = type.match(line);
        if (!match.hasMatch())
            match = other.match(line);
        if (match.hasMatch() && !names.contains(match.captured(1)))
            names << match.captured(1);
    }
    return names;
}

} // namespace

/// What the repo promises about itself.
class TestLayers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The core must stay usable without a display: Qt's Core, and Sql where records are kept, are all it may include.
    void coreKnowsNoWindow() {
        const QString headers = QLibraryInfo::path(QLibraryInfo::HeadersPath);
        QVERIFY(QFile::exists(headers + QStringLiteral("/QtCore/QString")));
        const QStringList files = filesUnder(QStringLiteral("core"), {QStringLiteral("*.h"), QStringLiteral("*.cpp")});
        QVERIFY(!files.isEmpty());
        for (const QString &file : files)
            for (const QString &header : captured(textOf(file), "^\\s*#\\s*include\\s*<(Q[^>]*)>")) {
                const bool records = file.startsWith(root + QStringLiteral("core/records/")) ||
                                     file.startsWith(root + QStringLiteral("core/school/"));
                const bool known = QFile::exists(headers + QStringLiteral("/QtCore/") + header) ||
                                   header.startsWith(QLatin1String("QtCore/")) ||
                                   (records && (QFile::exists(headers + QStringLiteral("/QtSql/") + header) ||
                                                header.startsWith(QLatin1String("QtSql/"))));
                QVERIFY2(known, qPrintable(file + QStringLiteral(" includes ") + header));
            }
    }

    void coreDoesNotReachUp() {
        for (const QString &file : filesUnder(QStringLiteral("core"), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}))
            for (const QString &header : captured(textOf(file), "^\\s*#\\s*include\\s*\"([^\"]*)\""))
                QVERIFY2(!header.startsWith(QLatin1String("app/")) && !header.startsWith(QLatin1String("words/")),
                         qPrintable(file + QStringLiteral(" includes ") + header));
    }

    /// Truth is no sentence: core names sentences by their ids, and words/ makes them in a language.
    void coreHasNoWords() {
        const QRegularExpression worded(
            QStringLiteral("\\b(QT_TRANSLATE_N?_?NOOP|QT_TR_N?_?NOOP|QTranslator)\\b|\\btranslate\\("));
        for (const QString &file : filesUnder(QStringLiteral("core"), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}))
            for (const QString &line : textOf(file).split(u'\n'))
                QVERIFY2(!worded.match(line).hasMatch(), qPrintable(file + QStringLiteral(" has words: ") + line.trimmed()));
    }

    void wordsDoNotReachUp() {
        const QStringList files = filesUnder(QStringLiteral("words"), {QStringLiteral("*.h"), QStringLiteral("*.cpp")});
        QVERIFY(files.size() > 20);
        for (const QString &file : files)
            for (const QString &header : captured(textOf(file), "^\\s*#\\s*include\\s*[\"<]([^\">]*)[\">]"))
                QVERIFY2(!header.startsWith(QLatin1String("app/")) && !header.startsWith(QLatin1String("QtGui")),
                         qPrintable(file + QStringLiteral(" includes ") + header));
    }

    /// folders.txt is the order; an include that goes against it makes a circle of folders sooner or later.
    void foldersKeepTheirOrder() {
        QStringList order, allowed, needed;
        for (const QString &line : textOf(QStringLiteral(PITWISE_SOURCE_DIR "/tests/layers/folders.txt")).split(u'\n'))
            if (line.startsWith(QLatin1String("allow ")))
                allowed << line.mid(6);
            else if (!line.isEmpty() && !line.startsWith(u'#'))
                order << line;
        for (const char *top : {"core", "app"})
            for (const QString &file :
                 filesUnder(QString::fromLatin1(top), {QStringLiteral("*.h"), QStringLiteral("*.cpp")})) {
                const QString folder = QFileInfo(file.mid(root.size())).path();
                QVERIFY2(order.contains(folder), qPrintable(folder + QStringLiteral(" has no line in folders.txt")));
                for (const QString &header : captured(textOf(file), "^\\s*#\\s*include\\s*\"((?:core|app)/[^\"]*)\"")) {
                    const QString other = QFileInfo(header).path();
                    if (header == QLatin1String("app/rowlist.h") || order.indexOf(other) <= order.indexOf(folder))
                        continue;
                    QVERIFY2(
                        allowed.contains(folder + u' ' + other),
                        qPrintable(file + QStringLiteral(" includes ") + header + QStringLiteral(", against folders.txt")));
                    needed << folder + u' ' + other;
                }
            }
        for (const QString &line : allowed)
            QVERIFY2(needed.contains(line),
                     qPrintable(line + QStringLiteral(" needs no exception in folders.txt any more")));
    }

    /// A full disk must not empty a good file: core/security/safefile.h and diskfile.h open files for writing, and
    /// nobody else does.
    void onlyOnePlaceWritesFiles() {
        const QRegularExpression writes(QStringLiteral(
            "\\b(QSaveFile|QTemporaryFile|QLockFile|ofstream|fopen|mkstemp)\\b|(?<!const )\\bQSettings \\w|"
            "\\b(QIODevice|QFile|QFileDevice|QIODeviceBase)::(WriteOnly|ReadWrite|Append|Truncate|NewOnly)\\b|"
            "\\bQFile::(copy|rename|resize|link)\\b|\\b(mkpath|mkdir)\\b|(^|[^\\w>])::(open|rename|creat|ftruncate|mkdir)\\(|"
            "QPdfWriter \\w+\\((?!&)|\\.save\\((file|path)"));
        QStringList files = filesUnder(QStringLiteral("core"), {QStringLiteral("*.h"), QStringLiteral("*.cpp")});
        files << filesUnder(QStringLiteral("app"), {QStringLiteral("*.h"), QStringLiteral("*.cpp")});
        int seen = 0;
        for (const QString &file : files) {
            const bool allowed = file.startsWith(root + QStringLiteral("core/security/safefile.")) ||
                                 file.startsWith(root + QStringLiteral("core/security/diskfile.")) ||
                                 file.startsWith(root + QStringLiteral("core/security/hold.")); // a mark, no content
            for (const QString &line : textOf(file).split(u'\n')) {
                if (!writes.match(line).hasMatch())
                    continue;
                seen += allowed;
                QVERIFY2(allowed || line.contains(QLatin1String("stdout")),
                         qPrintable(file + QStringLiteral(" writes past core/security/safefile.h: ") + line.trimmed()));
            }
        }
        QVERIFY(seen >= 5); // it still knows a write when it sees one
    }

    /// The files of a folder are compiled together, and there an overload of a neighbour's might be the better match: a
    /// wrong pay-out without a warning. So no two files of a folder have a name of their own in common.
    void namesOfAFilesOwnAreUniqueInItsFolder() {
        QHash<QString, QString> seen; // folder and name -> file
        int names = 0;
        for (const QString &list : filesIn(QStringLiteral(PITWISE_BINARY_DIR "/together")))
            for (const QString &file : textOf(list).split(u'\n', Qt::SkipEmptyParts))
                for (const QString &name : ownNames(textOf(file))) {
                    const QString key = QFileInfo(file).path() + u' ' + name;
                    QVERIFY2(seen.value(key, file) == file, qPrintable(name + QStringLiteral(" is in ") + seen.value(key) +
                                                                       QStringLiteral(" and ") + file));
                    seen.insert(key, file);
                    ++names;
                }
        QVERIFY(names == 0 || names > 500); // none: a build with PITWISE_UNITY off
    }

    /// Typed properties from Main.qml downwards, and files that can be read in one go.
    void pagesAreTyped() {
        const QRegularExpression loose(QStringLiteral("\\bproperty\\s+var\\b"));
        const QStringList files = filesUnder(QStringLiteral("qml"), {QStringLiteral("*.qml")});
        QVERIFY(!files.isEmpty());
        for (const QString &file : files) {
            const QString text = textOf(file);
            QVERIFY2(!loose.match(text).hasMatch(), qPrintable(file + QStringLiteral(": property var")));
            QVERIFY2(text.count(u'\n') < 300, qPrintable(file + QStringLiteral(" is too long to read")));
        }
        for (const QString &file : filesUnder(QStringLiteral("app"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")})) {
            const QString text = textOf(file);
            QVERIFY2(!text.contains(QLatin1String("setContextProperty")), qPrintable(file));
            QVERIFY2(!text.contains(QLatin1String("QVariantMap")), qPrintable(file + QStringLiteral(": QVariantMap")));
        }
    }

    /// Folders inside a module share one space of names; two types of one name end in a crash of Qt's loader.
    void everyQmlTypeHasItsOwnName() {
        QStringList seen;
        for (const QString &file : filesUnder(QStringLiteral("qml"), {QStringLiteral("*.qml")})) {
            const QString name = QFileInfo(file).completeBaseName();
            QVERIFY2(!seen.contains(name), qPrintable(QStringLiteral("two files are called ") + name));
            seen << name;
        }
        QVERIFY(seen.size() > 50);
    }

    void everySourceSaysItsLicence() {
        QStringList files;
        for (const char *folder : {"app", "core", "qml", "tests", "words"})
            files << filesUnder(QString::fromLatin1(folder),
                                {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.qml")});
        for (const QString &file : files)
            QVERIFY2(textOf(file).left(400).contains(QLatin1String("SPDX-License-Identifier: GPL-3.0-or-later")),
                     qPrintable(file));
    }

    /// The README is the map; a map that has drifted is worse than none.
    void everyPathOfTheReadmeExists() {
        const QString readme = textOf(root + QStringLiteral("README.md"));
        const QStringList paths = captured(
            readme,
            "`((?:app|assets|cmake|core|docs|packaging|qml|tests|translations|words|LICENSES|\\.ci)(?:/[^`\\s<*]*)?|dev|CMakeLists\\.txt)`");
        QVERIFY2(paths.size() >= 15, "the README has no map");
        for (const QString &path : paths)
            QVERIFY2(QFile::exists(root + path), qPrintable(path));
        // And nothing of the top level is missing from it.
        for (const QString &entry : QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (entry != QLatin1String("build"))
                QVERIFY2(!paths.filter(QRegularExpression(QStringLiteral("^%1(/|$)").arg(QRegularExpression::escape(entry))))
                              .isEmpty(),
                         qPrintable(entry + QStringLiteral(" is not on the map")));
    }

    /// Papers lead somewhere: every link in them to a file, every path in backquotes, every command of `./dev`.
    void papersLeadSomewhere() {
        QStringList papers = filesUnder(QStringLiteral("docs"), {QStringLiteral("*.md")});
        QVERIFY(papers.size() > 10);
        papers << root + QStringLiteral("README.md") << root + QStringLiteral("CONTRIBUTING.md");
        const QString dev = textOf(root + QStringLiteral("dev"));
        for (const QString &paper : papers) {
            const QString text = textOf(paper);
            for (const QString &link : captured(text, "\\]\\((?!https?:)([^)#\\s]+)(?:#[^)]*)?\\)"))
                QVERIFY2(QFile::exists(QFileInfo(paper).path() + u'/' + link),
                         qPrintable(paper + QStringLiteral(" leads to ") + link));
            for (const QString &command : captured(text, "`\\./dev ([a-z]+)"))
                QVERIFY2(dev.contains(QStringLiteral("\n./dev ") + command),
                         qPrintable(paper + QStringLiteral(": ./dev ") + command));
            if (paper.contains(QLatin1String("/docs/how-to/")))
                for (const QString &path :
                     captured(text, "`((?:app|assets|cmake|core|qml|tests|translations)/[\\w./-]*[\\w/])`"))
                    QVERIFY2(QFile::exists(root + path), qPrintable(paper + QStringLiteral(" names ") + path));
        }
    }

    /// QML modules do not depend on each other in Debian: each import needs its package, in the .deb and in `dev`.
    void everyImportHasItsPackage() {
        const QString depends = textOf(root + QStringLiteral("packaging/CMakeLists.txt"));
        const QString dev = textOf(root + QStringLiteral("dev"));
        for (const QString &file : filesUnder(QStringLiteral("qml"), {QStringLiteral("*.qml")}))
            for (const QString &module : captured(textOf(file), "^import\\s+(Qt[\\w.]*)")) {
                QString package = QStringLiteral("qml6-module-") + module.toLower().replace(u'.', u'-');
                package.remove(QStringLiteral("-basic")); // The style is in the package of the controls.
                QVERIFY2(depends.contains(package), qPrintable(file + QStringLiteral(" needs ") + package));
                QVERIFY2(dev.contains(package), qPrintable(file + QStringLiteral(" needs ") + package));
            }
    }
};

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
