/// A store for copied text. A host app can replace its context's pasteboard:
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

/// A pasteboard that is stored in memory. Other contexts and apps cannot access it.
public final class MemoryPasteboard: Pasteboard {
  /// The stored text. The default is nil.
  public var string: String?

  /// Creates an empty pasteboard.
  public init() {}
}
