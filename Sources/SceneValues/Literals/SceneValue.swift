/// A Swift type whose values can be written as literals in scenes. Properties that scenes can set have such types.
public protocol SceneValue: Sendable {
  /// The type of the literals.
  static var valueType: ValueType { get }

  /// Creates the Swift value from a scene value. Returns nil for a value of another type.
  init?(_ value: Value)

  /// The scene value that corresponds to this value. Passing it to `init(_:)` creates an equal Swift value.
  var sceneValue: Value { get }
}

extension SceneValue {
  /// Converts a scene value, including text of unknown type.
  ///
  /// - Parameters:
  ///   - value: The value. A `Value.text` is parsed as a literal of this type.
  ///   - range: The allowed range of each number, in addition to `NumberLimits`.
  /// - Returns: The Swift value, or nil if the scene value has another type, is not finite, or is out of range.
  /// - Throws: `LiteralError` if text is not a literal of this type.
  public static func reading(
    _ value: Value, in range: ClosedRange<Double>? = nil
  ) throws(LiteralError) -> Self? {
    if case .text(let text) = value { return Self(try valueType.value(of: text, in: range)) }
    guard value.isWithinLimits, range.map(value.isContained) ?? true else { return nil }
    return Self(value)
  }
}

extension Bool: SceneValue {
  /// The type of the literals `true` and `false`.
  public static var valueType: ValueType { .bool }
  /// Creates a Boolean from a `Value.bool`. Returns nil for other values.
  public init?(_ value: Value) {
    guard case .bool(let value) = value else { return nil }
    self = value
  }
  /// The Boolean, as a `Value.bool`.
  public var sceneValue: Value { .bool(self) }
}

extension Int: SceneValue {
  /// The type of integer literals.
  public static var valueType: ValueType { .int }
  /// Creates a number from a `Value.int`. Returns nil for other values.
  public init?(_ value: Value) {
    guard case .int(let value) = value else { return nil }
    self = value
  }
  /// The number, as a `Value.int`.
  public var sceneValue: Value { .int(self) }
}

extension Double: SceneValue {
  /// The type of number literals.
  public static var valueType: ValueType { .number }
  /// Creates a number from a `Value.number` or a `Value.int`. Returns nil for other values.
  public init?(_ value: Value) {
    switch value {
    case .number(let value): self = value
    case .int(let value): self = Double(value)
    default: return nil
    }
  }
  /// The number, as a `Value.number`.
  public var sceneValue: Value { .number(self) }
}

extension String: SceneValue {
  /// The type of string literals.
  public static var valueType: ValueType { .string }
  /// Creates a string from a `Value` with a string, image name, enumeration case, or text. Returns nil for other values.
  public init?(_ value: Value) {
    switch value {
    case .string(let value), .image(let value), .enumeration(let value), .text(let value): self = value
    default: return nil
    }
  }
  /// The string, as a `Value.string`.
  public var sceneValue: Value { .string(self) }
}

extension Point: SceneValue {
  /// The type of the literal `x y`.
  public static var valueType: ValueType { .point }
  /// Creates a point from a `Value.point`. Returns nil for other values.
  public init?(_ value: Value) {
    guard case .point(let value) = value else { return nil }
    self = value
  }
  /// The point, as a `Value.point`.
  public var sceneValue: Value { .point(self) }
}

extension Size: SceneValue {
  /// The type of the literal `width height`.
  public static var valueType: ValueType { .size }
  /// Creates a size from a `Value.size`. Returns nil for other values.
  public init?(_ value: Value) {
    guard case .size(let value) = value else { return nil }
    self = value
  }
  /// The size, as a `Value.size`.
  public var sceneValue: Value { .size(self) }
}

extension Rect: SceneValue {
  /// The type of the literal `x y width height`.
  public static var valueType: ValueType { .rect }
  /// Creates a rectangle from a `Value.rect`. Returns nil for other values.
  public init?(_ value: Value) {
    guard case .rect(let value) = value else { return nil }
    self = value
  }
  /// The rectangle, as a `Value.rect`.
  public var sceneValue: Value { .rect(self) }
}

/// A range, whose literal consists of a location and a length.
extension Range: SceneValue where Bound == Int {
  /// The type of the literal `location length`, which consists of two integers.
  public static var valueType: ValueType { .range }
  /// Creates a range from a `Value.range`. Returns nil for other values.
  public init?(_ value: Value) {
    guard case .range(let value) = value else { return nil }
    self = value
  }
  /// The range, as a `Value.range`.
  public var sceneValue: Value { .range(self) }
}

extension EdgeInsets: SceneValue {
  /// The type of the literal `top left bottom right`.
  public static var valueType: ValueType { .insets }
  /// Creates insets from a `Value.insets`. Returns nil for other values.
  public init?(_ value: Value) {
    guard case .insets(let value) = value else { return nil }
    self = value
  }
  /// The insets, as a `Value.insets`.
  public var sceneValue: Value { .insets(self) }
}

