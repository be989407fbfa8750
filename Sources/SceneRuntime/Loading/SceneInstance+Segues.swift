import SceneArchive

extension SceneInstance {
  package var segues: [SegueInfo] { file.segues(ofScene: sceneIndex) }

  package var controllerObject: Int { file.archive.scene(at: sceneIndex).controller }
}
