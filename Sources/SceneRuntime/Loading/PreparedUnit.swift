import SceneArchive
import Synchronization

/// A unit of a file with everything looked up that names could be asked for: making its objects again costs no
/// work on strings.
final class PreparedUnit: Sendable {
  typealias Setter = @Sendable (AnyObject) -> Void

  struct Object: Sendable {
    var registered: RegisteredClass
    var id: String?
    /// In `setters`.
    var values: Range<Int>
    /// In `setters`, after `values`.
    var runtimeAttributes: Range<Int>
    /// Runtime attributes whose key paths lead through other objects, which must be there first.
    var keyPaths: [PreparedKeyPath]
    /// The index in the unit after its last descendant.
    var end: Int
    /// How it is put into its parent; nil at the top, and in a parent that stands in for an unknown class.
    var slot: SlotAccess?
    /// Whether what it is, is known to fit there: casting each object was a twentieth of the time of loading.
    var fitsSlot = false
    /// What it makes copies of: units, and the slots that it keeps them in.
    var prototypes: [(unit: Int, slot: SlotAccess)] = []
    /// The scenes whose controllers it holds.
    var relationships: [Relationship] = []
    /// What of it depends on traits.
    var variations: PreparedVariations?
    /// What of it is translated, beside what depends on traits.
    var texts: [Text] = []
    /// The custom class that it stands in for.
    var substitutes: String?
  }

  /// A text that some language says in another way.
  struct Text: Sendable {
    /// In the file.
    var value: Int
    var key: String
    var way: Way

    enum Way: Sendable {
      /// In `setters`, and how it is read.
      case setter(Int, PropertyAccess)
      case keyPath(PreparedKeyPath)
    }
  }

  /// A scene whose controller another one holds.
  struct Relationship: Sendable {
    /// `list`, or `Other#list`.
    var destination: String
    var add: SlotAccess
  }

  /// One end of a connection.
  enum End: Hashable, Sendable {
    case unit(Int)
    /// An object of the scene's own unit, seen from that of its view.
    case scene(Int)
    case owner
  }

  /// An outlet or a collection.
  protocol NamedConnection {
    var source: End { get }
    var name: String { get }
    /// Nil where the source is the owner, whose class is not known yet.
    var access: OutletAccess? { get }
    /// In the file, for messages.
    var connection: Int { get }
  }

  struct Outlet: NamedConnection, Sendable {
    var source: End
    var name: String
    var access: OutletAccess?
    var connection: Int
    var destination: End
  }

  struct Collection: NamedConnection, Sendable {
    var source: End
    var name: String
    var access: OutletAccess?
    var connection: Int
    var members: [End]
  }

  struct Action: Sendable {
    var sender: End
    var selector: String
    var event: UInt32
    /// Nil for an action that looks for its target along the responder chain, or whose owner is not known yet.
    var access: ActionAccess?
    /// Nil for the first responder.
    var target: End?
    var connection: Int
  }

  struct Trigger: Sendable {
    var sender: End
    /// Performs the segue on a controller.
    var access: ActionAccess
    var event: UInt32
    var connection: Int
  }

  /// A place that shows another scene from the start.
  struct Embedding: Sendable {
    /// In the unit.
    var container: Int
    /// In the file.
    var segue: Int
  }

  let firstObject: Int
  let objects: [Object]
  let setters: [Setter]
  /// The objects that have runtime attributes: visiting all others for nothing took a fifteenth of the time of loading.
  let attributed: [Int]
  /// The objects that have translated texts.
  let translated: [Int]
  let outlets: [Outlet]
  let collections: [Collection]
  let actions: [Action]
  let triggers: [Trigger]
  let embeddings: [Embedding]
  let constraints: [Constraint]
  /// By the objects that they are: their places in `constraints`.
  let constraintObjects: [Int: Int]
  /// Whether a connection has the owner for an end.
  let namesOwner: Bool
  /// Whether all connections were found to fit the objects that they connect.
  let connectionsFit = Atomic(false)

  init(
    firstObject: Int, objects: [Object], setters: [Setter], connections: ConnectionPreparation,
    constraints: [Constraint]
  ) {
    self.firstObject = firstObject
    self.objects = objects
    self.setters = setters
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
}
