// Plays a Lottie document, and prints milliseconds of the processor for a frame: for the tree of all that is seen, and for
// the pixels.
//
//     rlottie FILE FRAMES

#include <rlottie_capi.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  Lottie_Animation *animation = lottie_animation_from_file(arguments[1]);
  if (!animation) return 66;
  int frames = atoi(arguments[2]);
  size_t width, height, total = lottie_animation_get_totalframe(animation);
  lottie_animation_get_size(animation, &width, &height);
  uint32_t *pixels = calloc(width * height, sizeof *pixels);
  size_t layers = 0;
  double start = 0;
  for (int frame = -60; frame < frames; frame++) {
    if (frame == 0) start = milliseconds();
    layers = lottie_animation_render_tree(animation, (frame + 60) % total, width, height)->mLayerList.size;
  }
  double tree = (milliseconds() - start) / frames;
  start = milliseconds();
  for (int frame = 0; frame < frames / 10; frame++)
    lottie_animation_render(animation, frame % total, pixels, width, height, width * sizeof *pixels);
  printf("%zu\t%f\t%f\n", layers, tree, (milliseconds() - start) / (frames / 10));
  // Nothing was drawn: nothing was measured.
  for (size_t pixel = 0; pixel < width * height; pixel++)
    if (pixels[pixel]) return 0;
  return 1;
}
