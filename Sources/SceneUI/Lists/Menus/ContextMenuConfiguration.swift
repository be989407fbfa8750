import SceneValues

/// What a long press shows: a menu, and what stands above it.
public struct ContextMenuConfiguration {
  /// By which a delegate knows it again; nil for none.
  public var identifier: String?
  /// Makes the menu, when it is about to be shown; nil from it, or a menu that offers nothing, shows nothing.
  public var menu: () -> Menu?
  /// Makes the controller whose view stands above the menu, as large as its `preferredContentSize`; what was pressed
  /// itself stays to be seen for nil.
  public var preview: (() -> ViewController?)?

  /// Says what a long press shows.
  ///
  /// - Parameters:
  ///   - identifier: by which a delegate knows it again.
  ///   - preview: makes the controller whose view stands above the menu.
  ///   - menu: makes the menu.
  public init(
    identifier: String? = nil, preview: (() -> ViewController?)? = nil, menu: @escaping () -> Menu?
  ) {
    (self.identifier, self.preview, self.menu) = (identifier, preview, menu)
  }
}
