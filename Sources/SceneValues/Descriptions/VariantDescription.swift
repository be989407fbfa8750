/// The variants of a property's value. For example, a title color can have a variant for each control state.
///
/// In `<appearance>`, the element selects the variant to set: `<state name="highlighted" titleColor="red"/>`.
public struct VariantDescription: Hashable, Sendable {
  /// The name of the element that selects a variant, such as `state`.
  public var element: String
  /// The attributes of the element, which distinguish the variants.
  public var axes: [AxisDescription]

  /// Creates a description from an element and its attributes.
  public init(element: String, axes: [AxisDescription]) {
    self.element = element
    self.axes = axes
  }

  /// Returns the axis with the given name, or nil if the element has no such attribute.
  public func axis(_ name: String) -> AxisDescription? { axes.first { $0.name == name } }
}

/// An attribute that distinguishes variants.
public struct AxisDescription: Hashable, Sendable {
  /// The name of the attribute.
  public var name: String
  /// The attribute's type: a whole number, an enumeration, or an option set.
  public var type: ValueType
  /// The literal of the attribute's default value.
  public var base: String

  /// Creates a description of an axis. Does not check whether the type is valid for an axis (`ValueType.isAxis`).
  public init(name: String, type: ValueType, base: String) {
    self.name = name
    self.type = type
    self.base = base
  }
}

extension ValueType {
  /// Whether appearance rules can set values of this type, as is true for all types except references to objects.
  public var isStylable: Bool {
    if case .reference = self { return false }
    return true
  }

  /// Whether values of this type can distinguish variants, as is true for whole numbers, enumerations, and option sets.
  public var isAxis: Bool {
    switch self {
    case .int, .enumeration, .optionSet: true
    default: false
    }
  }
}

extension Vocabulary {
  /// The modules of the class library, which every vocabulary contains.
  public static let libraryModules: Set<String> = ["SceneUI", "SceneRuntime"]
  /// The base class of views, to which appearance rules apply.
  public static let viewClass = "View"
  /// The class of bar items, which are not views.
  public static let barItemClass = "BarItem"

  /// Returns the description of the variants that an element selects for objects of a class, or nil if there are none.
  public func variant(_ element: String, of name: String) -> VariantDescription? {
    lineage(of: name).lazy.flatMap(\.properties).compactMap(\.variant).first { $0.element == element }
  }

  /// Returns whether an element in appearance rules selects a variant for any known class.
  public func isVariantElement(_ name: String) -> Bool {
    classes.contains { $0.properties.contains { $0.variant?.element == name } }
  }
}

extension Vocabulary {
  /// Returns the qualified name of a class, or the name unchanged if the class is unknown.
  public func name(of written: String) -> String { description(of: written)?.qualifiedName ?? written }
}
