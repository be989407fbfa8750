/// How much a constraint counts where not all can hold, from 1 to 1000.
///
/// ```swift
/// label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
/// label.setContentCompressionResistancePriority(749, for: .vertical)
/// ```
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The priority as a number, which is not kept in 1...1000: what has a priority keeps it there.
  public var rawValue: Double

  /// A priority of this number, which is taken as it is.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// 1000: it has to hold.
  public static let required = LayoutPriority(rawValue: 1000)
  /// 750: how much a view resists being made smaller than its content.
  public static let defaultHigh = LayoutPriority(rawValue: 750)
  /// 250: how much a view resists being made larger than its content.
  public static let defaultLow = LayoutPriority(rawValue: 250)

  /// What priorities there are.
  package static let range = 1.0...1000.0

  /// Whether the left priority gives way to the right one.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Lets a number such as `749.5` stand where a priority is expected.
  public init(floatLiteral value: Double) { self.init(rawValue: value) }
  /// Lets a whole number such as `749` stand where a priority is expected.
  public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }
}

/// A priority for each axis: a scene writes `251 750`, or one number for both.
public struct LayoutPriorities: Hashable, Sendable {
  /// The priority on the horizontal axis.
  public var horizontal: LayoutPriority
  /// The priority on the vertical axis.
  public var vertical: LayoutPriority

  /// A priority for each axis.
  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same for both axes.
  public init(_ priority: LayoutPriority) { self.init(horizontal: priority, vertical: priority) }

  /// How much a view resists being made larger than its content, where nothing is said.
  package static let contentHugging = LayoutPriorities(.defaultLow)
  /// How much a view resists being made smaller than its content, where nothing is said.
  package static let compressionResistance = LayoutPriorities(.defaultHigh)
}
