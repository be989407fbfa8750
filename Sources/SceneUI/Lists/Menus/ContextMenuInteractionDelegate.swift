import SceneValues

/// Says what a long press on a view shows, and hears of it.
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// What a press at a point of the view shows; nil for nothing, and then the press is nobody's.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAt location: Point
  ) -> ContextMenuConfiguration?

  /// The part of the view that is not darkened, in the view's coordinates, and that the menu stands beside. All of the view
  /// by default.
  func contextMenuInteraction(_ interaction: ContextMenuInteraction, highlightedRectAt location: Point)
    -> Rect?

  /// The menu is about to be shown; by default nothing is done.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration)

  /// The menu goes; by default nothing is done.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration)

  /// The preview was touched, and the menu has begun to go: this is the time to show what was previewed. By default nothing
  /// is done.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willPerformPreviewActionFor configuration: ContextMenuConfiguration
  )
}

extension ContextMenuInteractionDelegate {
  /// By default, all of the view.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, highlightedRectAt location: Point
  ) -> Rect? { nil }
  /// By default, nothing is done.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration
  ) {}
  /// By default, nothing is done.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration
  ) {}
  /// By default, nothing is done.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willPerformPreviewActionFor configuration: ContextMenuConfiguration
  ) {}
}
