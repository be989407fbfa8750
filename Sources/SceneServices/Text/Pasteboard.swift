/// Stores copied text for pasting. A host app can replace the pasteboard of its context:
///
/// ```swift
/// final class LoggedPasteboard: Pasteboard {
///   var string: String? { didSet { print("copied: \(string ?? "nothing")") } }
/// }
/// context.pasteboard = LoggedPasteboard()
/// ```
public protocol Pasteboard: AnyObject {
  /// The text, or nil if none is stored.
  var string: String? { get set }
}

/// A pasteboard that only its context uses.
public final class MemoryPasteboard: Pasteboard {
  /// The text that was last stored. Initially nil.
  public var string: String?

  /// Creates an empty pasteboard.
  public init() {}
}
