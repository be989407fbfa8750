#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <glib-object.h>
#include <hb.h>
#include <hb-ot.h>

// Pango's own headers require the flags in its pkg-config file, which include GIO's flag -pthread. SwiftPM warns about
// this flag in every package that depends on this one. PangoHeaderTests compares these declarations with Pango's.
#include "pango-types.h"
#include "pango-functions.h"
