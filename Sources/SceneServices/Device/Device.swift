/// The orientation and motion of the device. The host app or a test reports both. Windows do not rotate automatically.
/// See `Window.rotate(to:animated:)`.
///
/// ```swift
/// let token = context.notifications.observe(.deviceOrientationDidChange) { change in
///   print("turned from \(change.content.rawValue)")
/// }
/// context.device.orientation = .landscapeLeft
/// token.cancel()
/// ```
public final class Device {
  private let notifications: NotificationCenter
  /// The accelerometer. Its measurements include gravity.
  public let accelerometer: Accelerometer

  /// The orientation of the device. The default is `.unknown`.
  public var orientation = DeviceOrientation.unknown {
    didSet {
      guard orientation != oldValue else { return }
      notifications.post(.deviceOrientationDidChange, object: self, content: oldValue)
    }
  }

  package init(clock: Clock, notifications: NotificationCenter) {
    self.notifications = notifications
    accelerometer = Accelerometer(clock: clock)
  }
}
