import SceneValues

/// The menu and the optional preview that a context menu interaction displays.
public struct ContextMenuConfiguration {
  /// An identifier that the delegate can use to recognize the configuration, or nil for none.
  public var identifier: String?
  /// A closure that creates the menu just before it appears. If the closure returns nil or an empty menu, no menu
  /// appears.
  public var menu: () -> Menu?
  /// A closure that creates the preview's controller. The preview appears near the menu, at the size of the
  /// controller's `preferredContentSize`. If the closure is nil, the pressed view itself stays visible.
  public var preview: (() -> ViewController?)?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An identifier that the delegate can use to recognize the configuration.
  ///   - preview: A closure that creates the preview's controller.
  ///   - menu: A closure that creates the menu.
  public init(
    identifier: String? = nil, preview: (() -> ViewController?)? = nil, menu: @escaping () -> Menu?
  ) {
    (self.identifier, self.preview, self.menu) = (identifier, preview, menu)
  }
}
