// Lets one call to the system fail, by its number: to be loaded before the C library (LD_PRELOAD).
//
// SCENEC_FAULT_CALL is the number of the call, from 1; 0 lets none fail. SCENEC_FAULT_ERROR is the error's number; with 0,
// the program is killed as it begins the call.
// SCENEC_FAULT_REPORT is the file to which the number of calls is written. The runtime's own calls do not fail. Neither do
// calls for standard error, because its content is part of the test.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_long calls;
static long failing;
static int error_number = EIO;

__attribute__((constructor)) static void begin(void) {
  const char *call = getenv("SCENEC_FAULT_CALL"), *error = getenv("SCENEC_FAULT_ERROR");
  if (call) failing = atol(call);
  if (error) error_number = atoi(error);
}

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("SCENEC_FAULT_REPORT");
  if (!path) return;
  char text[32];
  int length = snprintf(text, sizeof text, "%ld\n", atomic_load(&calls));
  long file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (file >= 0) syscall(SYS_write, file, text, length);
}

static int fails(void) {
  if (atomic_fetch_add(&calls, 1) + 1 != failing) return 0;
  if (error_number == 0) raise(SIGKILL);
  errno = error_number;
  return 1;
}

static int is_own(const char *path) {
  static const char *others[] = {"/proc", "/sys", "/dev", "/etc", "/usr", "/lib", "/opt", "/run"};
  for (size_t index = 0; index < sizeof others / sizeof *others; index++)
    if (!strncmp(path, others[index], strlen(others[index]))) return 0;
  return 1;
}

static int is_file(int descriptor) {
  int saved = errno;
  struct stat status;
  int is_known = syscall(SYS_fstat, descriptor, &status) == 0;
  errno = saved;
  return descriptor != 2 && is_known && (S_ISREG(status.st_mode) || descriptor < 2);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPEN(name)                                      \
  int name(const char *path, int flags, ...) {          \
    va_list list;                                       \
    va_start(list, flags);                              \
    mode_t mode = va_arg(list, mode_t);                 \
    va_end(list);                                       \
    if (is_own(path) && fails()) return -1;             \
    return REAL(name)(path, flags, mode);               \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                            \
  int name(int directory, const char *path, int flags, ...) {   \
    va_list list;                                               \
    va_start(list, flags);                                      \
    mode_t mode = va_arg(list, mode_t);                         \
    va_end(list);                                               \
    if (is_own(path) && fails()) return -1;                     \
    return REAL(name)(directory, path, flags, mode);            \
  }
OPENAT(openat)
OPENAT(openat64)

ssize_t read(int descriptor, void *bytes, size_t count) {
  return is_file(descriptor) && fails() ? -1 : REAL(read)(descriptor, bytes, count);
}
ssize_t write(int descriptor, const void *bytes, size_t count) {
  return is_file(descriptor) && fails() ? -1 : REAL(write)(descriptor, bytes, count);
}
// SQLite reads and writes at offsets.
#define READ_AT(name, offset_type)                                                        \
  ssize_t name(int descriptor, void *bytes, size_t count, offset_type offset) {           \
    return is_file(descriptor) && fails() ? -1 : REAL(name)(descriptor, bytes, count, offset); \
  }
READ_AT(pread, off_t)
READ_AT(pread64, off64_t)
#define WRITE_AT(name, offset_type)                                                       \
  ssize_t name(int descriptor, const void *bytes, size_t count, offset_type offset) {     \
    return is_file(descriptor) && fails() ? -1 : REAL(name)(descriptor, bytes, count, offset); \
  }
WRITE_AT(pwrite, off_t)
WRITE_AT(pwrite64, off64_t)
int fdatasync(int descriptor) { return fails() ? -1 : REAL(fdatasync)(descriptor); }
int ftruncate64(int descriptor, off64_t length) { return fails() ? -1 : REAL(ftruncate64)(descriptor, length); }
int fstat(int descriptor, struct stat *status) {
  return is_file(descriptor) && fails() ? -1 : REAL(fstat)(descriptor, status);
}
int close(int descriptor) {
  int has_failed = is_file(descriptor) && descriptor > 2 && fails();
  int result = REAL(close)(descriptor);
  if (has_failed) errno = error_number;
  return has_failed ? -1 : result;
}
DIR *opendir(const char *path) { return is_own(path) && fails() ? NULL : REAL(opendir)(path); }
#define READDIR(name, entry)                                                                        \
  struct entry *name(DIR *directory) {                                                              \
    int saved = errno;                                                                              \
    char link[32], path[4096];                                                                      \
    snprintf(link, sizeof link, "/proc/self/fd/%d", dirfd(directory));                              \
    ssize_t length = readlink(link, path, sizeof path - 1);                                         \
    errno = saved;                                                                                  \
    if (length > 0 && (path[length] = 0, is_own(path)) && fails()) return NULL;                     \
    return REAL(name)(directory);                                                                   \
  }
READDIR(readdir, dirent)
READDIR(readdir64, dirent64)
int rename(const char *from, const char *to) { return fails() ? -1 : REAL(rename)(from, to); }
int link(const char *from, const char *to) { return fails() ? -1 : REAL(link)(from, to); }
int linkat(int first, const char *from, int second, const char *to, int flags) {
  return fails() ? -1 : REAL(linkat)(first, from, second, to, flags);
}
int renameat(int first, const char *from, int second, const char *to) {
  return fails() ? -1 : REAL(renameat)(first, from, second, to);
}
int mkdirat(int directory, const char *path, mode_t mode) {
  return fails() ? -1 : REAL(mkdirat)(directory, path, mode);
}
int unlink(const char *path) { return fails() ? -1 : REAL(unlink)(path); }
int mkdir(const char *path, mode_t mode) { return fails() ? -1 : REAL(mkdir)(path, mode); }
int fchmod(int descriptor, mode_t mode) { return fails() ? -1 : REAL(fchmod)(descriptor, mode); }
int fsync(int descriptor) { return fails() ? -1 : REAL(fsync)(descriptor); }
int ftruncate(int descriptor, off_t length) { return fails() ? -1 : REAL(ftruncate)(descriptor, length); }
void *mmap(void *place, size_t length, int protection, int flags, int descriptor, off_t offset) {
  if (descriptor >= 0 && is_file(descriptor) && fails()) return MAP_FAILED;
  return (void *)syscall(SYS_mmap, place, length, protection, flags, descriptor, offset);
}
