import SceneValues

/// A variant for which a property can have a separate value, such as a control state or a kind of bar metrics.
///
/// ```swift
/// enum Hand: String, SceneEnumeration, StyleVariant {
///   case hour, minute
///   static let element = "hand"
///   static let base = Hand.hour
///   static let axes = [StyleAxis("name", \Hand.self)]
/// }
/// ```
public protocol StyleVariant: Hashable, Sendable {
  /// The name of the element whose attributes select the variant. The element is nested in an `<appearance>`.
  static var element: String { get }
  /// The default variant. Variants without a value use the value of the default variant.
  static var base: Self { get }
  /// The attributes that select the variant.
  static var axes: [StyleAxis<Self>] { get }
}

/// An attribute that distinguishes variants. Its value is an integer, an enumeration, or an option set.
public struct StyleAxis<Variant>: Sendable {
  let name: String
  let type: ValueType
  let read: @Sendable (Variant) -> Value
  /// Sets the attribute of a variant. Returns false if the value's type differs from the attribute's type.
  let write: @Sendable (inout Variant, Value) throws(LiteralError) -> Bool

  /// Creates an attribute that reads and writes a property of the variant.
  public init<Axis: SceneValue>(_ name: String, _ path: WritableKeyPath<Variant, Axis> & Sendable) {
    self.name = name
    type = Axis.valueType
    read = { $0[keyPath: path].sceneValue }
    write = { (variant, value) throws(LiteralError) in
      guard let value = try Axis.reading(value) else { return false }
      variant[keyPath: path] = value
      return true
    }
  }
}

/// Stores a value and its origin for each variant of a property.
///
/// ```swift
/// private var titleColors = StyleValues<Control.State, Color>()
///
/// $0.property("titleColor", appearance: \.titleColors) { $0.setTitleColor($1, for: $2) }
/// ```
@frozen public struct StyleValues<Variant: StyleVariant, Value> {
  /// The value for the base variant. It is stored separately so that properties with no other values need no array.
  @usableFromInline var base: Stylable<Value?>?
  // Linear search is faster than hashing if there are few entries.
  @usableFromInline var entries: [Entry] = []

  @usableFromInline @frozen struct Entry {
    @usableFromInline let variant: Variant
    @usableFromInline var value: Stylable<Value?>

    @inlinable init(_ variant: Variant, _ value: Stylable<Value?>) {
      self.variant = variant
      self.value = value
    }
  }

  /// Creates a store without values. The origin is `default` for all variants.
  @inlinable public init() {}

  /// The value for exactly this variant. Setting the value, even to nil, changes its origin to `own`.
  @inlinable public subscript(exactly variant: Variant) -> Value? {
    get { self.variant(variant)?.wrappedValue }
    set {
      if variant == Variant.base {
        base = Stylable(wrappedValue: nil)
        base?.wrappedValue = newValue
      } else {
        entries[place(of: variant)].value.wrappedValue = newValue
      }
    }
  }

  /// The value for this variant or, if there is none, for the base variant.
  @inlinable public subscript(_ variant: Variant) -> Value? {
    self[exactly: variant] ?? self[exactly: Variant.base]
  }

  /// The origin of the value for exactly this variant.
  @inlinable public subscript(originOf variant: Variant) -> ValueOrigin {
    get { self.variant(variant)?.projectedValue ?? .default }
    set {
      if variant == Variant.base {
        var value = base ?? Stylable(wrappedValue: nil)
        value.projectedValue = newValue
        base = value
      } else {
        entries[place(of: variant)].value.projectedValue = newValue
      }
    }
  }

  @inlinable func variant(_ variant: Variant) -> Stylable<Value?>? {
    if variant == Variant.base { return base }
    return index(of: variant).map { entries[$0].value }
  }

  @inlinable func index(of variant: Variant) -> Int? { entries.firstIndex { $0.variant == variant } }

  @inlinable mutating func place(of variant: Variant) -> Int {
    if let index = index(of: variant) { return index }
    entries.append(Entry(variant, Stylable(wrappedValue: nil)))
    return entries.count - 1
  }
}

extension StyleValues.Entry: Sendable where Value: Sendable {}
extension StyleValues: Sendable where Value: Sendable {}
