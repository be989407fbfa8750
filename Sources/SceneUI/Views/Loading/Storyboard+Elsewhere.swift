import SceneRuntime

/// Support for references to other storyboards, such as `Other#id`.
extension Storyboard {
  /// Creates a controller from another storyboard, which is opened on first use. If that storyboard cannot be opened and
  /// the loading options substitute unknown classes, the result is a placeholder.
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
      // The error lists the scenes of the other file but has the location of the reference in this file.
      guard case .unknownScene = error.kind else { throw error }
      throw LoadingError(.otherStoryboard(name, error), at: place)
    }
  }

  /// Creates the controller of a scene in this or another storyboard, such as `Main#detail`.
  func instantiate(scene reference: String) throws -> ViewController {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    if parts.count == 2, parts[0] == file.name { return try instantiate(parts[1]) }
    return try controllerElsewhere(
      reference, at: LoadingError.Place(file: file.path, path: "the saved state"))
  }

  private func placeholder(for reference: String) -> ViewController {
    let controller = ViewController()
    controller.adopt(context)
    controller.placeholderName = reference
    return controller
  }
}

extension SceneContext {
  func sceneFile(named name: String, nextTo file: SceneFile) throws -> SceneFile {
    if let provided = try sceneFileProvider?(name) { return provided }
    guard let directory = file.directory else {
      throw LoadingError(
        .refused(
          "the referring scene was not read from a file, so other files cannot be found: set 'sceneFileProvider'"
        ))
    }
    let path = variant(ofFile: "\(directory)\(name).scenec")
    if let known = openedFiles[path] { return known }
    let opened = try SceneFile(path: path, registry: registry, options: file.options)
    openedFiles[path] = opened
    return opened
  }
}
