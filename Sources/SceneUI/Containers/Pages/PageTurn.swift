import SceneValues

final class PageTurn {
  let name: String
  let old: [ViewController]
  let new: [ViewController]
  let direction: PageViewController.Direction
  let isInteractiveTurn: Bool

  var isLocking = false
  /// Whether the turn sends appearance callbacks to the pages, which is the case if the page view controller is visible.
  var notifies = false
  weak var transition: ContainerTransition?
  private(set) var appearances: [ViewAppearance] = []

  init(
    _ name: String, from old: [ViewController], to new: [ViewController],
    direction: PageViewController.Direction, isInteractiveTurn: Bool
  ) {
    (self.name, self.old, self.new) = (name, old, new)
    (self.direction, self.isInteractiveTurn) = (direction, isInteractiveTurn)
  }

  var entering: [ViewController] { new.filter { page in !old.contains { $0 === page } } }
  var leaving: [ViewController] { old.filter { page in !new.contains { $0 === page } } }

  func saveAppearances() { appearances = (old + new).compactMap(\.viewIfLoaded).map(ViewAppearance.init) }

  func restoreAppearances() { for appearance in appearances { appearance.restore() } }
}
