#include "pixels.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint8_t *bytes;
  size_t count, room;
} Buffer;

static void append(png_structp png, png_bytep bytes, png_size_t count) {
  Buffer *buffer = png_get_io_ptr(png);
  if (buffer->room - buffer->count < count) {
    const size_t room = (buffer->room + count) * 2;
    uint8_t *more = realloc(buffer->bytes, room);
    if (!more) png_error(png, "out of memory");
    buffer->bytes = more;
    buffer->room = room;
  }
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
}

static void flush(png_structp png) { (void)png; }
static void keep_silent(png_structp png, png_const_charp message) { (void)png, (void)message; }
static void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static int is_opaque(const uint8_t *words, int width, int height, int stride) {
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(const void *)(words + (size_t)y * (size_t)stride);
    for (int x = 0; x < width; x++) {
      if (row[x] >> 24 != 255) return 0;
    }
  }
  return 1;
}

// The colors in PNG files are not premultiplied by alpha.
static void unpack(const uint32_t *row, uint8_t *to, int width, int channels) {
  for (int x = 0; x < width; x++, to += channels) {
    const uint32_t word = row[x], alpha = word >> 24;
    uint32_t red = word >> 16 & 255, green = word >> 8 & 255, blue = word & 255;
    if (alpha != 255 && alpha != 0) {
      red = (red * 255 + alpha / 2) / alpha;
      green = (green * 255 + alpha / 2) / alpha;
      blue = (blue * 255 + alpha / 2) / alpha;
    }
    to[0] = (uint8_t)(red > 255 ? 255 : red);
    to[1] = (uint8_t)(green > 255 ? 255 : green);
    to[2] = (uint8_t)(blue > 255 ? 255 : blue);
    if (channels == 4) to[3] = (uint8_t)alpha;
  }
}

uint8_t *pixels_encode_png(const uint8_t *words, int width, int height, int stride, size_t *count) {
  const int channels = is_opaque(words, width, height, stride) ? 3 : 4;
  Buffer buffer = {0};
  Buffer *volatile kept = &buffer;
  uint8_t *volatile row = malloc((size_t)width * (size_t)channels);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, keep_silent);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (row && info && !setjmp(png_jmpbuf(png))) {
    png_set_write_fn(png, kept, append, flush);
    png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)height, 8,
                 channels == 3 ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    // On a screen, rows are similar to the rows above them. Trying all filters and a higher compression level would take
    // four times as long and hardly reduce the size of the file.
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
    png_set_compression_level(png, 3);
    png_write_info(png, info);
    for (int y = 0; y < height; y++) {
      unpack((const uint32_t *)(const void *)(words + (size_t)y * (size_t)stride), row, width, channels);
      png_write_row(png, row);
    }
    png_write_end(png, info);
    *count = kept->count;
  } else {
    free(kept->bytes);
    kept->bytes = NULL;
  }
  png_destroy_write_struct(&png, &info);
  free(row);
  return kept->bytes;
}
