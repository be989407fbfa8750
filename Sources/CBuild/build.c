#include "build.h"
#include <stddef.h>

#ifndef SCENEC_COMMIT
#define SCENEC_COMMIT NULL
#endif

#ifndef SCENEC_DATE
#define SCENEC_DATE NULL
#endif

const char *scenec_commit(void) { return SCENEC_COMMIT; }
const char *scenec_date(void) { return SCENEC_DATE; }
