import SceneRuntime
import SceneValues

extension ViewController {
  /// Performs a segue of this controller's scene.
  ///
  /// `shouldPerformSegue` is not asked: who calls this has decided.
  ///
  /// - Throws: `LoadingError` where there is no such segue, its destination does not load, or a transition is under
  ///   way; then everything is as before.
  public func performSegue(withIdentifier identifier: String, sender: AnyObject? = nil) throws {
    let segues = sceneInstance?.segues ?? []
    guard let index = segues.firstIndex(where: { $0.identifier == identifier }) else {
      throw LoadingError(
        .unknownSegue(
          identifier, class: String(describing: type(of: self)), known: segues.compactMap(\.identifier)),
        at: sceneInstance.map { $0.file.place(ofObject: $0.controllerObject) })
    }
    try performSegue(at: segues[index].index, sender: sender, isTriggered: false)
  }

  /// - Parameter index: in the file.
  func performSegue(at index: Int, sender: AnyObject?, isTriggered: Bool) throws {
    guard let sceneInstance, let storyboard else {
      throw refusal("\(describe(self)) was not made from a storyboard")
    }
    let info = sceneInstance.file.segue(at: index)
    if isTriggered {
      contextIfAny?.note(self, "shouldPerformSegue(withIdentifier: \(info.identifier ?? "nil"))")
      guard shouldPerformSegue(withIdentifier: info.identifier, sender: sender) else { return }
    }
    if let transitionInProgress {
      throw refusal(
        "the segue '\(info.identifier ?? info.kind)' cannot begin: \(transitionInProgress) is under way")
    }
    switch info.kind {
    case "unwind": try unwind(info, sender: sender)
    case "show", "present", "custom":
      transitionInProgress = "the segue '\(info.identifier ?? info.kind)'"
      let segue: Segue
      do {
        let destination = try storyboard.destination(of: info)
        segue = try makeSegue(info, to: destination)
        note(segue, sender: sender)
        prepare(for: segue, sender: sender)
      } catch {
        transitionInProgress = nil
        throw error
      }
      transitionInProgress = nil
      try segue.perform()
    default: throw refusal("segues of kind '\(info.kind)' are not performed by this version of the runtime")
    }
  }

  private func makeSegue(_ info: SegueInfo, to destination: ViewController) throws -> Segue {
    var type = Segue.self
    if let name = info.className {
      guard let custom = context.registry.registeredClass(named: name)?.type as? Segue.Type else {
        throw LoadingError(.unknownClass(name: name, element: "segue", candidates: []), at: info.place)
      }
      type = custom
    }
    let segue = type.init(identifier: info.identifier, source: self, destination: destination)
    for (key, value) in info.values {
      do throws(LoadingError.Kind) {
        try context.registry.setValue(value, forKeyPath: key, on: segue)
      } catch {
        throw LoadingError(error, at: info.place)
      }
    }
    return segue
  }

  private func note(_ segue: Segue, sender: AnyObject?) {
    contextIfAny?.note(self, "prepare(for: \(segue.identifier ?? "a segue"))")
  }

  // MARK: Unwinding

  /// Goes back to the nearest controller that takes the action: from the source, through parents and presenters.
  private func unwind(_ info: SegueInfo, sender: AnyObject?) throws {
    guard let selector = info.selector else { throw refusal("an unwind segue without action") }
    guard let destination = unwindDestination(for: selector, sender: sender) else {
      throw LoadingError(
        .segueFailed("nobody takes the unwind action '\(selector)' of \(describe(self))"), at: info.place)
    }
    guard let action = context.registry.registeredClass(of: destination)?.action(selector) else {
      throw LoadingError(.unknownAction(selector, class: "\(type(of: destination))"), at: info.place)
    }
    let segue = try makeSegue(info, to: destination)
    guard action.accepts(segue) else {
      throw LoadingError(
        .senderDoesNotFit(
          action: selector, class: "\(type(of: destination))", expected: action.senderType, found: "Segue"),
        at: info.place)
    }
    note(segue, sender: sender)
    prepare(for: segue, sender: sender)
    contextIfAny?.note(destination, selector)
    action.call(destination, segue, nil)
    if destination.presentedViewController != nil { try destination.dismiss(animated: segue.animated) }
  }

  private func unwindDestination(for selector: String, sender: AnyObject?) -> ViewController? {
    var next = parent ?? presentingViewController
    while let current = next {
      if current.canPerformUnwindSegueAction(selector, from: self, sender: sender) { return current }
      // A presenter's children show what it shows: one of them may be meant.
      if let child = current.children.first(where: {
        $0 !== self && $0.canPerformUnwindSegueAction(selector, from: self, sender: sender)
      }) {
        return child
      }
      next = current.parent ?? current.presentingViewController
    }
    return nil
  }
}
