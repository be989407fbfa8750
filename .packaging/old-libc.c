// What the tarball's scenec needs that the oldest Linux it runs on has not: see link.py.
#include <stdio.h>
#include <stdlib.h>

// Swift's runtime is built with GCC 12 or newer, where libstdc++ calls this before it asks for more memory than there can be.
// GCC 10's libstdc++, which is linked, has not heard of it.
void no_such_array(void) __asm__("_ZSt28__throw_bad_array_new_lengthv");

void no_such_array(void) {
  fputs("scenec: more memory is asked for than there can be\n", stderr);
  abort();
}
