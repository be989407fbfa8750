import SceneRuntime

extension ViewController {
  /// Performs several segues without animation. Each segue starts at the destination of the previous one.
  ///
  /// ```swift
  /// try list.performSegues(withIdentifiers: ["showDetail", "edit"])
  /// ```
  ///
  /// The identifiers of segues in this storyboard are checked before the first segue is performed. If one of them is
  /// misspelled, none of the segues is performed.
  ///
  /// - Returns: The destination of the last segue.
  /// - Throws: `LoadingError` if a segue cannot be performed. The effects of earlier segues remain.
  @discardableResult
  public func performSegues(
    withIdentifiers identifiers: [String], sender: Any? = nil
  ) throws -> ViewController {
    try checkPath(identifiers)
    var current = self
    for identifier in identifiers {
      let segue = try current.segue(withIdentifier: identifier)
      guard let next = try current.perform(segue, sender: sender, animated: false) else {
        throw refusal("the unwind segue '\(identifier)' must be the last segue", at: segue.place)
      }
      current = next
    }
    return current
  }

  private func checkPath(_ identifiers: [String]) throws {
    guard let sceneInstance else { return }
    var scene = sceneInstance.sceneIndex
    for identifier in identifiers {
      let segues = sceneInstance.file.segues(ofScene: scene)
      guard let segue = segues.first(where: { $0.identifier == identifier }) else {
        throw LoadingError(
          .unknownSegue(
            identifier, class: sceneInstance.file.controllerClass(ofScene: scene),
            known: segues.compactMap(\.identifier)), at: sceneInstance.file.place(ofScene: scene))
      }
      guard let destination = segue.destination else { return }
      scene = destination
    }
  }
}
