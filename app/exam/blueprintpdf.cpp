// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/blueprintpdf.h"

#include "app/exam/page.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise::print {
namespace {

QString blueprintText(const char *text) {
    return QCoreApplication::translate("BlueprintPaper", text);
}

constexpr double left = 22;
constexpr double right = Page::width - left;
constexpr double wide = right - left;
constexpr double bottom = Page::height - 26;

class Paper {
public:
    Paper(Page &page, const BlueprintFacts &facts) : m_page(page), m_facts(facts) {}

    void draw() {
        m_page.mark(right - 16, 20, 16);
        m_page.setInk(quietInk);
        m_page.setFont(4.2);
        y = 20;
        y += m_page.text({left, y, wide - 22, 6},
                         blueprintText(QT_TRANSLATE_NOOP("BlueprintPaper", "Exam blueprint: %1")).arg(m_facts.identity)) +
             2;
        m_page.setInk(ink);
        y += m_page.fitted({left, y, wide - 22, 30}, m_facts.title, 8, true) + 1;
        m_page.setInk(quietInk);
        m_page.setFont(4.6);
        y += m_page.text({left, y, wide, 8}, m_facts.totals) + 5;
        m_page.line(left, y, right, y, brass, 0.4);
        y += 7;
        sections();
        for (const auto &[name, words] : m_facts.rules)
            rule(name, words);
        foot();
    }

private:
    void need(double height) {
        if (y + height <= bottom)
            return;
        foot();
        m_page.nextPage();
        ++m_number;
        y = 22;
    }

    void sections() {
        m_page.setFont(3.8);
        m_page.setInk(quietInk);
        m_page.text({left, y, 80, 6}, blueprintText(QT_TRANSLATE_NOOP("BlueprintPaper", "Section")));
        m_page.text({left + 86, y, 24, 6}, blueprintText(QT_TRANSLATE_NOOP("BlueprintPaper", "Questions")), Qt::AlignRight);
        m_page.text({left + 112, y, 24, 6}, blueprintText(QT_TRANSLATE_NOOP("BlueprintPaper", "Pass mark")), Qt::AlignRight);
        m_page.text({left + 138, y, wide - 138, 6}, blueprintText(QT_TRANSLATE_NOOP("BlueprintPaper", "Own time")),
                    Qt::AlignRight);
        y += 6.5;
        m_page.line(left, y, right, y, brass, 0.3);
        int number = 0;
        for (const BlueprintFacts::Section &section : m_facts.sections) {
            const QString title = QStringLiteral("%1. %2").arg(++number).arg(section.title);
            m_page.setFont(4.6, true);
            const double high = m_page.heightOf(84, title);
            m_page.setFont(4);
            need(high + m_page.heightOf(wide - 6, section.draws) + 8);
            y += 2.5;
            m_page.setInk(ink);
            m_page.setFont(4.6);
            m_page.text({left + 86, y, 24, 6}, section.count, Qt::AlignRight);
            m_page.text({left + 112, y, 24, 6}, section.passMark, Qt::AlignRight);
            m_page.text({left + 138, y, wide - 138, 6}, section.minutes, Qt::AlignRight);
            m_page.setFont(4.6, true);
            y += m_page.text({left, y, 84, 6}, title) + 0.5;
            m_page.setFont(4);
            m_page.setInk(quietInk);
            y += m_page.text({left + 6, y, wide - 6, 6}, section.draws) + 2.5;
            m_page.line(left, y, right, y, hairline, 0.15);
        }
        y += 8;
    }

    void rule(const QString &name, const QString &words) {
        constexpr double names = 46;
        m_page.setFont(4.2);
        const double high = std::max(m_page.heightOf(wide - names, words), m_page.heightOf(names - 3, name));
        need(high + 2);
        m_page.setInk(quietInk);
        m_page.text({left, y, names - 3, 6}, name);
        m_page.setInk(ink);
        m_page.text({left + names, y, wide - names, 6}, words);
        y += high + 2;
    }

    void foot() {
        m_page.line(left, bottom + 4, right, bottom + 4, brass, 0.3);
        m_page.setFont(3.2);
        m_page.setInk(quietInk);
        m_page.text({left, bottom + 6, wide - 24, 6}, QStringLiteral("%1, %2").arg(m_facts.title, m_facts.identity));
        m_page.text({right - 22, bottom + 6, 22, 6},
                    blueprintText(QT_TRANSLATE_NOOP("BlueprintPaper", "Page %1")).arg(m_number), Qt::AlignRight);
    }

    Page &m_page;
    const BlueprintFacts &m_facts;
    double y = 0;
    int m_number = 1;
};

} // namespace

QByteArray blueprintPdf(const BlueprintFacts &facts) {
    return makePdf(facts.title, [&](Page &page) { Paper(page, facts).draw(); });
}

} // namespace pitwise::print
