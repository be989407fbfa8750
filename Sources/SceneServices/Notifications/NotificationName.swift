/// The name of a notification and the type of its content.
///
/// ```swift
/// extension NotificationName<Int> {
///   /// The score has changed. The content is the new score.
///   static var scoreDidChange: Self { "scoreDidChange" }
/// }
/// ```
///
/// Two names are equal if both their strings and their content types are equal.
public struct NotificationName<Content>: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as a string, such as `scoreDidChange`.
  public let text: String

  /// Creates a name for notifications whose content has the type `Content`.
  public init(_ text: String) { self.text = text }
  /// Creates a name from a string literal.
  public init(stringLiteral text: String) { self.text = text }
}

/// A notification that has been posted.
public struct Notification<Content> {
  /// The name of the notification.
  public let name: NotificationName<Content>
  /// The object that the notification concerns or that posted it, or nil if there is no such object.
  public let object: AnyObject?
  /// The content. If the notification has no content, the type is `Void`.
  public let content: Content
}
