/// A value for a gap in a text: a number or another text.
public protocol TextArgument: Sendable {
  /// The content of the gap.
  var filling: TextFilling { get }
}

/// The content of a gap in a text, such as `%d`, `%.1f` or `%@`.
public enum TextFilling: Sendable, Hashable {
  case integer(Int)
  case number(Double)
  /// A text, which is inserted unchanged.
  case text(String)
}

extension Int: TextArgument {
  /// The integer.
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
