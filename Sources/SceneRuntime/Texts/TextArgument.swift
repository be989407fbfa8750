/// What a text leaves a gap for: a number, or another text.
public protocol TextArgument: Sendable {
  /// What is filled in.
  var filling: TextFilling { get }
}

/// What is filled into a gap of a text: `%d`, `%.1f`, `%@`.
public enum TextFilling: Sendable, Hashable {
  /// A whole number.
  case integer(Int)
  /// Any number.
  case number(Double)
  /// A text, which takes its gap as it is.
  case text(String)
}

extension Int: TextArgument {
  /// The number.
  public var filling: TextFilling { .integer(self) }
}

extension Double: TextArgument {
  /// The number.
  public var filling: TextFilling { .number(self) }
}

extension String: TextArgument {
  /// The text.
  public var filling: TextFilling { .text(self) }
}

extension Substring: TextArgument {
  /// The text.
  public var filling: TextFilling { .text(String(self)) }
}
