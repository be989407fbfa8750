/// The D-Bus session bus of an app on a display.
public protocol DesktopBus: AnyObject {
  /// The value of the `DBUS_SESSION_BUS_ADDRESS` environment variable.
  var address: String { get }
  /// The name of the input method on the bus, or nil if there is none.
  var inputMethod: String? { get }
}
