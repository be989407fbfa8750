/// A store for copied text. A host app can replace the pasteboard of its context:
///
/// ```swift
/// final class LoggedPasteboard: Pasteboard {
///   var string: String? { didSet { print("copied: \(string ?? "nothing")") } }
/// }
/// context.pasteboard = LoggedPasteboard()
/// ```
public protocol Pasteboard: AnyObject {
  /// The stored text, or nil if there is none.
  var string: String? { get set }
}

/// A pasteboard in memory, which no other context or app can access.
public final class MemoryPasteboard: Pasteboard {
  /// The stored text. The default is nil.
  public var string: String?

  /// Creates an empty pasteboard.
  public init() {}
}
