#pragma once
// glibc's own: how it keeps free memory. Its module for Swift leaves this header out.
#include <malloc.h>
