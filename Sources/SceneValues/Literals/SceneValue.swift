/// A Swift type that a scene can write as a literal: what a declared property may hold.
public protocol SceneValue: Sendable {
  /// What kind of literal a scene writes for it.
  static var valueType: ValueType { get }

  /// The Swift value; nil where the value is of another kind.
  init?(_ value: Value)

  /// The value as a scene writes it; `init(_:)` makes an equal one of it.
  var sceneValue: Value { get }
}

extension SceneValue {
  /// Reads any value, text of unknown type included.
  ///
  /// - Parameters:
  ///   - value: the value, or a `Value.text` that is read as a literal of this type.
  ///   - range: what each of its numbers lies in; `NumberLimits` hold in any case.
  /// - Returns: nil for a value of another kind, or one that is not finite or out of bounds.
  /// - Throws: `LiteralError` where text is not a literal of this type.
  public static func reading(
    _ value: Value, in range: ClosedRange<Double>? = nil
  ) throws(LiteralError) -> Self? {
    if case .text(let text) = value { return Self(try valueType.value(of: text, in: range)) }
    guard value.isWithinLimits, range.map(value.lies) ?? true else { return nil }
    return Self(value)
  }
}

extension Bool: SceneValue {
  /// Scenes write `true` or `false`.
  public static var valueType: ValueType { .bool }
  /// The flag in a `Value.bool`; nil for any other value.
  public init?(_ value: Value) {
    guard case .bool(let value) = value else { return nil }
    self = value
  }
  /// The flag, as a `Value.bool`.
  public var sceneValue: Value { .bool(self) }
}

extension Int: SceneValue {
  /// Scenes write a whole number.
  public static var valueType: ValueType { .int }
  /// The number in a `Value.int`; nil for any other value.
  public init?(_ value: Value) {
    guard case .int(let value) = value else { return nil }
    self = value
  }
  /// The number, as a `Value.int`.
  public var sceneValue: Value { .int(self) }
}

extension Double: SceneValue {
  /// Scenes write a number.
  public static var valueType: ValueType { .number }
  /// The number in a `Value.number` or a `Value.int`; nil for any other value.
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
  /// Scenes write any text.
  public static var valueType: ValueType { .string }
  /// The text in a string, the name of an image or of a case, or text of unknown type; nil for any other
  /// value.
  public init?(_ value: Value) {
    switch value {
    case .string(let value), .image(let value), .enumeration(let value), .text(let value): self = value
    default: return nil
    }
  }
  /// The text, as a `Value.string`.
  public var sceneValue: Value { .string(self) }
}

extension Point: SceneValue {
  /// Scenes write `x y`.
  public static var valueType: ValueType { .point }
  /// The point in a `Value.point`; nil for any other value.
  public init?(_ value: Value) {
    guard case .point(let value) = value else { return nil }
    self = value
  }
  /// The point, as a `Value.point`.
  public var sceneValue: Value { .point(self) }
}

extension Size: SceneValue {
  /// Scenes write `width height`.
  public static var valueType: ValueType { .size }
  /// The size in a `Value.size`; nil for any other value.
  public init?(_ value: Value) {
    guard case .size(let value) = value else { return nil }
    self = value
  }
  /// The size, as a `Value.size`.
  public var sceneValue: Value { .size(self) }
}

extension Rect: SceneValue {
  /// Scenes write `x y width height`.
  public static var valueType: ValueType { .rect }
  /// The rectangle in a `Value.rect`; nil for any other value.
  public init?(_ value: Value) {
    guard case .rect(let value) = value else { return nil }
    self = value
  }
  /// The rectangle, as a `Value.rect`.
  public var sceneValue: Value { .rect(self) }
}

/// A scene writes where it begins and how long it is.
extension Range: SceneValue where Bound == Int {
  /// Scenes write `location length`, both whole numbers.
  public static var valueType: ValueType { .range }
  /// The range in a `Value.range`; nil for any other value.
  public init?(_ value: Value) {
    guard case .range(let value) = value else { return nil }
    self = value
  }
  /// The range, as a `Value.range`.
  public var sceneValue: Value { .range(self) }
}

extension EdgeInsets: SceneValue {
  /// Scenes write `top left bottom right`.
  public static var valueType: ValueType { .insets }
  /// The insets in a `Value.insets`; nil for any other value.
  public init?(_ value: Value) {
    guard case .insets(let value) = value else { return nil }
    self = value
  }
  /// The insets, as a `Value.insets`.
  public var sceneValue: Value { .insets(self) }
}

extension AffineTransform: SceneValue {
  /// Scenes write rotations, scalings and moves in the order to apply.
  public static var valueType: ValueType { .transform }
  /// The transform in a `Value.transform`; nil for any other value.
  public init?(_ value: Value) {
    guard case .transform(let value) = value else { return nil }
    self = value
  }
  /// The transform, as a `Value.transform`.
  public var sceneValue: Value { .transform(self) }
}

