// Runs a program with a window, and says how long it takes until something is seen, whatever the program is made with:
//
//   measure start X Y COLOUR PROGRAM...    milliseconds from exec until a pixel of its window has a colour (RRGGBB)
//   measure press X Y TIMES PROGRAM...     milliseconds from each of so many presses of the mouse until the pixel there is
//                                          another, a line each
//   measure scroll X Y SECONDS PROGRAM...  what is seen of some pixels beside each other while the window scrolls by itself:
//                                          pictures a second, and milliseconds of processor time for each, of the program and
//                                          of the display whose process is DISPLAY_PROCESS
//
// The display tells what has been drawn (XDamage), and only then pixels are looked at.

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static Display *display;
static Window root;
static Damage damage;
static int damage_event;
static pid_t program;

// In milliseconds.
static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void fail(const char *reason) {
  fprintf(stderr, "measure: %s\n", reason);
  if (program > 0) kill(program, SIGKILL);
  exit(1);
}

// Windows go while they are looked at.
static int ignore(Display *from, XErrorEvent *error) {
  (void)from, (void)error;
  return 0;
}

static void run(char **command) {
  program = fork();
  if (program < 0) fail("no process can be made");
  if (program > 0) return;
  execvp(command[0], command);
  perror(command[0]);
  _exit(127);
}

// Waits until something has been drawn; false where nothing was for so many milliseconds.
static int drawn(double patience) {
  double last = now() + patience;
  for (;;) {
    int came = 0;
    while (XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type == damage_event + XDamageNotify) came = 1;
    }
    if (came) {
      // What comes from now on is told anew.
      XDamageSubtract(display, damage, None, None);
      return 1;
    }
    double left = last - now();
    if (left <= 0) return 0;
    struct pollfd events = {ConnectionNumber(display), POLLIN, 0};
    poll(&events, 1, left < 100 ? (int)left + 1 : 100);
    if (waitpid(program, NULL, WNOHANG) == program) {
      program = 0;
      fail("the program has ended");
    }
  }
}

// Where its window is, the largest one: without a window manager, each kind of program puts it elsewhere.
static int find(int *left, int *top) {
  Window parent, above, *windows = NULL;
  unsigned int count = 0;
  int largest = 0;
  if (!XQueryTree(display, root, &parent, &above, &windows, &count)) return 0;
  for (unsigned int index = 0; index < count; index++) {
    XWindowAttributes window;
    if (!XGetWindowAttributes(display, windows[index], &window)) continue;
    if (window.map_state != IsViewable || window.class != InputOutput) continue;
    if (window.width * window.height <= largest) continue;
    largest = window.width * window.height;
    *left = window.x;
    *top = window.y;
  }
  if (windows) XFree(windows);
  return largest > 10000;
}

// Pixels beside each other, at a place of the display.
static int look(int x, int y, int count, unsigned int *colours) {
  XImage *image = XGetImage(display, root, x, y, count, 1, AllPlanes, ZPixmap);
  if (!image) return 0;
  for (int index = 0; index < count; index++) colours[index] = XGetPixel(image, index, 0) & 0xFFFFFF;
  XDestroyImage(image);
  return 1;
}

// Waits until the window is there, and nothing is drawn for a second.
static void settle(int *left, int *top) {
  double last = now() + 30000;
  while (now() < last) {
    if (!drawn(1000) && find(left, top)) return;
  }
  fail("no window that comes to rest");
}

static void measure_start(int x, int y, unsigned int wanted, char **command) {
  double began = now();
  run(command);
  while (now() < began + 30000) {
    if (!drawn(30000)) break;
    double seen = now();
    int left, top;
    unsigned int colour;
    if (find(&left, &top) && look(left + x, top + y, 1, &colour) && colour == wanted) {
      printf("%.3f\n", seen - began);
      return;
    }
  }
  fail("the colour was not seen");
}

static void measure_press(int x, int y, int times, char **command) {
  int left = 0, top = 0;
  run(command);
  drawn(30000);
  settle(&left, &top);
  XTestFakeMotionEvent(display, -1, left + x, top + y, CurrentTime);
  XFlush(display);
  settle(&left, &top);
  srand(1);
  for (int index = 0; index < times; index++) {
    unsigned int before, after;
    if (!look(left + x, top + y, 1, &before)) fail("no pixel");
    double began = now();
    XTestFakeButtonEvent(display, 1, True, CurrentTime);
    XFlush(display);
    for (;;) {
      if (!drawn(5000)) fail("a press was not seen");
      double seen = now();
      if (look(left + x, top + y, 1, &after) && after != before) {
        printf("%.3f\n", seen - began);
        break;
      }
    }
    XTestFakeButtonEvent(display, 1, False, CurrentTime);
    XFlush(display);
    // Not in step with what draws 60 pictures a second.
    double next = now() + 50 + rand() % 34;
    while (now() < next) drawn(next - now());
  }
}

// The processor time that a process has taken, with all its threads, in milliseconds.
static double taken(pid_t process) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) || clock_gettime(clock, &time)) return 0;
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

enum { WIDTH = 400 };

static void measure_scroll(int x, int y, double seconds, char **command) {
  int left = 0, top = 0;
  unsigned int before[WIDTH] = {0}, after[WIDTH];
  pid_t server = atoi(getenv("DISPLAY_PROCESS") ? getenv("DISPLAY_PROCESS") : "0");
  run(command);
  // It has begun to scroll by then, and has all rows.
  double ready = now() + 3000;
  while (now() < ready) drawn(ready - now());
  if (!find(&left, &top)) fail("no window");
  double began = now(), own = taken(program), shown = taken(server);
  int pictures = 0;
  while (now() < began + seconds * 1000) {
    if (!drawn(5000)) fail("nothing scrolls");
    if (!look(left + x, top + y, WIDTH, after) || !memcmp(before, after, sizeof before)) continue;
    pictures++;
    memcpy(before, after, sizeof before);
  }
  if (!pictures) fail("nothing scrolls");
  printf(
    "%.2f\t%.3f\t%.3f\n", pictures / (now() - began) * 1000, (taken(program) - own) / pictures,
    (taken(server) - shown) / pictures);
}

int main(int count, char **words) {
  if (count < 6) fail("start X Y COLOUR, press X Y TIMES or scroll X Y SECONDS, and a program");
  int x = atoi(words[2]), y = atoi(words[3]), error_base;
  display = XOpenDisplay(NULL);
  if (!display) fail("no display");
  root = DefaultRootWindow(display);
  XSetErrorHandler(ignore);
  if (!XDamageQueryExtension(display, &damage_event, &error_base)) fail("the display has no XDamage");
  damage = XDamageCreate(display, root, XDamageReportNonEmpty);
  XDamageSubtract(display, damage, None, None);
  XSync(display, False);
  if (!strcmp(words[1], "start")) measure_start(x, y, strtoul(words[4], NULL, 16), words + 5);
  if (!strcmp(words[1], "press")) measure_press(x, y, atoi(words[4]), words + 5);
  if (!strcmp(words[1], "scroll")) measure_scroll(x, y, atof(words[4]), words + 5);
  kill(program, SIGKILL);
  waitpid(program, NULL, 0);
  return 0;
}
