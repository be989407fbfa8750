/// The priority of a constraint, from 1 to 1000, which determines the constraint that prevails in a conflict.
///
/// ```swift
/// label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
/// label.setContentCompressionResistancePriority(749, for: .vertical)
/// ```
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The priority as a number. Properties that store a priority clamp it to 1...1000, but this type does not.
  public var rawValue: Double

  /// Creates a priority from a number, which is not clamped.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// The priority of required constraints: 1000.
  public static let required = LayoutPriority(rawValue: 1000)
  /// The default priority at which a view resists becoming smaller than its content: 750.
  public static let defaultHigh = LayoutPriority(rawValue: 750)
  /// The default priority at which a view resists becoming larger than its content: 250.
  public static let defaultLow = LayoutPriority(rawValue: 250)

  package static let range = 1.0...1000.0

  /// Compares two priorities by their numbers.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a literal such as `749.5`.
  public init(floatLiteral value: Double) { self.init(rawValue: value) }
  /// Creates a priority from a literal such as `749`.
  public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }
}

/// A pair of layout priorities, one per axis. The literal is two numbers, such as `251 750`, or one number for both axes.
public struct LayoutPriorities: Hashable, Sendable {
  /// The priority along the horizontal axis.
  public var horizontal: LayoutPriority
  /// The priority along the vertical axis.
  public var vertical: LayoutPriority

  /// Creates a pair from a horizontal and a vertical priority.
  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a pair with the same priority for both axes.
  public init(_ priority: LayoutPriority) { self.init(horizontal: priority, vertical: priority) }

  /// The default priorities at which a view resists becoming larger than its content.
  package static let contentHugging = LayoutPriorities(.defaultLow)
  /// The default priorities at which a view resists becoming smaller than its content.
  package static let compressionResistance = LayoutPriorities(.defaultHigh)
}
