// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails, to be loaded before a program (LD_PRELOAD). Whatever changes something below FAULT_FOLDER is counted:
//
//     FAULT_AT=<n> FAULT_CODE=<errno>   the nth fails, and with FAULT_LASTS=1 every one after it
//     FAULT_REPORT=<file>               gets a byte for each that was counted, and an F for each that failed
//
// A write that fails leaves half of its bytes, as a full disk does. Opening a file anew fails as if no inode were left.
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

template <typename F> F real(const char *name) {
    return reinterpret_cast<F>(::dlsym(RTLD_NEXT, name));
}

struct Plan {
    const char *folder = std::getenv("FAULT_FOLDER");
    long at = std::getenv("FAULT_AT") ? std::atol(std::getenv("FAULT_AT")) : 0;
    int code = std::getenv("FAULT_CODE") ? std::atoi(std::getenv("FAULT_CODE")) : ENOSPC;
    bool lasts = std::getenv("FAULT_LASTS") != nullptr;
    int report = -1;
    Plan() {
        if (const char *file = std::getenv("FAULT_REPORT"))
            report = real<int (*)(const char *, int, ...)>("open")(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
};

Plan &plan() {
    static Plan made;
    return made;
}

bool isBelow(const char *path) {
    const char *folder = plan().folder;
    return folder && path && std::strncmp(path, folder, std::strlen(folder)) == 0;
}

bool isBelow(int handle) {
    char link[64], path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    const ssize_t size = ::readlink(link, path, sizeof path - 1);
    if (size <= 0)
        return false;
    path[size] = '\0';
    return isBelow(path);
}

/// Counts one change; true: it has to fail, and errno says how.
bool fails() {
    static std::atomic<long> count{0};
    const long number = ++count;
    const bool now = plan().at > 0 && (number == plan().at || (plan().lasts && number > plan().at));
    if (plan().report >= 0)
        (void)!real<ssize_t (*)(int, const void *, size_t)>("write")(plan().report, now ? "F" : ".", 1);
    if (now)
        errno = plan().code;
    return now;
}

bool changes(int flags) {
    return (flags & (O_CREAT | O_TRUNC)) != 0;
}

} // namespace

extern "C" {

#define PITWISE_OPEN(NAME)                                                                                                  \
    int NAME(const char *path, int flags, ...) {                                                                            \
        va_list more;                                                                                                       \
        va_start(more, flags);                                                                                              \
        const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;                                              \
        va_end(more);                                                                                                       \
        struct stat there;                                                                                                  \
        if (changes(flags) && isBelow(path) && ::lstat(path, &there) != 0 && fails())                                       \
            return -1;                                                                                                      \
        return real<int (*)(const char *, int, ...)>(#NAME)(path, flags, mode);                                             \
    }
PITWISE_OPEN(open)
PITWISE_OPEN(open64)

ssize_t write(int handle, const void *bytes, size_t size) {
    const auto go = real<ssize_t (*)(int, const void *, size_t)>("write");
    if (handle <= 2 || !isBelow(handle) || !fails())
        return go(handle, bytes, size);
    const int code = errno;
    (void)!go(handle, bytes, size / 2);
    errno = code;
    return -1;
}

#define PITWISE_PWRITE(NAME, OFFSET)                                                                                        \
    ssize_t NAME(int handle, const void *bytes, size_t size, OFFSET at) {                                                   \
        const auto go = real<ssize_t (*)(int, const void *, size_t, OFFSET)>(#NAME);                                        \
        if (!isBelow(handle) || !fails())                                                                                   \
            return go(handle, bytes, size, at);                                                                             \
        const int code = errno;                                                                                             \
        (void)!go(handle, bytes, size / 2, at);                                                                             \
        errno = code;                                                                                                       \
        return -1;                                                                                                          \
    }
PITWISE_PWRITE(pwrite, off_t)
PITWISE_PWRITE(pwrite64, off64_t)

#define PITWISE_HANDLE(NAME)                                                                                                \
    int NAME(int handle) {                                                                                                  \
        return isBelow(handle) && fails() ? -1 : real<int (*)(int)>(#NAME)(handle);                                         \
    }
PITWISE_HANDLE(fsync)
PITWISE_HANDLE(fdatasync)
PITWISE_HANDLE(syncfs)

int ftruncate(int handle, off_t size) {
    return isBelow(handle) && fails() ? -1 : real<int (*)(int, off_t)>("ftruncate")(handle, size);
}
int ftruncate64(int handle, off64_t size) {
    return isBelow(handle) && fails() ? -1 : real<int (*)(int, off64_t)>("ftruncate64")(handle, size);
}
int rename(const char *from, const char *to) {
    return isBelow(to) && fails() ? -1 : real<int (*)(const char *, const char *)>("rename")(from, to);
}
int renameat2(int a, const char *from, int b, const char *to, unsigned flags) {
    return isBelow(to) && fails()
               ? -1
               : real<int (*)(int, const char *, int, const char *, unsigned)>("renameat2")(a, from, b, to, flags);
}
int mkdir(const char *path, mode_t mode) {
    return isBelow(path) && fails() ? -1 : real<int (*)(const char *, mode_t)>("mkdir")(path, mode);
}
int unlink(const char *path) {
    struct stat there;
    return isBelow(path) && ::lstat(path, &there) == 0 && plan().code != ENOSPC && fails()
               ? -1
               : real<int (*)(const char *)>("unlink")(path);
}

} // extern "C"
