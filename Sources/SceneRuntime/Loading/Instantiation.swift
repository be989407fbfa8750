import SceneArchive
import SceneValues

/// Makes the objects of one unit, connects them and wakes them up.
///
/// Nothing of it survives a failure: whatever was made is let go with this object, and nothing that existed before
/// is touched until all that can fail has been done.
@usableFromInline package final class Instantiation {
  package let file: SceneFile
  package let unit: PreparedUnit
  /// Of the unit in the file.
  package let unitIndex: Int
  /// In which the unit was prepared.
  package let language: FileLanguage
  @usableFromInline package let context: any LoadingContext
  /// The scene that the unit, or the view that it makes, belongs to.
  package let scene: SceneInstance?
  package let owner: AnyObject?
  /// The objects made so far. Memory of its own, because reading and writing an array in a class was checked for
  /// exclusive access three times for each object: a twentieth of what instantiating executes. Its bounds are not checked
  /// in a release build: indices are a unit's own, which the file's verification has seen to be in it, or are looked at.
  let storage: UnsafeMutableBufferPointer<(any SceneObject)?>
  /// The traits that the objects are made under; asked for where anything depends on them.
  private(set) lazy var traits = currentTraits()
  /// By its index: what is to follow them afterwards.
  var varied: [(index: Int, object: VariedObject)] = []
  /// Asked once: telling nobody of every object took a twentieth of the time of loading.
  private let isObserved: Bool
  /// The object of the scene that was asked for last: most actions of a view have the same target, its controller.
  @exclusivity(unchecked) var lastSceneObject: (index: Int, object: AnyObject)?
  /// Why an object could not be filled. An initializer may have swallowed it: what is not whole is not used all the same.
  private var failure: (any Error)?

  package convenience init(
    file: SceneFile, unit index: Int, in language: FileLanguage, context: any LoadingContext,
    scene: SceneInstance? = nil, owner: AnyObject? = nil
  ) throws(LoadingError) {
    self.init(
      file: file, prepared: try file.unit(at: index, in: language), at: index, in: language, context: context,
      scene: scene, owner: owner)
  }

  package init(
    file: SceneFile, prepared: PreparedUnit, at index: Int, in language: FileLanguage,
    context: any LoadingContext, scene: SceneInstance? = nil, owner: AnyObject? = nil
  ) {
    self.file = file
    unit = prepared
    unitIndex = index
    self.language = language
    self.context = context
    self.scene = scene
    self.owner = owner
    isObserved = context.isObserved
    storage = .allocate(capacity: unit.objects.count)
    storage.initialize(repeating: nil)
  }

  deinit {
    storage.deinitialize()
    storage.deallocate()
  }

  package func object(at index: Int) -> (any SceneObject)? { storage[index] }

  package var objects: [(any SceneObject)?] { Array(storage) }

  /// The objects at the top of the unit, in order.
  func makeObjects() throws -> [any SceneObject] {
    var roots: [any SceneObject] = []
    var index = 0
    while index < storage.count {
      roots.append(try makeObject(at: index))
      index = unit.steps[index].end
    }
    return roots
  }

  /// What constraints are between, runtime attributes, with what of them depends on traits, then outlets, then collections, then actions, for every
  /// object of the unit.
  func connect() throws {
    try connectConstraints()
    try setRuntimeAttributes()
    if let translated = TranslatedUnit(self, unitIndex) { context.translatedUnits.add(translated) }
    followTraits()
    try checkConnections()
    for outlet in unit.outlets { connect(outlet) }
    for collection in unit.collections { connect(collection) }
    for action in unit.actions { connect(action) }
    for trigger in unit.triggers { connect(trigger) }
    if isObserved { (context as? any UnitFollowing)?.unitFollower?.didConnect(self) }
  }

  func awake() {
    for index in storage.indices {
      // Holds: whoever calls this has made every object of the unit, or has been thrown at. The ends of subtrees, which
      // lead from one object to the next, were verified to nest without gaps.
      //
      // Not counted, since to do so was a twelfth of the time of making 10,000 objects: the unit's storage keeps it, from which
      // nobody takes it. A coder that it has kept finds it there.
      Unmanaged<AnyObject>.passUnretained(storage[index].unsafelyUnwrapped)._withUnsafeGuaranteedRef {
        object in
        if isObserved { willAwake(at: index) }
        unit.steps[index].registered._withUnsafeGuaranteedRef { $0.declaration.awake(object) }
      }
    }
  }

  private func willAwake(at index: Int) { context.willAwake(storage[index].unsafelyUnwrapped) }

  package func makeObject(at index: Int) throws -> any SceneObject {
    let registered = unit.steps[index].registered
    let object: any SceneObject
    do {
      object = try registered._withUnsafeGuaranteedRef {
        try $0.declaration.make(Coder(instantiation: self, index: index))
      }
      // Most have done so when they were made.
      if storage[index] == nil { try decode(index, into: object) }
      if let failure { throw failure }
    } catch let error as LoadingError {
      throw error
    } catch {
      throw file.error(
        .initializerFailed(class: unit.objects[index].registered.name, error),
        object: unit.firstObject + index)
    }
    guard storage[index] === object else {
      throw file.error(
        .refused(
          "'\(unit.objects[index].registered.name)' hands its coder to another object than the one that is made"
        ),
        object: unit.firstObject + index)
    }
    if isObserved {
      context.didMake(object)
      (context as? any PlaceFollowing)?.didMake(object, at: unit.firstObject + index)
    }
    return object
  }

  func decode(_ index: Int, into object: any SceneObject) throws {
    guard storage[index] == nil else { return }
    try checkClass(of: object, at: index)
    storage[index] = object
    do {
      try fill(object, at: index)
    } catch {
      failure = failure ?? error
      throw error
    }
  }

  /// The one place where an object meets the closures that act on it, which believe it to be of the class that they were
  /// declared for. What a declaration makes is of that class; what a host hands to its coder might be anything.
  @inline(__always)
  private func checkClass(of object: any SceneObject, at index: Int) throws(LoadingError) {
    guard unit.steps[index].registered._withUnsafeGuaranteedRef({ type(of: object) == $0.type }) else {
      throw wrongClass(of: object, at: index)
    }
  }

  @inline(never)
  private func wrongClass(of object: any SceneObject, at index: Int) -> LoadingError {
    let registered = unit.objects[index].registered
    return file.error(
      .refused("'\(registered.name)' hands its coder to a '\(TypeName(type(of: object)).name)'"),
      object: unit.firstObject + index)
  }

  /// Sets an object's values and makes what is nested in it.
  private func fill(_ object: any SceneObject, at index: Int) throws {
    let step = unit.steps[index]
    // Not counted: the unit keeps them.
    for setter in step.values {
      Unmanaged.passUnretained(unit.setters[setter])._withUnsafeGuaranteedRef { $0.set(object) }
    }
    if step.hasMore {
      if let variations = unit.objects[index].variations { vary(index, object, variations) }
      try addPrototypes(of: index, to: object)
    }
    var child = index + 1
    let end = step.end
    while child < end {
      let made = try makeObject(at: child)
      do {
        // Without a slot, the parent stands in for a class that nobody here knows.
        if let slot = unit.steps[child].slot {
          try slot._withUnsafeGuaranteedRef { try $0.addUnchecked(object, made) }
        } else if let slot = unit.objects[child].slot, try !slot.add(object, made) {
          throw LoadingError(
            .cannotHold(
              class: unit.objects[index].registered.name, child: unit.objects[child].registered.name))
        }
      } catch var error as LoadingError where error.place == nil {
        // Who refuses an object in code does not know where it stands.
        error.place = file.place(ofObject: unit.firstObject + child)
        throw error
      }
      child = unit.steps[child].end
    }
  }

  private func addPrototypes(of index: Int, to object: any SceneObject) throws {
    for (prototype, slot) in unit.objects[index].prototypes {
      // A slot of that name that takes objects has nothing to do with prototypes: the file does not fit the class.
      let prototype = Prototype(file: file, unit: prototype, in: language, scene: scene)
      if isObserved { (context as? any UnitFollowing)?.unitFollower?.didMake(prototype) }
      guard try slot.add(object, prototype) else {
        throw file.error(
          .cannotHold(class: unit.objects[index].registered.name, child: "prototype"),
          object: unit.firstObject + index)
      }
    }
  }

  private func setRuntimeAttributes() throws {
    for index in unit.attributed { try setRuntimeAttributes(at: index) }
  }

  package func setRuntimeAttributes(at index: Int) throws {
    // Holds as in `awake`: this is called when all objects are made.
    let object = storage[index].unsafelyUnwrapped
    for setter in unit.objects[index].runtimeAttributes { unit.setters[setter](object) }
    for keyPath in unit.objects[index].keyPaths {
      do throws(LoadingError.Kind) {
        try keyPath.apply(to: object, in: file.registry)
      } catch {
        if file.options.substitutesUnknownClasses { continue }
        throw file.error(error, object: unit.firstObject + index)
      }
    }
  }
}
