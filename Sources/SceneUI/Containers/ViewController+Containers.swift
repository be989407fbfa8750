import SceneRuntime
import SceneValues

extension ViewController {
  /// The nearest enclosing navigation controller, or nil if there is none.
  public var navigationController: NavigationController? { nearestContainer() }

  /// The nearest enclosing tab bar controller, or nil if there is none.
  public var tabBarController: TabBarController? { nearestContainer() }

  /// The nearest enclosing split view controller, or nil if there is none.
  public var splitViewController: SplitViewController? { nearestContainer() }

  /// The nearest enclosing page view controller, or nil if there is none.
  public var pageViewController: PageViewController? { nearestContainer() }

  private func nearestContainer<Container: ViewController>() -> Container? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? Container }.first
  }

  /// Checks that a controller can become a child of this controller. Throws `LoadingError` if the controller is already
  /// visible, or if it has a parent or presenter.
  func checkFree(_ controller: ViewController, for name: String) throws {
    let isAround = sequence(first: self, next: \.parent).contains { $0 === controller }
    guard controller.parent == nil, controller.presenter == nil, !isAround,
      controller.viewIfLoaded?.window == nil
    else { throw refusal("\(name) cannot begin: \(describe(controller)) is already shown") }
  }

  /// Returns the insets that keep the view from extending behind bars, or 0 at edges where it may extend behind a bar.
  private func insetsBetweenBars(_ insets: EdgeInsets, on screen: EdgeInsets) -> EdgeInsets {
    let below = extendsBelowBars ? edgesForExtendedLayout : []
    func inset(_ edge: ScreenEdgePanGestureRecognizer.Edges, _ inset: Double, _ screen: Double) -> Double {
      below.contains(edge) || inset <= screen ? 0 : inset
    }
    return EdgeInsets(
      top: inset(.top, insets.top, screen.top), left: inset(.left, insets.left, screen.left),
      bottom: inset(.bottom, insets.bottom, screen.bottom), right: inset(.right, insets.right, screen.right))
  }

  /// Positions a child's loaded view. The view extends behind bars only at the edges where the child permits it.
  func place(_ child: ViewController, in bounds: Rect) {
    guard let view = child.viewIfLoaded else { return }
    let insets = safeArea(for: child)
    let screen = view.window?.screenInsets ?? .zero
    let frame = bounds.inset(by: child.insetsBetweenBars(insets, on: screen))
    // A view that is sliding in has a transform, which `frame` would include.
    view.bounds = Rect(origin: view.bounds.origin, size: frame.size)
    view.center = frame.center
    guard child.extendsBelowBars || screen != .zero, insets != child.placedInsets else { return }
    child.placedInsets = insets
    child.safeAreaDidChange()
  }
}
