import SceneArchive
import Synchronization

/// A unit of a file in which all names have been looked up. Instantiating it therefore requires no string operations.
package final class PreparedUnit: Sendable {
  package typealias Setter = @Sendable (AnyObject) -> Void

  package struct Object: Sendable {
    package var registered: RegisteredClass
    package var id: String?
    /// The range of the object's values in `setters`.
    package var values: Range<Int>
    /// The range of the object's runtime attributes in `setters`. It follows `values`.
    package var runtimeAttributes: Range<Int>
    /// The runtime attributes whose key paths lead through other objects. These objects must be created first.
    package var keyPaths: [PreparedKeyPath]
    /// The index after that of the object's last descendant, relative to the unit.
    package var end: Int
    /// The slot in the parent, or nil if the object is at the top level or its parent is a placeholder.
    package var slot: SlotAccess?
    /// Whether it has been verified that the object fits the slot. If so, the object is not cast, because casting each
    /// object took 5 % of loading time.
    package var fitsSlot = false
    package var prototypes: [(unit: Int, slot: SlotAccess)] = []
    package var relationships: [Relationship] = []
    package var variations: PreparedVariations?
    package var texts: [Text] = []
    package var substitutes: String?
  }

  package struct Text: Sendable {
    /// The index of the value in the file.
    package var value: Int
    package var key: String
    package var way: Way

    package enum Way: Sendable {
      case setter(Int, PropertyAccess)
      case keyPath(PreparedKeyPath)
    }
  }

  package struct Relationship: Sendable {
    /// The identifier of the destination scene, such as `list` or `Other#list`.
    package var destination: String
    package var add: SlotAccess
  }

  package enum End: Hashable, Sendable {
    case unit(Int)
    /// An object in the scene's own unit. Connections in the unit of the scene's view use this case.
    case scene(Int)
    case owner
  }

  package protocol NamedConnection {
    var source: End { get }
    var name: String { get }
    /// The access to the outlet, or nil if the source is the owner, whose class is not yet known.
    var access: OutletAccess? { get }
    /// The index of the connection in the file, for use in messages.
    var connection: Int { get }
  }

  package struct Outlet: NamedConnection, Sendable {
    package var source: End
    package var name: String
    package var access: OutletAccess?
    package var connection: Int
    package var destination: End
  }

  package struct Collection: NamedConnection, Sendable {
    package var source: End
    package var name: String
    package var access: OutletAccess?
    package var connection: Int
    package var members: [End]
  }

  package struct Action: Sendable {
    package var sender: End
    package var selector: String
    package var event: UInt32
    /// The access to the action, or nil for the responder chain and for the owner, whose class is not yet known.
    package var access: ActionAccess?
    /// The function that connects actions to the sender, or nil if the sender is the owner, which is cast at run time.
    var sending: ActionSender?
    package var target: End?
    package var connection: Int
  }

  package struct Trigger: Sendable {
    package var sender: End
    package var access: ActionAccess
    package var event: UInt32
    package var connection: Int
  }

  package struct Embedding: Sendable {
    /// The container's index, relative to the unit.
    package var container: Int
    /// The segue's index in the file.
    package var segue: Int
  }

  package let firstObject: Int
  package let objects: [Object]
  /// The unit's setters. They are stored in a buffer for the same reason as `steps`.
  nonisolated(unsafe) package let setters: UnsafeMutableBufferPointer<ValueSetter>
  let ids: [String?]
  nonisolated(unsafe) let steps: UnsafeMutablePointer<CreationStep>
  /// The indices of objects with runtime attributes. Searching all objects for them took 1/15 of loading time.
  package let attributed: [Int]
  package let translated: [Int]
  package let outlets: [Outlet]
  package let collections: [Collection]
  package let actions: [Action]
  package let triggers: [Trigger]
  package let embeddings: [Embedding]
  package let constraints: [Constraint]
  package let constraintObjects: [Int: Int]
  package let namesOwner: Bool
  package let connectionsFit = Atomic(false)

  init(
    firstObject: Int, objects: [Object], setters: [ValueSetter], connections: ConnectionPreparation,
    constraints: [Constraint]
  ) {
    self.firstObject = firstObject
    self.objects = objects
    self.setters = Self.kept(setters)
    steps = Self.steps(objects)
    ids = objects.map(\.id)
    attributed = objects.indices.filter {
      !objects[$0].runtimeAttributes.isEmpty || !objects[$0].keyPaths.isEmpty
    }
    translated = objects.indices.filter {
      !objects[$0].texts.isEmpty || objects[$0].variations?.isTranslated == true
    }
    outlets = connections.outlets
    collections = connections.collections
    actions = connections.actions
    triggers = connections.triggers
    embeddings = connections.embeddings
    self.constraints = constraints
    constraintObjects = Dictionary(
      uniqueKeysWithValues: constraints.indices.compactMap { position in
        constraints[position].record.object.map { ($0 - firstObject, position) }
      })
    namesOwner =
      outlets.contains { $0.source == .owner || $0.destination == .owner }
      || collections.contains { $0.source == .owner || $0.members.contains(.owner) }
      || actions.contains { $0.target == .owner }
  }

  init(firstObject: Int, objects: [Object], setters: [ValueSetter], constraint: Constraint?) {
    self.firstObject = firstObject
    self.objects = objects
    self.setters = Self.kept(setters)
    steps = Self.steps(objects)
    ids = objects.map(\.id)
    attributed = []
    translated = []
    outlets = []
    collections = []
    actions = []
    triggers = []
    embeddings = []
    constraints = constraint.map { [$0] } ?? []
    constraintObjects = constraint == nil ? [:] : [0: 0]
    namesOwner = false
  }

  deinit {
    steps.deallocate()
    setters.deinitialize()
    setters.deallocate()
  }

  private static func kept(_ setters: [ValueSetter]) -> UnsafeMutableBufferPointer<ValueSetter> {
    let kept = UnsafeMutableBufferPointer<ValueSetter>.allocate(capacity: setters.count)
    _ = kept.initialize(fromContentsOf: setters)
    return kept
  }

  private static func steps(_ objects: [Object]) -> UnsafeMutablePointer<CreationStep> {
    let steps = UnsafeMutablePointer<CreationStep>.allocate(capacity: objects.count)
    for (index, object) in objects.enumerated() {
      var (nestedCount, child) = (0, index + 1)
      while child < object.end { (nestedCount, child) = (nestedCount + 1, objects[child].end) }
      (steps + index).initialize(to: CreationStep(object, nestedCount: nestedCount))
    }
    return steps
  }
}
