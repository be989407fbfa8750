#include "pixels.h"
#include <stdlib.h>
#include <webp/decode.h>

PixelsImage pixels_decode_webp(const uint8_t *bytes, size_t count, size_t limit) {
  PixelsImage image = {0};
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return image;
  if (WebPGetFeatures(bytes, count, &config.input) != VP8_STATUS_OK) return image;
  const int width = config.input.width, height = config.input.height;
  if (width <= 0 || height <= 0 || (size_t)width * (size_t)height > limit) return image;
  const size_t size = (size_t)width * (size_t)height * 4;
  uint32_t *words = malloc(size);
  if (!words) return image;
  config.output.colorspace = MODE_bgrA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = (uint8_t *)words;
  config.output.u.RGBA.stride = width * 4;
  config.output.u.RGBA.size = size;
  if (WebPDecode(bytes, count, &config) == VP8_STATUS_OK) {
    image = (PixelsImage){words, width, height};
  } else {
    free(words);
  }
  WebPFreeDecBuffer(&config.output);
  return image;
}
