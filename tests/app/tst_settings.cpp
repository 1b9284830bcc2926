// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/window/navigation.h"
#include "words/languages.h"

#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

/// What a seat has chosen is kept, and only what can be chosen.
class TestSettings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void freshSeatHasTheHousesChoices() {
        const QTemporaryDir folder;
        const Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        QCOMPARE(settings.colours(), Settings::Colours::Dark);
        QCOMPARE(settings.textSize(), 100);
        QVERIFY(settings.motion());
        QVERIFY(!settings.fourColourDeck());
        QVERIFY(settings.amountLabels());
        QVERIFY(!settings.windowSize().isValid());
    }

    void choicesOutliveTheProgram() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            Settings settings(file);
            QSignalSpy changed(&settings, &Settings::coloursChanged);
            settings.setColours(Settings::Colours::HighContrast);
            settings.setColours(Settings::Colours::HighContrast);
            QCOMPARE(changed.count(), 1);
            settings.setTextSize(150);
            settings.setMotion(false);
            settings.setFourColourDeck(true);
            settings.setAmountLabels(false);
            settings.rememberWindow({1100, 720}, false);
        }
        const Settings settings(file);
        QCOMPARE(settings.colours(), Settings::Colours::HighContrast);
        QCOMPARE(settings.textSize(), 150);
        QVERIFY(!settings.motion());
        QVERIFY(settings.fourColourDeck());
        QVERIFY(!settings.amountLabels());
        QCOMPARE(settings.windowSize(), QSize(1100, 720));
    }

    void whatCannotBeChosenIsNotKept() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            QSettings spoilt(file, QSettings::IniFormat);
            spoilt.setValue(QStringLiteral("look/colours"), QStringLiteral("Purple"));
            spoilt.setValue(QStringLiteral("look/textSize"), 7);
        }
        Settings settings(file);
        QCOMPARE(settings.colours(), Settings::Colours::Dark);
        QCOMPARE(settings.textSize(), 100);
        settings.setTextSize(130);
        QCOMPARE(settings.textSize(), 100);
    }

    void aChoiceThatCannotBeKeptSaysSoAndHolds() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        QVERIFY(QDir().mkpath(file)); // a folder has its name
        Settings settings(file);
        QSignalSpy told(&settings, &Settings::problemChanged);
        settings.setTextSize(150);
        QCOMPARE(settings.textSize(), 150);
        QCOMPARE(told.count(), 1);
        QVERIFY2(settings.problem().contains(QStringLiteral("settings.ini")), qPrintable(settings.problem()));
        QVERIFY(QDir(file).removeRecursively());
        settings.setMotion(false); // what could not be kept is kept now
        QVERIFY(settings.problem().isEmpty());
        const Settings again(file);
        QCOMPARE(again.textSize(), 150);
        QVERIFY(!again.motion());
    }

    void twoWindowsKeepEachOthersChoices() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        Settings one(file), two(file);
        one.setTextSize(150);
        two.setMotion(false);
        one.setLanguage(QStringLiteral("zh_SG"));
        const Settings again(file);
        QCOMPARE(again.textSize(), 150);
        QVERIFY(!again.motion());
        QCOMPARE(again.language(), QStringLiteral("zh_SG"));
    }

    void everyTraineeHasALanguageOfHisOwn() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            Settings settings(file);
            QSignalSpy changed(&settings, &Settings::languageChanged);
            settings.setLanguage(QStringLiteral("ms"));
            settings.setProfile(QStringLiteral("tan"));
            QCOMPARE(settings.language(), QStringLiteral("ms")); // he has chosen none: the seat's
            settings.setLanguage(QStringLiteral("zh_CN"));
            settings.setEnglish(true);
            QCOMPARE(changed.count(), 2);
            settings.setProfile(QStringLiteral("devi"));
            QCOMPARE(settings.language(), QStringLiteral("ms"));
            QVERIFY(!settings.english());
            QCOMPARE(changed.count(), 3);
        }
        Settings again(file);
        again.setProfile(QStringLiteral("tan"));
        QCOMPARE(again.language(), QStringLiteral("zh_CN"));
        QVERIFY(again.english());
    }

    void aLanguageSpeaksAsSingaporeWrites_data() {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("code");
        for (const auto &[locale, code] : {std::pair{"zh_SG", "zh_CN"},
                                           {"zh_CN", "zh_CN"},
                                           {"ms_SG", "ms"},
                                           {"ms_MY", "ms"},
                                           {"ta_SG", "ta"},
                                           {"ta_IN", "ta"},
                                           {"en_SG", "en"},
                                           {"en_GB", "en"},
                                           {"de_DE", "de_DE"}})
            QTest::newRow(locale) << QString::fromLatin1(locale) << QString::fromLatin1(code);
    }
    void aLanguageSpeaksAsSingaporeWrites() {
        QFETCH(const QString, locale);
        QFETCH(const QString, code);
        QCOMPARE(languageOf(QLocale(locale)), code);
        if (spokenLanguage(code)) {
            QCOMPARE(localeOf(code).territory(), QLocale::Singapore);
            QCOMPARE(localeOf(code).toString(1234567), QStringLiteral("1,234,567")); // no lakhs
            QCOMPARE(languageOf(localeOf(code)), code);
        }
        QVERIFY(languageOf(QLocale(QStringLiteral("zh_TW"))) != QLatin1String("zh_CN")); // other signs
    }

    void aSittingSpeaksItsLanguageForAWhile() {
        const QTemporaryDir folder;
        for (const char *code : {"en", "fr"})
            QVERIFY(
                QFile(folder.filePath(QStringLiteral("pitwise_%1.qm").arg(QLatin1String(code)))).open(QIODevice::WriteOnly));
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.setLanguage(QStringLiteral("en"));
        Language language(settings, folder.path());
        language.speak(QStringLiteral("fr"));
        QCOMPARE(language.code(), QStringLiteral("fr"));
        QCOMPARE(settings.language(), QStringLiteral("en")); // nothing of it is kept
        language.speak(QString());
        QCOMPARE(language.code(), QStringLiteral("en"));
    }

    void languageThatIsNotThereIsEnglish() {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.setLanguage(QStringLiteral("tlh"));
        const Language language(settings);
        QCOMPARE(language.code(), QStringLiteral("en"));
        QVERIFY(language.codes().contains(QStringLiteral("en")));
    }

    void aClauseLeadsBackToThePageThatAsked() {
        Navigation navigation;
        QSignalSpy asked(&navigation, &Navigation::clauseRequested);
        navigation.open(QStringLiteral("practice"));
        navigation.openClause(QStringLiteral("lucky8"), QStringLiteral("3.21"));
        QCOMPARE(navigation.page(), QStringLiteral("rulebook"));
        QCOMPARE(asked.count(), 1);
        navigation.openClause(QStringLiteral("freebet"), QStringLiteral("3.24"));
        QVERIFY(navigation.canGoBack());
        navigation.back();
        QCOMPARE(navigation.page(), QStringLiteral("practice"));
        QVERIFY(!navigation.canGoBack());
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
