import SceneValues

/// The configuration of a popover, such as its anchor and arrow.
///
/// ```swift
/// preferences.modalPresentationStyle = .popover
/// preferences.preferredContentSize = Size(width: 280, height: 200)
/// preferences.popoverPresentation.anchorView = gearButton
/// try present(preferences, animated: true)
/// ```
///
/// Presenting a popover without an anchor throws an error.
public final class PopoverPresentation: ControllerPart {
  /// The view to which the popover points.
  public weak var anchorView: View?
  /// The rectangle to which the popover points, in the anchor view's coordinates, or nil to point to the view's bounds.
  public var anchorRect: Rect?
  /// The bar button item to which the popover points. It takes precedence over `anchorView`.
  public weak var barButtonItem: BarButtonItem?
  /// The directions in which the arrow can point. With `.up`, the popover is below its anchor. If the set is empty, the
  /// popover has no arrow and covers its anchor.
  public var permittedArrowDirections = ArrowDirections.any
  /// The views behind the popover that still receive touches. A touch on any other view behind the popover dismisses it.
  public var passthroughViews: [View] {
    get { weakPassthroughViews.compactMap(\.view) }
    set { weakPassthroughViews = newValue.map(WeakView.init) }
  }
  private var weakPassthroughViews: [WeakView] = []
  /// The direction of the arrow while the popover is visible, or nil if the popover has no arrow.
  public internal(set) var arrowDirection: ArrowDirections?

  init() {}

  private struct WeakView {
    weak var view: View?
  }

  var anchor: (view: View, rect: Rect)? {
    guard let view = barButtonItem?.shownView ?? anchorView, view.window != nil else { return nil }
    return (view, barButtonItem?.shownView == nil ? anchorRect ?? view.bounds : view.bounds)
  }
}

extension ViewController {
  /// The configuration that is used when the controller is presented as a popover.
  public var popoverPresentation: PopoverPresentation { part() }
}
