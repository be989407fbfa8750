#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <hb.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
