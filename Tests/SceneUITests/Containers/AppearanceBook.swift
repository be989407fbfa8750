import SceneUI

/// Records the appearance callbacks of controllers, and reports those in an order that rule 10 does not
/// allow.
final class AppearanceBook {
  private struct Entry {
    weak var controller: ViewController?
    let title: String
    var last: String
  }

  private var entries: [Entry] = []
  private(set) var mistakes: [String] = []
  private(set) var appearances = 0

  /// The callbacks that may precede each callback.
  private static let before = [
    "viewWillAppear": ["", "viewDidDisappear", "viewWillDisappear"],
    "viewDidAppear": ["viewWillAppear"],
    "viewWillDisappear": ["viewDidAppear", "viewWillAppear"],
    "viewDidDisappear": ["viewWillDisappear"],
  ]

  func hear(_ event: LifecycleEvent) {
    let moment = String(event.moment.prefix { $0 != "(" })
    guard let controller = event.subject as? ViewController, let allowed = Self.before[moment] else { return }
    let index = entries.firstIndex { $0.controller === controller } ?? entries.count
    if index == entries.count {
      entries.append(Entry(controller: controller, title: controller.title ?? "?", last: ""))
    }
    if !allowed.contains(entries[index].last) {
      mistakes.append("\(entries[index].title) hears \(moment) after '\(entries[index].last)'")
    }
    entries[index].last = moment
    if moment == "viewDidAppear" { appearances += 1 }
  }

  /// Checks, without a running transition, that exactly the visible controllers have appeared.
  func checkAtRest() {
    for entry in entries {
      let isShown = entry.controller?.viewIfLoaded?.window != nil
      let isRight = isShown ? entry.last == "viewDidAppear" : entry.last == "viewDidDisappear"
      if !isRight {
        mistakes.append("\(entry.title), \(isShown ? "" : "not ")shown, last heard \(entry.last)")
      }
    }
  }

  /// Checks that parents and children agree.
  func checkFamily(of controller: ViewController) {
    for child in controller.children {
      if child.parent !== controller {
        mistakes.append("\(controller.title ?? "?") holds \(child.title ?? "?"), which has another parent")
      }
      checkFamily(of: child)
    }
  }
}
