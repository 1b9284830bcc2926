// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/bakedbadge.h"

#include "core/refusal.h"

#include <QXmlStreamReader>
#include <QtEndian>

#include <zlib.h>

namespace pitwise::exam {
namespace {

const QByteArray pngHead("\x89PNG\r\n\x1a\n", 8);
const QByteArray keyword("openbadgecredential");
constexpr QLatin1String badgeSpace("https://purl.imsglobal.org/ob/v3p0");
constexpr qsizetype mostBytes = 16 * 1024 * 1024;

QByteArray word32(quint32 value) {
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
}

quint32 crcOf(const QByteArray &bytes) {
    return static_cast<quint32>(
        crc32(0, reinterpret_cast<const Bytef *>(bytes.constData()), static_cast<uInt>(bytes.size())));
}

struct Chunk {
    QByteArray type;
    qsizetype at = 0, size = 0; ///< Of its data.
};
/// Nothing behind the last one that is whole.
std::optional<Chunk> chunkAt(const QByteArray &png, qsizetype at) {
    if (at + 12 > png.size())
        return std::nullopt;
    const auto size = qFromBigEndian<quint32>(png.constData() + at);
    if (size > mostBytes || at + 12 + static_cast<qsizetype>(size) > png.size())
        return std::nullopt;
    return Chunk{png.mid(at + 4, 4), at + 8, static_cast<qsizetype>(size)};
}

std::optional<QByteArray> badgeInPng(const QByteArray &png) {
    for (auto chunk = chunkAt(png, pngHead.size()); chunk; chunk = chunkAt(png, chunk->at + chunk->size + 4)) {
        const QByteArray data = png.mid(chunk->at, chunk->size);
        // keyword, 0; not packed, 0; no language, 0; no other keyword, 0; the text
        if (chunk->type == "iTXt" && data.startsWith(keyword + QByteArray(5, '\0')))
            return data.mid(keyword.size() + 5);
    }
    return std::nullopt;
}

QByteArray bakePng(const QByteArray &png, const QByteArray &badge) {
    const auto first = chunkAt(png, pngHead.size());
    if (!first || first->type != "IHDR")
        throw Refusal{"is a damaged PNG", "picture", {}};
    const QByteArray body = "iTXt" + keyword + QByteArray(5, '\0') + badge;
    const qsizetype behind = first->at + first->size + 4;
    return png.left(behind) + word32(static_cast<quint32>(body.size() - 4)) + body + word32(crcOf(body)) + png.mid(behind);
}

/// Reads an SVG without its entities: a picture declares none.
class SvgReader {
public:
    explicit SvgReader(const QByteArray &svg) : m_xml(svg) { m_xml.setEntityExpansionLimit(0); }

    [[nodiscard]] std::optional<QByteArray> badge() {
        while (m_xml.readNextStartElement() || !m_xml.atEnd()) {
            if (!m_xml.isStartElement())
                continue;
            if (m_xml.namespaceUri() != badgeSpace || m_xml.name() != QLatin1String("credential"))
                continue;
            const QString verify = m_xml.attributes().value(QLatin1String("verify")).toString();
            return verify.isEmpty() ? m_xml.readElementText().trimmed().toUtf8() : verify.toUtf8();
        }
        return std::nullopt;
    }
    /// Where the root element's own tag ends; nothing where it is no SVG.
    [[nodiscard]] std::optional<qint64> insideRoot() {
        if (!m_xml.readNextStartElement() || m_xml.name() != QLatin1String("svg"))
            return std::nullopt;
        return m_xml.characterOffset();
    }

private:
    QXmlStreamReader m_xml;
};

QByteArray bakeSvg(const QByteArray &svg, const QByteArray &badge) {
    QString text = QString::fromUtf8(svg);
    const auto inside = SvgReader(svg).insideRoot();
    if (!inside || *inside <= 0 || *inside > text.size() || text[*inside - 1] != u'>' || text[*inside - 2] == u'/')
        throw Refusal{"is no SVG", "picture", {}};
    const QString start = QStringLiteral("<openbadges:credential xmlns:openbadges=\"") + badgeSpace + u'"';
    const bool isJson = badge.startsWith('{');
    const QString element =
        isJson ? start + QStringLiteral("><![CDATA[") +
                     QString::fromUtf8(badge).replace(QLatin1String("]]>"), QLatin1String("]]]]><![CDATA[>")) +
                     QStringLiteral("]]></openbadges:credential>")
               : start + QStringLiteral(" verify=\"") + QString::fromLatin1(badge) + QStringLiteral("\"/>");
    return text.insert(*inside, element).toUtf8();
}

} // namespace

bool isPicture(const QByteArray &file) {
    return file.startsWith(pngHead) || file.startsWith("<svg") || file.startsWith("<?xml");
}

std::optional<QByteArray> badgeInPicture(const QByteArray &picture) {
    if (picture.size() > mostBytes)
        return std::nullopt;
    return picture.startsWith(pngHead) ? badgeInPng(picture) : SvgReader(picture).badge();
}

QByteArray bakeBadge(const QByteArray &picture, const QByteArray &badge) {
    if (!isPicture(picture) || picture.size() > mostBytes)
        throw Refusal{"is no PNG and no SVG", "picture", {}};
    if (badgeInPicture(picture))
        throw Refusal{"carries a badge already; take the picture as it was", "picture", {}};
    return picture.startsWith(pngHead) ? bakePng(picture, badge) : bakeSvg(picture, badge);
}

} // namespace pitwise::exam
