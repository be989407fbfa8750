#pragma once
// What a loop waits on. glibc's module for Swift leaves these headers out.
#ifdef __linux__
#include <fcntl.h>
#include <stdbool.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

/// Whether this is the thread that the process began with.
static inline bool scene_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

/// Makes a pipe that no other program inherits, in one call: `pipe2` is an extension of the C library's. 0, or -1 with `errno`.
static inline int scene_pipe(int ends[2]) { return (int)syscall(SYS_pipe2, ends, O_CLOEXEC); }

// libdispatch's own for loops that are not its own: Foundation's loop stands on them, too. Weak, so that a program that
// is linked without libdispatch still links; then there is no main queue to look after.
int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));

/// A descriptor that is readable while the main queue has something to do; -1 where there is no main queue.
static inline int scene_main_queue_descriptor(void) {
  return _dispatch_get_main_queue_handle_4CF && _dispatch_main_queue_callback_4CF
             ? _dispatch_get_main_queue_handle_4CF()
             : -1;
}

/// Does what the main queue has to do. Only for the main thread, and after the descriptor was asked for.
static inline void scene_main_queue_perform(void) { _dispatch_main_queue_callback_4CF(0); }
#endif
