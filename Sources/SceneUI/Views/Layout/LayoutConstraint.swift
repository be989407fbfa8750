import SceneArchive
import SceneLayout
import SceneRuntime
import SceneValues

/// A relation between attributes of two views, or a requirement for one attribute, such as `<constraint equation="height
/// = 44" id="height"/>`.
///
/// Outlets can connect to a constraint that has an ID. Constraints created in code are initially inactive.
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
///
/// If not all constraints can be satisfied, constraints with higher priority take precedence, no matter how many
/// lower-priority constraints conflict with them. If required constraints conflict, the constraint that was added last is
/// ignored, and the context's `layoutConflictHandler` is called.
public final class LayoutConstraint: CodedSceneObject, Identified {
  /// An axis of the layout. For example, content priorities apply along an axis.
  public enum Axis: String, SceneEnumeration {
    case horizontal, vertical
  }

  /// The `id` of the element, or nil if the element has no ID or the constraint was created in code.
  public let sceneID: String?
  /// The first item if it is a view. The value is nil for a layout guide, or if the view no longer exists.
  public private(set) var firstItem: View? {
    get { firstHandle?.view }
    set { firstHandle = newValue?.handle }
  }
  private var firstHandle: ViewHandle?
  /// The first item if it is a layout guide. The value is nil for a view, or if the guide no longer exists.
  public private(set) weak var firstGuide: LayoutGuide?
  /// The rectangle of the first item to which the constraint applies, such as its safe area.
  public private(set) var firstArea: LayoutArea
  /// The attribute of the first item: an edge, a dimension, or a center.
  public private(set) var firstAttribute: LayoutAttribute
  /// The relation between the two sides: equal, at most, or at least.
  public private(set) var relation: LayoutRelation
  /// The second item if it is a view. The value is nil for a layout guide, or if there is no second item.
  public private(set) var secondItem: View? {
    get { secondHandle?.view }
    set { secondHandle = newValue?.handle }
  }
  private var secondHandle: ViewHandle?
  /// The second item if it is a layout guide. The value is nil for a view, or if there is no second item.
  public private(set) weak var secondGuide: LayoutGuide?
  /// The rectangle of the second item to which the constraint applies. If there is no second item, the value is `view`.
  public private(set) var secondArea: LayoutArea
  /// The attribute of the second item, or nil if there is no second item.
  public private(set) var secondAttribute: LayoutAttribute?
  /// The factor by which the value of the second attribute is multiplied.
  public private(set) var multiplier: Double
  /// The constant that is added to the right side of the equation, in points.
  @Within(.coordinates) public var constant = 0.0 {
    didSet {
      baselineSpacing = nil
      guard constant != oldValue, let ruleNumber else { return }
      island?.engine?.setConstant(constant, of: ruleNumber)
      island?.contentDidChange()
    }
  }
  /// The factor by which the system baseline spacing is multiplied to obtain the constant, or nil if no spacing is used.
  var baselineSpacing: Double?
  /// The priority, from 1 to 1000.
  @Bounded(LayoutPriority.range) public var priority: LayoutPriority = .required {
    didSet {
      guard priority != oldValue, let ruleNumber else { return }
      island?.engine?.setPriority(priority.rawValue, of: ruleNumber)
      island?.contentDidChange()
    }
  }
  /// Whether the constraint is active. The default is true for constraints in scenes and false for those created in code.
  ///
  /// Activating a constraint adds it to the nearest common ancestor of its items, unless a view already retains the
  /// constraint. If there is no common ancestor, the property does not change and the context's failure handler is
  /// called. Views retain a constraint created in code only while the constraint is active.
  public var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }
  var holder: View? {
    get { holderHandle?.view }
    set { holderHandle = newValue?.handle }
  }
  private var holderHandle: ViewHandle?
  /// The view in which the constraint applies, if it differs from the view that retains the constraint.
  var container: View? {
    get { containerHandle?.view }
    set { containerHandle = newValue?.handle }
  }
  private var containerHandle: ViewHandle?
  weak var island: LayoutIsland?
  var ruleNumber: SideConstraintID?
  private let loaded: LoadedConstraint?
  var place: LoadingError.Place? { loaded?.place }
  package var fileNumber: Int? { loaded?.number }

  /// Creates a constraint of the form `item.attribute relation multiplier * other.otherAttribute + constant`.
  ///
  /// - Parameters:
  ///   - item: A view or layout guide. The constraint weakly references both `item` and `other`.
  ///   - attribute: The attribute of `item`.
  ///   - relation: The relation between the two sides.
  ///   - other: The second item, or nil to compare a dimension only with the constant.
  ///   - otherAttribute: The attribute of `other`, or nil if there is no second item.
  ///   - multiplier: The multiplier of the second attribute.
  ///   - constant: The constant, in points.
  public convenience init(
    item: any LayoutAnchored, attribute: LayoutAttribute, relatedBy relation: LayoutRelation = .equal,
    toItem other: (any LayoutAnchored)? = nil, attribute otherAttribute: LayoutAttribute? = nil,
    multiplier: Double = 1, constant: Double = 0
  ) {
    self.init(
      item.layoutEnd.end, attribute, relatedBy: relation, other?.layoutEnd.end, otherAttribute,
      multiplier: multiplier, constant: constant)
  }

  init(
    _ first: End, _ attribute: LayoutAttribute, relatedBy relation: LayoutRelation, _ second: End?,
    _ otherAttribute: LayoutAttribute?, multiplier: Double, constant: Double
  ) {
    sceneID = nil
    loaded = nil
    (firstHandle, firstGuide, firstArea) = (first.view?.handle, first.guide, first.area)
    firstAttribute = attribute
    self.relation = relation
    (secondHandle, secondGuide, secondArea) = (second?.view?.handle, second?.guide, second?.area ?? .view)
    secondAttribute = otherAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  init(_ loaded: LoadedConstraint, first: any SceneObject, second: (any SceneObject)?) {
    let said = loaded.record
    sceneID = nil
    self.loaded = loaded
    (firstArea, firstAttribute) = (said.first.area, said.first.attribute)
    relation = said.relation
    (secondArea, secondAttribute) = (said.second?.area ?? .view, said.second?.attribute)
    (multiplier, constant) = (said.multiplier, said.constant)
    priority = LayoutPriority(rawValue: said.priority)
    isActive = true
    connect(first: first, second: second)
  }

  /// Creates a constraint from its element in a scene. The constraint's items are set after all objects are created.
  public init(coder: Coder) throws {
    guard let loaded = coder.constraint else {
      throw coder.error(.cannotInstantiate(class: coder.className))
    }
    let said = loaded.record
    sceneID = coder.objectID
    self.loaded = loaded
    (firstArea, firstAttribute) = (said.first.area, said.first.attribute)
    relation = said.relation
    (secondArea, secondAttribute) = (said.second?.area ?? .view, said.second?.attribute)
    (multiplier, constant) = (said.multiplier, said.constant)
    priority = LayoutPriority(rawValue: said.priority)
    isActive = true
    try coder.decode(into: self)
  }

  /// The declaration of the `<constraint>` element, with all attributes except the equation.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      LayoutConstraint.self, element: "constraint",
      "A relation between two views, or a constraint on one view, as specified by 'equation'."
    ) {
      $0.property(
        "active", default: true, "Whether the constraint is active.", get: \.isActive,
        set: { $0.isActive = $1 })
      $0.property(
        "constant", default: 0, in: .coordinates,
        "The constant in points, for some traits.",
        get: \.constant, set: { $0.constant = $1 })
    }
  }

  /// Does nothing. This method is called once after the objects of the scene have been created and connected.
  public func awakeFromNib() {}
}

