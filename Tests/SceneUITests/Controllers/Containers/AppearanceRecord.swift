import SceneUI

/// What controllers have been told of their coming and going, and whether that was legal.
final class AppearanceRecord {
  enum Place: Equatable { case gone, coming, here, going }
  private(set) var places: [ObjectIdentifier: Place] = [:]
  private(set) var faults: [String] = []
  /// How often a controller came.
  private(set) var arrivals = 0

  func hear(_ event: LifecycleEvent) {
    guard let controller = event.subject as? ViewController else { return }
    let id = ObjectIdentifier(controller)
    let place = places[id] ?? .gone
    let new: Place
    let isLegal: Bool
    switch event.moment.prefix(while: { $0 != "(" }) {
    case "viewWillAppear": (new, isLegal) = (.coming, place == .gone || place == .going)
    case "viewDidAppear": (new, isLegal) = (.here, place == .coming)
    case "viewWillDisappear": (new, isLegal) = (.going, place == .here || place == .coming)
    case "viewDidDisappear": (new, isLegal) = (.gone, place == .going)
    default: return
    }
    if !isLegal { faults.append("\(controller.title ?? "?"): \(event.moment), was \(place)") }
    if new == .here { arrivals += 1 }
    places[id] = new
  }

  func place(of controller: ViewController) -> Place { places[ObjectIdentifier(controller)] ?? .gone }
}
