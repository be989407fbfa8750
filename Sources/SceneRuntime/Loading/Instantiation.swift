import SceneArchive
import SceneValues

/// An instantiation of a unit. It creates the unit's objects, connects them, and calls `awakeFromNib()`. Existing objects
/// remain unchanged until all steps that can fail have succeeded.
@usableFromInline package final class Instantiation {
  package let file: SceneFile
  package let unit: PreparedUnit
  package let unitIndex: Int
  package let language: FileLanguage
  @usableFromInline package let context: any LoadingContext
  package let scene: SceneInstance?
  package let owner: AnyObject?
  /// The objects that have been created so far. They are stored in a buffer because an array property requires three
  /// exclusivity checks for each object, which accounted for 5 % of all instructions. Release builds do not check bounds.
  /// Indices from the unit are valid because the file has been verified, and all other indices are checked explicitly.
  let storage: UnsafeMutableBufferPointer<(any SceneObject)?>
  /// The traits that apply to the objects. They are determined only if a value depends on them.
  private(set) lazy var traits = currentTraits()
  var varied: [(index: Int, object: VariedObject)] = []
  /// Whether the context observes objects. The value is cached because notifying the context of each object took 5 % of
  /// loading time, even without an observer.
  private let isObserved: Bool
  /// The scene's most recently requested object. Most actions in a view have the same target, the view controller.
  @exclusivity(unchecked) var lastSceneObject: (index: Int, object: AnyObject)?
  /// The first error during decoding. The object is rejected even if an initializer catches the error.
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

  func makeObjects() throws -> [any SceneObject] {
    var roots: [any SceneObject] = []
    var index = 0
    while index < storage.count {
      roots.append(try makeObject(at: index))
      index = unit.steps[index].end
    }
    return roots
  }

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
      // Safe, because all objects of the unit exist; otherwise, creating them would have thrown an error. The verifier
      // ensures that subtrees are nested without gaps, so no object is skipped. Unretained, because reference counting
      // took a twelfth of the time for creating 10,000 objects. The unit's storage keeps the object alive, even if a
      // stored coder accesses it later.
      Unmanaged<AnyObject>.passUnretained(storage[index].unsafelyUnwrapped)._withUnsafeGuaranteedRef {
        object in
        if isObserved { willAwakeFromNib(at: index) }
        unit.steps[index].registered._withUnsafeGuaranteedRef { $0.declaration.awake(object) }
      }
    }
  }

  private func willAwakeFromNib(at index: Int) { context.willAwakeFromNib(storage[index].unsafelyUnwrapped) }

  package func makeObject(at index: Int) throws -> any SceneObject {
    let registered = unit.steps[index].registered
    let object: any SceneObject
    do {
      object = try registered._withUnsafeGuaranteedRef {
        try $0.declaration.make(Coder(instantiation: self, index: index))
      }
      // Most initializers have already called `decode(into:)`.
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
          "'\(unit.objects[index].registered.name)' passes its coder to another object"
        ),
        object: unit.firstObject + index)
    }
    if isObserved {
      context.didCreate(object)
      (context as? any ObjectTracking)?.didCreate(object, at: unit.firstObject + index)
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

  /// Checks the class of an object, because app code can pass an object of any class to the coder.
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
      .refused("'\(registered.name)' passes its coder to a '\(TypeName(type(of: object)).name)'"),
      object: unit.firstObject + index)
  }

  private func fill(_ object: any SceneObject, at index: Int) throws {
    let step = unit.steps[index]
    // Unretained, because the unit keeps the setters alive.
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
        // If there is no slot, the parent is a placeholder for an unknown class.
        if let slot = unit.steps[child].slot {
          try slot._withUnsafeGuaranteedRef { try $0.addUnchecked(object, made) }
        } else if let slot = unit.objects[child].slot, try !slot.add(object, made) {
          throw LoadingError(
            .cannotHold(
              class: unit.objects[index].registered.name, child: unit.objects[child].registered.name))
        }
      } catch var error as LoadingError where error.place == nil {
        // Code that rejects an object has no access to the object's location.
        error.place = file.place(ofObject: unit.firstObject + child)
        throw error
      }
      child = unit.steps[child].end
    }
  }

  private func addPrototypes(of index: Int, to object: any SceneObject) throws {
    for (prototype, slot) in unit.objects[index].prototypes {
      // If the slot does not accept prototypes, the file does not match the class.
      let prototype = Prototype(file: file, unit: prototype, in: language, scene: scene)
      if isObserved { (context as? any UnitFollowing)?.unitFollower?.didCreate(prototype) }
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
    // Safe for the same reason as in `awake`, because all objects exist.
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
