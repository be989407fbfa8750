import SceneValues

/// A container that shows one child between bars: a navigation controller or a tab bar controller. Views of its kind lie below
/// the bars of containers around them.
protocol BarContainer: ViewController {
  /// The child that shows, which determines the container's preferred size.
  var childForContentSize: ViewController? { get }

  /// The controller in whose content a search bar that is shown here searches.
  var controllerThatIsSearched: ViewController? { get }

  /// The children, in the order in which an unwind segue tries them.
  var childrenForUnwinding: [ViewController] { get }

  /// How far the container's content wants tab bars around it out of the way, from 0 to 1.
  var bottomBarHiding: Double { get }

  /// How far the safe area and the container's bars reach into a child's view, in the container's view.
  func safeArea(of child: ViewController) -> EdgeInsets

  /// Responds to a scrolled view of a child.
  func contentDidScroll(ofChild child: ViewController)

  /// Responds to a child's change of `hidesBottomBarWhenPushed`.
  func bottomBarHidingDidChange(ofChild child: ViewController)
}

extension BarContainer {
  var controllerThatIsSearched: ViewController? { self }
  func contentDidScroll(ofChild child: ViewController) {}
  func bottomBarHidingDidChange(ofChild child: ViewController) {}
}
