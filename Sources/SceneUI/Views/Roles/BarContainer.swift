import SceneValues

/// A container that shows one child between bars. The views of such containers extend below the bars of outer
/// containers.
protocol BarContainer: ViewController {
  /// The visible child, which determines the container's preferred size.
  var childForContentSize: ViewController? { get }

  /// The controller that a visible search bar searches.
  var controllerThatIsSearched: ViewController? { get }

  /// The children, in the order in which an unwind segue tries them.
  var childrenForUnwinding: [ViewController] { get }

  /// The extent to which the container's content hides outer tab bars, from 0 to 1.
  var bottomBarHiding: Double { get }

  /// Returns the insets of a child's view under the safe area and bars, in the container's view.
  func safeArea(of child: ViewController) -> EdgeInsets

  func contentDidScroll(ofChild child: ViewController)

  func bottomBarHidingDidChange(ofChild child: ViewController)
}

extension BarContainer {
  var controllerThatIsSearched: ViewController? { self }
  func contentDidScroll(ofChild child: ViewController) {}
  func bottomBarHidingDidChange(ofChild child: ViewController) {}
}
