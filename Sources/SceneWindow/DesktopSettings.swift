import CGIO
import ScenePlatform
import SceneProgram

/// The user's appearance settings, which are provided and updated by the desktop's settings portal. If there is no
/// session bus or portal, `changed` is never called, and no process is started.
final class DesktopSettings {
  /// The interface style, or nil if the desktop has not responded yet or has no preference.
  private(set) var style: InterfaceStyle?
  var reducesMotion: Bool { requestsReducedMotion || !showsAnimations }
  var changed: () -> Void = {}

  private var requestsReducedMotion = false
  private var showsAnimations = true
  private let cancellable = g_cancellable_new()
  private var connection: OpaquePointer?
  private var subscription: guint = 0

  private static let timeLimit: Int32 = 5000

  /// Requests the settings. This initializer must be called on the thread of GLib's main context.
  init() {
    guard Self.hasSessionBus else { return }
    g_bus_get(
      G_BUS_TYPE_SESSION, cancellable,
      { _, result, handle in
        let handle = DesktopSettings.take(handle)
        guard let connection = g_bus_get_finish(result, nil) else { return }
        // By default, GLib exits the process when the connection to the bus closes.
        g_dbus_connection_set_exit_on_close(connection, 0)
        handle.settings?.ask(connection)
        g_object_unref(UnsafeMutableRawPointer(connection))
      }, Handle(self).retained)
  }

  deinit {
    g_cancellable_cancel(cancellable)
    g_object_unref(cancellable)
    guard let connection else { return }
    g_dbus_connection_signal_unsubscribe(connection, subscription)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Whether a session bus is running. The check is necessary because GLib would otherwise start a bus.
  private static var hasSessionBus: Bool {
    if let address = getenv("DBUS_SESSION_BUS_ADDRESS"), address.pointee != 0 { return true }
    guard let folder = getenv("XDG_RUNTIME_DIR") else { return false }
    return access(String(cString: folder) + "/bus", F_OK) == 0
  }

  private final class Handle {
    weak var settings: DesktopSettings?
    init(_ settings: DesktopSettings) { self.settings = settings }
    var retained: gpointer { Unmanaged.passRetained(self).toOpaque() }
  }

  private static func take(_ handle: gpointer?) -> Handle {
    Unmanaged<Handle>.fromOpaque(handle!).takeRetainedValue()
  }

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let appearance = "org.freedesktop.appearance"
  private static let gnome = "org.gnome.desktop.interface"

  private func ask(_ connection: OpaquePointer) {
    self.connection = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(connection)))
    subscription = g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, values, handle in
        guard let values, let handle, BusValue.type(of: values) == "(ssv)" else { return }
        let settings = Unmanaged<Handle>.fromOpaque(handle).takeUnretainedValue().settings
        let parts = BusValue(values).children
        settings?.take([(parts[0].string, parts[1].string, parts[2])])
      }, Handle(self).retained, { handle in _ = handle.map { DesktopSettings.take($0) } })
    let type = g_variant_type_new("(a{sa{sv}})")
    defer { g_variant_type_free(type) }
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.interface, "ReadAll", Self.namespaces, type,
      G_DBUS_CALL_FLAGS_NONE, Self.timeLimit, cancellable,
      { connection, result, handle in
        let settings = DesktopSettings.take(handle).settings
        guard let connection,
          let answer = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)
        else { return }
        defer { g_variant_unref(answer) }
        settings?.take(
          BusValue(answer).children[0].children.flatMap { entry in
            let (namespace, values) = (entry.children[0].string, entry.children[1].children)
            return values.map { (namespace, $0.children[0].string, $0.children[1]) }
          })
      }, Handle(self).retained)
  }

  private static var namespaces: OpaquePointer? {
    var names: [OpaquePointer?] = [appearance, gnome].map { (name: String) in g_variant_new_string(name) }
    var list = g_variant_new_array(nil, &names, gsize(names.count))
    return g_variant_new_tuple(&list, 1)
  }

  private func take(_ values: [(namespace: String, key: String, value: BusValue)]) {
    let before = (style, reducesMotion)
    for (namespace, key, value) in values {
      switch (namespace, key) {
      case (Self.appearance, "color-scheme"):
        style = [1: .dark, 2: .light][value.number ?? 0]
      case (Self.appearance, "reduced-motion"): requestsReducedMotion = value.number == 1
      case (Self.gnome, "enable-animations"): showsAnimations = value.flag ?? true
      default: break
      }
    }
    if before != (style, reducesMotion) { changed() }
  }
}
