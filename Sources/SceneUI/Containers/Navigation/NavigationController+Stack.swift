extension NavigationController {
  /// Puts a controller on top of the stack, and shows it.
  ///
  /// - Throws: `LoadingError` where its view does not load, it is shown already, or another transition is under way;
  ///   then everything is as before.
  public func pushViewController(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) throws {
    try change(
      keeping: viewControllers.count, adding: [controller], "the push of \(describe(controller))",
      animated: animated,
      completion: completion)
  }

  /// Takes the top controller off the stack, and shows the one below. The first one stays.
  ///
  /// - Parameters:
  ///   - animated: whether the change is seen. None is while the controller is not shown.
  ///   - completion: called when all have heard of it; at once where there is nothing to take off.
  /// - Returns: what was taken off.
  /// - Throws: `LoadingError` as a push does.
  @discardableResult
  public func popViewController(animated: Bool, completion: (() -> Void)? = nil) throws -> ViewController? {
    guard viewControllers.count > 1, let top = topViewController else {
      completion?()
      return nil
    }
    try change(
      keeping: viewControllers.count - 1, adding: [], "the pop of \(describe(top))", animated: animated,
      completion: completion)
    return top
  }

  /// Takes off all that lies above a controller of the stack.
  ///
  /// - Returns: what was taken off, from the bottom up.
  /// - Throws: `LoadingError` as a push does, and where the controller is not on the stack.
  @discardableResult
  public func popToViewController(_ controller: ViewController, animated: Bool) throws -> [ViewController] {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else {
      throw refusal(
        "\(describe(controller)) cannot be popped to: it is not on the stack of \(describe(self))")
    }
    let popped = Array(viewControllers[(index + 1)...])
    try change(
      keeping: index + 1, adding: [], "the pop to \(describe(controller))", animated: animated)
    return popped
  }

  /// Takes off all but the first controller.
  ///
  /// - Returns: what was taken off, from the bottom up.
  /// - Throws: `LoadingError` as a push does.
  @discardableResult
  public func popToRootViewController(animated: Bool) throws -> [ViewController] {
    guard let root = viewControllers.first else { return [] }
    return try popToViewController(root, animated: animated)
  }

  /// Makes the stack another one. Animated, it is a push where the new top is not on the stack, and a pop where it is.
  ///
  /// - Parameters:
  ///   - controllers: from the bottom up.
  ///   - animated: whether the change is seen. None is while the controller is not shown.
  ///   - completion: called when all have heard of it; at once where the stack is the same.
  /// - Throws: `LoadingError` as a push does.
  public func setViewControllers(
    _ controllers: [ViewController], animated: Bool, completion: (() -> Void)? = nil
  ) throws {
    try change(
      to: controllers, "the new stack of \(describe(self))", animated: animated, completion: completion)
  }

  /// What a touch of the back button does.
  func goBack() {
    do {
      if viewControllers.count > 1 {
        try popViewController(animated: true)
      } else if let around = parent as? NavigationController {
        try around.popViewController(animated: true)
      }
    } catch {
      context.report(error)
    }
  }
}
