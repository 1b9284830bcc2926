// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/reportpdf.h"

#include "app/exam/page.h"

#include <QCoreApplication>

namespace pitwise::print {
namespace {

QString tr(const char *text) {
    return QCoreApplication::translate("ExamReport", text);
}

QString minutes(qint64 ms) {
    return QStringLiteral("%1:%2").arg(ms / 60'000).arg(ms / 1000 % 60, 2, 10, QLatin1Char('0'));
}

QString seconds(qint64 ms) {
    return QStringLiteral("%1.%2 s").arg(ms / 1000).arg(ms % 1000 / 100);
}

constexpr double left = 22;
constexpr double right = Page::width - left;
constexpr double wide = right - left;

void sectionTable(Page &page, double &y, const ReportFacts &facts) {
    page.setFont(3.6);
    page.setInk(quietInk);
    page.text({left, y, 70, 6}, tr("Section"));
    page.text({left + 70, y, 26, 6}, tr("Right"), Qt::AlignRight);
    page.text({left + 98, y, 22, 6}, tr("Needed"), Qt::AlignRight);
    page.text({left + 122, y, 24, 6}, tr("Middle time"), Qt::AlignRight);
    y += 6;
    page.line(left, y, right, y, brass, 0.2);
    y += 2.5;
    for (const ReportFacts::Section &section : facts.sections) {
        page.setInk(ink);
        page.setFont(4);
        const double high = page.text({left, y, 70, 6}, section.title);
        page.text({left + 70, y, 26, 6}, tr("%1 of %2").arg(section.right).arg(section.count), Qt::AlignRight);
        page.text({left + 98, y, 22, 6}, section.needed > 0 ? QString::number(section.needed) : QStringLiteral("–"),
                  Qt::AlignRight);
        page.text({left + 122, y, 24, 6}, seconds(section.middleTimeMs), Qt::AlignRight);
        page.text({left + 148, y, wide - 148, 6}, section.passed ? tr("pass") : tr("below"), Qt::AlignRight);
        y += high + 2;
    }
}

} // namespace

QByteArray reportPdf(const ReportFacts &facts) {
    return makePdf(tr("Exam result") + QLatin1Char(' ') + facts.number, [&](Page &page) {
        double y = 24;
        page.setInk(ink);
        page.setFont(8, true);
        y += page.text({left, y, wide, 12}, tr("%1: result").arg(facts.name)) + 2;
        page.setFont(4);
        page.setInk(quietInk);
        y += page.text(
                 {left, y, wide, 8},
                 tr("%1. Candidate %2, form %3, %4").arg(facts.title, facts.candidate, facts.form, dayText(facts.date))) +
             8;
        page.setInk(ink);
        page.setFont(9, true);
        page.text({right - 50, y, 50, 14},
                  facts.count > 0 ? QStringLiteral("%1 %").arg(facts.right * 100 / facts.count) : QString(), Qt::AlignRight);
        y += page.text({left, y, 100, 14}, facts.passed ? tr("Passed") : tr("Not passed")) + 1;
        page.setFont(4);
        y += page.text({left, y, wide, 8},
                       tr("%1 of %2 right. Needed: %3.").arg(facts.right).arg(facts.count).arg(facts.needed)) +
             1;
        if (facts.originalRight >= 0)
            y += page.text({left, y, wide, 8},
                           tr("Before rulings on questions: %1 of %2.").arg(facts.originalRight).arg(facts.originalCount)) +
                 1;
        y += 6;
        sectionTable(page, y, facts);
        y += 6;
        page.setFont(5, true);
        page.setInk(ink);
        y += page.text({left, y, wide, 8}, tr("Sitting")) + 2;
        page.setFont(4);
        y += page.text({left, y, wide, 8}, tr("Time %1 of %2, allowance × %3")
                                               .arg(minutes(facts.usedMs), minutes(facts.allowedMs))
                                               .arg(facts.timeFactor / 100.0)) +
             1;
        y += page.text({left, y, wide, 12}, tr("Rules in force: %1").arg(facts.rules.join(QStringLiteral(", ")))) + 1;
        for (const QString &incident : facts.incidents) {
            if (y > Page::height - 40) {
                page.nextPage();
                y = 24;
            }
            y += page.text({left, y, wide, 12}, incident) + 1;
        }
        page.setFont(3);
        page.setInk(quietInk);
        page.text({left, Page::height - 24, wide, 10}, tr("%1, %2, key %3. The file is signed; verify it with Pitwise.")
                                                           .arg(facts.number, facts.issuer, facts.fingerprint));
    });
}

} // namespace pitwise::print