extension LayoutConstraint: ConstraintObject {
  package func connect(first: any SceneObject, second: (any SceneObject)?) {
    firstItem = (first as? View)?.viewForConstraints
    firstGuide = first as? LayoutGuide
    secondItem = (second as? View)?.viewForConstraints
    secondGuide = second as? LayoutGuide
    holder?.layoutStructureDidChange()
  }
}

extension View: ConstraintOwner {
  package func hold(_ constraint: LoadedConstraint, first: any SceneObject, second: (any SceneObject)?) {
    viewForConstraints.keep(LayoutConstraint(constraint, first: first, second: second))
  }
}

extension LayoutConstraint {
  private func activityDidChange() {
    guard let holder else {
      // While the constraint is being loaded, its items are not set yet.
      if isActive, firstEnd != nil { findHolder() }
      return
    }
    if isActive {
      guard let island = holder.layoutNotes?.home ?? holder.layoutNotes?.island, island.add(self) else {
        return holder.layoutStructureDidChange()
      }
    } else {
      island?.remove(self)
      if loaded == nil { holder.forget(self) }
    }
  }

  private func findHolder() {
    guard let view = commonView else {
      isActive = false
      (firstItem ?? firstGuide?.owningView)?.notify(
        LoadingError(
          .refused(
            "the constraint '\(text)' cannot be active: its items have no common ancestor")))
      return
    }
    view.keep(self)
    activityDidChange()
  }

  func leaveIsland() {
    island = nil
    ruleNumber = nil
  }

  /// Activates constraints. Each constraint is added to the nearest common ancestor of its own items.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
