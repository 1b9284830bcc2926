// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/ziparchive.h"
#include "core/refusal.h"

#include <zip.h>

#include <sys/stat.h>

namespace pitwise {
namespace {

[[noreturn]] void refuse(const std::string &what, zip_error_t *error) {
    const std::string why = error ? zip_error_strerror(error) : "";
    throw Refusal{what + (why.empty() ? "" : ": " + why), {}, {}};
}

bool isLink(zip_t *archive, zip_uint64_t index) {
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(archive, index, 0, &system, &attributes) != 0)
        return false;
    const auto mode = static_cast<mode_t>(attributes >> 16);
    return system == ZIP_OPSYS_UNIX && mode != 0 && !S_ISREG(mode) && (mode & S_IFMT) != 0;
}

} // namespace

ZipReader::ZipReader(const QByteArray &bytes, std::int64_t mostEntries) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *source = zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error);
    zip_t *archive = source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
    if (!archive) {
        zip_source_free(source);
        refuse("it is no zip archive, or a damaged one", &error);
    }
    m_archive = archive;
    const zip_int64_t count = zip_get_num_entries(archive, 0);
    if (count > mostEntries) {
        zip_discard(archive);
        throw Refusal{
            "it holds " + std::to_string(count) + " files; a pack has at most " + std::to_string(mostEntries), {}, {}};
    }
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t stat;
        ZipEntry entry;
        entry.index = static_cast<std::uint64_t>(i);
        if (zip_stat_index(archive, entry.index, ZIP_FL_ENC_RAW, &stat) != 0 || !(stat.valid & ZIP_STAT_NAME)) {
            zip_discard(archive);
            throw Refusal{"its directory is damaged", {}, {}};
        }
        entry.name = stat.name;
        entry.size = stat.valid & ZIP_STAT_SIZE ? stat.size : 0;
        entry.isLink = isLink(archive, entry.index);
        entry.isLocked =
            ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) && stat.encryption_method != ZIP_EM_NONE) ||
            ((stat.valid & ZIP_STAT_COMP_METHOD) && stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE);
        m_entries.push_back(std::move(entry));
    }
}

ZipReader::~ZipReader() {
    zip_discard(static_cast<zip_t *>(m_archive));
}

QByteArray ZipReader::read(const ZipEntry &entry, qint64 most) const {
    zip_file_t *file = zip_fopen_index(static_cast<zip_t *>(m_archive), entry.index, 0);
    if (!file)
        throw Refusal{"it cannot be unpacked", {}, {}};
    // Unpacked until it ends or is too long, whatever size it claims: a bomb goes off in a small room.
    QByteArray bytes;
    QByteArray part(64 * 1024, Qt::Uninitialized);
    zip_int64_t got = 0;
    while (bytes.size() <= most && (got = zip_fread(file, part.data(), static_cast<zip_uint64_t>(part.size()))) > 0)
        bytes.append(part.constData(), got);
    zip_fclose(file);
    if (got < 0)
        throw Refusal{"it is damaged", {}, {}};
    if (bytes.size() > most)
        throw Refusal{"it is larger than " + std::to_string(most) + " bytes", {}, {}};
    return bytes;
}

QByteArray zipped(const std::vector<std::pair<std::string, QByteArray>> &files) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_t *archive = target ? zip_open_from_source(target, ZIP_TRUNCATE, &error) : nullptr;
    if (!archive) {
        zip_source_free(target);
        refuse("no zip archive can be made", &error);
    }
    zip_source_keep(target);
    for (const auto &[name, bytes] : files) {
        zip_source_t *source = zip_source_buffer(archive, bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0);
        const zip_int64_t index = source ? zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8) : -1;
        if (index < 0) {
            zip_source_free(source);
            zip_discard(archive);
            zip_source_free(target);
            throw Refusal{"no zip archive can be made: " + name, {}, {}};
        }
        zip_file_set_dostime(archive, static_cast<zip_uint64_t>(index), 0, 0x21, 0); // 1980-01-01: the day does not matter
    }
    if (zip_close(archive) != 0) {
        const std::string why = zip_strerror(archive);
        zip_discard(archive);
        zip_source_free(target);
        throw Refusal{"no zip archive can be made: " + why, {}, {}};
    }
    zip_stat_t stat;
    QByteArray bytes;
    if (zip_source_open(target) == 0 && zip_source_stat(target, &stat) == 0) {
        bytes.resize(static_cast<qsizetype>(stat.size));
        const zip_int64_t got = zip_source_read(target, bytes.data(), stat.size);
        bytes.truncate(std::max<zip_int64_t>(0, got));
        zip_source_close(target);
    }
    zip_source_free(target);
    return bytes;
}

} // namespace pitwise
