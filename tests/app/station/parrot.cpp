// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTextToSpeechEngine>
#include <QTextToSpeechPlugin>

/// Writes what it is told to say into the file PITWISE_PARROT, a line each; PITWISE_PARROT_MUTE: its service is down.
class Parrot final : public QTextToSpeechEngine {
public:
    explicit Parrot(QObject *parent) : QTextToSpeechEngine(parent) {}

    QList<QLocale> availableLocales() const override {
        return {QLocale(QLocale::German, QLocale::Germany), QLocale(QLocale::English, QLocale::Singapore)};
    }
    QList<QVoice> availableVoices() const override {
        return {createVoice(QStringLiteral("Polly"), m_locale, QVoice::Female, QVoice::Adult, {})};
    }
    void say(const QString &text) override { note(m_locale.bcp47Name() + QStringLiteral(": ") + text); }
    void stop(QTextToSpeech::BoundaryHint) override { note(QStringLiteral("stop")); }
    void pause(QTextToSpeech::BoundaryHint) override {}
    void resume() override {}
    double rate() const override { return 0; }
    bool setRate(double) override { return true; }
    double pitch() const override { return 0; }
    bool setPitch(double) override { return true; }
    QLocale locale() const override { return m_locale; }
    bool setLocale(const QLocale &locale) override {
        m_locale = locale;
        return true;
    }
    double volume() const override { return 1; }
    bool setVolume(double) override { return true; }
    QVoice voice() const override { return availableVoices().first(); }
    bool setVoice(const QVoice &) override { return true; }
    QTextToSpeech::State state() const override {
        return qEnvironmentVariableIsSet("PITWISE_PARROT_MUTE") ? QTextToSpeech::Error : QTextToSpeech::Ready;
    }
    QTextToSpeech::ErrorReason errorReason() const override { return QTextToSpeech::ErrorReason::NoError; }
    QString errorString() const override { return {}; }

private:
    static void note(const QString &line) {
        QFile file(qEnvironmentVariable("PITWISE_PARROT"));
        if (file.open(QIODevice::WriteOnly | QIODevice::Append))
            file.write(QString(line).replace(u'\n', u' ').toUtf8() + '\n');
    }
    QLocale m_locale{QLocale::German, QLocale::Germany};
};

class ParrotPlugin final : public QObject, public QTextToSpeechPlugin {
    Q_OBJECT
    Q_INTERFACES(QTextToSpeechPlugin)
    Q_PLUGIN_METADATA(IID "org.qt-project.qt.speech.tts.plugin/6.0" FILE "parrot.json")
public:
    QTextToSpeechEngine *createTextToSpeechEngine(const QVariantMap &, QObject *parent, QString *) const override {
        return new Parrot(parent);
    }
};

#include "parrot.moc"
