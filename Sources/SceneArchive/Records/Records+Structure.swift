/// What the objects of a unit are, and so when they are made.
@usableFromInline package enum UnitKind: UInt32, Hashable, Sendable {
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
@usableFromInline package struct UnitRecord: Hashable, Sendable {
  /// What the objects are.
  package var kind: UnitKind
  /// The scene that the unit is of; nil in a nib.
  package var scene: SceneIndex?
  /// The objects of the unit, a range in `OBJS`.
  package var objects: Range<ObjectIndex>
  /// The connections of the unit, a range in `CONN`.
  package var connections: Range<Int>

  /// A record of section `UNIT`, of no scene unless one is given.
  @usableFromInline package init(
    kind: UnitKind, scene: SceneIndex? = nil, objects: Range<ObjectIndex>, connections: Range<Int>
  ) {
    self.kind = kind
    self.scene = scene
    self.objects = objects
    self.connections = connections
  }
}

/// Where a prototype's copies go: the object that makes them, and the slot that it keeps the prototype in.
package struct PrototypeRecord: Hashable, Sendable {
  /// The unit that the copies are made of, which is of kind `prototype`.
  package var unit: UnitIndex
  /// In a unit before the prototype's own.
  package var holder: ObjectIndex
  /// The slot of the holder that the prototype is for.
  package var slot: KeyIndex

  /// A record of section `PROT`.
  package init(unit: UnitIndex, holder: ObjectIndex, slot: KeyIndex) {
    self.unit = unit
    self.holder = holder
    self.slot = slot
  }
}

/// A controller with its units and the segues that leave it.
@usableFromInline package struct SceneRecord: Hashable, Sendable {
  /// The controller, at the top of the scene's own unit.
  package var controller: ObjectIndex
  /// The unit of the controller and what is beside it, which is of kind `scene`.
  package var sceneUnit: UnitIndex
  /// The unit of the controller's view, which is of kind `view`; nil where the scene has no view of its own.
  package var viewUnit: UnitIndex?
  /// The segues that leave the scene, a range in `SEGU`.
  package var segues: Range<SegueIndex>
  /// Whether other code asks for the scene, so that it needs no segue that leads to it.
  package var isEntry: Bool

  /// A record of section `SCEN`; without more arguments, a scene without a view and segues, which is no
  /// entry.
  @usableFromInline package init(
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
@usableFromInline package struct ConnectionRecord: Hashable, Sendable {
  /// What a connection does, with what it needs for that.
  @usableFromInline package enum Kind: Hashable, Sendable {
    case outlet(KeyIndex, to: Reference)
    /// The members are a range of the archive's members.
    case collection(KeyIndex, members: Range<Int>)
    /// Without an event, the primary one of the sender's class.
    case action(SelectorIndex, to: Reference, event: KeyIndex?)
    case trigger(SegueIndex, event: KeyIndex?)
  }

  /// The object that is told, or that sends the event.
  package var source: Reference
  /// What the connection does.
  package var kind: Kind

  /// A record of section `CONN`.
  @usableFromInline package init(source: Reference, kind: Kind) {
    self.source = source
    self.kind = kind
  }
}

/// A way from one scene to another, to one of another file, or (with a selector) back.
@usableFromInline package struct SegueRecord: Hashable, Sendable {
  /// The kind of the segue as the scene writes it, such as `show`, an index in `STRS`.
  package var kind: StringIndex
  /// The identifier that code performs it by, an index in `STRS`; nil without one.
  package var identifier: StringIndex?
  /// An object of its scene's own unit: the controller that performs it.
  package var source: ObjectIndex
  /// Of these three exactly one is there: a scene of this file, one of another ("Other#id"), an unwind action.
  package var destination: SceneIndex?
  /// The scene of another file, such as `Other#id`, an index in `STRS`.
  package var external: StringIndex?
  /// The unwind action, an index in `SELS`.
  package var selector: SelectorIndex?
  /// The class of the segue, an index in `CLAS`; nil for that of its kind.
  package var customClass: ClassIndex?
  /// The values of the segue's properties, a range in `VALS`.
  package var values: Range<Int>

  /// A record of section `SEGU`; exactly one of `destination`, `external` and `selector` has to be given.
  @usableFromInline package init(
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
