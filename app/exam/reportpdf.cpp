// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/reportpdf.h"

#include "app/exam/page.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace pitwise::print {
namespace {

QString reportText(const char *text) {
    return QCoreApplication::translate("ExamReport", text);
}

QString minutes(qint64 ms) {
    return QStringLiteral("%1:%2").arg(ms / 60'000).arg(ms / 1000 % 60, 2, 10, QLatin1Char('0'));
}

QString seconds(qint64 ms) {
    return reportText(QT_TRANSLATE_NOOP("ExamReport", "%1 s"))
        .arg(static_cast<double>(ms) / 1000, 0, 'f', 1); // as the page of the result rounds it
}

QString timeOfDay(qint64 ms) {
    return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(QStringLiteral("hh:mm"));
}

constexpr double left = 22;
constexpr double right = Page::width - left;
constexpr double wide = right - left;
constexpr double bottom = Page::height - 30; ///< The foot of the page begins below.

/// One report on its pages: what does not fit goes to the next, and every page says whose it is.
class Report {
public:
    Report(Page &page, const ReportFacts &facts) : m_page(page), m_facts(facts) {}

    void draw() {
        head();
        verdict();
        sections();
        sitting();
        lines(reportText(QT_TRANSLATE_NOOP("ExamReport", "What happened during the sitting")), m_facts.incidents);
        lines(reportText(QT_TRANSLATE_NOOP("ExamReport", "Please check")), m_facts.odd);
        lines(reportText(QT_TRANSLATE_NOOP("ExamReport", "Decisions on questions afterwards")), m_facts.rulings);
        foot();
    }

private:
    /// Goes to the next page where that much does not fit any more.
    void need(double height) {
        if (y + height <= bottom)
            return;
        foot();
        m_page.nextPage();
        ++m_number;
        y = 24;
    }

    void head() {
        m_page.mark(right - 16, 20, 16);
        m_page.setInk(quietInk);
        m_page.setFont(4.2);
        y = 20;
        y += m_page.text({left, y, wide - 22, 6},
                         reportText(QT_TRANSLATE_NOOP("ExamReport", "%1: exam report")).arg(m_facts.issuer)) +
             2;
        m_page.setInk(ink);
        y += m_page.fitted({left, y, wide - 22, 24}, m_facts.name, 9, true) + 1;
        m_page.setInk(quietInk);
        y += m_page.fitted({left, y, wide, 16}, m_facts.title, 5, false) + 1;
        m_page.setFont(4.2);
        y += m_page.text({left, y, wide, 6},
                         reportText(QT_TRANSLATE_NOOP("ExamReport", "Candidate %1, attempt %2, form %3, %4"))
                             .arg(m_facts.candidate)
                             .arg(m_facts.attempt)
                             .arg(m_facts.form, dayText(m_facts.date)));
        y += 5;
        m_page.line(left, y, right, y, brass, 0.4);
        y += 7;
    }

    void verdict() {
        m_page.setInk(m_facts.passed ? passInk : failInk);
        m_page.setFont(10, true);
        m_page.text({right - 50, y, 50, 14},
                    m_facts.count > 0 ? QStringLiteral("%1 %").arg(m_facts.right * 100 / m_facts.count) : QString(),
                    Qt::AlignRight);
        y += m_page.text({left, y, 110, 14}, m_facts.passed ? reportText(QT_TRANSLATE_NOOP("ExamReport", "Passed"))
                                                            : reportText(QT_TRANSLATE_NOOP("ExamReport", "Not passed"))) +
             1;
        m_page.setInk(ink);
        m_page.setFont(4.4);
        y += m_page.text({left, y, wide, 8}, reportText(QT_TRANSLATE_NOOP("ExamReport", "%1 of %2 right. Needed: %3."))
                                                 .arg(m_facts.right)
                                                 .arg(m_facts.count)
                                                 .arg(m_facts.needed)) +
             1;
        QStringList below;
        if (m_facts.right < m_facts.needed)
            below << reportText(QT_TRANSLATE_NOOP("ExamReport", "in all"));
        for (const ReportFacts::Section &section : m_facts.sections)
            if (!section.passed)
                below << section.title;
        if (!below.isEmpty())
            y += m_page.text({left, y, wide, 8}, reportText(QT_TRANSLATE_NOOP("ExamReport", "Below the mark: %1."))
                                                     .arg(below.join(QStringLiteral(", ")))) +
                 1;
        if (m_facts.originalRight >= 0)
            y += m_page.text({left, y, wide, 8},
                             reportText(QT_TRANSLATE_NOOP("ExamReport", "Before rulings on questions: %1 of %2, %3."))
                                 .arg(m_facts.originalRight)
                                 .arg(m_facts.originalCount)
                                 .arg(m_facts.originalPassed ? reportText(QT_TRANSLATE_NOOP("ExamReport", "passed"))
                                                             : reportText(QT_TRANSLATE_NOOP("ExamReport", "not passed")))) +
                 1;
        if (m_facts.originalRight >= 0 && m_facts.originalPassed && !m_facts.passed)
            y += m_page.text({left, y, wide, 8},
                             reportText(QT_TRANSLATE_NOOP("ExamReport",
                                                          "The certificate that was given out before is withdrawn."))) +
                 1;
        y += 6;
    }

    void sections() {
        m_page.setFont(3.8);
        m_page.setInk(quietInk);
        m_page.text({left, y, 70, 6}, reportText(QT_TRANSLATE_NOOP("ExamReport", "Section")));
        m_page.text({left + 74, y, 26, 6}, reportText(QT_TRANSLATE_NOOP("ExamReport", "Right")), Qt::AlignRight);
        m_page.text({left + 102, y, 20, 6}, reportText(QT_TRANSLATE_NOOP("ExamReport", "Needed")), Qt::AlignRight);
        m_page.text({left + 124, y, 24, 6}, reportText(QT_TRANSLATE_NOOP("ExamReport", "Median time")), Qt::AlignRight);
        y += 6.5;
        m_page.line(left, y, right, y, brass, 0.3);
        for (const ReportFacts::Section &section : m_facts.sections) {
            m_page.setFont(4.4);
            const double high = std::max(m_page.heightOf(72, section.title), 5.0);
            need(high + 5);
            y += 2.2;
            m_page.setInk(ink);
            m_page.text({left, y, 72, 6}, section.title);
            m_page.text({left + 74, y, 26, 6},
                        reportText(QT_TRANSLATE_NOOP("ExamReport", "%1 of %2")).arg(section.right).arg(section.count),
                        Qt::AlignRight);
            m_page.text({left + 102, y, 20, 6}, section.needed > 0 ? QString::number(section.needed) : QStringLiteral("–"),
                        Qt::AlignRight);
            m_page.text({left + 124, y, 24, 6}, seconds(section.middleTimeMs), Qt::AlignRight);
            m_page.setInk(section.passed ? passInk : failInk);
            m_page.setFont(4.4, !section.passed);
            m_page.text({left + 148, y, wide - 148, 6},
                        section.passed ? reportText(QT_TRANSLATE_NOOP("ExamReport", "pass"))
                                       : reportText(QT_TRANSLATE_NOOP("ExamReport", "below")),
                        Qt::AlignRight);
            y += high + 2.2;
            m_page.line(left, y, right, y, hairline, 0.15);
        }
        y += 8;
    }

    void fact(const QString &label, const QString &value) {
        if (value.isEmpty())
            return;
        constexpr double labels = 40;
        m_page.setFont(4.2);
        const double high = std::max(m_page.heightOf(wide - labels, value), m_page.heightOf(labels - 2, label));
        need(high + 1.5);
        m_page.setInk(quietInk);
        m_page.text({left, y, labels - 2, 6}, label);
        m_page.setInk(ink);
        m_page.text({left + labels, y, wide - labels, 6}, value);
        y += high + 1.5;
    }

    void title(const QString &words) {
        need(20);
        m_page.setFont(5, true);
        m_page.setInk(ink);
        y += m_page.text({left, y, wide, 8}, words) + 2;
    }

    void sitting() {
        title(reportText(QT_TRANSLATE_NOOP("ExamReport", "Sitting")));
        fact(reportText(QT_TRANSLATE_NOOP("ExamReport", "Began, ended")),
             reportText(QT_TRANSLATE_NOOP("ExamReport", "%1 to %2 UTC"))
                 .arg(timeOfDay(m_facts.startedMs), timeOfDay(m_facts.finishedMs)));
        fact(reportText(QT_TRANSLATE_NOOP("ExamReport", "Time used")),
             reportText(QT_TRANSLATE_NOOP("ExamReport", "%1 of %2"))
                 .arg(minutes(m_facts.usedMs), minutes(m_facts.allowedMs)));
        fact(reportText(QT_TRANSLATE_NOOP("ExamReport", "Granted")),
             m_facts.allowances.isEmpty() ? reportText(QT_TRANSLATE_NOOP("ExamReport", "nothing extra"))
                                          : m_facts.allowances.join(QStringLiteral(", ")));
        fact(reportText(QT_TRANSLATE_NOOP("ExamReport", "Invigilator")), m_facts.invigilator);
        fact(reportText(QT_TRANSLATE_NOOP("ExamReport", "Station")), m_facts.station);
        fact(reportText(QT_TRANSLATE_NOOP("ExamReport", "Rules in force")), m_facts.rules.join(QStringLiteral("; ")));
        y += 5;
    }

    void lines(const QString &name, const QStringList &list) {
        if (list.isEmpty())
            return;
        title(name);
        m_page.setFont(4.2);
        for (const QString &line : list) {
            need(m_page.heightOf(wide, line) + 1.5);
            m_page.setFont(4.2);
            m_page.setInk(ink);
            y += m_page.text({left, y, wide, 6}, line) + 1.5;
        }
        y += 5;
    }

    void foot() {
        m_page.line(left, bottom + 4, right, bottom + 4, brass, 0.3);
        m_page.setFont(3.2);
        m_page.setInk(quietInk);
        m_page.text(
            {left, bottom + 6, wide - 24, 10},
            reportText(QT_TRANSLATE_NOOP(
                           "ExamReport",
                           "%1, %2. %3, key %4. A report, not a certificate. The file is signed; verify it with Pitwise."))
                .arg(m_facts.number, m_facts.name, m_facts.issuer, m_facts.fingerprint));
        m_page.text({right - 22, bottom + 6, 22, 6}, reportText(QT_TRANSLATE_NOOP("ExamReport", "Page %1")).arg(m_number),
                    Qt::AlignRight);
    }

    Page &m_page;
    const ReportFacts &m_facts;
    double y = 0;
    int m_number = 1;
};

} // namespace

QByteArray reportPdf(const ReportFacts &facts) {
    return makePdf(reportText(QT_TRANSLATE_NOOP("ExamReport", "Exam result")) + QLatin1Char(' ') + facts.number,
                   [&](Page &page) { Report(page, facts).draw(); });
}

} // namespace pitwise::print
