import SceneValues

/// What a popover points at, and how.
///
/// ```swift
/// preferences.modalPresentationStyle = .popover
/// preferences.preferredContentSize = Size(width: 280, height: 200)
/// preferences.popoverPresentation.anchorView = gearButton
/// try present(preferences, animated: true)
/// ```
///
/// Presenting a popover that points at nothing is refused.
public final class PopoverPresentation: ControllerPart {
  /// The view that it points at.
  public weak var anchorView: View?
  /// The part of the view that it points at, in the view's coordinates; all of it for nil.
  public var anchorRect: Rect?
  /// The item that it points at, in place of a view.
  public weak var barButtonItem: BarButtonItem?
  /// The sides of the popover that the arrow may be on: with `.up`, it stands below what it points at. Without any, it has
  /// no arrow and stands over its anchor.
  public var permittedArrowDirections = ArrowDirections.any
  /// The views that can be touched while the popover is shown. Elsewhere a touch dismisses it.
  public var passthroughViews: [View] {
    get { weakPassthroughViews.compactMap(\.view) }
    set { weakPassthroughViews = newValue.map(WeakView.init) }
  }
  private var weakPassthroughViews: [WeakView] = []
  /// The side that the arrow is on while the popover is shown; nil without one.
  public internal(set) var arrowDirection: ArrowDirections?

  init() {}

  private struct WeakView {
    weak var view: View?
  }

  /// The view and its part that it points at now; nil where that is in no window.
  var anchor: (view: View, rect: Rect)? {
    guard let view = barButtonItem?.shownView ?? anchorView, view.window != nil else { return nil }
    return (view, barButtonItem?.shownView == nil ? anchorRect ?? view.bounds : view.bounds)
  }
}

extension ViewController {
  /// What it points at when it is presented as a popover.
  public var popoverPresentation: PopoverPresentation { part() }
}
