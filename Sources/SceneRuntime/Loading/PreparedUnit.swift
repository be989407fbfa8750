import SceneArchive

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
    /// Key paths of more than one step, which need the objects to be there.
    var keyPaths: [(path: String, value: PreparedValue)]
    /// The index in the unit after its last descendant.
    var end: Int
    /// How it is put into its parent; nil at the top.
    var slot: SlotAccess?
    /// The custom class that it stands in for.
    var substitutes: String?
  }

  /// A value whose property is only known when the objects are there.
  struct PreparedValue: Sendable {
    var apply: @Sendable (Registry, AnyObject) throws(LoadingError.Kind) -> Void
  }

  /// One end of a connection.
  enum End: Sendable {
    case unit(Int)
    /// An object of the scene's own unit, seen from that of its view.
    case scene(Int)
    case owner
  }

  struct Outlet: Sendable {
    var source: End
    var name: String
    var access: OutletAccess?
    var destination: End
  }

  struct Collection: Sendable {
    var source: End
    var name: String
    var access: OutletAccess?
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
  }

  struct Trigger: Sendable {
    var sender: End
    var segue: Int
    var event: UInt32
  }

  let firstObject: Int
  let objects: [Object]
  let setters: [Setter]
  let outlets: [Outlet]
  let collections: [Collection]
  let actions: [Action]
  let triggers: [Trigger]

  init(
    firstObject: Int, objects: [Object], setters: [Setter], outlets: [Outlet], collections: [Collection],
    actions: [Action], triggers: [Trigger]
  ) {
    self.firstObject = firstObject
    self.objects = objects
    self.setters = setters
    self.outlets = outlets
    self.collections = collections
    self.actions = actions
    self.triggers = triggers
  }
}
