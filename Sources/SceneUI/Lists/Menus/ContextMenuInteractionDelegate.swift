import SceneValues

/// Methods that provide context menus and receive notifications about them.
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu configuration for a press at a location in the view, or nil to ignore the press.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAt location: Point
  ) -> ContextMenuConfiguration?

  /// Returns the rectangle, in the view's coordinates, that is not dimmed. By default, this is the entire
  /// view.
  func contextMenuInteraction(_ interaction: ContextMenuInteraction, highlightedRectAt location: Point)
    -> Rect?

  /// Notifies the delegate that the menu is about to be shown. The default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration)

  /// Notifies the delegate that the menu is about to be dismissed. The default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration)

  /// Notifies the delegate that the user has tapped the preview, so that the delegate can show the previewed
  /// content. The default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willPerformPreviewActionFor configuration: ContextMenuConfiguration
  )
}

extension ContextMenuInteractionDelegate {
  /// Returns nil, which highlights the entire view.
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
