// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/school/classpaper.h"
#include "app/exam/page.h"

#include <QCoreApplication>

namespace pitwise {
namespace {

constexpr double paperLeft = 18, paperRight = 192, paperBottom = 275, paperRow = 8;

QString paperText(const char *source) {
    return QCoreApplication::translate("ClassPaper", source);
}

QString standingText(school::TestStanding standing) {
    switch (standing) {
    case school::TestStanding::Ready: return paperText(QT_TRANSLATE_NOOP("ClassPaper", "Ready"));
    case school::TestStanding::OnCourse: return paperText(QT_TRANSLATE_NOOP("ClassPaper", "On course"));
    case school::TestStanding::AtRisk: break;
    }
    return paperText(QT_TRANSLATE_NOOP("ClassPaper", "At risk"));
}

/// Two letters, as on the felts.
QString shortGame(const QString &document) {
    if (document == QLatin1String("lucky8"))
        return QStringLiteral("L8");
    if (document == QLatin1String("freebet"))
        return QStringLiteral("FB");
    return document == QLatin1String("dueling8s") ? QStringLiteral("D8") : QStringLiteral("LL");
}

class SheetPainter {
public:
    SheetPainter(print::Page &page, const ClassSheet &sheet) : m_page(page), m_sheet(sheet) {}

    void draw() {
        head();
        members();
        wrong();
    }

private:
    void head() {
        m_page.setInk(print::ink);
        m_page.setFont(7, true);
        m_y += m_page.text({paperLeft, m_y, paperRight - paperLeft, 20}, m_sheet.name) + 1;
        m_page.setInk(print::quietInk);
        m_page.setFont(3.6);
        m_y += m_page.text({paperLeft, m_y, paperRight - paperLeft, 20}, m_sheet.subtitle) + 6;
    }

    void need(double room) {
        if (m_y + room < paperBottom)
            return;
        m_page.nextPage();
        m_y = 18;
    }

    void cell(double x, double wide, const QString &words, bool strong = false, Qt::Alignment side = Qt::AlignLeft) {
        (void)m_page.fitted({x, m_y + 1.8, wide, paperRow - 2}, words, 3.6, strong, side);
    }

    void memberHeads() {
        m_page.setInk(print::quietInk);
        cell(paperLeft, 60, paperText(QT_TRANSLATE_NOOP("ClassPaper", "Trainee")));
        for (qsizetype i = 0; i < m_sheet.games.size(); ++i)
            cell(gameAt(i), 12, shortGame(m_sheet.games[i]), true, Qt::AlignRight);
        cell(132, 12, paperText(QT_TRANSLATE_NOOP("ClassPaper", "Due")), false, Qt::AlignRight);
        cell(147, 22, paperText(QT_TRANSLATE_NOOP("ClassPaper", "Seen")));
        cell(170, 22, paperText(QT_TRANSLATE_NOOP("ClassPaper", "Table test")));
        m_y += paperRow;
        m_page.line(paperLeft, m_y, paperRight, m_y, print::quietInk, 0.3);
    }

    void members() {
        memberHeads();
        for (const school::MemberFigures &member : m_sheet.figures.members) {
            need(paperRow);
            m_page.setInk(print::ink);
            cell(paperLeft, 58, member.person.name);
            for (std::size_t i = 0; i < member.scores.size(); ++i)
                cell(gameAt(static_cast<qsizetype>(i)), 12, QString::number(member.scores[i]), false, Qt::AlignRight);
            cell(132, 12, QString::number(member.due), false, Qt::AlignRight);
            cell(147, 22, seenWords(member, m_sheet.today));
            m_page.setInk(member.standing == school::TestStanding::Ready    ? print::passInk
                          : member.standing == school::TestStanding::AtRisk ? print::failInk
                                                                            : print::ink);
            cell(170, 22, standingText(member.standing), true);
            m_y += paperRow;
            m_page.line(paperLeft, m_y, paperRight, m_y, print::hairline);
        }
    }

    void wrong() {
        if (m_sheet.wrong.count() == 0)
            return;
        need(40);
        m_y += 8;
        m_page.setInk(print::ink);
        m_page.setFont(5, true);
        m_y += m_page.text({paperLeft, m_y, paperRight - paperLeft, 20},
                           paperText(QT_TRANSLATE_NOOP("ClassPaper", "What the class gets wrong"))) +
               1;
        m_page.setInk(print::quietInk);
        m_page.setFont(3.6);
        m_y += m_page.text({paperLeft, m_y, paperRight - paperLeft, 20}, m_sheet.wrongSubtitle) + 3;
        for (int row = 0; row < m_sheet.wrong.count(); ++row) {
            const WrongList::Row &one = m_sheet.wrong.at(row);
            const ClauseKey key = clauseKey(one.wrong.game, one.wrong.clause);
            need(2 * paperRow);
            m_page.setInk(print::ink);
            cell(paperLeft, 16, QStringLiteral("%1 %").arg(one.wrong.percent()), true, Qt::AlignRight);
            cell(38, 124, one.title);
            cell(164, 28, shortGame(QString::fromStdString(key.document)) + u' ' + QString::fromStdString(key.clause), true);
            m_y += paperRow - 2;
            m_page.setInk(print::quietInk);
            m_page.setFont(3.2);
            m_y += one.how.isEmpty() ? 0 : m_page.text({38, m_y, 124, 20}, one.how) + 1.5;
        }
    }

    static double gameAt(qsizetype i) { return 80 + 13 * static_cast<double>(i); }

    print::Page &m_page;
    const ClassSheet &m_sheet;
    double m_y = 18;
};

} // namespace

QByteArray classPaper(const ClassSheet &sheet) {
    return print::makePdf(sheet.name, [&sheet](print::Page &page) { SheetPainter(page, sheet).draw(); });
}

} // namespace pitwise
