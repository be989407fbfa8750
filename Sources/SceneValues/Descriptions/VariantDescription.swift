/// What a property has a value for each of: a control's states, a bar's metrics.
///
/// Inside an `<appearance>` an element of that name says for which: `<state name="highlighted" titleColor="red"/>`.
public struct VariantDescription: Hashable, Sendable {
  /// The name of the element: `state`.
  public var element: String
  /// The element's attributes.
  public var axes: [AxisDescription]

  /// A description of variants by their element and its attributes.
  public init(element: String, axes: [AxisDescription]) {
    self.element = element
    self.axes = axes
  }

  /// The axis of a name; nil where the element has no such attribute.
  public func axis(_ name: String) -> AxisDescription? { axes.first { $0.name == name } }
}

/// One of the attributes that tell variants from each other.
public struct AxisDescription: Hashable, Sendable {
  /// The name of the attribute.
  public var name: String
  /// A whole number, or what stands for one: an enumeration or an option set.
  public var type: ValueType
  /// The literal of what is meant where nothing is written.
  public var base: String

  /// A description of an axis; whether the type suits one (`ValueType.isAxis`) is not checked.
  public init(name: String, type: ValueType, base: String) {
    self.name = name
    self.type = type
    self.base = base
  }
}

extension ValueType {
  /// Whether an appearance rule can hold it. Every value can be held but a reference to an object of a scene.
  public var isStylable: Bool {
    if case .reference = self { return false }
    return true
  }

  /// Whether variants can be told from each other by it: whole numbers, under whatever names.
  public var isAxis: Bool {
    switch self {
    case .int, .enumeration, .optionSet: true
    default: false
    }
  }
}

extension Vocabulary {
  /// The modules whose classes every compiler knows, whatever it was told of the host's.
  public static let libraryModules: Set<String> = ["SceneUI", "SceneRuntime"]
  /// The class of what appearance rules are for.
  public static let viewClass = "View"
  /// The class of everything that can be touched on a bar, and is no view.
  public static let barItemClass = "BarItem"

  /// What the properties of a class have values for each of, by the element that says which.
  public func variant(_ element: String, of name: String) -> VariantDescription? {
    lineage(of: name).lazy.flatMap(\.properties).compactMap(\.variant).first { $0.element == element }
  }

  /// Whether an element says, in a rule for some class, which of a property's values is meant.
  public func isVariantElement(_ name: String) -> Bool {
    classes.contains { $0.properties.contains { $0.variant?.element == name } }
  }
}

extension Vocabulary {
  /// A class by the one name that is its own, however it was written; as it was written where it is not known.
  public func name(of written: String) -> String { description(of: written)?.qualifiedName ?? written }
}
