/// A Swift type that a scene can write as a literal: what a declared property may hold.
public protocol SceneValue: Sendable {
  static var valueType: ValueType { get }

  /// The Swift value; nil where the value is of another kind.
  init?(_ value: Value)

  var sceneValue: Value { get }
}

extension SceneValue {
  /// Reads any value, text of unknown type included.
  ///
  /// - Parameter range: what each of its numbers lies in; `NumberLimits` hold in any case.
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
  public static var valueType: ValueType { .bool }
  public init?(_ value: Value) {
    guard case .bool(let value) = value else { return nil }
    self = value
  }
  public var sceneValue: Value { .bool(self) }
}

extension Int: SceneValue {
  public static var valueType: ValueType { .int }
  public init?(_ value: Value) {
    guard case .int(let value) = value else { return nil }
    self = value
  }
  public var sceneValue: Value { .int(self) }
}

extension Double: SceneValue {
  public static var valueType: ValueType { .number }
  public init?(_ value: Value) {
    switch value {
    case .number(let value): self = value
    case .int(let value): self = Double(value)
    default: return nil
    }
  }
  public var sceneValue: Value { .number(self) }
}

extension String: SceneValue {
  public static var valueType: ValueType { .string }
  public init?(_ value: Value) {
    switch value {
    case .string(let value), .image(let value), .enumeration(let value), .text(let value): self = value
    default: return nil
    }
  }
  public var sceneValue: Value { .string(self) }
}

extension Point: SceneValue {
  public static var valueType: ValueType { .point }
  public init?(_ value: Value) {
    guard case .point(let value) = value else { return nil }
    self = value
  }
  public var sceneValue: Value { .point(self) }
}

extension Size: SceneValue {
  public static var valueType: ValueType { .size }
  public init?(_ value: Value) {
    guard case .size(let value) = value else { return nil }
    self = value
  }
  public var sceneValue: Value { .size(self) }
}

extension Rect: SceneValue {
  public static var valueType: ValueType { .rect }
  public init?(_ value: Value) {
    guard case .rect(let value) = value else { return nil }
    self = value
  }
  public var sceneValue: Value { .rect(self) }
}

/// A scene writes where it begins and how long it is.
extension Range: SceneValue where Bound == Int {
  public static var valueType: ValueType { .range }
  public init?(_ value: Value) {
    guard case .range(let value) = value else { return nil }
    self = value
  }
  public var sceneValue: Value { .range(self) }
}

extension EdgeInsets: SceneValue {
  public static var valueType: ValueType { .insets }
  public init?(_ value: Value) {
    guard case .insets(let value) = value else { return nil }
    self = value
  }
  public var sceneValue: Value { .insets(self) }
}

extension AffineTransform: SceneValue {
  public static var valueType: ValueType { .transform }
  public init?(_ value: Value) {
    guard case .transform(let value) = value else { return nil }
    self = value
  }
  public var sceneValue: Value { .transform(self) }
}

extension Color: SceneValue {
  public static var valueType: ValueType { .color }
  public init?(_ value: Value) {
    guard case .color(let value) = value else { return nil }
    self = value
  }
  public var sceneValue: Value { .color(self) }
}

extension Font: SceneValue {
  public static var valueType: ValueType { .font }
  public init?(_ value: Value) {
    guard case .font(let value) = value else { return nil }
    self = value
  }
  public var sceneValue: Value { .font(self) }
}

/// An enumeration whose cases a scene writes by name.
///
/// ```swift
/// enum TextAlignment: String, SceneEnumeration { case left, center, right }
/// ```
public protocol SceneEnumeration: SceneValue, RawRepresentable, CaseIterable where RawValue == String {}

extension SceneEnumeration {
  public static var valueType: ValueType { .enumeration(allCases.map(\.rawValue)) }
  public init?(_ value: Value) {
    guard case .enumeration(let name) = value else { return nil }
    self.init(rawValue: name)
  }
  public var sceneValue: Value { .enumeration(rawValue) }
}

/// An option set whose members a scene writes by name, separated by spaces.
public protocol SceneOptionSet: SceneValue, OptionSet {
  /// The members by name, in the order they are written.
  static var members: [(name: String, member: Self)] { get }
}

extension SceneOptionSet where Element == Self {
  public static var valueType: ValueType { .optionSet(members.map(\.name)) }
  public init?(_ value: Value) {
    guard case .optionSet(let names) = value else { return nil }
    self = []
    for name in names {
      guard let found = Self.members.first(where: { $0.name == name }) else { return nil }
      insert(found.member)
    }
  }
  public var sceneValue: Value {
    // A member without bits, such as `normal`, stands for the empty set and is in no other.
    .optionSet(Self.members.filter { contains($0.member) && $0.member.isEmpty == isEmpty }.map(\.name))
  }
}

/// An optional property: what is not written stays nil, and `nil` can be written.
extension Optional: SceneValue where Wrapped: SceneValue {
  public static var valueType: ValueType { Wrapped.valueType }
  public init?(_ value: Value) {
    if case .nothing = value {
      self = .none
      return
    }
    guard let wrapped = Wrapped(value) else { return nil }
    self = .some(wrapped)
  }
  public var sceneValue: Value { map(\.sceneValue) ?? .nothing }
}
