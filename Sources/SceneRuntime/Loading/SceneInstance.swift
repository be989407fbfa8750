import SceneArchive
import SceneValues

/// A view controller that can be created from a scene.
public protocol SceneController: CodedSceneObject, SegueSource {
  /// The scene from which the view controller was created. Through this reference, the view controller also retains the
  /// scene's other top-level objects.
  var sceneInstance: SceneInstance? { get set }
}

/// An object that creates the view controllers of scenes, such as a storyboard.
public protocol SceneFactory {
  /// Receives a view controller after it has been created, and before it is connected and awakened.
  func willConnect(_ controller: any SceneController)

  /// Creates a view controller in a container. The ID of a scene in another file has the form `Other#id`.
  func makeController(_ id: String, heldBy holder: any SceneController) throws -> any SceneController
}

/// An instantiated scene. It stores all top-level objects except the view controller, and the data for loading the view.
public final class SceneInstance {
  /// The file that contains the scene.
  public private(set) var file: SceneFile
  package private(set) var sceneIndex: Int
  package var sceneID: String? { file.archive.id(ofScene: sceneIndex) }
  /// The scene's view controller. The reference is weak because the view controller retains this object.
  package private(set) weak var controller: (any SceneController)?
  /// The top-level objects other than the view controller. They are released together with the view controller.
  public private(set) var topLevelObjects: [any SceneObject] = []
  private var objects: [WeakObject] = []
  private var firstObject: Int

  private struct WeakObject { weak var object: (any SceneObject)? }

  private init(file: SceneFile, sceneIndex: Int, firstObject: Int) {
    self.file = file
    self.sceneIndex = sceneIndex
    self.firstObject = firstObject
  }

  fileprivate static func make(
    _ sceneIndex: Int, of file: SceneFile, in context: any LoadingContext,
    by maker: any SceneFactory
  ) throws -> any SceneController {
    let scene = file.archive.scene(at: sceneIndex)
    return try context.nesting(at: file.place(ofObject: scene.controller)) {
      try context.count(
        LoadingLimits(controllers: 1, objects: file.archive.unit(at: scene.sceneUnit).objects.count),
        least: file.leastControllers.value.created[sceneIndex],
        at: file.place(ofObject: scene.controller))
      return try make(sceneIndex, scene, of: file, in: context, by: maker)
    }
  }

  private static func make(
    _ sceneIndex: Int, _ scene: SceneRecord, of file: SceneFile, in context: any LoadingContext,
    by maker: any SceneFactory
  ) throws -> any SceneController {
    let language = file.language(preferring: context.preferredLocales)
    let instance = SceneInstance(
      file: file, sceneIndex: sceneIndex,
      firstObject: file.archive.unit(at: scene.sceneUnit).objects.lowerBound)
    let instantiation = try Instantiation(
      file: file, unit: scene.sceneUnit, in: language, context: context, scene: instance)
    let unit = instantiation.unit
    let roots = try instantiation.makeObjects()
    guard
      let controller = instantiation.object(at: scene.controller - unit.firstObject) as? any SceneController
    else {
      throw file.error(
        .cannotInstantiate(class: unit.objects[scene.controller - unit.firstObject].registered.name),
        object: scene.controller)
    }
    instance.controller = controller
    instance.objects = instantiation.objects.map { WeakObject(object: $0) }
    instance.topLevelObjects = roots.filter { $0 !== controller }
    controller.sceneInstance = instance
    maker.willConnect(controller)
    try instantiation.makeRelationships(of: scene.controller - unit.firstObject, by: maker)
    try instantiation.connect()
    instantiation.awake()
    return controller
  }

  /// Returns the object at an index in the file, or nil if it is in another unit, released, or not yet available.
  package func object(at index: Int) -> AnyObject? {
    objects.indices.contains(index - firstObject) ? objects[index - firstObject].object : nil
  }

  package func move(
    to file: SceneFile, sceneIndex: Int, objects: [(any SceneObject)?], topLevelObjects: [any SceneObject]
  ) {
    (self.file, self.sceneIndex) = (file, sceneIndex)
    firstObject = file.archive.unit(at: file.archive.scene(at: sceneIndex).sceneUnit).objects.lowerBound
    self.objects = objects.map { WeakObject(object: $0) }
    self.topLevelObjects = topLevelObjects
  }

