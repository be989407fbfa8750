import SceneValues

/// What a property has a value for each of: the states of a control, the metrics of a bar.
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
  /// The element that says, inside an `<appearance>`, for which variant its attributes are.
  static var element: String { get }
  /// What is meant where nothing is said, and what the others fall back to.
  static var base: Self { get }
  /// The element's attributes.
  static var axes: [StyleAxis<Self>] { get }
}

/// One of the attributes that tell variants from each other: a whole number, an enumeration or an option set.
public struct StyleAxis<Variant>: Sendable {
  let name: String
  let type: ValueType
  let read: @Sendable (Variant) -> Value
  /// False where the value is of another kind.
  let write: @Sendable (inout Variant, Value) throws(LiteralError) -> Bool

  /// An attribute of a name, which is read and written by a key path of the variant.
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

/// Stores a property that has a value for each variant, and where each came from.
///
/// ```swift
/// private var titleColors = StyleValues<Control.State, Color>()
///
/// $0.property("titleColor", appearance: \.titleColors) { $0.setTitleColor($1, for: $2) }
/// ```
@frozen public struct StyleValues<Variant: StyleVariant, Value> {
  /// That of the base, nil before it is set: most have this alone, and need no array for it.
  @usableFromInline var base: Stylable<Value?>?
  // Few: looked for one by one, they are found sooner than by hashing.
  @usableFromInline var entries: [Entry] = []

  @usableFromInline @frozen struct Entry {
    @usableFromInline let variant: Variant
    @usableFromInline var value: Stylable<Value?>

    @inlinable init(_ variant: Variant, _ value: Stylable<Value?>) {
      self.variant = variant
      self.value = value
    }
  }

  /// A store without values, each of which is of origin `default`.
  @inlinable public init() {}

  /// What was set for exactly this variant. Setting it makes it the object's own; so does setting it to nil.
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

  /// What holds for this variant: its own value, or that of the base.
  @inlinable public subscript(_ variant: Variant) -> Value? {
    self[exactly: variant] ?? self[exactly: Variant.base]
  }

  /// Where the value for exactly this variant came from.
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

  /// The place of a variant, which has no value yet where it had no place.
  @inlinable mutating func place(of variant: Variant) -> Int {
    if let index = index(of: variant) { return index }
    entries.append(Entry(variant, Stylable(wrappedValue: nil)))
    return entries.count - 1
  }
}

extension StyleValues.Entry: Sendable where Value: Sendable {}
extension StyleValues: Sendable where Value: Sendable {}
