// What is done with pixels byte by byte, and with libraries that are C by their nature: they jump out of what fails.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Pixels as Cairo has them: a word each, alpha first, colours multiplied with it.
typedef struct {
  // Made by malloc; NULL where there are none.
  uint32_t *words;
  int width;
  int height;
} PixelsImage;

// The decoders read a whole file, and give up on more pixels than the limit. They may give fewer pixels than the file has,
// but not fewer than are wanted.
PixelsImage pixels_decode_jpeg(const uint8_t *bytes, size_t count, int wanted_width, int wanted_height, size_t limit);
PixelsImage pixels_decode_webp(const uint8_t *bytes, size_t count, size_t limit);

// Drawings: the size is in points, and 0 where the file has none. Each returns 0 for a file that cannot be read.
int pixels_svg_size(const uint8_t *bytes, size_t count, double *width, double *height);
int pixels_pdf_size(const uint8_t *bytes, size_t count, double *width, double *height);
PixelsImage pixels_draw_svg(const uint8_t *bytes, size_t count, int width, int height);
PixelsImage pixels_draw_pdf(const uint8_t *bytes, size_t count, int width, int height);

// The library that drawings cannot be read without, where it cannot be loaded; else NULL. The first drawing loads it.
const char *pixels_missing_svg_library(void);
const char *pixels_missing_pdf_library(void);

// Blurs pixels of one byte for each channel, 1 or 4, by a Gaussian's standard deviations in pixels. Beyond the edges there
// is nothing. Returns 0 where there is no memory.
int pixels_blur(uint8_t *pixels, int width, int height, int stride, int channels, double across, double down);

// Makes each pixel's alpha how light it is; colours are left as they are.
void pixels_luminance_to_alpha(uint8_t *pixels, int width, int height, int stride);

// Copies the alpha of pixels of a word each into pixels of a byte each.
void pixels_take_alpha(const uint8_t *words, int stride, uint8_t *alpha, int alpha_stride, int width, int height);

// The bytes of a PNG file, made by malloc; NULL where there is no memory.
uint8_t *pixels_encode_png(const uint8_t *words, int width, int height, int stride, size_t *count);
