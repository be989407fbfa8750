import SceneArchive
import SceneLayout
import SceneRuntime
import SceneValues

/// What holds between two views, or for one: `<constraint equation="height = 44" id="height"/>`.
///
/// A constraint that has an id is an object, which outlets can be connected to; so is one that holds for some traits
/// only, or at another distance. Those that code makes are not active until somebody says so.
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
/// Where not all constraints can hold, those of lower priority give way, whatever their number. Of required ones that
/// contradict each other, the one that was said last is let go, and the context's `layoutConflictHandler` hears of it.
public final class LayoutConstraint: CodedSceneObject, Identified {
  /// The horizontal or the vertical axis, of which views have priorities.
  public enum Axis: String, SceneEnumeration {
    /// From one side to the other, and from top to bottom: a stack view has a row of views, and a column.
    case horizontal, vertical
  }

  /// The `id` of its element; nil for one that code has made, and for one that is an object without an id.
  public let sceneID: String?
  /// Nil where it is gone, and where `firstGuide` is meant.
  public private(set) var firstItem: View? {
    get { firstHandle?.view }
    set { firstHandle = newValue?.handle }
  }
  private var firstHandle: ViewHandle?
  /// The layout guide that the first attribute is of; nil for one of `firstItem`.
  public private(set) weak var firstGuide: LayoutGuide?
  /// Which rectangle of the first item is meant.
  public private(set) var firstArea: LayoutArea
  /// What of the first item is meant: an edge, a size, a center.
  public private(set) var firstAttribute: LayoutAttribute
  /// Whether the first attribute is to be equal to the other side, at most that, or at least that.
  public private(set) var relation: LayoutRelation
  /// Nil for a size that is compared with the constant alone.
  public private(set) var secondItem: View? {
    get { secondHandle?.view }
    set { secondHandle = newValue?.handle }
  }
  private var secondHandle: ViewHandle?
  /// The layout guide that the second attribute is of; nil for one of `secondItem`, and without a second item.
  public private(set) weak var secondGuide: LayoutGuide?
  /// Which rectangle of the second item is meant; `view` where there is no second item.
  public private(set) var secondArea: LayoutArea
  /// Nil without a second item.
  public private(set) var secondAttribute: LayoutAttribute?
  /// Of the second item's attribute.
  public private(set) var multiplier: Double
  /// In points.
  @Within(.coordinates) public var constant = 0.0 {
    didSet {
      baselineSpacing = nil
      guard constant != oldValue, let ruleNumber else { return }
      island?.engine?.setConstant(constant, of: ruleNumber)
      island?.contentDidChange()
    }
  }
  /// How often the system's distance between two baselines the constant is: it follows their fonts. Nil for a constant that
  /// somebody has said.
  var baselineSpacing: Double?
  /// From 1 to 1000.
  @Bounded(LayoutPriority.range) public var priority: LayoutPriority = .required {
    didSet {
      guard priority != oldValue, let ruleNumber else { return }
      island?.engine?.setPriority(priority.rawValue, of: ruleNumber)
      island?.contentDidChange()
    }
  }
  /// Whether it is to hold: those of a scene are, those made in code are not until somebody says so.
  ///
  /// Where no view keeps it, the nearest one that all its items are in does from then on. Without such a view, it stays
  /// as it was, and the context's failure handler is told. Of those made in code, views keep the active ones alone.
  public var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }
  /// The view that keeps it.
  var holder: View? {
    get { holderHandle?.view }
    set { holderHandle = newValue?.handle }
  }
  private var holderHandle: ViewHandle?
  /// The view in which it holds, where that is another one than the one that keeps it.
  var container: View? {
    get { containerHandle?.view }
    set { containerHandle = newValue?.handle }
  }
  private var containerHandle: ViewHandle?
  /// Where it is part of a solution, and its number there.
  weak var island: LayoutIsland?
  var ruleNumber: SideConstraintID?
  /// What a scene says of it; nil for one made in code.
  private let loaded: LoadedConstraint?
  /// Where it stands in its file, if it was loaded from one.
  var place: LoadingError.Place? { loaded?.place }
  /// Its place among the constraints of the file that it was loaded from; nil for one made in code.
  package var fileNumber: Int? { loaded?.number }

  /// A constraint `item.attribute relation multiplier * other.otherAttribute + constant`.
  ///
  /// - Parameters:
  ///   - item: a view or a layout guide; it is held weakly, like `other`.
  ///   - attribute: what of `item` is meant.
  ///   - relation: whether both sides are to be equal, or one is the limit of the other.
  ///   - other: nil to compare a size with the constant alone.
  ///   - otherAttribute: what of `other` is meant; nil without one.
  ///   - multiplier: of the other attribute.
  ///   - constant: in points.
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

  /// One of a scene that is no object of it.
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

  /// Which views it speaks of, it is told when all are made.
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

  /// The element `<constraint>`, with the attributes that it has besides its equation.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      LayoutConstraint.self, element: "constraint",
      "A relation between two views, or a constraint on one view, given by 'equation'."
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

  /// Called once, when the objects of the scene are made and connected; does nothing.
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

extension View: ConstraintHolder {
  package func hold(_ constraint: LoadedConstraint, first: any SceneObject, second: (any SceneObject)?) {
    viewForConstraints.keep(LayoutConstraint(constraint, first: first, second: second))
  }
}

extension LayoutConstraint {
  private func activityDidChange() {
    guard let holder else {
      // One that is being loaded has nothing to speak of yet.
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
      (firstItem ?? firstGuide?.owningView)?.tell(
        LoadingError(.refused("the constraint '\(text)' cannot hold: its items are not in one view")))
      return
    }
    view.keep(self)
    activityDidChange()
  }

  /// It is part of no solution any more.
  func leaveIsland() {
    island = nil
    ruleNumber = nil
  }

  /// Makes constraints active, each of which is kept by the nearest view that its items are in.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Constraints hold no longer.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
