import SceneArchive
import SceneRuntime
import SceneValues

/// What holds between two views, or for one: `<constraint equation="height = 44" id="height"/>`.
///
/// A constraint that has an id is an object, which outlets can be connected to; so is one that holds for some traits
/// only, or at another distance. It carries what the scene says; layout does not apply it yet.
///
/// ```xml
/// <constraint equation="title.top = safeArea.top + 40">
///   <when traits="vertical=compact" constant="8"/>
/// </constraint>
/// <constraint equation="width = 320" active="false"><when traits="idiom=pad" active="true"/></constraint>
/// ```
///
/// ```swift
/// $0.outlet("height") { $0.height = $1 }  // weak var height: LayoutConstraint!
///
/// height.constant = 88
/// ```
public final class LayoutConstraint: CodedSceneObject, Identified {
  /// The horizontal or the vertical axis, of which views have priorities.
  public enum Axis: String, SceneEnumeration {
    /// From one side to the other, and from top to bottom: a stack view has a row of views, and a column.
    case horizontal, vertical
  }

  /// The `id` of its element; nil for one that code has made, and for one that is an object without an id.
  public let sceneID: String?
  /// Nil where it is gone, and where `firstGuide` is meant.
  public private(set) weak var firstItem: View?
  /// The layout guide that the first attribute is of; nil for one of `firstItem`.
  public private(set) weak var firstGuide: LayoutGuide?
  /// Which rectangle of the first item is meant.
  public private(set) var firstArea: LayoutArea
  /// What of the first item is meant: an edge, a size, a centre.
  public private(set) var firstAttribute: LayoutAttribute
  /// Whether the first attribute is to be equal to the other side, at most that, or at least that.
  public private(set) var relation: LayoutRelation
  /// Nil for a size that is compared with the constant alone.
  public private(set) weak var secondItem: View?
  /// The layout guide that the second attribute is of; nil for one of `secondItem`, and without a second item.
  public private(set) weak var secondGuide: LayoutGuide?
  /// Which rectangle of the second item is meant; `view` where there is no second item.
  public private(set) var secondArea: LayoutArea
  /// Nil without a second item.
  public private(set) var secondAttribute: LayoutAttribute?
  /// Of the second item's attribute.
  public private(set) var multiplier: Double
  /// In points.
  @Bounded(.coordinates) public var constant = 0.0
  /// From 1 to 1000.
  @Bounded(LayoutPriority.range) public var priority: LayoutPriority = .required
  /// Whether it is to hold: those of a scene are, those made in code are not until somebody says so.
  public var isActive = false

  /// A constraint `item.attribute relation multiplier * other.otherAttribute + constant`, of the views themselves.
  ///
  /// - Parameters:
  ///   - item: is held weakly, like `other`.
  ///   - attribute: what of `item` is meant.
  ///   - relation: whether both sides are to be equal, or one is the limit of the other.
  ///   - other: nil to compare a size with the constant alone.
  ///   - otherAttribute: what of `other` is meant; nil without one.
  ///   - multiplier: of the other attribute.
  ///   - constant: in points.
  public init(
    item: View, attribute: LayoutAttribute, relatedBy relation: LayoutRelation = .equal,
    toItem other: View? = nil, attribute otherAttribute: LayoutAttribute? = nil, multiplier: Double = 1,
    constant: Double = 0
  ) {
    sceneID = nil
    firstItem = item
    firstArea = .view
    firstAttribute = attribute
    self.relation = relation
    secondItem = other
    secondArea = .view
    secondAttribute = otherAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Which views it speaks of, it is told when all are made.
  public init(coder: Coder) throws {
    guard let said = coder.constraint else {
      throw coder.error(.cannotInstantiate(class: coder.className))
    }
    sceneID = coder.objectID
    (firstArea, firstAttribute) = (said.first.area, said.first.attribute)
    relation = said.relation
    (secondArea, secondAttribute) = (said.second?.area ?? .view, said.second?.attribute)
    (multiplier, constant) = (said.multiplier, said.constant)
    priority = LayoutPriority(rawValue: said.priority)
    isActive = true
    try coder.decode(into: self)
  }

  /// The element `<constraint>`, with the attributes that it has besides its equation.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      LayoutConstraint.self, element: "constraint",
      "What holds between two views, or for one: what its 'equation' says. Not yet applied by layout."
    ) {
      $0.property(
        "active", default: true, "Whether it is to hold.", get: \.isActive, set: { $0.isActive = $1 })
      $0.property(
        "constant", default: 0, in: .coordinates,
        "In points: what the equation ends with, under some traits.",
        get: \.constant, set: { $0.constant = $1 })
    }
  }

  /// Called once, when the objects of the scene are made and connected; does nothing.
  public func awakeFromNib() {}
}

extension LayoutConstraint: ConstraintObject {
  package func connect(first: any SceneObject, second: (any SceneObject)?) {
    firstItem = first as? View
    firstGuide = first as? LayoutGuide
    secondItem = second as? View
    secondGuide = second as? LayoutGuide
  }
}
