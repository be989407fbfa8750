import SceneArchive
import Synchronization

/// A unit of a file with everything looked up that names could be asked for: making its objects again costs no
/// work on strings.
package final class PreparedUnit: Sendable {
  package typealias Setter = @Sendable (AnyObject) -> Void

  package struct Object: Sendable {
    package var registered: RegisteredClass
    package var id: String?
    /// In `setters`.
    package var values: Range<Int>
    /// In `setters`, after `values`.
    package var runtimeAttributes: Range<Int>
    /// Runtime attributes whose key paths lead through other objects, which must be there first.
    package var keyPaths: [PreparedKeyPath]
    /// The index in the unit after its last descendant.
    package var end: Int
    /// How it is put into its parent; nil at the top, and in a parent that stands in for an unknown class.
    package var slot: SlotAccess?
    /// Whether what it is, is known to fit there: casting each object was a twentieth of the time of loading.
    package var fitsSlot = false
    /// What it makes copies of: units, and the slots that it keeps them in.
    package var prototypes: [(unit: Int, slot: SlotAccess)] = []
    /// The scenes whose controllers it holds.
    package var relationships: [Relationship] = []
    /// What of it depends on traits.
    package var variations: PreparedVariations?
    /// What of it is translated, beside what depends on traits.
    package var texts: [Text] = []
    /// The custom class that it stands in for.
    package var substitutes: String?
  }

  /// A text that some language says in another way.
  package struct Text: Sendable {
    /// In the file.
    package var value: Int
    package var key: String
    package var way: Way

    package enum Way: Sendable {
      /// In `setters`, and how it is read.
      case setter(Int, PropertyAccess)
      case keyPath(PreparedKeyPath)
    }
  }

  /// A scene whose controller another one holds.
  package struct Relationship: Sendable {
    /// `list`, or `Other#list`.
    package var destination: String
    package var add: SlotAccess
  }

  /// One end of a connection.
  package enum End: Hashable, Sendable {
    case unit(Int)
    /// An object of the scene's own unit, seen from that of its view.
    case scene(Int)
    case owner
  }

  /// An outlet or a collection.
  package protocol NamedConnection {
    var source: End { get }
    var name: String { get }
    /// Nil where the source is the owner, whose class is not known yet.
    var access: OutletAccess? { get }
    /// In the file, for messages.
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
    /// Nil for an action that looks for its target along the responder chain, or whose owner is not known yet.
    package var access: ActionAccess?
    /// How the sender takes it; nil for an owner, which is asked itself.
    var sending: ActionSender?
    /// Nil for the first responder.
    package var target: End?
    package var connection: Int
  }

  package struct Trigger: Sendable {
    package var sender: End
    /// Performs the segue on a controller.
    package var access: ActionAccess
    package var event: UInt32
    package var connection: Int
  }

  /// A place that shows another scene from the start.
  package struct Embedding: Sendable {
    /// In the unit.
    package var container: Int
    /// In the file.
    package var segue: Int
  }

  package let firstObject: Int
  package let objects: [Object]
  /// Memory of its own, as `steps` are.
  nonisolated(unsafe) package let setters: UnsafeMutableBufferPointer<ValueSetter>
  /// The `id` of each object, where it has one.
  let ids: [String?]
  /// One for each object. Memory of its own, which nobody writes once it is filled: an array would be counted, too.
  nonisolated(unsafe) let steps: UnsafeMutablePointer<MakingStep>
  /// The objects that have runtime attributes: visiting all others for nothing took a fifteenth of the time of loading.
  package let attributed: [Int]
  /// The objects that have translated texts.
  package let translated: [Int]
  package let outlets: [Outlet]
  package let collections: [Collection]
  package let actions: [Action]
  package let triggers: [Trigger]
  package let embeddings: [Embedding]
  package let constraints: [Constraint]
  /// By the objects that they are: their places in `constraints`.
  package let constraintObjects: [Int: Int]
  /// Whether a connection has the owner for an end.
  package let namesOwner: Bool
  /// Whether all connections were found to fit the objects that they connect.
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

  /// A unit of one object, which is connected with nothing; a constraint's, where it is one.
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

  private static func steps(_ objects: [Object]) -> UnsafeMutablePointer<MakingStep> {
    let steps = UnsafeMutablePointer<MakingStep>.allocate(capacity: objects.count)
    for (index, object) in objects.enumerated() {
      var (nestedCount, child) = (0, index + 1)
      while child < object.end { (nestedCount, child) = (nestedCount + 1, objects[child].end) }
      (steps + index).initialize(to: MakingStep(object, nestedCount: nestedCount))
    }
    return steps
  }
}
