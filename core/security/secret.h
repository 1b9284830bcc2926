// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstddef>
#include <utility>

namespace pitwise::security {

/// Makes libsodium ready; call as often as you like. Throws a Refusal where the library cannot start.
void ready();

/// Bytes that must not reach a swap file or a core dump: guarded, locked pages, wiped when they go.
class SecretBytes {
public:
    SecretBytes() = default;
    explicit SecretBytes(std::size_t size); ///< Zeroed.
    explicit SecretBytes(QByteArrayView bytes);
    ~SecretBytes();
    SecretBytes(SecretBytes &&other) noexcept
        : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0)) {}
    SecretBytes &operator=(SecretBytes &&other) noexcept {
        std::swap(m_data, other.m_data);
        std::swap(m_size, other.m_size);
        return *this;
    }
    SecretBytes(const SecretBytes &) = delete;
    SecretBytes &operator=(const SecretBytes &) = delete;

    [[nodiscard]] static SecretBytes random(std::size_t size);
    [[nodiscard]] SecretBytes copy() const { return SecretBytes(view()); }
    [[nodiscard]] unsigned char *data() { return m_data; }
    [[nodiscard]] const unsigned char *data() const { return m_data; }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] QByteArrayView view() const { return {m_data, static_cast<qsizetype>(m_size)}; }

private:
    unsigned char *m_data = nullptr;
    std::size_t m_size = 0;
};

/// What turning a PIN or passphrase into a key costs (Argon2id). A parameter, so that tests are quick.
struct StretchCost {
    quint32 passes = 0;
    quint32 kibibytes = 0;
    [[nodiscard]] static StretchCost moderate();    ///< Exam files and issuer keys: about 0.6 s, 256 MB.
    [[nodiscard]] static StretchCost interactive(); ///< People's PINs: about 0.1 s, 64 MB.
    [[nodiscard]] static StretchCost least();       ///< Tests only.
    friend bool operator==(StretchCost, StretchCost) = default;
};

inline constexpr std::size_t keySize = 32;
inline constexpr std::size_t saltSize = 16;

/// A 32-byte key out of something a person types. Throws a Refusal where the memory cannot be had.
[[nodiscard]] SecretBytes stretch(QByteArrayView typed, QByteArrayView salt, StretchCost cost);

/// A key for one purpose out of a master key; `id` names the purpose.
[[nodiscard]] SecretBytes derive(const SecretBytes &master, quint64 id);
/// A key out of a master key and a text that names what it is for.
[[nodiscard]] SecretBytes derive(const SecretBytes &master, QByteArrayView name);

/// While it is on, no debugger of the same user and no core dump reads this process's memory.
void keepMemoryPrivate(bool on);

} // namespace pitwise::security
