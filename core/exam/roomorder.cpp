// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/roomorder.h"

#include "core/exam/container.h"
#include "core/exam/jsonfields.h"
#include "core/security/safefile.h"

#include <QDir>

namespace pitwise::exam {
namespace {

constexpr qint64 longestFile = 64 * 1024;

QByteArray boundTo(const QString &exam) {
    return "pitwise-order/1 " + exam.toUtf8();
}

RoomOrder readOrder(const QJsonObject &json) {
    const JsonNode node{QJsonValue(json)};
    return {textOf(node, "id"),
            textOf(node, "exam"),
            node.need(QLatin1String("wall")).integer(0),
            node.need(QLatin1String("amount")).integer(1),
            textOf(node, "who"),
            textOf(node, "reason")};
}

} // namespace

RoomOrder RoomOrder::make(const QString &exam, qint64 amountMs, const QString &who, const QString &reason, qint64 wallMs) {
    return {QString::fromLatin1(security::randomBytes(8).toHex()), exam, wallMs, amountMs, who, reason};
}

QString RoomOrder::fileName() const {
    return QStringLiteral("%1.%2.pitorder").arg(exam, id);
}

void keepOrder(const QString &folder, const RoomOrder &order, const security::SecretBytes &roomKey) {
    const QByteArray plain = jsonBytes({{QStringLiteral("id"), order.id},
                                        {QStringLiteral("exam"), order.exam},
                                        {QStringLiteral("wall"), order.wallMs},
                                        {QStringLiteral("amount"), order.amountMs},
                                        {QStringLiteral("who"), order.who},
                                        {QStringLiteral("reason"), order.reason}});
    security::writeFile(folder + u'/' + order.fileName(), security::seal(roomKey, plain, boundTo(order.exam)),
                        {security::Readers::Everyone}); // stations may run as somebody else
}

std::vector<RoomOrder> ordersIn(const QString &folder, const QString &exam, const security::SecretBytes &roomKey) {
    std::vector<RoomOrder> orders;
    for (const QString &file : QDir(folder).entryList({exam + QStringLiteral(".*.pitorder")}, QDir::Files, QDir::Name)) {
        try {
            const QByteArray sealed = security::readFile(folder + u'/' + file, longestFile);
            if (const auto plain = security::open(roomKey, sealed, boundTo(exam)))
                orders.push_back(readOrder(jsonObject(*plain, "order")));
        } catch (const Refusal &) {
            continue; // half copied, or gone again: it is looked at once more in a moment
        }
    }
    return orders;
}

} // namespace pitwise::exam
