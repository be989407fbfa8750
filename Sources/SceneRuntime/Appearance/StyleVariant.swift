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
public struct StyleValues<Variant: StyleVariant, Value> {
  private var values: [Variant: Stylable<Value?>] = [:]

  /// A store without values, each of which is of origin `default`.
  public init() {}

  /// What was set for exactly this variant. Setting it makes it the object's own; so does setting it to nil.
  public subscript(exactly variant: Variant) -> Value? {
    get { values[variant]?.wrappedValue }
    set { values[variant, default: Stylable(wrappedValue: nil)].wrappedValue = newValue }
  }

  /// What holds for this variant: its own value, or that of the base.
  public subscript(_ variant: Variant) -> Value? { self[exactly: variant] ?? self[exactly: Variant.base] }

  /// Where the value for exactly this variant came from.
  public subscript(originOf variant: Variant) -> ValueOrigin {
    get { values[variant]?.projectedValue ?? .default }
    set { values[variant, default: Stylable(wrappedValue: nil)].projectedValue = newValue }
  }
}

extension StyleValues: Sendable where Value: Sendable {}
