#include "pixels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// Below two pixels, the kernel is Gaussian. Otherwise, three boxes as in SVG produce the same appearance.
static const double smallest_box = 2;

typedef struct {
  // The numbers of pixels before and after each pixel that are added to the pixel.
  int before, behind;
} Box;

static void boxes(double deviation, Box box[3]) {
  int side = (int)floor(deviation * 3 * sqrt(2 * M_PI) / 4 + 0.5);
  if (side % 2) {
    box[0] = box[1] = box[2] = (Box){side / 2, side / 2};
  } else {
    box[0] = (Box){side / 2, side / 2 - 1};
    box[1] = (Box){side / 2 - 1, side / 2};
    box[2] = (Box){side / 2, side / 2};
  }
}

// Applies one box to all rows. `step` is the distance between consecutive pixels, and `lane` is the distance between
// parallel pixels. All lanes of a step are added together, so that memory is read in order.
static void blur_box(const uint8_t *from, uint8_t *to, int length, size_t step, int lanes, size_t lane, Box box,
                     uint32_t *sums) {
  const uint32_t side = (uint32_t)(box.before + box.behind + 1);
  const uint32_t factor = (uint32_t)((1ull << 24) / side);
  memset(sums, 0, sizeof(uint32_t) * (size_t)lanes);
  for (int at = -box.behind; at < length; at++) {
    const int comes = at + box.behind, goes = at - box.before - 1;
    if (comes < length) {
      const uint8_t *row = from + (size_t)comes * step;
      for (int i = 0; i < lanes; i++) sums[i] += row[(size_t)i * lane];
    }
    if (goes >= 0) {
      const uint8_t *row = from + (size_t)goes * step;
      for (int i = 0; i < lanes; i++) sums[i] -= row[(size_t)i * lane];
    }
    if (at >= 0) {
      uint8_t *row = to + (size_t)at * step;
      for (int i = 0; i < lanes; i++) {
        row[(size_t)i * lane] = (uint8_t)(((uint64_t)sums[i] * factor + (1u << 23)) >> 24);
      }
    }
  }
}

static void blur_kernel(const uint8_t *from, uint8_t *to, int length, size_t step, int lanes, size_t lane,
                        const uint32_t *kernel, int reach) {
  for (int at = 0; at < length; at++) {
    for (int i = 0; i < lanes; i++) {
      uint32_t sum = 1u << 15;
      for (int k = -reach; k <= reach; k++) {
        const int place = at + k;
        if (place < 0 || place >= length) continue;
        sum += kernel[k + reach] * from[(size_t)place * step + (size_t)i * lane];
      }
      to[(size_t)at * step + (size_t)i * lane] = (uint8_t)(sum >> 16);
    }
  }
}

// The filter for one axis, which is the same for all rows. It consists of a kernel or, if the reach is 0, of boxes.
typedef struct {
  uint32_t kernel[15];
  int reach;
  Box box[3];
} Filter;

static Filter filter_of(double deviation) {
  Filter filter = {0};
  if (deviation >= smallest_box) {
    boxes(deviation, filter.box);
    return filter;
  }
  double weights[15], sum = 0;
  const int reach = (int)ceil(3 * deviation) > 7 ? 7 : (int)ceil(3 * deviation);
  for (int k = -reach; k <= reach; k++) {
    weights[k + reach] = exp(-k * k / (2 * deviation * deviation));
    sum += weights[k + reach];
  }
  for (int k = 0; k <= 2 * reach; k++) filter.kernel[k] = (uint32_t)(weights[k] / sum * 65536 + 0.5);
  filter.reach = reach;
  return filter;
}

// Blurs pixels along one axis, in place.
static void blur_axis(uint8_t *pixels, uint8_t *other, size_t bytes, int length, size_t step, int lanes, size_t lane,
                      const Filter *filter, uint32_t *sums) {
  memcpy(other, pixels, bytes);
  if (filter->reach) {
    blur_kernel(other, pixels, length, step, lanes, lane, filter->kernel, filter->reach);
    return;
  }
  blur_box(other, pixels, length, step, lanes, lane, filter->box[0], sums);
  blur_box(pixels, other, length, step, lanes, lane, filter->box[1], sums);
  blur_box(other, pixels, length, step, lanes, lane, filter->box[2], sums);
}

// Blurs with a smaller deviation are not visible.
static int is_blur(double deviation) { return deviation > 0.01; }

int pixels_blur(uint8_t *pixels, int width, int height, int stride, int channels, double across, double down) {
  if (width <= 0 || height <= 0 || stride < width * channels) return 1;
  const size_t bytes = (size_t)stride * (size_t)height;
  uint8_t *other = malloc(bytes);
  uint32_t *sums = malloc(sizeof(uint32_t) * (size_t)width * (size_t)channels);
  if (other && sums && is_blur(across)) {
    const Filter filter = filter_of(across);
    for (int row = 0; row < height; row++) {
      const size_t start = (size_t)row * (size_t)stride;
      blur_axis(pixels + start, other + start, (size_t)(width * channels), width, (size_t)channels, channels, 1,
                &filter, sums);
    }
  }
  if (other && sums && is_blur(down)) {
    const Filter filter = filter_of(down);
    blur_axis(pixels, other, bytes, height, (size_t)stride, width * channels, 1, &filter, sums);
  }
  const int done = other && sums;
  free(other);
  free(sums);
  return done;
}

void pixels_luminance_to_alpha(uint8_t *pixels, int width, int height, int stride) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (size_t)y * (size_t)stride);
    for (int x = 0; x < width; x++) {
      const uint32_t word = row[x];
      const uint32_t red = word >> 16 & 0xff, green = word >> 8 & 0xff, blue = word & 0xff;
      // The factors are those of SVG, multiplied by 65536.
      const uint32_t light = (red * 13927 + green * 46884 + blue * 4725 + 32768) >> 16;
      row[x] = (word & 0xffffff) | (light > 255 ? 255 : light) << 24;
    }
  }
}

void pixels_take_alpha(const uint8_t *words, int stride, uint8_t *alpha, int alpha_stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(const void *)(words + (size_t)y * (size_t)stride);
    uint8_t *to = alpha + (size_t)y * (size_t)alpha_stride;
    for (int x = 0; x < width; x++) to[x] = (uint8_t)(row[x] >> 24);
  }
}
