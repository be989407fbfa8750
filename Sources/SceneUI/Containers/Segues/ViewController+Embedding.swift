import SceneRuntime

extension ViewController {
  /// Performs a container view's segue while the enclosing view is being loaded.
  public func performEmbedSegue(at index: Int, in container: AnyObject) throws {
    guard let file = sceneInstance?.file else { return }
    let info = file.segue(at: index)
    guard let container = container as? View, let storyboard,
      file.registry.registeredClass(of: container)?.facts.embedsScenes == true
    else {
      throw refusal("\(info.name) is not in a container view", at: info.place)
    }
    let destination = try storyboard.destination(of: info)
    if let outer = sequence(first: self, next: \.parent).first(where: { $0.isOfScene(of: destination) }) {
      throw refusal(
        "\(info.name) cannot embed \(describe(outer)), which contains it", at: info.place)
    }
    let segue = try makeSegue(info, to: destination)
    prepare(for: segue, noting: container)
    addChild(segue.destination)
    do {
      try segue.destination.loadViewIfNeeded()
    } catch {
      segue.destination.willMove(toParent: nil)
      segue.destination.removeFromParent()
      throw error
    }
    if let view = segue.destination.viewIfLoaded {
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
    }
    segue.destination.isEmbedded = true
    segue.destination.didMove(toParent: self)
  }

  private func isOfScene(of other: ViewController) -> Bool {
    guard let mine = sceneInstance, let others = other.sceneInstance else { return false }
    return mine.file === others.file && mine.controllerObject == others.controllerObject
  }
}
