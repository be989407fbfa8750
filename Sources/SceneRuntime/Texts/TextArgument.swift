/// A number or string that can replace a placeholder in another string.
public protocol TextArgument: Sendable {
  /// The content that replaces the placeholder for this value.
  var filling: TextFilling { get }
}

/// The content that replaces a placeholder in a string, such as `%d`, `%.1f`, or `%@`.
public enum TextFilling: Sendable, Hashable {
  case integer(Int)
  case number(Double)
  /// A string, which is inserted unchanged.
  case text(String)
}

extension Int: TextArgument {
  /// The content that inserts the integer.
  public var filling: TextFilling { .integer(self) }
}

extension Double: TextArgument {
  /// The content that inserts the number.
  public var filling: TextFilling { .number(self) }
}

extension String: TextArgument {
  /// The content that inserts the string unchanged.
  public var filling: TextFilling { .text(self) }
}

extension Substring: TextArgument {
  /// The content that inserts the string unchanged.
  public var filling: TextFilling { .text(String(self)) }
}
