import SceneValues

/// The menu and the preview that a long press shows.
public struct ContextMenuConfiguration {
  /// An identifier for use by the delegate, or nil for none.
  public var identifier: String?
  /// Creates the menu just before it is shown. If it returns nil or an empty menu, no menu is shown.
  public var menu: () -> Menu?
  /// Creates the controller whose view is shown above the menu in its `preferredContentSize`. If nil, the
  /// pressed view itself stays visible.
  public var preview: (() -> ViewController?)?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An identifier for use by the delegate.
  ///   - preview: Creates the controller whose view is shown above the menu.
  ///   - menu: Creates the menu.
  public init(
    identifier: String? = nil, preview: (() -> ViewController?)? = nil, menu: @escaping () -> Menu?
  ) {
    (self.identifier, self.preview, self.menu) = (identifier, preview, menu)
  }
}
