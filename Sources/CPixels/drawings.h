// The functions of librsvg and of poppler's GLib interface that this module uses. The libraries are loaded when the first
// drawing is loaded, because they depend on about seventy other libraries, which programs without drawings do not need.
// The declarations are those of <librsvg/rsvg.h> and <poppler.h>, which cannot change without new library versions.
#pragma once
#include <cairo.h>
#include <glib-object.h>

typedef struct {
  double x, y, width, height;
} SVGRectangle;

typedef struct {
  double length;
  int unit;
} SVGLength;

typedef struct {
  void *(*open)(const uint8_t *bytes, gsize count, GError **error);
  gboolean (*draw)(void *drawing, cairo_t *cairo, const SVGRectangle *area, GError **error);
  gboolean (*size_in_pixels)(void *drawing, double *width, double *height);
  void (*dimensions)(
      void *drawing, gboolean *has_width, SVGLength *width, gboolean *has_height, SVGLength *height,
      gboolean *has_box, SVGRectangle *box);
} SVGLibrary;

typedef struct {
  void *(*open)(GBytes *bytes, const char *password, GError **error);
  void *(*page)(void *document, int index);
  void (*size)(void *page, double *width, double *height);
  void (*draw)(void *page, cairo_t *cairo);
} PDFLibrary;

// These functions return NULL if the library does not exist.
const SVGLibrary *svg_library(void);
const PDFLibrary *pdf_library(void);
