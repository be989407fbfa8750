import SceneRuntime
import SceneValues

extension ViewController {
  /// Performs a segue in this controller's scene without calling `shouldPerformSegue`.
  ///
  /// - Throws: `LoadingError` if the segue does not exist, the destination fails to load, or a transition is in progress.
  ///   The state is then unchanged.
  public func performSegue(withIdentifier identifier: String, sender: Any? = nil) throws {
    try perform(segue(withIdentifier: identifier), sender: sender)
  }

  func segue(withIdentifier identifier: String) throws -> SegueInfo {
    let segues = sceneInstance?.segues ?? []
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      throw LoadingError(
        .unknownSegue(
          identifier, class: String(describing: type(of: self)), known: segues.compactMap(\.identifier)),
        at: scenePlace)
    }
    return segue
  }

  /// Performs the segue of a trigger, such as a button. Errors are reported to the context's failure handler, because
  /// code that responds to touches cannot handle them.
  public func performTriggeredSegue(at index: Int, sender: AnyObject) {
    guard let segue = sceneInstance?.file.segue(at: index) else { return }
    contextIfAny?.note(self, "shouldPerformSegue(withIdentifier: \(segue.identifier ?? "nil"))")
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    do { try perform(segue, sender: sender) } catch { context.report(error) }
  }

  /// Performs a segue and returns its destination, or nil for an unwind segue. Throws `LoadingError` on failure.
  @discardableResult
  func perform(_ info: SegueInfo, sender: Any?, animated: Bool = true) throws -> ViewController? {
    switch Segue.Kind(rawValue: info.kind) {
    case .unwind:
      try unwind(info, sender: sender)
      return nil
    case .embed:
      throw refusal(
        "\(info.name) cannot be performed by code: its container view performs it", at: info.place)
    case nil: throw refusal("segue kind '\(info.kind)' does not exist", at: info.place)
    default: return try go(info, sender: sender, animated: animated)
    }
  }

  private func go(_ info: SegueInfo, sender: Any?, animated: Bool) throws -> ViewController {
    guard let storyboard else { throw refusal("\(describe(self)) was not created by a storyboard") }
    // Until this transition starts, `prepare` must not start another transition.
    try beginTransition(info.name, of: [self], at: info.place)
    let segue: Segue
    do {
      let destination = try storyboard.destination(of: info)
      segue = try makeSegue(info, to: destination)
      segue.sender = sender as AnyObject?
      if !animated { segue.animated = false }
      prepare(for: segue, noting: sender)
    } catch {
      endTransition(of: [self])
      throw error
    }
    endTransition(of: [self])
    try segue.perform()
    return segue.destination
  }

  func makeSegue(_ info: SegueInfo, to destination: ViewController) throws -> Segue {
    let type = try segueClass(of: info)
    let segue = type.init(identifier: info.identifier, source: self, destination: destination)
    segue.kind = Segue.Kind(rawValue: info.kind) ?? .present
    for (key, value) in info.values {
      do throws(LoadingError.Kind) {
        try context.registry.setValue(value, forKeyPath: key, on: segue)
      } catch {
        throw LoadingError(error, at: info.place)
      }
    }
    return segue
  }

  private func segueClass(of info: SegueInfo) throws -> Segue.Type {
    guard let name = info.className else { return Segue.self }
    let registry = context.registry
    guard let registered = registry.registeredClass(named: name) else {
      throw LoadingError(
        .unknownClass(name: name, element: "segue", candidates: registry.candidates(for: name)),
        at: info.place)
    }
    guard let type = registered.type as? Segue.Type else {
      throw LoadingError(.notASubclass(name: name, of: "Segue", element: "segue"), at: info.place)
    }
    return type
  }

  func prepare(for segue: Segue, noting sender: Any?) {
    contextIfAny?.note(self, "prepare(for: \(segue.identifier ?? "a segue"))")
    prepare(for: segue, sender: sender)
  }
}

extension SegueInfo {
  var name: String { "the segue '\(identifier ?? kind)'" }
}
