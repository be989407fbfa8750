// ATK objects, which the ATK bridge exposes to screen readers through AT-SPI. They are GObject classes, so they are
// implemented in C. All functions must be called on the thread of GLib's default context. Swift also imports ATK and
// GLib through this header, because each declaration must belong to a single module.
#pragma once
#include <atk/atk.h>
#include <stdint.h>

// An element, a window, or the application. It is a GObject. Call access_release to release it.
typedef struct _AccessElement AccessElement;

// The interfaces of an element, in addition to those of all elements. They cannot change later.
typedef enum {
  ACCESS_VALUE = 1,
  ACCESS_TEXT = 2,
  ACCESS_SELECTION = 4,
  ACCESS_WINDOW = 8,
} AccessInterfaces;

// The properties of an element. Strings are copied.
typedef struct {
  AtkRole role;
  const char *name;
  const char *description;
  // The identifier for tests, or NULL.
  const char *identifier;
  // One bit for each AtkStateType.
  uint64_t states;
  // The frame in pixels, in the coordinates of the window. The frame of a window is in the coordinates of the display.
  int x, y, width, height;
  double minimum, maximum, value, step;
  // The text that represents the value, or NULL for the number itself.
  const char *value_text;
  // The text, or NULL if the element has no text.
  const char *text;
  // The selection, in code points, as are all positions in texts.
  int selection_start, selection_end;
  // The position in a set, starting with 1, and the size of the set. Both are 0 if there is no set.
  int position, count;
  // The names of the actions.
  const char *const *actions;
  int action_count;
} AccessFacts;

// The kind of a request to an element.
typedef enum {
  // Performs the action with a given number.
  ACCESS_DO_ACTION,
  ACCESS_SET_VALUE,
  ACCESS_SET_TEXT,
  // Selects the code points from start to end, or moves the caret there.
  ACCESS_SELECT_TEXT,
  ACCESS_FOCUS,
  ACCESS_REVEAL,
  // Selects the child with a given number.
  ACCESS_SELECT_CHILD,
} AccessRequestKind;

typedef struct {
  AccessRequestKind kind;
  // The numbers with which the element was created.
  int64_t number, part;
  int index;
  double value;
  const char *text;
  int start, end;
} AccessRequest;

// Performs a request. Returns whether it succeeded.
typedef int (*AccessPerform)(void *owner, const AccessRequest *request);

// Returns the application, which contains its windows. The first call creates it and registers it with the bridge.
AccessElement *access_application(const char *name, AccessPerform perform, void *owner);
// Removes the owner, so that later requests have no effect.
void access_disown(void);

AccessElement *access_make(AccessInterfaces interfaces, int64_t number, int64_t part, const AccessFacts *facts);
AccessInterfaces access_interfaces(const AccessElement *element);
// Replaces the facts of an element, and notifies listeners of the changes.
void access_update(AccessElement *element, const AccessFacts *facts);
// Replaces the children of an element, and notifies listeners of added and removed children.
void access_set_children(AccessElement *element, AccessElement *const *children, int count);
// Notifies listeners of an event of a window: "create", "destroy", "activate" or "deactivate".
void access_tell_window(AccessElement *window, const char *event);
// Releases an element that no longer exists.
void access_release(AccessElement *element);

// A watch that reports whether accessibility is turned on for the desktop, for example by a screen reader. The watch
// starts no process. If there is no session bus, access_watch_status returns NULL.
typedef struct _AccessStatus AccessStatus;
typedef void (*AccessStatusChanged)(void *owner, int is_wanted);
AccessStatus *access_watch_status(AccessStatusChanged changed, void *owner);
void access_stop_status(AccessStatus *status);

// Exposes the application on the bus. Calls after the first one have no effect.
void access_start_bridge(void);
