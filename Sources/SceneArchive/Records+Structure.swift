public enum UnitKind: UInt32, Hashable, Sendable {
  /// A controller and the objects beside it.
  case scene
  /// The tree of a controller's view.
  case view
  /// The top-level objects of a nib.
  case nib
  /// What a table or collection makes copies of.
  case prototype
}

/// Objects that are made together, and the connections that are made with them.
public struct UnitRecord: Hashable, Sendable {
  public var kind: UnitKind
  public var scene: SceneIndex?
  public var objects: Range<ObjectIndex>
  public var connections: Range<Int>

  public init(kind: UnitKind, scene: SceneIndex? = nil, objects: Range<ObjectIndex>, connections: Range<Int>)
  {
    self.kind = kind
    self.scene = scene
    self.objects = objects
    self.connections = connections
  }
}

/// Where a prototype's copies go: the object that makes them, and the slot that it keeps the prototype in.
public struct PrototypeRecord: Hashable, Sendable {
  public var unit: UnitIndex
  /// In a unit before the prototype's own.
  public var holder: ObjectIndex
  public var slot: KeyIndex

  public init(unit: UnitIndex, holder: ObjectIndex, slot: KeyIndex) {
    self.unit = unit
    self.holder = holder
    self.slot = slot
  }
}

/// A controller with its units and the segues that leave it.
public struct SceneRecord: Hashable, Sendable {
  public var controller: ObjectIndex
  public var sceneUnit: UnitIndex
  public var viewUnit: UnitIndex?
  public var segues: Range<SegueIndex>
  public var isEntry: Bool

  public init(
    controller: ObjectIndex, sceneUnit: UnitIndex, viewUnit: UnitIndex? = nil,
    segues: Range<SegueIndex> = 0..<0, isEntry: Bool = false
  ) {
    self.controller = controller
    self.sceneUnit = sceneUnit
    self.viewUnit = viewUnit
    self.segues = segues
    self.isEntry = isEntry
  }
}

/// A wire between two objects of a unit.
public struct ConnectionRecord: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case outlet(KeyIndex, to: Reference)
    /// The members are a range of the archive's members.
    case collection(KeyIndex, members: Range<Int>)
    /// Without an event, the primary one of the sender's class.
    case action(SelectorIndex, to: Reference, event: KeyIndex?)
    case trigger(SegueIndex, event: KeyIndex?)
  }

  public var source: Reference
  public var kind: Kind

  public init(source: Reference, kind: Kind) {
    self.source = source
    self.kind = kind
  }
}

/// A way from one scene to another, to one of another file, or (with a selector) back.
public struct SegueRecord: Hashable, Sendable {
  public var kind: StringIndex
  public var identifier: StringIndex?
  /// An object of its scene's own unit: the controller that performs it.
  public var source: ObjectIndex
  /// Of these three exactly one is there: a scene of this file, one of another ("Other#id"), an unwind action.
  public var destination: SceneIndex?
  public var external: StringIndex?
  public var selector: SelectorIndex?
  public var customClass: ClassIndex?
  public var values: Range<Int>

  public init(
    kind: StringIndex, identifier: StringIndex? = nil, source: ObjectIndex, destination: SceneIndex? = nil,
    external: StringIndex? = nil, selector: SelectorIndex? = nil, customClass: ClassIndex? = nil,
    values: Range<Int> = 0..<0
  ) {
    self.kind = kind
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.external = external
    self.selector = selector
    self.customClass = customClass
    self.values = values
  }
}
