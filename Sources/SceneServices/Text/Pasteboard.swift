/// Storage for copied text. A host app can replace the pasteboard of its context:
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

/// A pasteboard that is not shared with other contexts or apps.
public final class MemoryPasteboard: Pasteboard {
  /// The text that was last stored, initially nil.
  public var string: String?

  /// Creates an empty pasteboard.
  public init() {}
}
