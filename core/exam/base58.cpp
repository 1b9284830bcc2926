// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/base58.h"

#include <algorithm>
#include <vector>

namespace pitwise::exam {
namespace {

constexpr char alphabet[] = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

} // namespace

QByteArray toBase58(QByteArrayView bytes) {
    std::vector<int> digits; // least first
    for (const char byte : bytes) {
        int carry = static_cast<unsigned char>(byte);
        for (int &digit : digits) {
            carry += digit * 256;
            digit = carry % 58;
            carry /= 58;
        }
        for (; carry > 0; carry /= 58)
            digits.push_back(carry % 58);
    }
    QByteArray text;
    for (qsizetype i = 0; i < bytes.size() && bytes.at(i) == 0; ++i)
        text += '1';
    for (auto it = digits.rbegin(); it != digits.rend(); ++it)
        text += alphabet[*it];
    return text;
}

std::optional<QByteArray> fromBase58(QByteArrayView text) {
    std::vector<int> bytes; // least first
    for (const char c : text) {
        const char *at = std::find(std::begin(alphabet), std::end(alphabet) - 1, c);
        if (at == std::end(alphabet) - 1)
            return std::nullopt;
        int carry = static_cast<int>(at - alphabet);
        for (int &byte : bytes) {
            carry += byte * 58;
            byte = carry % 256;
            carry /= 256;
        }
        for (; carry > 0; carry /= 256)
            bytes.push_back(carry % 256);
    }
    QByteArray result;
    for (auto it = bytes.rbegin(); it != bytes.rend(); ++it)
        result += static_cast<char>(*it);
    return result;
}

} // namespace pitwise::exam
