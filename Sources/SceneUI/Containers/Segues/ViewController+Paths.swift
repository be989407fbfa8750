import SceneRuntime

/// Deep links: several segues, one after another.
extension ViewController {
  /// Performs segues by their identifiers, each from where the one before has led, without animation.
  ///
  /// ```swift
  /// try list.performSegues(withIdentifiers: ["showDetail", "edit"])
  /// ```
  ///
  /// The whole way is looked up before the first step is taken, as far as it stays in this storyboard: a misspelt
  /// identifier changes nothing.
  ///
  /// - Returns: the controller at the end of the way.
  /// - Throws: `LoadingError` where a step cannot be taken; the steps before it stay taken.
  @discardableResult
  public func performSegues(
    withIdentifiers identifiers: [String], sender: AnyObject? = nil
  ) throws -> ViewController {
    try checkWay(identifiers)
    var current = self
    for identifier in identifiers {
      let segue = try current.segue(withIdentifier: identifier)
      guard let next = try current.perform(segue, sender: sender, animated: false) else {
        throw refusal("nothing follows the segue '\(identifier)', which leads back", at: segue.place)
      }
      current = next
    }
    return current
  }

  private func checkWay(_ identifiers: [String]) throws {
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
