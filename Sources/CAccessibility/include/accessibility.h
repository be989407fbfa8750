// Objects of ATK, which its bridge shows to screen readers by AT-SPI: classes of GObject, which are C by their nature. All
// of it belongs to one thread, that of GLib's default context. Swift sees ATK and GLib by this header, too: a declaration
// of them belongs to one module.
#pragma once
#include <atk/atk.h>
#include <stdint.h>

// An element, or a window, or the application. It is a GObject: access_release lets it go.
typedef struct _AccessElement AccessElement;

// Which interfaces an element has beside those of all: fixed when it is made.
typedef enum {
  ACCESS_VALUE = 1,
  ACCESS_TEXT = 2,
  ACCESS_SELECTION = 4,
  ACCESS_WINDOW = 8,
} AccessInterfaces;

// What an element says of itself. Strings are copied.
typedef struct {
  AtkRole role;
  const char *name;
  const char *description;
  // By which tests find it; NULL for none.
  const char *identifier;
  // A bit for each AtkStateType.
  uint64_t states;
  // In pixels, in the window; a window's is its place on the display.
  int x, y, width, height;
  double minimum, maximum, value, step;
  // How the value is read; NULL for as a number.
  const char *value_text;
  // NULL where there is none.
  const char *text;
  // In code points, like all places in texts.
  int selection_start, selection_end;
  // Which it is of how many, from 1; 0 for neither.
  int position, count;
  // The names of what can be done with it.
  const char *const *actions;
  int action_count;
} AccessFacts;

// What is asked of an element.
typedef enum {
  // The action of a number.
  ACCESS_DO_ACTION,
  ACCESS_SET_VALUE,
  ACCESS_SET_TEXT,
  // Code points from start to end are selected, or the caret stands there.
  ACCESS_SELECT_TEXT,
  ACCESS_FOCUS,
  ACCESS_REVEAL,
  // The child of a number is chosen.
  ACCESS_SELECT_CHILD,
} AccessRequestKind;

typedef struct {
  AccessRequestKind kind;
  // Of the element that is asked.
  int64_t number, part;
  int index;
  double value;
  const char *text;
  int start, end;
} AccessRequest;

// Does what is asked, and returns whether that could be done.
typedef int (*AccessPerform)(void *owner, const AccessRequest *request);

// The application, which holds its windows. It is made once, and tells the bridge of itself.
AccessElement *access_application(const char *name, AccessPerform perform, void *owner);
// Nobody performs any more.
void access_disown(void);

AccessElement *access_make(AccessInterfaces interfaces, int64_t number, int64_t part, const AccessFacts *facts);
AccessInterfaces access_interfaces(const AccessElement *element);
// Says something else from now on. Who listens is told of what has changed.
void access_update(AccessElement *element, const AccessFacts *facts);
// Has other children from now on. Who listens is told of those that come and go.
void access_set_children(AccessElement *element, AccessElement *const *children, int count);
// A window is made, or closed, or has the keyboard, or not: "create", "destroy", "activate", "deactivate".
void access_tell_window(AccessElement *window, const char *event);
// The element is no more.
void access_release(AccessElement *element);

// Looks whether the desktop wants programs to be accessible: there is a bus for it, and it is switched on, as screen
// readers do. Nothing is started for that, and where there is no bus, NULL is returned and nothing is done.
typedef struct _AccessStatus AccessStatus;
typedef void (*AccessStatusChanged)(void *owner, int is_wanted);
AccessStatus *access_watch_status(AccessStatusChanged changed, void *owner);
void access_stop_status(AccessStatus *status);

// Shows the application on the bus; done once.
void access_start_bridge(void);
