#include "pixels.h"
#include "drawings.h"
#include <stdlib.h>

// A function that draws a drawing. It returns 0 if the drawing cannot be drawn completely.
typedef int (*Draw)(cairo_t *cairo, void *drawing, double width, double height);

// Creates pixels and draws on them. Returns no pixels if an error occurs.
static PixelsImage pixels_of(void *drawing, Draw draw, int width, int height) {
  PixelsImage image = {0};
  uint32_t *words = calloc((size_t)width * (size_t)height, 4);
  if (!words) return image;
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data((uint8_t *)words, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *cairo = cairo_create(surface);
  const int drew = draw(cairo, drawing, width, height);
  const int done = drew && cairo_status(cairo) == CAIRO_STATUS_SUCCESS;
  cairo_destroy(cairo);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  if (done) return (PixelsImage){words, width, height};
  free(words);
  return image;
}

// Creates pixels as pixels_of does, and then releases the drawing. Returns no pixels if the drawing is NULL.
static PixelsImage drawn(void *drawing, Draw draw, int width, int height) {
  if (!drawing) return (PixelsImage){0};
  const PixelsImage image = pixels_of(drawing, draw, width, height);
  g_object_unref(drawing);
  return image;
}

static void *svg(const uint8_t *bytes, size_t count) {
  if (!svg_library()) return NULL;
  GError *error = NULL;
  void *handle = svg_library()->open(bytes, count, &error);
  g_clear_error(&error);
  return handle;
}

static int draw_svg(cairo_t *cairo, void *drawing, double width, double height) {
  const SVGRectangle area = {0, 0, width, height};
  GError *error = NULL;
  const gboolean drew = svg_library()->draw(drawing, cairo, &area, &error);
  g_clear_error(&error);
  return drew;
}

int pixels_svg_size(const uint8_t *bytes, size_t count, double *width, double *height) {
  void *handle = svg(bytes, count);
  if (!handle) return 0;
  if (!svg_library()->size_in_pixels(handle, width, height)) {
    gboolean has_width, has_height, has_box;
    SVGLength across, down;
    SVGRectangle box = {0};
    svg_library()->dimensions(handle, &has_width, &across, &has_height, &down, &has_box, &box);
    *width = has_box ? box.width : 0;
    *height = has_box ? box.height : 0;
  }
  g_object_unref(handle);
  return 1;
}

PixelsImage pixels_draw_svg(const uint8_t *bytes, size_t count, int width, int height) {
  return drawn(svg(bytes, count), draw_svg, width, height);
}

static void *first_page(const uint8_t *data, size_t count) {
  if (!pdf_library()) return NULL;
  GError *error = NULL;
  GBytes *bytes = g_bytes_new_static(data, count);
  void *document = pdf_library()->open(bytes, NULL, &error);
  g_bytes_unref(bytes);
  g_clear_error(&error);
  if (!document) return NULL;
  // The page retains the document.
  void *page = pdf_library()->page(document, 0);
  g_object_unref(document);
  return page;
}

static int draw_pdf(cairo_t *cairo, void *drawing, double width, double height) {
  double across = 0, down = 0;
  pdf_library()->size(drawing, &across, &down);
  if (!(across > 0) || !(down > 0)) return 0;
  cairo_scale(cairo, width / across, height / down);
  pdf_library()->draw(drawing, cairo);
  return 1;
}

int pixels_pdf_size(const uint8_t *bytes, size_t count, double *width, double *height) {
  void *page = first_page(bytes, count);
  if (!page) return 0;
  pdf_library()->size(page, width, height);
  g_object_unref(page);
  return 1;
}

PixelsImage pixels_draw_pdf(const uint8_t *bytes, size_t count, int width, int height) {
  return drawn(first_page(bytes, count), draw_pdf, width, height);
}
