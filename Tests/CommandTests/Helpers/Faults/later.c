// Tells a program that it is ten seconds later: to be loaded before the C library (LD_PRELOAD).
//
// The time at which a file was touched last is the system's own, and nobody can set it back.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = ((__typeof__(&clock_gettime))dlsym(RTLD_NEXT, "clock_gettime"))(clock, time);
  if (result == 0 && clock == CLOCK_REALTIME) time->tv_sec += 10;
  return result;
}
