import SceneArchive
import SceneValues

/// A controller that was made from a scene.
public protocol SceneController: CodedSceneObject, SegueSource {
  /// The scene that it was made from. The controller keeps it, and with it the objects beside it.
  var sceneInstance: SceneInstance? { get set }
}

/// Who makes scenes: a storyboard.
public protocol SceneMaking {
  /// The controller is made, and neither connected nor awake.
  func willConnect(_ controller: any SceneController)

  /// Makes the controller that another one holds.
  ///
  /// - Parameters:
  ///   - id: of a scene of the same file, or, as `Other#id`, of another one.
  ///   - holder: the controller that will hold it.
  /// - Returns: the new controller.
  /// - Throws: what keeps the scene from being loaded.
  func makeController(_ id: String, heldBy holder: any SceneController) throws -> any SceneController
}

/// One making of a scene: the objects beside its controller, and what is needed to load its view later.
public final class SceneInstance {
  /// The file that the scene is in.
  public private(set) var file: SceneFile
  package private(set) var sceneIndex: Int
  /// Weak: the controller holds this.
  package private(set) weak var controller: (any SceneController)?
  /// The objects beside the controller, which live as long as it does.
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
    by maker: any SceneMaking
  ) throws -> any SceneController {
    let scene = file.archive.scene(at: sceneIndex)
    return try context.nesting(file.error(NestedLoading.refusal, object: scene.controller)) {
      try make(sceneIndex, scene, of: file, in: context, by: maker)
    }
  }

  private static func make(
    _ sceneIndex: Int, _ scene: SceneRecord, of file: SceneFile, in context: any LoadingContext,
    by maker: any SceneMaking
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

  /// An object of the scene's own unit; nil for one that is gone, and for all while they are being made.
  package func object(at index: Int) -> AnyObject? {
    objects.indices.contains(index - firstObject) ? objects[index - firstObject].object : nil
  }

  /// Is what another file says of the scene from now on.
  ///
  /// - Parameters:
  ///   - file: the other file.
  ///   - sceneIndex: in it.
  ///   - objects: of the scene's own unit there, in order.
  ///   - topLevelObjects: those beside the controller.
  package func move(
    to file: SceneFile, sceneIndex: Int, objects: [(any SceneObject)?], topLevelObjects: [any SceneObject]
  ) {
    (self.file, self.sceneIndex) = (file, sceneIndex)
    firstObject = file.archive.unit(at: file.archive.scene(at: sceneIndex).sceneUnit).objects.lowerBound
    self.objects = objects.map { WeakObject(object: $0) }
    self.topLevelObjects = topLevelObjects
  }

  /// Whether the scene says what the controller's view is.
  package var hasView: Bool { file.archive.scene(at: sceneIndex).viewUnit != nil }

  /// Makes the controller's view, connects it and wakes it up.
  ///
  /// - Throws: `LoadingError`; then the controller is as it was before.
  package func loadView(in context: any LoadingContext) throws {
    guard let index = file.archive.scene(at: sceneIndex).viewUnit, let controller else { return }
    // That of the controller, which has followed the context since it was made.
    let language = file.language(preferring: context.preferredLocales)
    let instantiation = try Instantiation(
      file: file, unit: index, in: language, context: context, scene: self)
    let unit = instantiation.unit
    // Holds: a view's tree was verified to have a root.
    let view = try instantiation.makeObjects()[0]
    // The view is the controller's before anything is connected, as it is an outlet too: a setter that looks at
    // it must not begin loading anew.
    // A class that stands in for another one, or a file from elsewhere, may have no such place.
    guard try unit.objects[0].slot?.add(controller, view) == true else {
      throw file.error(
        .cannotHold(class: TypeName(type(of: controller)).name, child: unit.objects[0].registered.name),
        object: unit.firstObject)
    }
    try instantiation.connect()
    instantiation.awake()
    for embedding in unit.embeddings {
      // Holds: it is an object of the unit, and they are all made.
      try controller.performEmbedSegue(
        at: embedding.segue, in: instantiation.object(at: embedding.container).unsafelyUnwrapped)
    }
  }
}

extension SceneFile {
  /// Makes the controller of a scene and the objects beside it; its view is made when it is first asked for.
  ///
  /// - Parameters:
  ///   - id: the controller's id; nil for the initial scene.
  ///   - context: what loads it.
  ///   - maker: prepares the controller, and makes those that it holds.
  /// - Returns: the controller.
  /// - Throws: `LoadingError` where there is no such scene, and what keeps it from being loaded.
  package func instantiateScene(
    _ id: String?, in context: any LoadingContext, by maker: any SceneMaking
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
    guard let index = archive.scene(withID: id) else {
      throw LoadingError(
        .unknownScene(id, known: sceneIDs), at: LoadingError.Place(file: path, path: "the file"))
    }
    return try instantiateScene(at: index, in: context, by: maker)
  }

  package func instantiateScene(
    at index: Int, in context: any LoadingContext, by maker: any SceneMaking
  ) throws -> any SceneController {
    try SceneInstance.make(index, of: self, in: context, by: maker)
  }

  /// Makes the objects of a nib, and gives the ones at its top: the caller owns them.
  package func instantiateNib(
    owner: AnyObject?, in context: any LoadingContext
  ) throws -> [any SceneObject] {
    guard archive.document.kind == .nib else {
      throw LoadingError(.notANib, at: LoadingError.Place(file: path, path: "the file"))
    }
    try checkOwner(owner)
    let place = LoadingError.Place(file: archive.sourcePath ?? path, path: "the file")
    return try context.nesting(LoadingError(NestedLoading.refusal, at: place)) {
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

  /// An owner of another class than the nib says. A class that nobody registered says nothing.
  private func checkOwner(_ owner: AnyObject?) throws(LoadingError) {
    guard let owner, let index = archive.document.ownerClass, let expected = classes[index],
      registry.registeredClass(of: owner)?.isSubclass(of: expected) != true
    else { return }
    throw LoadingError(
      .wrongOwner(class: TypeName(type(of: owner)).name, expected: expected.name),
      at: LoadingError.Place(file: archive.sourcePath ?? path, path: "owner"))
  }
}
