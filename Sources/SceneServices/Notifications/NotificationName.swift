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
  /// The text of the name, such as `scoreDidChange`.
  public let text: String

  /// Makes a name; the type of what it tells is `Content`.
  public init(_ text: String) { self.text = text }
  /// Makes a name of a literal, as `init(_:)` does of a text.
  public init(stringLiteral text: String) { self.text = text }
}

/// Something that has happened.
public struct Notification<Content> {
  /// The name under which it was posted.
  public let name: NotificationName<Content>
  /// Whom it happened to, or who tells of it.
  public let object: AnyObject?
  /// What it tells; nothing, of type `Void`, for many names.
  public let content: Content
}
