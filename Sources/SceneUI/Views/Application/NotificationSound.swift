/// The sound of a local notification, such as `.default` or `"bell"`.
public struct NotificationSound: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name that the context's `soundPlayer` receives.
  public let name: String

  /// The default sound. Its name is `default`. The host app's `soundPlayer` determines how it sounds.
  public static let `default` = NotificationSound(named: "default")

  /// Creates a sound.
  ///
  /// - Parameter name: The name of a resource in the app without its file extension, such as `bell`.
  public init(named name: String) { self.name = name }

  /// Creates a sound from the name of a resource, such as `"bell"`.
  public init(stringLiteral name: String) { self.init(named: name) }
}
