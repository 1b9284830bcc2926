// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lrsaccess.h"
#include "core/exchange/xapi.h"
#include "core/json/jsonnode.h"
#include "core/security/safefile.h"

#include <QFile>
#include <QJsonDocument>
#include <QUrl>

namespace pitwise::exchange {
namespace {

using L1 = QLatin1String;

constexpr char accessFormat[] = "pitwise-lrs/1";

} // namespace

void checkLrsAddress(const QString &address) {
    const QUrl url(address.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty() || url.hasQuery() || url.hasFragment())
        throw Refusal{"an address as https://lrs.school.example/xapi", "address", {}};
    if (!url.userInfo().isEmpty())
        throw Refusal{"name and password have fields of their own", "address", {}};
    const QString host = url.host();
    const bool here = host == L1("localhost") || host == L1("127.0.0.1") || host == L1("::1");
    if (url.scheme() != L1("https") && !(here && url.scheme() == L1("http")))
        throw Refusal{"it has to begin with https:// so that nobody on the way reads along", "address", {}};
}

LrsAccess readLrsAccess(const QString &file) {
    if (!QFile::exists(file))
        return {};
    const JsonNode root(parseJson(security::readFile(file, 64 * 1024)));
    root.allowOnly({L1("format"), L1("on"), L1("address"), L1("home"), L1("user"), L1("secret"), L1("from")});
    if (const JsonNode format = root.need(L1("format")); format.textOrEmpty() != accessFormat)
        format.fail(std::string("must be \"") + accessFormat + '"');
    const auto text = [&](const char *name) { return QString::fromStdString(root.need(L1(name)).textOrEmpty()); };
    LrsAccess access{root.need(L1("on")).boolean(),   text("address"), text("home"), text("user"), text("secret"),
                     root.need(L1("from")).integer(0)};
    if (access.on) {
        checkLrsAddress(access.address);
        (void)XapiHome(access.home);
    }
    return access;
}

void writeLrsAccess(const QString &file, const LrsAccess &access) {
    if (access.on || !access.address.isEmpty())
        checkLrsAddress(access.address);
    if (access.on || !access.home.isEmpty())
        (void)XapiHome(access.home);
    const QJsonObject json{{L1("format"), L1(accessFormat)},
                           {L1("on"), access.on},
                           {L1("address"), access.address},
                           {L1("home"), access.home},
                           {L1("user"), access.user},
                           {L1("secret"), access.secret},
                           {L1("from"), static_cast<qint64>(access.from)}};
    security::writeFile(file, QJsonDocument(json).toJson(), {security::Readers::Owner});
}

} // namespace pitwise::exchange
