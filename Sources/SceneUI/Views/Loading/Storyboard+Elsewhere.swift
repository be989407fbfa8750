import SceneRuntime

/// Destinations in other storyboards: `Other#id`.
extension Storyboard {
  /// Makes a controller of another storyboard, which is opened when it is first needed.
  ///
  /// - Parameters:
  ///   - reference: `Other#id`; without an id, the initial scene of `Other` is meant.
  ///   - place: of what refers to it.
  /// - Returns: the controller, or a placeholder where the other file does not open and unknown classes are
  ///   substituted.
  /// - Throws: `LoadingError` where the other file does not open, has no such scene, or the scene does not
  ///   load.
  func controllerElsewhere(_ reference: String, at place: LoadingError.Place) throws -> ViewController {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, id) = (String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
    let other: Storyboard
    do {
      other = Storyboard(file: try context.sceneFile(named: name, nextTo: file), context: context)
    } catch {
      if file.options.substitutesUnknownClasses { return placeholder(for: reference) }
      throw LoadingError(.otherStoryboard(name, error), at: place)
    }
    do {
      return try id.isEmpty ? other.instantiateInitialViewController() : other.instantiate(id)
    } catch let error as LoadingError {
      // Which scenes there are, is said of the other file; who asked for this one is in ours.
      guard case .unknownScene = error.kind else { throw error }
      throw LoadingError(.otherStoryboard(name, error), at: place)
    }
  }

  /// Stands in for a scene of a storyboard that a tool cannot open.
  private func placeholder(for reference: String) -> ViewController {
    let controller = ViewController()
    controller.adopt(context)
    controller.placeholderName = reference
    return controller
  }
}

extension SceneContext {
  /// An opened file of compiled scenes, as scenes of another one name it.
  func sceneFile(named name: String, nextTo file: SceneFile) throws -> SceneFile {
    if let provided = try sceneFileProvider?(name) { return provided }
    guard let directory = file.directory else {
      throw LoadingError(
        .refused("it was not read from a file, so nobody knows where others are; set 'sceneFileProvider'"))
    }
    let path = variant(ofFile: "\(directory)\(name).scenec")
    if let known = openedFiles[path] { return known }
    let opened = try SceneFile(path: path, registry: registry, options: file.options)
    openedFiles[path] = opened
    return opened
  }
}
