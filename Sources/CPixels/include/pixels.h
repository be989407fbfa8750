// Functions that process pixels byte by byte, and that use C libraries whose errors are handled with longjmp.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Pixels in Cairo's format: one word for each pixel, with alpha in the highest byte and premultiplied colors.
typedef struct {
  // Allocated with malloc, or NULL if there are none.
  uint32_t *words;
  int width;
  int height;
} PixelsImage;

// The decoders read a whole file. They return no pixels if the image has more pixels than the limit. The result can have
// fewer pixels than the file, but not fewer than requested.
PixelsImage pixels_decode_jpeg(const uint8_t *bytes, size_t count, int wanted_width, int wanted_height, size_t limit);
PixelsImage pixels_decode_webp(const uint8_t *bytes, size_t count, size_t limit);

// Drawings. A size is in points, or 0 if unspecified. For an unreadable file, the result is 0 or contains no pixels.
int pixels_svg_size(const uint8_t *bytes, size_t count, double *width, double *height);
int pixels_pdf_size(const uint8_t *bytes, size_t count, double *width, double *height);
PixelsImage pixels_draw_svg(const uint8_t *bytes, size_t count, int width, int height);
PixelsImage pixels_draw_pdf(const uint8_t *bytes, size_t count, int width, int height);

// Returns the name of a required library that cannot be loaded, or NULL. The libraries are loaded for the first drawing.
const char *pixels_missing_svg_library(void);
const char *pixels_missing_pdf_library(void);

// Blurs pixels with one byte per channel and 1 or 4 channels. The standard deviations are in pixels. Pixels beyond the
// edges are transparent. Returns 0 if there is not enough memory.
int pixels_blur(uint8_t *pixels, int width, int height, int stride, int channels, double across, double down);

// Sets the alpha of each pixel to its luminance. The colors are unchanged.
void pixels_luminance_to_alpha(uint8_t *pixels, int width, int height, int stride);

// Copies the alpha of pixels with one word each to pixels with one byte each.
void pixels_take_alpha(const uint8_t *words, int stride, uint8_t *alpha, int alpha_stride, int width, int height);

// Returns the bytes of a PNG file, allocated with malloc, or NULL if there is not enough memory.
uint8_t *pixels_encode_png(const uint8_t *words, int width, int height, int stride, size_t *count);
