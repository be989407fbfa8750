import SceneValues

/// The menu and the preview that a long press displays.
public struct ContextMenuConfiguration {
  /// An identifier for use by the delegate, or nil for none.
  public var identifier: String?
  /// A closure that creates the menu just before it is displayed. If it returns nil or an empty menu, no menu appears.
  public var menu: () -> Menu?
  /// A closure that creates the controller of the preview, which appears near the menu at the controller's
  /// `preferredContentSize`. If nil, the pressed view itself stays visible.
  public var preview: (() -> ViewController?)?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An identifier for use by the delegate.
  ///   - preview: A closure that creates the controller of the preview.
  ///   - menu: A closure that creates the menu.
  public init(
    identifier: String? = nil, preview: (() -> ViewController?)? = nil, menu: @escaping () -> Menu?
  ) {
    (self.identifier, self.preview, self.menu) = (identifier, preview, menu)
  }
}
