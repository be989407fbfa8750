#include "pixels.h"
#include <stdlib.h>
#include <turbojpeg.h>

// Converts pixels with four inks. Adobe's programs store inverted values, so 255 represents no ink.
static void inks_to_words(uint32_t *words, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const uint8_t *ink = (const uint8_t *)(words + i);
    const uint32_t black = ink[3];
    const uint32_t red = ink[0] * black / 255, green = ink[1] * black / 255, blue = ink[2] * black / 255;
    words[i] = 0xff000000u | red << 16 | green << 8 | blue;
  }
}

PixelsImage pixels_decode_jpeg(const uint8_t *bytes, size_t count, int wanted_width, int wanted_height, size_t limit) {
  PixelsImage image = {0};
  tjhandle decoder = tjInitDecompress();
  if (!decoder) return image;
  int width = 0, height = 0, sampling = 0, space = 0, factors = 0;
  tjscalingfactor *factor = tjGetScalingFactors(&factors);
  if (tjDecompressHeader3(decoder, bytes, (unsigned long)count, &width, &height, &sampling, &space) == 0
      && width > 0 && height > 0 && (size_t)width * (size_t)height <= limit) {
    int best_width = width, best_height = height;
    for (int i = 0; factor && i < factors; i++) {
      if (factor[i].num != 1) continue;
      const int less = TJSCALED(width, factor[i]), lower = TJSCALED(height, factor[i]);
      if (less >= wanted_width && lower >= wanted_height && less <= best_width && lower <= best_height) {
        best_width = less;
        best_height = lower;
      }
    }
    const size_t area = (size_t)best_width * (size_t)best_height;
    uint32_t *words = area <= limit ? malloc(area * 4) : NULL;
    if (words) {
      const int is_ink = space == TJCS_CMYK || space == TJCS_YCCK;
      const int status = tjDecompress2(decoder, bytes, (unsigned long)count, (uint8_t *)words, best_width,
                                       best_width * 4, best_height, is_ink ? TJPF_CMYK : TJPF_BGRA, TJFLAG_LIMITSCANS);
      // If a file ends early, the decoder reports a warning, and the existing part of the image is shown.
      if (status == 0 || tjGetErrorCode(decoder) == TJERR_WARNING) {
        if (is_ink) inks_to_words(words, area);
        image = (PixelsImage){words, best_width, best_height};
      } else {
        free(words);
      }
    }
  }
  tjDestroy(decoder);
  return image;
}
