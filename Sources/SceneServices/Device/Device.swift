/// How the device that the windows are on is held and moved. A host, or a test, tells it.
///
/// What kind of device it is, and how many pixels a point has, its context says (`idiom`, `displayScale`). A window does
/// not turn with the device by itself: see `Window.rotate(to:animated:)`.
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
  /// How it is speeded up, gravity included.
  public let accelerometer: Accelerometer

  /// How it is held: `.unknown` until somebody says.
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
