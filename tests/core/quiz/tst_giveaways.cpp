// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A certificate cannot be had by memory, by the length of an option or by its place. `./dev bench giveaways` counts the
// same over more questions.
// PITWISE_SHORTEN_GIVEAWAYS=1 strikes from giveaways.txt what has been mended; it never adds a line.
#include "core/quiz/exambank.h"
#include "tests/core/quiz/giveaways.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace pitwise;

namespace {

constexpr int sampled = 600;
/// What so few questions may be off by, in points: two standard deviations of half of them.
constexpr double margin = 6;
/// Longer to find the last of a pool.
constexpr int poolSeeds = 3'000;

QString listPath() {
    return QStringLiteral(PITWISE_SOURCE_DIR "/tests/core/quiz/giveaways.txt");
}

/// What is not mended yet: "memory clause-hunt lucky8" and its present figure.
std::map<QString, double> readKnown() {
    std::map<QString, double> known;
    QFile file(listPath());
    if (file.open(QIODevice::ReadOnly))
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts))
            if (!line.startsWith(u'#'))
                known[line.section(u' ', 0, -2)] = line.section(u' ', -1).toDouble();
    return known;
}

} // namespace

class TestGiveaways : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    House m_house;
    QuestionBank m_bank{m_library, m_house};
    std::map<QString, double> m_known = readKnown();
    std::map<QString, double> m_still; ///< Of those known, what they are now.
    GiveawaysOverall m_all;

    /// Empty where it is well, or no worse than is known. `over`: how far the figure is beyond its limit.
    QString wrongWith(const QString &what, double figure, double over, double slack) {
        const auto known = m_known.find(what);
        if (known == m_known.end())
            return over <= slack ? QString() : QStringLiteral("%1 %2").arg(what).arg(figure, 0, 'f', 0);
        if (over <= 0)
            return QStringLiteral("mended, strike it from giveaways.txt: ") + what;
        m_still[what] = figure;
        return worse(what, figure, known->second) && std::abs(known->second - figure) > 2 * margin
                   ? QStringLiteral("worse than in giveaways.txt: %1 %2").arg(what).arg(figure, 0, 'f', 0)
                   : QString();
    }
    static bool worse(const QString &what, double now, double before) {
        const bool moreIsBetter = what.startsWith(QLatin1String("pool")) || what.startsWith(QLatin1String("felts"));
        return moreIsBetter ? now < before : now > before;
    }

    int differentIn(const Giveaways &one) const {
        // A pool of a size is seen whole only after many more questions than that.
        return one.different >= one.wanted
                   ? one.different
                   : giveawaysOf(m_bank, *findFamily(one.family), *m_library.find(one.game), poolSeeds).different;
    }

private Q_SLOTS:
    void nothingGivesTheKeyAway_data() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("game");
        for (const Family *family : allFamilies())
            for (const std::string &game : family->games(m_library))
                if (!family->judgement)
                    QTest::addRow("%s in %s", family->id, game.c_str())
                        << QString::fromLatin1(family->id) << QString::fromStdString(game);
    }
    void nothingGivesTheKeyAway() {
        QFETCH(QString, family);
        QFETCH(QString, game);
        const Family &asked = *findFamily(family.toStdString());
        const Giveaways one = giveawaysOf(m_bank, asked, *m_library.find(game.toStdString()), sampled);
        m_all.add(one, asked.drawn(*m_library.find(one.game)));
        QVERIFY(one.questions > sampled / 2);
        const QString name = family + u' ' + game;
        const int pool = differentIn(one);
        QStringList wrong{
            wrongWith(QStringLiteral("memory ") + name, one.memoryRate(), one.memoryRate() - one.memoryLimit(), margin),
            wrongWith(QStringLiteral("constant ") + name, one.commonRate(), one.commonRate() - commonest, 0),
            wrongWith(QStringLiteral("pool ") + name, pool, one.wanted - pool, 0)};
        if (one.wantsFelt())
            wrong << wrongWith(QStringLiteral("felts ") + name, one.feltRate(), feltsShown - one.feltRate(), 0);
        wrong.removeAll(QString());
        const bool shortening = qEnvironmentVariableIsSet("PITWISE_SHORTEN_GIVEAWAYS");
        if (shortening)
            wrong.removeIf([](const QString &line) { return line.startsWith(QLatin1String("mended")); });
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void neitherLengthNorPlaceNorMemoryHelpsOverall() {
        const double chance = m_all.percent(m_all.chance);
        QStringList wrong{wrongWith(QStringLiteral("memory overall"), m_all.percent(m_all.memory),
                                    m_all.percent(m_all.memory) - memoryOverall, 0.5),
                          wrongWith(QStringLiteral("longest overall"), m_all.percent(m_all.longest),
                                    std::abs(m_all.percent(m_all.longest) - chance) - lengthsOverall, 0.5),
                          wrongWith(QStringLiteral("shortest overall"), m_all.percent(m_all.shortest),
                                    std::abs(m_all.percent(m_all.shortest) - chance) - lengthsOverall, 0.5)};
        for (const auto &[size, places] : m_all.places) {
            // Beyond what happens once in a thousand times.
            const std::map<std::size_t, double> most{{2, 10.8}, {3, 13.8}, {4, 16.3}, {5, 18.5}, {6, 20.5}};
            const double chi = chiSquared(places);
            wrong << wrongWith(QStringLiteral("places overall %1").arg(size), chi,
                               chi - (most.contains(size) ? most.at(size) : 25), 0);
        }
        wrong.removeAll(QString());
        if (qEnvironmentVariableIsSet("PITWISE_SHORTEN_GIVEAWAYS"))
            wrong.removeIf([](const QString &line) { return line.startsWith(QLatin1String("mended")); });
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void theListOnlyGetsShorter() {
        if (qEnvironmentVariableIsSet("PITWISE_SHORTEN_GIVEAWAYS")) {
            QFile file(listPath());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("# What can still be guessed, and its figure. Lines are only ever struck.\n");
            for (const auto &[what, figure] : m_still)
                file.write(QStringLiteral("%1 %2\n").arg(what).arg(figure, 0, 'f', 0).toUtf8());
            return;
        }
        QStringList gone; // of families that are no more
        for (const auto &[what, figure] : m_known)
            if (!m_still.contains(what))
                gone << what;
        QVERIFY2(gone.isEmpty(), qPrintable(gone.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(TestGiveaways)
#include "tst_giveaways.moc"
