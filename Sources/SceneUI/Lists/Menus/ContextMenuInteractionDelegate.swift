import SceneValues

/// Methods that a context menu interaction calls to obtain its menus and to notify its delegate.
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Returns the configuration of the menu for a press at a location in the view, or nil for no menu.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAt location: Point
  ) -> ContextMenuConfiguration?

  /// Returns the part of the view that is not dimmed while the menu is visible, as a rectangle in the view's
  /// coordinates. If nil (the default), no part of the view is dimmed.
  func contextMenuInteraction(_ interaction: ContextMenuInteraction, highlightedRectAt location: Point)
    -> Rect?

  /// Called before the menu appears. The default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration)

  /// Called before the menu disappears. The default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration)

  /// Called when the user taps the preview. Display the previewed content in this method. The default implementation
  /// does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willPerformPreviewActionFor configuration: ContextMenuConfiguration
  )
}

extension ContextMenuInteractionDelegate {
  /// Returns nil, so the entire view is not dimmed.
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
    _ interaction: ContextMenuInteraction, willPerformPreviewActionFor configuration: ContextMenuConfiguration
  ) {}
}
