/// What a notification is called, and with it the type of what it tells.
///
/// ```swift
/// extension NotificationName<Int> {
///   /// The score has changed; tells the new one.
///   static var scoreDidChange: Self { "scoreDidChange" }
/// }
/// ```
///
/// Two names are the same if their texts and their types are.
public struct NotificationName<Content>: Hashable, Sendable, ExpressibleByStringLiteral {
  public let text: String

  public init(_ text: String) { self.text = text }
  public init(stringLiteral text: String) { self.text = text }
}

/// Something that has happened.
public struct Notification<Content> {
  public let name: NotificationName<Content>
  /// Whom it happened to, or who tells of it.
  public let object: AnyObject?
  public let content: Content
}
