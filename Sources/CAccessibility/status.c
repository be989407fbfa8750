#include "accessibility.h"
#include <gio/gio.h>

// The accessibility status of the desktop, which `org.a11y.Bus` provides on the session bus.

struct _AccessStatus {
  AccessStatusChanged changed;
  void *owner;
  GCancellable *ended;
  GDBusConnection *connection;
  guint name_watch, subscription;
  // The values of the properties IsEnabled and ScreenReaderEnabled.
  gboolean is_enabled, has_reader;
  gboolean told;
};

static const char bus_name[] = "org.a11y.Bus", path[] = "/org/a11y/bus", interface[] = "org.a11y.Status";

// Returns the address of the session bus, or NULL if there is none. Does not start a bus.
static char *session_address(void) {
  const char *address = g_getenv("DBUS_SESSION_BUS_ADDRESS");
  if (address && *address) return g_strdup(address);
  const char *folder = g_getenv("XDG_RUNTIME_DIR");
  if (!folder || !*folder) return NULL;
  char *socket = g_build_filename(folder, "bus", NULL), *found = NULL;
  if (g_file_test(socket, G_FILE_TEST_EXISTS)) {
    char *escaped = g_dbus_address_escape_value(socket);
    found = g_strconcat("unix:path=", escaped, NULL);
    g_free(escaped);
  }
  g_free(socket);
  return found;
}

static void tell(AccessStatus *status) {
  const gboolean is_wanted = status->is_enabled || status->has_reader;
  if (is_wanted == status->told) return;
  status->told = is_wanted;
  status->changed(status->owner, is_wanted);
}

static void take(AccessStatus *status, GVariant *properties) {
  g_variant_lookup(properties, "IsEnabled", "b", &status->is_enabled);
  g_variant_lookup(properties, "ScreenReaderEnabled", "b", &status->has_reader);
  tell(status);
}

static void got_properties(GObject *connection, GAsyncResult *result, gpointer data) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(connection), result, NULL);
  // If the call failed because the watch has ended, there is no owner to notify.
  if (!answer) return;
  GVariant *properties = g_variant_get_child_value(answer, 0);
  take(data, properties);
  g_variant_unref(properties);
  g_variant_unref(answer);
}

static void properties_changed(GDBusConnection *connection, const char *sender, const char *object,
                               const char *from, const char *signal, GVariant *parameters, gpointer data) {
  (void)connection, (void)sender, (void)object, (void)from, (void)signal;
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(sa{sv}as)"))) return;
  GVariant *properties = g_variant_get_child_value(parameters, 1);
  take(data, properties);
  g_variant_unref(properties);
}

static void appeared(GDBusConnection *connection, const char *name, const char *owner, gpointer data) {
  (void)name, (void)owner;
  AccessStatus *status = data;
  g_dbus_connection_call(connection, bus_name, path, "org.freedesktop.DBus.Properties", "GetAll",
                         g_variant_new("(s)", interface), G_VARIANT_TYPE("(a{sv})"),
                         G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, status->ended, got_properties, status);
}

static void vanished(GDBusConnection *connection, const char *name, gpointer data) {
  (void)connection, (void)name;
  AccessStatus *status = data;
  status->is_enabled = status->has_reader = FALSE;
  tell(status);
}

static void connected(GObject *source, GAsyncResult *result, gpointer data) {
  (void)source;
  GError *error = NULL;
  GDBusConnection *connection = g_dbus_connection_new_for_address_finish(result, &error);
  if (!connection) {
    g_error_free(error);
    return;
  }
  AccessStatus *status = data;
  if (g_cancellable_is_cancelled(status->ended)) {
    g_object_unref(connection);
    return;
  }
  status->connection = connection;
  status->subscription = g_dbus_connection_signal_subscribe(
      connection, bus_name, "org.freedesktop.DBus.Properties", "PropertiesChanged", path, interface,
      G_DBUS_SIGNAL_FLAGS_NONE, properties_changed, status, NULL);
  status->name_watch = g_bus_watch_name_on_connection(connection, bus_name, G_BUS_NAME_WATCHER_FLAGS_NONE,
                                                      appeared, vanished, status, NULL);
}

AccessStatus *access_watch_status(AccessStatusChanged changed, void *owner) {
  char *address = session_address();
  if (!address) return NULL;
  AccessStatus *status = g_new0(AccessStatus, 1);
  status->changed = changed;
  status->owner = owner;
  status->ended = g_cancellable_new();
  g_dbus_connection_new_for_address(
      address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL,
      status->ended, connected, status);
  g_free(address);
  return status;
}

void access_stop_status(AccessStatus *status) {
  // Pending calls still refer to the status, so it is not freed. The process is about to end.
  g_cancellable_cancel(status->ended);
  if (!status->connection) return;
  g_bus_unwatch_name(status->name_watch);
  g_dbus_connection_signal_unsubscribe(status->connection, status->subscription);
}