extension Color: SceneValue {
  /// Scenes write components, the name of a standard colour, `tint` or `asset:NAME`.
  public static var valueType: ValueType { .color }
  /// The colour in a `Value.color`; nil for any other value.
  public init?(_ value: Value) {
    guard case .color(let value) = value else { return nil }
    self = value
  }
  /// The colour, as a `Value.color`.
  public var sceneValue: Value { .color(self) }
}

extension Font: SceneValue {
  /// Scenes write a face and a size in points, or the name of a text style.
  public static var valueType: ValueType { .font }
  /// The font in a `Value.font`; nil for any other value.
  public init?(_ value: Value) {
    guard case .font(let value) = value else { return nil }
    self = value
  }
  /// The font, as a `Value.font`.
  public var sceneValue: Value { .font(self) }
}

/// An enumeration whose cases a scene writes by name.
///
/// ```swift
/// enum TextAlignment: String, SceneEnumeration { case left, center, right }
/// ```
public protocol SceneEnumeration: SceneValue, RawRepresentable, CaseIterable where RawValue == String {}

extension SceneEnumeration {
  /// Scenes write the name of a case.
  public static var valueType: ValueType { .enumeration(allCases.map(\.rawValue)) }
  /// The case of the name in a `Value.enumeration`, or in a `Value.string`, as runtime attributes say it; nil for any other
  /// value and for an unknown name.
  public init?(_ value: Value) {
    switch value {
    case .enumeration(let name), .string(let name): self.init(rawValue: name)
    default: return nil
    }
  }
  /// The name of the case, as a `Value.enumeration`.
  public var sceneValue: Value { .enumeration(rawValue) }
}

/// An option set whose members a scene writes by name, separated by spaces.
public protocol SceneOptionSet: SceneValue, OptionSet {
  /// The members by name, in the order they are written.
  static var members: [(name: String, member: Self)] { get }
}

extension SceneOptionSet where Element == Self {
  /// Scenes write the names of members, separated by spaces.
  public static var valueType: ValueType { .optionSet(members.map(\.name)) }
  /// The members of the names in a `Value.optionSet`; nil for any other value and for an unknown name.
  public init?(_ value: Value) {
    guard case .optionSet(let names) = value else { return nil }
    self = []
    let members = names.isEmpty ? [] : Self.members
    for name in names {
      guard let found = members.first(where: { $0.name == name }) else { return nil }
      insert(found.member)
    }
  }
  /// The names of the members that are set, in the order of `members`, as a `Value.optionSet`.
  public var sceneValue: Value {
    // A member without bits, such as `normal`, stands for the empty set and is in no other.
    .optionSet(Self.members.filter { contains($0.member) && $0.member.isEmpty == isEmpty }.map(\.name))
  }
}

/// An optional property: what is not written stays nil, and `nil` can be written.
extension Optional: SceneValue where Wrapped: SceneValue {
  /// Scenes write what they write for the wrapped type.
  public static var valueType: ValueType { Wrapped.valueType }
  /// No value for `Value.nothing`, else what the wrapped type makes of the value; nil where that makes
  /// nothing.
  public init?(_ value: Value) {
    if case .nothing = value {
      self = .none
      return
    }
    guard let wrapped = Wrapped(value) else { return nil }
    self = .some(wrapped)
  }
  /// What the wrapped value says; `Value.nothing` without one.
  public var sceneValue: Value { map(\.sceneValue) ?? .nothing }
}

extension DirectionalEdgeInsets: SceneValue {
  /// Scenes write `top leading bottom trailing`.
  public static var valueType: ValueType { .insets }
  /// The insets in a `Value.insets`, whose left edge is the leading one; nil for any other value.
  public init?(_ value: Value) {
    guard case .insets(let value) = value else { return nil }
    self.init(top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
  }
  /// The insets, as a `Value.insets` whose left edge is the leading one.
  public var sceneValue: Value { .insets(insets(isRightToLeft: false)) }
}

extension LayoutPriorities: SceneValue {
  /// Scenes write it as layout priorities.
  public static var valueType: ValueType { .priorities }

  /// The width of a `Value.size` as the horizontal priority, and the height as the vertical one.
  ///
  /// Nil for another kind of value, and where one of the numbers does not lie in 1...1000.
  public init?(_ value: Value) {
    guard case .size(let size) = value, LayoutPriority.range.contains(size.width),
      LayoutPriority.range.contains(size.height)
    else { return nil }
    self.init(
      horizontal: LayoutPriority(rawValue: size.width), vertical: LayoutPriority(rawValue: size.height))
  }

  /// A `Value.size` whose width is the horizontal priority, and whose height is the vertical one.
  public var sceneValue: Value { .size(Size(width: horizontal.rawValue, height: vertical.rawValue)) }
}
