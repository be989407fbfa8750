#pragma once
// Functions for events, pipes, and files that Swift's module for glibc does not include.
#ifdef __linux__
#include <fcntl.h>
#include <stdbool.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/xattr.h>
#include <unistd.h>

/// Returns whether the current thread is the first thread of the process.
static inline bool scene_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

/// Atomically creates a pipe that child processes do not inherit, and returns 0, or -1 with `errno`.
static inline int scene_pipe(int ends[2]) { return (int)syscall(SYS_pipe2, ends, O_CLOEXEC); }

/// Atomically exchanges two entries of a directory, and returns 0, or -1 with `errno`.
static inline int scene_exchange(int directory, const char *left, const char *right) {
  const unsigned exchange = 2;  // RENAME_EXCHANGE
  return (int)syscall(SYS_renameat2, directory, left, directory, right, exchange);
}

// Functions of libdispatch for other event loops. Foundation's run loop is also based on them. They are weak, so that
// programs without libdispatch can be linked. Such a program has no main queue.
int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));

/// Returns a descriptor that is readable while the main queue has work, or -1 if there is no main queue.
static inline int scene_main_queue_descriptor(void) {
  return _dispatch_get_main_queue_handle_4CF && _dispatch_main_queue_callback_4CF
             ? _dispatch_get_main_queue_handle_4CF()
             : -1;
}

/// Performs the work of the main queue. Requires a descriptor, and must be called on the main thread.
static inline void scene_main_queue_perform(void) { _dispatch_main_queue_callback_4CF(0); }
#endif
