import SceneValues

/// A container that shows one child between bars. The container's view extends under the bars of outer containers.
protocol BarContainer: ViewController {
  /// The visible child, which determines the container's preferred size.
  var childForContentSize: ViewController? { get }

  var controllerThatIsSearched: ViewController? { get }

  var childrenForUnwinding: [ViewController] { get }

  /// The extent to which the container's content hides outer tab bars, from 0 to 1.
  var bottomBarHiding: Double { get }

  func safeArea(of child: ViewController) -> EdgeInsets

  func contentDidScroll(ofChild child: ViewController)

  func bottomBarHidingDidChange(ofChild child: ViewController)
}

extension BarContainer {
  var controllerThatIsSearched: ViewController? { self }
  func contentDidScroll(ofChild child: ViewController) {}
  func bottomBarHidingDidChange(ofChild child: ViewController) {}
}
