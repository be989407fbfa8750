/// Where text is put when it is copied, and taken from when it is pasted. A host may give its context another one:
///
/// ```swift
/// final class LoggedPasteboard: Pasteboard {
///   var string: String? { didSet { print("copied: \(string ?? "nothing")") } }
/// }
/// context.pasteboard = LoggedPasteboard()
/// ```
public protocol Pasteboard: AnyObject {
  /// nil where there is no text.
  var string: String? { get set }
}

/// A pasteboard that only its context sees.
public final class MemoryPasteboard: Pasteboard {
  /// The text that was put there last; nil at first.
  public var string: String?

  /// Makes an empty pasteboard.
  public init() {}
}
