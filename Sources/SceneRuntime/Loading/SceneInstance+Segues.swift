import SceneArchive

extension SceneInstance {
  /// The segues of the scene, in file order.
  package var segues: [SegueInfo] { file.segues(ofScene: sceneIndex) }

  /// The controller's index in the file.
  package var controllerObject: Int { file.archive.scene(at: sceneIndex).controller }
}
