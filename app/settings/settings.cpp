// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"
#include "app/window/backgroundwork.h"
#include "core/refusal.h"

#include <QMetaEnum>

#include <algorithm>
#include <array>
#include <utility>

namespace pitwise {
namespace {

const QString coloursKey = QStringLiteral("look/colours");
const QString textSizeKey = QStringLiteral("look/textSize");
const QString motionKey = QStringLiteral("look/motion");
const QString fourColourKey = QStringLiteral("felt/fourColourDeck");
const QString layoutKey = QStringLiteral("felt/layoutB");
const QString amountsKey = QStringLiteral("felt/amountLabels");
const QString languageKey = QStringLiteral("language");
const QString englishKey = QStringLiteral("english");
const QString sizeKey = QStringLiteral("window/size");
const QString maximisedKey = QStringLiteral("window/maximised");

constexpr std::array textSizes{100, 120, 150};

} // namespace

Settings::Settings(const QString &file, QObject *parent) : QObject(parent), m_store(file) {
}

Settings::Colours Settings::colours() const {
    bool known = false;
    const QByteArray word = m_store.value(coloursKey).toString().toLatin1();
    const int value = QMetaEnum::fromType<Colours>().keyToValue(word.constData(), &known);
    return known ? static_cast<Colours>(value) : Colours::Dark;
}

void Settings::setColours(Colours colours) {
    const char *word = QMetaEnum::fromType<Colours>().valueToKey(static_cast<int>(colours));
    if (word && store(coloursKey, QString::fromLatin1(word)))
        Q_EMIT coloursChanged();
}

int Settings::textSize() const {
    const int percent = m_store.value(textSizeKey, 100).toInt();
    return std::find(textSizes.begin(), textSizes.end(), percent) == textSizes.end() ? 100 : percent;
}

void Settings::setTextSize(int percent) {
    if (std::find(textSizes.begin(), textSizes.end(), percent) != textSizes.end() && store(textSizeKey, percent))
        Q_EMIT textSizeChanged();
}

bool Settings::motion() const {
    return m_store.value(motionKey, true).toBool();
}

void Settings::setMotion(bool on) {
    if (store(motionKey, on))
        Q_EMIT motionChanged();
}

bool Settings::fourColourDeck() const {
    return m_store.value(fourColourKey, false).toBool();
}

void Settings::setFourColourDeck(bool on) {
    if (store(fourColourKey, on))
        Q_EMIT fourColourDeckChanged();
}

bool Settings::layoutB() const {
    return m_store.value(layoutKey, false).toBool();
}

void Settings::setLayoutB(bool on) {
    if (store(layoutKey, on))
        Q_EMIT layoutBChanged();
}

bool Settings::amountLabels() const {
    return m_store.value(amountsKey, true).toBool();
}

void Settings::setAmountLabels(bool on) {
    if (store(amountsKey, on))
        Q_EMIT amountLabelsChanged();
}

QString Settings::ofProfile(const QString &key) const {
    return m_profile.isEmpty() ? key : QStringLiteral("profile-%1/%2").arg(m_profile, key);
}

QString Settings::language() const {
    return m_store.value(ofProfile(languageKey), m_store.value(languageKey)).toString();
}

void Settings::setLanguage(const QString &code) {
    const QString before = language();
    if (store(ofProfile(languageKey), code) && before != code)
        Q_EMIT languageChanged();
}

bool Settings::english() const {
    return m_store.value(ofProfile(englishKey), m_store.value(englishKey, false)).toBool();
}

void Settings::setEnglish(bool on) {
    const bool before = english();
    if (store(ofProfile(englishKey), on) && before != on)
        Q_EMIT englishChanged();
}

void Settings::setProfile(const QString &profile) {
    const QString spoken = language();
    const bool both = english();
    m_profile = profile;
    if (spoken != language())
        Q_EMIT languageChanged();
    if (both != english())
        Q_EMIT englishChanged();
}

QSize Settings::windowSize() const {
    return m_store.value(sizeKey).toSize();
}

bool Settings::windowMaximised() const {
    return m_store.value(maximisedKey, false).toBool();
}

void Settings::rememberWindow(QSize size, bool maximised) {
    store(sizeKey, size);
    store(maximisedKey, maximised);
}

bool Settings::store(const QString &key, const QVariant &value) {
    // A file holds words only; what was set in this run is what it was.
    const QVariant before = m_store.value(key);
    if (before.isValid() &&
        (value.userType() == QMetaType::QSize ? before.toSize() == value.toSize() : before.toString() == value.toString()))
        return false;
    QString problem;
    try {
        m_store.set(key, value);
    } catch (const Refusal &refusal) {
        problem = tr("This choice lasts until you close the program; it could not be saved. %1").arg(inWords(refusal));
    }
    if (std::exchange(m_problem, problem) != problem)
        Q_EMIT problemChanged();
    return true;
}

} // namespace pitwise
