#include "build.h"
#include <stddef.h>

#ifndef SCENEC_COMMIT
#define SCENEC_COMMIT NULL
#endif

const char *scenec_commit(void) { return SCENEC_COMMIT; }
