import SceneValues

/// Methods that provide the menus of a context menu interaction and respond to events in the menus.
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Returns the configuration of the menu to display for a press at a location in the view, or nil to display no menu.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration?

  /// Returns the part of the view that stays undimmed while the menu is visible, as a rectangle in the view's
  /// coordinates. If the result is nil (the default), the entire view stays undimmed.
  func contextMenuInteraction(_ interaction: ContextMenuInteraction, highlightedRectAt location: Point)
    -> Rect?

  /// Called before the menu appears. The default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration)

  /// Called before the menu disappears. The default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration)

  /// Called when the user taps the preview, so that you can display its content. The default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration
  )
}

extension ContextMenuInteractionDelegate {
  /// Returns nil, so the entire view stays undimmed.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, highlightedRectAt location: Point
  ) -> Rect? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration
  ) {}
}
