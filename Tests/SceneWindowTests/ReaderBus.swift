import Foundation
import ScreenTesting

/// A private session with a message bus and the accessibility bus that screen readers use.
final class ReaderBus: DesktopBus {
  /// Whether the Debian packages `dbus`, `at-spi2-core`, `gir1.2-atspi-2.0` and `python3-gi` are installed.
  static let isPresent: Bool = {
    let files = FileManager.default
    let libraries = (try? files.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return ["/usr/bin/dbus-daemon", launcher, BusDaemon.python, "/usr/lib/python3/dist-packages/gi"]
      .allSatisfy {
        files.fileExists(atPath: $0)
      }
      && libraries.contains {
        files.fileExists(atPath: "/usr/lib/\($0)/girepository-1.0/Atspi-2.0.typelib")
      }
  }()

  private static let launcher = "/usr/libexec/at-spi-bus-launcher"

  /// The address of the bus for apps.
  var address: String { daemon.address }
  let inputMethod: String? = nil
  private let daemon: BusDaemon
  private let launcher = Process()

  init() throws {
    daemon = try BusDaemon()
    launcher.executableURL = URL(filePath: BusDaemon.python)
    launcher.arguments = BusDaemon.unblocking + [Self.launcher, "--launch-immediately"]
    launcher.standardOutput = FileHandle.nullDevice
    launcher.environment = environment
    launcher.standardError = FileHandle.nullDevice
    try launcher.run()
  }

  deinit {
    // The launcher ends with the bus, together with the processes that it started.
    daemon.end()
    guard launcher.isRunning else { return }
    launcher.terminate()
    launcher.waitUntilExit()
  }

  private var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "AT_SPI_BUS_ADDRESS"] {
      variables[name] = nil
    }
    variables["DBUS_SESSION_BUS_ADDRESS"] = address
    variables["GSETTINGS_BACKEND"] = "memory"
    variables["LC_ALL"] = "C.UTF-8"
    return variables
  }

  /// Returns the output of a screen reader script, which is appended to common code.
  func read(_ script: String) throws -> [String] {
    let reader = Process()
    reader.executableURL = URL(filePath: BusDaemon.python)
    reader.arguments = ["-W", "ignore", "-c", Self.preamble + script]
    reader.environment = environment
    let pipe = Pipe()
    reader.standardOutput = pipe
    reader.standardError = pipe
    try reader.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    reader.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let preamble = """
    import gi, time
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, Gio, GLib
    Action, Text, Value = Atspi.Action, Atspi.Text, Atspi.Value
    States = ["active", "checked", "selected", "focused", "modal", "editable", "sensitive", "showing"]

    def wait(condition):
        end = time.monotonic() + 60
        while time.monotonic() < end:
            # What is gone while one looks at it is an error, and something else the next time.
            try: found = condition()
            except GLib.Error: found = None
            if found: return found
            GLib.timeout_add(20, lambda: False)
            GLib.MainContext.default().iteration(True)
        raise SystemExit("waited in vain")

    def enable():
        Gio.bus_get_sync(Gio.BusType.SESSION, None).call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
            GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True))), None, 0, -1, None)

    def children(node):
        found = (node.get_child_at_index(index) for index in range(node.get_child_count()))
        return [child for child in found if child]

    def program():
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        return next((app for app in children(desktop) if app.get_name() == "probe" and children(app)), None)

    def line(node):
        set = node.get_state_set()
        words = [node.get_role_name(), '"%s"' % node.get_name()]
        words += [state for state in States if set.contains(getattr(Atspi.StateType, state.upper()))]
        words = [word for word in words if word not in ("sensitive", "showing")] + [
            "no " + state for state in ("sensitive", "showing") if state not in words]
        if node.get_value_iface():
            words.append("%g of %g...%g" % (
                Value.get_current_value(node), Value.get_minimum_value(node), Value.get_maximum_value(node)))
        if node.get_text_iface():
            words.append("'%s' at %d" % (Text.get_text(node, 0, -1), Text.get_caret_offset(node)))
        return " ".join(words)

    def show(node, depth=0):
        print("  " * depth + line(node))
        for child in children(node): show(child, depth + 1)

    def find(node, name):
        if node.get_name() == name: return node
        return next((found for found in (find(child, name) for child in children(node)) if found), None)

    def press(node):
        if node: Action.do_action(node, 0)

    events = []
    def listen(*kinds):
        def hear(event):
            # Who tells of something may be gone when one asks for the name.
            try: events.append((event.type, event.source.get_name(), event.detail1))
            except GLib.Error: pass
        listener = Atspi.EventListener.new(hear)
        for kind in kinds: listener.register(kind)
        return listener

    def heard(kind, name):
        return next((event for event in events if event[0] == kind and event[1] == name), None)


    """
}
