/// The D-Bus session bus of a program on a display.
public protocol DesktopBus: AnyObject {
  /// The value of `DBUS_SESSION_BUS_ADDRESS`.
  var address: String { get }
  /// The name of the input method on the bus, or nil.
  var inputMethod: String? { get }
}
