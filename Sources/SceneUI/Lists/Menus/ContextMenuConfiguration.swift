import SceneValues

/// A menu and a preview that appear after a long press.
public struct ContextMenuConfiguration {
  /// An identifier that the delegate can use, or nil for none.
  public var identifier: String?
  /// The closure that creates the menu just before it is shown. If it returns nil or an empty menu, no menu
  /// appears.
  public var menu: () -> Menu?
  /// The closure that creates the controller whose view is shown above the menu at its
  /// `preferredContentSize`. If nil, the pressed view itself stays visible.
  public var preview: (() -> ViewController?)?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An identifier that the delegate can use.
  ///   - preview: A closure that creates the controller whose view is shown above the menu.
  ///   - menu: A closure that creates the menu.
  public init(
    identifier: String? = nil, preview: (() -> ViewController?)? = nil, menu: @escaping () -> Menu?
  ) {
    (self.identifier, self.preview, self.menu) = (identifier, preview, menu)
  }
}
