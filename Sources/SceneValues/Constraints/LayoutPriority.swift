/// How much a constraint counts where not all can hold, from 1 to 1000.
///
/// ```swift
/// label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
/// label.setContentCompressionResistancePriority(749, for: .vertical)
/// ```
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  public var rawValue: Double

  public init(rawValue: Double) { self.rawValue = rawValue }

  /// 1000: it has to hold.
  public static let required = LayoutPriority(rawValue: 1000)
  /// 750: how much a view resists being made smaller than its content.
  public static let defaultHigh = LayoutPriority(rawValue: 750)
  /// 250: how much a view resists being made larger than its content.
  public static let defaultLow = LayoutPriority(rawValue: 250)

  /// What priorities there are.
  package static let range = 1.0...1000.0

  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(rawValue: value) }
  public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }
}

/// A priority for each axis: a scene writes `251 750`, or one number for both.
public struct LayoutPriorities: Hashable, Sendable {
  public var horizontal: LayoutPriority
  public var vertical: LayoutPriority

  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same for both axes.
  public init(_ priority: LayoutPriority) { self.init(horizontal: priority, vertical: priority) }
}

extension LayoutPriorities: SceneValue {
  public static var valueType: ValueType { .priorities }

  public init?(_ value: Value) {
    guard case .size(let size) = value, LayoutPriority.range.contains(size.width),
      LayoutPriority.range.contains(size.height)
    else { return nil }
    self.init(
      horizontal: LayoutPriority(rawValue: size.width), vertical: LayoutPriority(rawValue: size.height))
  }

  public var sceneValue: Value { .size(Size(width: horizontal.rawValue, height: vertical.rawValue)) }
}
