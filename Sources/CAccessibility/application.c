#include "element.h"
#include <string.h>

// From <atk-bridge.h>, which requires the flag -pthread. SwiftPM warns about it in packages that depend on this one.
int atk_bridge_adaptor_init(int *argument_count, char **arguments[]);

// The application, for which the ATK bridge requests the root object and the event listeners.

static AccessElement *application;
static AccessPerform perform;
static void *owner;

gboolean access_request(const AccessElement *element, AccessRequest request) {
  if (!perform) return FALSE;
  request.number = element->number;
  request.part = element->part;
  return perform(owner, &request) != 0;
}

static AtkObject *root(void) { return (AtkObject *)application; }
static const char *toolkit(void) { return "SceneUI"; }
static const char *version(void) { return "1"; }

// MARK: Listening

typedef struct {
  guint signal;
  gulong hook;
} Listener;

// The listeners. Their numbers begin with 1. A removed listener has no hook.
static GArray *listeners;

// An event consists of a type and its signal, as in "Atk:AtkObject:children-changed", or is a window signal, such as
// "window:create".
static guint add_listener(GSignalEmissionHook listener, const char *event) {
  char **parts = g_strsplit(event, ":", 3);
  const char *type_name = NULL, *signal_name = NULL;
  if (parts[0] && parts[1] && parts[2]) {
    type_name = parts[1];
    signal_name = parts[2];
  } else if (parts[0] && parts[1] && !strcmp(parts[0], "window")) {
    type_name = "AtkWindow";
    signal_name = parts[1];
  }
  guint number = 0;
  const GType type = type_name ? g_type_from_name(type_name) : 0;
  const guint signal = type ? g_signal_lookup(signal_name, type) : 0;
  if (signal) {
    const Listener entry = {signal, g_signal_add_emission_hook(signal, 0, listener, g_strdup(event), g_free)};
    g_array_append_val(listeners, entry);
    number = listeners->len;
  }
  g_strfreev(parts);
  return number;
}

static void remove_listener(guint number) {
  if (number == 0 || number > listeners->len) return;
  Listener *entry = &g_array_index(listeners, Listener, number - 1);
  if (entry->hook) g_signal_remove_emission_hook(entry->signal, entry->hook);
  entry->hook = 0;
}

// MARK: The beginning

static void set_up_util(void) {
  // The bridge finds the signals of this type by name.
  g_type_class_ref(access_element_get_type());
  listeners = g_array_new(FALSE, FALSE, sizeof(Listener));
  AtkUtilClass *util = g_type_class_ref(ATK_TYPE_UTIL);
  util->add_global_event_listener = add_listener;
  util->remove_global_event_listener = remove_listener;
  util->get_root = root;
  util->get_toolkit_name = toolkit;
  util->get_toolkit_version = version;
}

AccessElement *access_application(const char *name, AccessPerform performs, void *performer) {
  perform = performs;
  owner = performer;
  if (!application) {
    set_up_util();
    const AccessFacts facts = {.role = ATK_ROLE_APPLICATION, .name = name};
    application = access_make(0, 0, 0, &facts);
    application->is_new = FALSE;
  }
  return application;
}

void access_disown(void) {
  perform = NULL;
  owner = NULL;
}

void access_start_bridge(void) {
  static gboolean is_started;
  if (is_started) return;
  is_started = TRUE;
  // The bridge also finds the signals of interfaces by name, so their types must be registered first.
  AccessElement *sample =
      access_make(ACCESS_VALUE | ACCESS_TEXT | ACCESS_SELECTION | ACCESS_WINDOW, 0, 0, &(AccessFacts){0});
  g_object_unref(sample);
  atk_bridge_adaptor_init(NULL, NULL);
}
