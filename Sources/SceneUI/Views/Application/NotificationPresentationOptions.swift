/// The effects of a local notification that becomes due while the app is in the foreground. By default, there are none.
public struct NotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sets the app's badge to the notification's `badgeNumber`.
  public static let badge = NotificationPresentationOptions(rawValue: 1 << 0)
  /// Plays the notification's sound.
  public static let sound = NotificationPresentationOptions(rawValue: 1 << 1)
  /// Adds the notification to the `delivered` notifications, so that the user can open it.
  public static let list = NotificationPresentationOptions(rawValue: 1 << 3)
}
