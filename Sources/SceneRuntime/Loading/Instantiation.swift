import SceneArchive
import SceneValues

/// Makes the objects of one unit, connects them and wakes them up.
///
/// Nothing of it survives a failure: whatever was made is let go with this object, and what was connected to
/// objects that existed before is taken back.
final class Instantiation {
  let file: SceneFile
  let unit: PreparedUnit
  let context: any LoadingContext
  /// The scene whose view this is.
  private let scene: SceneInstance?
  private let owner: AnyObject?
  private(set) var objects: [(any SceneObject)?]
  private var undo: [() -> Void] = []

  init(
    file: SceneFile, unit: PreparedUnit, context: any LoadingContext, scene: SceneInstance? = nil,
    owner: AnyObject? = nil
  ) {
    self.file = file
    self.unit = unit
    self.context = context
    self.scene = scene
    self.owner = owner
    objects = Array(repeating: nil, count: unit.objects.count)
  }

  /// The objects at the top of the unit, in order.
  func makeObjects() throws -> [any SceneObject] {
    var roots: [any SceneObject] = []
    var index = 0
    while index < unit.objects.count {
      roots.append(try makeObject(at: index))
      index = unit.objects[index].end
    }
    return roots
  }

  /// Runtime attributes, then outlets, then collections, then actions, for every object of the unit; then everyone
  /// wakes up.
  func connect() throws {
    do {
      try setRuntimeAttributes()
      for outlet in unit.outlets { try connect(outlet) }
      for collection in unit.collections { try connect(collection) }
      for action in unit.actions { try connect(action) }
      for trigger in unit.triggers { connect(trigger) }
    } catch {
      for step in undo.reversed() { step() }
      throw error
    }
  }

  func awake() {
    for object in objects {
      context.willAwake(object!)
      object!.awakeFromNib()
    }
  }

  private func makeObject(at index: Int) throws -> any SceneObject {
    let prepared = unit.objects[index]
    let object: any SceneObject
    do {
      object = try prepared.registered.declaration.make(Coder(instantiation: self, index: index))
      try decode(index, into: object)
    } catch let error as LoadingError {
      throw error
    } catch {
      throw file.error(
        .initializerFailed(class: prepared.registered.name, error), object: unit.firstObject + index)
    }
    context.didMake(object)
    return object
  }

  func decode(_ index: Int, into object: any SceneObject) throws {
    guard objects[index] == nil else { return }
    objects[index] = object
    let prepared = unit.objects[index]
    for setter in prepared.values { unit.setters[setter](object) }
    var child = index + 1
    while child < prepared.end {
      let made = try makeObject(at: child)
      let nested = unit.objects[child]
      guard try nested.slot!.add(object, made) else {
        throw file.error(
          .cannotHold(class: prepared.registered.name, child: nested.registered.name),
          object: unit.firstObject + child)
      }
      child = nested.end
    }
  }

  private func setRuntimeAttributes() throws {
    for (index, prepared) in unit.objects.enumerated() {
      let object = objects[index]!
      for setter in prepared.runtimeAttributes { unit.setters[setter](object) }
      for (_, value) in prepared.keyPaths {
        do throws(LoadingError.Kind) {
          try value.apply(file.registry, object)
        } catch {
          throw file.error(error, object: unit.firstObject + index)
        }
      }
    }
  }

  private func connect(_ outlet: PreparedUnit.Outlet) throws {
    guard let source = object(at: outlet.source), let destination = object(at: outlet.destination) else {
      throw LoadingError(.missingOwner, at: file.place(ofObject: unit.firstObject))
    }
    let access = try self.access(outlet.access, named: outlet.name, of: source, isCollection: false)
    guard access.set(source, destination) else {
      throw mismatch(outlet.name, of: source, at: outlet.source, expected: access.type, found: destination)
    }
    if case .unit = outlet.source { return }
    undo.append { _ = access.set(source, nil) }
  }

  private func connect(_ collection: PreparedUnit.Collection) throws {
    guard let source = object(at: collection.source) else {
      throw LoadingError(.missingOwner, at: file.place(ofObject: unit.firstObject))
    }
    let access = try self.access(collection.access, named: collection.name, of: source, isCollection: true)
    let members = collection.members.compactMap(object(at:))
    if let misfit = access.setAll(source, members) {
      throw mismatch(
        collection.name, of: source, at: collection.source, expected: access.type, found: members[misfit])
    }
    if case .unit = collection.source { return }
    undo.append { _ = access.setAll(source, []) }
  }

  private func connect(_ action: PreparedUnit.Action) throws {
    guard let sender = object(at: action.sender) else { return }
    guard let sending = sender as? any ActionSending else {
      throw file.error(.cannotSend(class: TypeName(type(of: sender)).name), object: place(of: action.sender))
    }
    guard let end = action.target else {
      sending.connect(BoundAction(selector: action.selector), forEvent: action.event)
      return
    }
    guard let target = object(at: end) else {
      throw LoadingError(.missingOwner, at: file.place(ofObject: place(of: action.sender)))
    }
    let name = file.registry.registeredClass(of: target)?.name ?? TypeName(type(of: target)).name
    guard
      let access = action.access ?? file.registry.registeredClass(of: target)?.action(action.selector)
    else {
      throw file.error(.unknownAction(action.selector, class: name), object: place(of: action.sender))
    }
    guard access.accepts(sender) else {
      throw file.error(
        .senderDoesNotFit(
          action: action.selector, class: name, expected: access.senderType,
          found: TypeName(type(of: sender)).name), object: place(of: action.sender))
    }
    sending.connect(
      BoundAction(selector: action.selector, target: target, access: access), forEvent: action.event)
  }

  private func connect(_ trigger: PreparedUnit.Trigger) {
    guard let sender = object(at: trigger.sender) as? any ActionSending,
      let controller = (scene?.controller ?? objects.first ?? nil) as? any SegueSource
    else { return }
    sending(sender, to: controller, segue: trigger.segue, event: trigger.event)
  }

  private func sending(_ sender: any ActionSending, to controller: any SegueSource, segue: Int, event: UInt32)
  {
    let access = ActionAccess { (target: AnyObject, sender: AnyObject) in
      (target as? any SegueSource)?.performTriggeredSegue(at: segue, sender: sender)
    }
    sender.connect(
      BoundAction(selector: "performSegue:", target: controller, access: access), forEvent: event)
  }

  private func access(
    _ prepared: OutletAccess?, named name: String, of source: AnyObject, isCollection: Bool
  ) throws -> OutletAccess {
    if let prepared { return prepared }
    let registered = file.registry.registeredClass(of: source)
    guard let access = registered?.outlet(name), access.isCollection == isCollection else {
      throw file.error(
        .undefinedKey(name, class: registered?.name ?? TypeName(type(of: source)).name),
        object: unit.firstObject)
    }
    return access
  }

  private func mismatch(
    _ key: String, of source: AnyObject, at end: PreparedUnit.End, expected: String, found: AnyObject
  ) -> LoadingError {
    file.error(
      .objectDoesNotFit(
        key: key, class: TypeName(type(of: source)).name, expected: expected,
        found: TypeName(type(of: found)).name), object: place(of: end))
  }

  private func object(at end: PreparedUnit.End) -> AnyObject? {
    switch end {
    case .unit(let index): objects[index]
    case .scene(let index): scene?.object(at: index)
    case .owner: owner
    }
  }

  private func place(of end: PreparedUnit.End) -> Int {
    switch end {
    case .unit(let index): unit.firstObject + index
    case .scene(let index): index
    case .owner: unit.firstObject
    }
  }
}
