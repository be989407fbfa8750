/// The bus of a session, as a program on a display finds it.
public protocol DesktopBus: AnyObject {
  /// What the variable `DBUS_SESSION_BUS_ADDRESS` says of it.
  var address: String { get }
  /// The input method that is reached by it; nil for none.
  var inputMethod: String? { get }
}