extension AffineTransform: SceneValue {
  /// The type of transform literals, which list rotations, scalings, and translations in order of application.
  public static var valueType: ValueType { .transform }
  /// Creates a transform from a `Value.transform`. Returns nil for other values.
  public init?(_ value: Value) {
    guard case .transform(let value) = value else { return nil }
    self = value
  }
  /// The transform, as a `Value.transform`.
  public var sceneValue: Value { .transform(self) }
}

extension Color: SceneValue {
  /// The type of color literals: components, the name of a standard color, `tint`, or `asset:NAME`.
  public static var valueType: ValueType { .color }
  /// Creates a color from a `Value.color`. Returns nil for other values.
  public init?(_ value: Value) {
    guard case .color(let value) = value else { return nil }
    self = value
  }
  /// The color, as a `Value.color`.
  public var sceneValue: Value { .color(self) }
}

extension Font: SceneValue {
  /// The type of font literals: a typeface and a size in points, or the name of a text style.
  public static var valueType: ValueType { .font }
  /// Creates a font from a `Value.font`. Returns nil for other values.
  public init?(_ value: Value) {
    guard case .font(let value) = value else { return nil }
    self = value
  }
  /// The font, as a `Value.font`.
  public var sceneValue: Value { .font(self) }
}

/// An enumeration whose literals are the names of its cases.
///
/// ```swift
/// enum TextAlignment: String, SceneEnumeration { case left, center, right }
/// ```
public protocol SceneEnumeration: SceneValue, RawRepresentable, CaseIterable where RawValue == String {}

extension SceneEnumeration {
  /// The type of literals that consist of the name of a case.
  public static var valueType: ValueType { .enumeration(allCases.map(\.rawValue)) }
  /// Creates a case from a `Value.enumeration`, or from the `Value.string` of a runtime attribute. Returns nil for
  /// other values and for unknown names.
  public init?(_ value: Value) {
    switch value {
    case .enumeration(let name), .string(let name): self.init(rawValue: name)
    default: return nil
    }
  }
  /// The name of the case, as a `Value.enumeration`.
  public var sceneValue: Value { .enumeration(rawValue) }
}

/// An option set whose literals are the names of its members, separated by spaces.
public protocol SceneOptionSet: SceneValue, OptionSet {
  /// The members with their names, in the order in which literals list them.
  static var members: [(name: String, member: Self)] { get }
}

extension SceneOptionSet where Element == Self {
  /// The type of literals that consist of member names, separated by spaces.
  public static var valueType: ValueType { .optionSet(members.map(\.name)) }
  /// Creates a set from a `Value.optionSet`. Returns nil for other values and for unknown names.
  public init?(_ value: Value) {
    guard case .optionSet(let names) = value else { return nil }
    self = []
    let members = names.isEmpty ? [] : Self.members
    for name in names {
      guard let found = members.first(where: { $0.name == name }) else { return nil }
      insert(found.member)
    }
  }
  /// The names of the members in the order of `members`, as a `Value.optionSet`.
  public var sceneValue: Value {
    // A member without bits, such as `normal`, represents only the empty set.
    .optionSet(Self.members.filter { contains($0.member) && $0.member.isEmpty == isEmpty }.map(\.name))
  }
}

extension Optional: SceneValue where Wrapped: SceneValue {
  /// The literal type of the wrapped type.
  public static var valueType: ValueType { Wrapped.valueType }
  /// Creates nil from `Value.nothing`, or a wrapped value from any other value. Fails if the wrapped type rejects it.
  public init?(_ value: Value) {
    if case .nothing = value {
      self = .none
      return
    }
    guard let wrapped = Wrapped(value) else { return nil }
    self = .some(wrapped)
  }
  /// The scene value of the wrapped value, or `Value.nothing` for nil.
  public var sceneValue: Value { map(\.sceneValue) ?? .nothing }
}

extension DirectionalEdgeInsets: SceneValue {
  /// The type of the literal `top leading bottom trailing`.
  public static var valueType: ValueType { .insets }
  /// Creates insets from a `Value.insets`, using its left inset as the leading inset and its right inset as the
  /// trailing inset. Returns nil for other values.
  public init?(_ value: Value) {
    guard case .insets(let value) = value else { return nil }
    self.init(top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
  }
  /// The insets, as a `Value.insets` whose left inset is the leading inset.
  public var sceneValue: Value { .insets(insets(isRightToLeft: false)) }
}

extension LayoutPriorities: SceneValue {
  /// The type of layout priority literals.
  public static var valueType: ValueType { .priorities }

  /// Creates priorities from a `Value.size`, whose width is the horizontal priority and whose height is the vertical
  /// priority. Returns nil for other values and for numbers outside 1...1000.
  public init?(_ value: Value) {
    guard case .size(let size) = value, LayoutPriority.range.contains(size.width),
      LayoutPriority.range.contains(size.height)
    else { return nil }
    self.init(
      horizontal: LayoutPriority(rawValue: size.width), vertical: LayoutPriority(rawValue: size.height))
  }

  /// The priorities, as a `Value.size` whose width is the horizontal priority and whose height is the vertical priority.
  public var sceneValue: Value { .size(Size(width: horizontal.rawValue, height: vertical.rawValue)) }
}
