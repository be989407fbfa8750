import SceneUI

/// Follows what controllers hear of their coming and going, and notes what is not in the order that rule 10 allows.
final class AppearanceBook {
  private struct Entry {
    weak var controller: ViewController?
    let title: String
    var last: String
  }

  private var entries: [Entry] = []
  private(set) var mistakes: [String] = []
  /// How often somebody has come.
  private(set) var appearances = 0

  /// What may have been heard before each.
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

  /// Nothing is on its way: who is seen has appeared, and nobody else.
  func checkAtRest() {
    for entry in entries {
      let isShown = entry.controller?.viewIfLoaded?.window != nil
      let isRight = isShown ? entry.last == "viewDidAppear" : entry.last == "viewDidDisappear"
      if !isRight {
        mistakes.append("\(entry.title), \(isShown ? "" : "not ")shown, last heard \(entry.last)")
      }
    }
  }

  /// Parents and children agree.
  func checkFamily(of controller: ViewController) {
    for child in controller.children {
      if child.parent !== controller {
        mistakes.append("\(controller.title ?? "?") holds \(child.title ?? "?"), which has another parent")
      }
      checkFamily(of: child)
    }
  }
}