  package var hasView: Bool { file.archive.scene(at: sceneIndex).viewUnit != nil }

  /// Creates, connects, and awakens the controller's view. If objects cannot be created, the controller is unchanged.
  package func loadView(in context: any LoadingContext) throws {
    guard let index = file.archive.scene(at: sceneIndex).viewUnit, let controller else { return }
    let objects = file.archive.unit(at: index).objects
    try context.count(
      LoadingLimits(controllers: 0, objects: objects.count),
      least: file.leastControllers.value.embedded[sceneIndex],
      at: file.place(ofObject: objects.lowerBound))
    let language = file.language(preferring: context.preferredLocales)
    let instantiation = try Instantiation(
      file: file, unit: index, in: language, context: context, scene: self)
    let unit = instantiation.unit
    // Safe, because the view hierarchy was verified to have a root.
    let view = try instantiation.makeObjects()[0]
    // The view must be set before outlets are connected, because a setter that accesses `view` must not load it again.
    // The slot may be missing in a placeholder class, or in a file that the compiler did not create.
    guard try unit.objects[0].slot?.add(controller, view) == true else {
      throw file.error(
        .cannotHold(class: TypeName(type(of: controller)).name, child: unit.objects[0].registered.name),
        object: unit.firstObject)
    }
    try instantiation.connect()
    instantiation.awake()
    for embedding in unit.embeddings {
      // Safe, because all objects of the unit exist.
      try controller.performEmbedSegue(
        at: embedding.segue, in: instantiation.object(at: embedding.container).unsafelyUnwrapped)
    }
  }
}

extension SceneFile {
  /// Creates a scene's view controller. The view is loaded when it is first accessed.
  package func instantiateScene(
    _ id: String?, in context: any LoadingContext, by maker: any SceneFactory
  ) throws -> any SceneController {
    guard archive.document.kind == .storyboard else {
      throw LoadingError(.notAStoryboard, at: LoadingError.Place(file: path, path: "the file"))
    }
    guard let id else {
      guard let initial = archive.document.initialScene else {
        throw LoadingError(.noInitialScene, at: LoadingError.Place(file: path, path: "the file"))
      }
      return try instantiateScene(at: initial, in: context, by: maker)
    }
    guard let index = scene(withID: id) else {
      throw LoadingError(
        .unknownScene(id, known: sceneIDs), at: LoadingError.Place(file: path, path: "the file"))
    }
    return try instantiateScene(at: index, in: context, by: maker)
  }

  package func instantiateScene(
    at index: Int, in context: any LoadingContext, by maker: any SceneFactory
  ) throws -> any SceneController {
    try SceneInstance.make(index, of: self, in: context, by: maker)
  }

  package func instantiateNib(
    owner: AnyObject?, in context: any LoadingContext
  ) throws -> [any SceneObject] {
    guard archive.document.kind == .nib else {
      throw LoadingError(.notANib, at: LoadingError.Place(file: path, path: "the file"))
    }
    try checkOwner(owner)
    let place = LoadingError.Place(file: archive.sourcePath ?? path, path: "the file")
    return try context.nesting(at: place) {
      try context.count(LoadingLimits(controllers: 0, objects: archive.unit(at: 0).objects.count), at: place)
      let instantiation = try Instantiation(
        file: self, unit: 0, in: language(preferring: context.preferredLocales), context: context,
        owner: owner)
      let roots = try instantiation.makeObjects()
      try instantiation.joinRelationships()
      try instantiation.connect()
      instantiation.awake()
      return roots
    }
  }

  /// Throws an error unless the owner's class is the class that the nib requires or one of its subclasses.
  private func checkOwner(_ owner: AnyObject?) throws(LoadingError) {
    guard let owner, let index = archive.document.ownerClass, let expected = classes[index],
      registry.registeredClass(of: owner)?.isSubclass(of: expected) != true
    else { return }
    throw LoadingError(
      .wrongOwner(class: TypeName(type(of: owner)).name, expected: expected.name),
      at: LoadingError.Place(file: archive.sourcePath ?? path, path: "owner"))
  }
}
