// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/equivalence.h"
#include "core/exam/examfile.h"

#include <QString>

#include <map>
#include <vector>

namespace pitwise::exam {

/// An exam as the examiner plans it; sealed, it does not change any more.
struct PlannedExam {
    QString id;        ///< Names its folder and its files: small letters, digits and hyphens.
    QString blueprint; ///< Id of the blueprint,
    int version = 0;   ///< and which version of it.
    /// Of its forms: whoever knows it can make them. Drawn when the exam is sealed, and kept under the issuer's key; empty
    /// before. See sealSeed.
    QByteArray sealedSeed = {};
    std::vector<Candidate> candidates;
    qint64 madeMs = 0;
    qint64 sealedMs = 0; ///< 0: not yet.
    [[nodiscard]] bool isSealed() const { return sealedMs > 0; }
};

/// What an examiner keeps: blueprints in all their versions, exams, results that came back, rulings, exposure, the key.
/// Plain files in one folder; every change is on disk when the call returns. Calls throw a Refusal.
class ExamShelf {
public:
    /// Made when something is first kept.
    explicit ExamShelf(QString folder) : m_folder(std::move(folder)) {}

    /// The newest version of each, by title. A file that does not pass the gate is left out and named in `unread`.
    [[nodiscard]] std::vector<Blueprint> blueprints(QStringList *unread = nullptr) const;
    [[nodiscard]] Blueprint blueprint(const QString &id, int version) const;
    [[nodiscard]] std::vector<int> versions(const QString &id) const; ///< Oldest first; empty: there is none.
    /// Keeps a change as the next version and gives it back; an unchanged blueprint stays what it is.
    Blueprint keep(Blueprint blueprint);

    [[nodiscard]] std::vector<PlannedExam> exams(QStringList *unread = nullptr) const; ///< Newest first.
    [[nodiscard]] PlannedExam exam(const QString &id) const;
    [[nodiscard]] bool hasExam(const QString &id) const;
    /// Refuses to change one that is sealed.
    void keep(const PlannedExam &exam);
    /// Seals it for good: the exam file, the seed, the day, and what its forms expose.
    void keepSealed(PlannedExam exam, const QByteArray &file, quint64 seed, const std::vector<Form> &forms,
                    const IssuerKey &key, qint64 nowMs);
    /// Makes a sealed exam a plan again, to be sealed with another PIN and other forms: because its PIN is lost, or got
    /// about. What was sealed is kept in its folder `earlier`. Refuses where a result has come back.
    void reopen(const QString &exam);
    /// Was it sat from a file of before reopen()?
    [[nodiscard]] bool isOfEarlierSealing(const QString &exam, qint64 sealedMs) const;
    /// How often each has sat an exam of this blueprint, by the results that came back; `besides` that one.
    [[nodiscard]] std::map<QString, int> timesSat(const QString &blueprint, const QString &besides) const;

    /// A result that came back; whether it is new. The same one again changes nothing; another one for the same candidate is
    /// kept beside it.
    bool keepResult(const QString &exam, const QString &candidate, const QByteArray &file);
    [[nodiscard]] QStringList results(const QString &exam) const; ///< Paths.

    [[nodiscard]] Exposure exposure(const IssuerKey &key) const;
    [[nodiscard]] QString keyFile() const { return m_folder + QStringLiteral("/issuer.pitkey"); }
    [[nodiscard]] QString examFile(const QString &exam) const;
    [[nodiscard]] QString rulingsFile(const QString &exam) const;
    [[nodiscard]] QString registerFile() const { return m_folder + QStringLiteral("/register.signed"); }
    [[nodiscard]] QString setAsideFile(const QString &exam) const {
        return examFolder(exam) + QStringLiteral("/set-aside.signed");
    }
    [[nodiscard]] QString examFolder(const QString &exam) const { return m_folder + QStringLiteral("/exams/") + exam; }

private:
    [[nodiscard]] QString earlierFolder(const QString &exam) const { return examFolder(exam) + QStringLiteral("/earlier"); }
    [[nodiscard]] QString exposureFile() const { return m_folder + QStringLiteral("/exposure.sealed"); }
    [[nodiscard]] QString blueprintFile(const QString &id, int version) const;
    QString m_folder;
};

[[nodiscard]] QByteArray sealSeed(quint64 seed, const QString &exam, const IssuerKey &key);
/// Throws a Refusal where another key sealed it, or it was altered.
[[nodiscard]] quint64 openSeed(const PlannedExam &exam, const IssuerKey &key);

/// "Dealer certificate, written part" becomes "dealer-certificate-written-part".
[[nodiscard]] QString idFromTitle(const QString &title);

} // namespace pitwise::exam
