#pragma once
#include <atk/atk.h>
