#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <glib-object.h>
#include <hb.h>
#include <hb-ot.h>

// Pango's own headers need the flags of its pkg-config file. That requires GIO's, which has the flag -pthread, and SwiftPM
// warns about this flag in every package that depends on this one. PangoHeaderTests compares these declarations with Pango's.
#include "pango-types.h"
#include "pango-functions.h"
