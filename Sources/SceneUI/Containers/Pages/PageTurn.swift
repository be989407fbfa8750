import SceneValues

/// Pages that are being turned, from the moment that it is decided until all have heard of it.
final class PageTurn {
  let name: String
  let old: [ViewController]
  let new: [ViewController]
  let direction: PageViewController.Direction
  /// Whether a person turns them, who may still think better of it.
  let isByHand: Bool

  /// Whether it keeps other transitions from beginning.
  var isLocking = false
  /// Whether the pages are told of coming and going here; else they hear with the page view controller.
  var tells = false
  /// The window keeps it.
  weak var transition: ContainerTransition?
  /// What makes the page below darker that a turning one lies over.
  var shade: View?
  private(set) var looks: [ViewLook] = []

  init(
    _ name: String, from old: [ViewController], to new: [ViewController],
    direction: PageViewController.Direction, isByHand: Bool
  ) {
    (self.name, self.old, self.new) = (name, old, new)
    (self.direction, self.isByHand) = (direction, isByHand)
  }

  var entering: [ViewController] { new.filter { page in !old.contains { $0 === page } } }
  var leaving: [ViewController] { old.filter { page in !new.contains { $0 === page } } }

  func rememberLooks() { looks = (old + new).compactMap(\.viewIfLoaded).map(ViewLook.init) }

  func restoreLooks() {
    for look in looks { look.restore() }
    shade?.removeFromSuperview()
  }
}
