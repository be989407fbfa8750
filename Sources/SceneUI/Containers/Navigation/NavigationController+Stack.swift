extension NavigationController {
  /// Pushes a controller onto the stack and displays it.
  ///
  /// - Throws: `LoadingError` if the controller's view fails to load, the controller is already visible, or another
  ///   transition is in progress. The stack is then unchanged.
  public func pushViewController(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) throws {
    try change(
      keeping: viewControllers.count, adding: [controller], "the push of \(describe(controller))",
      animated: animated,
      completion: completion)
  }

  /// Pops the top controller and displays the controller below it. The root controller is never popped.
  ///
  /// - Parameters:
  ///   - animated: Whether to animate the change. This has no effect while the navigation controller is not visible.
  ///   - completion: A closure that is called after all notifications, or immediately if no controller can be popped.
  /// - Returns: The popped controller, or nil if only the root controller is on the stack.
  /// - Throws: `LoadingError` under the same conditions as a push.
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

  /// Pops all controllers above the given controller on the stack.
  ///
  /// - Returns: The popped controllers, from the bottom up.
  /// - Throws: `LoadingError` under the same conditions as a push, or if the controller is not on the stack.
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

  /// Pops all controllers except the root controller.
  ///
  /// - Returns: The popped controllers, from the bottom up.
  /// - Throws: `LoadingError` under the same conditions as a push.
  @discardableResult
  public func popToRootViewController(animated: Bool) throws -> [ViewController] {
    guard let root = viewControllers.first else { return [] }
    return try popToViewController(root, animated: animated)
  }

  /// Replaces the stack. An animated change appears as a push if the top controller was not on the stack, otherwise as a
  /// pop.
  ///
  /// - Parameters:
  ///   - controllers: The new stack, from the bottom up.
  ///   - animated: Whether to animate the change. This has no effect while the navigation controller is not visible.
  ///   - completion: A closure that is called after all notifications, or immediately if the stack does not change.
  /// - Throws: `LoadingError` under the same conditions as a push.
  public func setViewControllers(
    _ controllers: [ViewController], animated: Bool, completion: (() -> Void)? = nil
  ) throws {
    try change(
      to: controllers, "the new stack of \(describe(self))", animated: animated, completion: completion)
  }

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
