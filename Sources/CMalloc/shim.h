#pragma once
// glibc's functions for configuring its free memory. Swift's module for glibc does not include this header.
#include <malloc.h>
