import SceneRuntime
import SceneValues

extension ViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: NavigationController? { nearestContainer() }

  /// The nearest tab bar controller around this one.
  public var tabBarController: TabBarController? { nearestContainer() }

  /// The nearest split view controller around this one.
  public var splitViewController: SplitViewController? { nearestContainer() }

  /// The nearest page view controller around this one.
  public var pageViewController: PageViewController? { nearestContainer() }

  private func nearestContainer<Container: ViewController>() -> Container? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? Container }.first
  }

  /// Checks that a controller is free to become a child of this one.
  ///
  /// - Throws: `LoadingError` where it is shown already, by another or by itself.
  func checkFree(_ controller: ViewController, for name: String) throws {
    let isAround = sequence(first: self, next: \.parent).contains { $0 === controller }
    guard controller.parent == nil, controller.presenter == nil, !isAround,
      controller.viewIfLoaded?.window == nil
    else { throw refusal("\(name) cannot begin: \(describe(controller)) is shown already") }
  }

  /// How far from the edges its view is laid, since bars are there that it does not lie below. What the screen alone covers
  /// is no bar.
  private func insetsBetweenBars(_ insets: EdgeInsets, on screen: EdgeInsets) -> EdgeInsets {
    let below = extendsBelowBars ? edgesForExtendedLayout : []
    func inset(_ edge: ScreenEdgePanGestureRecognizer.Edges, _ inset: Double, _ screen: Double) -> Double {
      below.contains(edge) || inset <= screen ? 0 : inset
    }
    return EdgeInsets(
      top: inset(.top, insets.top, screen.top), left: inset(.left, insets.left, screen.left),
      bottom: inset(.bottom, insets.bottom, screen.bottom), right: inset(.right, insets.right, screen.right))
  }

  /// Lays a child's view where it belongs among the bars.
  ///
  /// - Parameters:
  ///   - child: the child; one whose view is not loaded stays as it is.
  ///   - bounds: of what the view is in.
  func place(_ child: ViewController, in bounds: Rect) {
    guard let view = child.viewIfLoaded else { return }
    let insets = safeArea(for: child)
    let screen = view.window?.screenInsets ?? .zero
    let frame = bounds.inset(by: child.insetsBetweenBars(insets, on: screen))
    // What slides in has a transform, which the frame would count.
    view.bounds = Rect(origin: view.bounds.origin, size: frame.size)
    view.center = frame.center
    guard child.extendsBelowBars || screen != .zero, insets != child.placedInsets else { return }
    child.placedInsets = insets
    child.safeAreaDidChange()
  }
}
