#include "pixels.h"
#include "drawings.h"
#include <dlfcn.h>
#include <pthread.h>

#ifdef __APPLE__
#define SVG_LIBRARY "librsvg-2.2.dylib"
#define PDF_LIBRARY "libpoppler-glib.8.dylib"
#else
#define SVG_LIBRARY "librsvg-2.so.2"
#define PDF_LIBRARY "libpoppler-glib.so.8"
#endif

// Fills a table with the functions of a library. The library is never unloaded, because its types remain registered.
static int load(const char *name, void **functions, const char *const *names, size_t count) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  for (size_t i = 0; i < count; i++) {
    functions[i] = dlsym(library, names[i]);
    if (!functions[i]) return 0;
  }
  return 1;
}

static SVGLibrary svg;
static int has_svg;
static pthread_once_t svg_once = PTHREAD_ONCE_INIT;

static void load_svg(void) {
  static const char *const names[] = {
      "rsvg_handle_new_from_data", "rsvg_handle_render_document", "rsvg_handle_get_intrinsic_size_in_pixels",
      "rsvg_handle_get_intrinsic_dimensions"};
  has_svg = load(SVG_LIBRARY, (void **)&svg, names, sizeof names / sizeof *names);
}

const SVGLibrary *svg_library(void) {
  pthread_once(&svg_once, load_svg);
  return has_svg ? &svg : NULL;
}

static PDFLibrary pdf;
static int has_pdf;
static pthread_once_t pdf_once = PTHREAD_ONCE_INIT;

static void load_pdf(void) {
  static const char *const names[] = {
      "poppler_document_new_from_bytes", "poppler_document_get_page", "poppler_page_get_size", "poppler_page_render"};
  has_pdf = load(PDF_LIBRARY, (void **)&pdf, names, sizeof names / sizeof *names);
}

const PDFLibrary *pdf_library(void) {
  pthread_once(&pdf_once, load_pdf);
  return has_pdf ? &pdf : NULL;
}

const char *pixels_missing_svg_library(void) { return svg_library() ? NULL : SVG_LIBRARY; }
const char *pixels_missing_pdf_library(void) { return pdf_library() ? NULL : PDF_LIBRARY; }
