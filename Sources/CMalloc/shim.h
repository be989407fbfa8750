#pragma once
// The functions of glibc that configure its free memory. Swift's module for glibc does not include this header.
#include <malloc.h>
