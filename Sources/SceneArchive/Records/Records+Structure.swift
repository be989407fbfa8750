/// The kind of a unit, which determines when its objects are created.
@usableFromInline package enum UnitKind: UInt32, Hashable, Sendable {
  case scene
  case view
  case nib
  case prototype
}

@usableFromInline package struct UnitRecord: Hashable, Sendable {
  package var kind: UnitKind
  package var scene: SceneIndex?
  package var objects: Range<ObjectIndex>
  package var connections: Range<Int>

  @usableFromInline package init(
    kind: UnitKind, scene: SceneIndex? = nil, objects: Range<ObjectIndex>, connections: Range<Int>
  ) {
    self.kind = kind
    self.scene = scene
    self.objects = objects
    self.connections = connections
  }
}

package struct PrototypeRecord: Hashable, Sendable {
  package var unit: UnitIndex
  /// The object that creates copies of the prototype. It must be in an earlier unit than the prototype.
  package var holder: ObjectIndex
  package var slot: KeyIndex

  package init(unit: UnitIndex, holder: ObjectIndex, slot: KeyIndex) {
    self.unit = unit
    self.holder = holder
    self.slot = slot
  }
}

@usableFromInline package struct SceneRecord: Hashable, Sendable {
  /// The controller, which is a top-level object of the scene's own unit.
  package var controller: ObjectIndex
  package var sceneUnit: UnitIndex
  /// The unit of kind `view` that contains the scene's view, or nil if the scene has no view of its own.
  package var viewUnit: UnitIndex?
  package var segues: Range<SegueIndex>
  /// Whether code loads the scene. If true, the scene is reachable even if no segue leads to it.
  package var isEntry: Bool

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

@usableFromInline package struct ConnectionRecord: Hashable, Sendable {
  @usableFromInline package enum Kind: Hashable, Sendable {
    case outlet(KeyIndex, to: Reference)
    /// An outlet collection. Its members are stored as a range of section `MEMB`.
    case collection(KeyIndex, members: Range<Int>)
    /// An action. If `event` is nil, the primary event of the sender's class triggers it.
    case action(SelectorIndex, to: Reference, event: KeyIndex?)
    case trigger(SegueIndex, event: KeyIndex?)
  }

  package var source: Reference
  package var kind: Kind

  @usableFromInline package init(source: Reference, kind: Kind) {
    self.source = source
    self.kind = kind
  }
}

/// A segue to a scene in the same file, a segue to a scene in another file, or an unwind segue.
@usableFromInline package struct SegueRecord: Hashable, Sendable {
  /// The segue's kind as written in the scene, such as `show`, as an index in `STRS`.
  package var kind: StringIndex
  package var identifier: StringIndex?
  /// The controller that performs the segue. It is in the scene's own unit.
  package var source: ObjectIndex
  /// The destination scene, if it is in this file. Exactly one of `destination`, `external`, and `selector` is not nil.
  package var destination: SceneIndex?
  /// The destination scene, such as `Other#id`, as an index in `STRS`, if it is in another file.
  package var external: StringIndex?
  package var selector: SelectorIndex?
  /// The segue's class, as an index in `CLAS`, or nil for the default class of the segue's kind.
  package var customClass: ClassIndex?
  package var values: Range<Int>

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
