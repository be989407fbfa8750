import SceneUI

/// Follows what controllers hear of their coming and going, and notes what is not in the order that rule 10 allows.
final class AppearanceBook {
  private var states: [ObjectIdentifier: (controller: ViewController, last: String)] = [:]
  private(set) var mistakes: [String] = []

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
    let last = states[ObjectIdentifier(controller)]?.last ?? ""
    if !allowed.contains(last) {
      mistakes.append("\(controller.title ?? "?") hears \(moment) after '\(last)'")
    }
    states[ObjectIdentifier(controller)] = (controller, moment)
  }

  /// Nothing is on its way: who is seen has appeared, and nobody else.
  func checkAtRest() {
    for (controller, last) in states.values {
      let isShown = controller.viewIfLoaded?.window != nil
      let isRight = isShown ? last == "viewDidAppear" : last == "viewDidDisappear"
      if !isRight {
        mistakes.append("\(controller.title ?? "?"), \(isShown ? "" : "not ")shown, last heard \(last)")
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
