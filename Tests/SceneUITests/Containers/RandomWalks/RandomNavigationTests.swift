import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Simulates users and code that follow any connection of a storyboard at any time.
@Suite struct RandomNavigationTests {
  /// The number of storyboards. Each is traversed five times in different ways.
  static let storyboards = 2000

  @Test(
    "rules 10, 12, 19, 20, 21, and 29: random navigation in generated storyboards violates no rule",
    arguments: 0..<8)
  func randomPaths(part: Int) throws {
    for seed in RandomSeeds.of(Self.storyboards, part: part, of: 8) {
      let registry = try Registry.hosts()
      let file = try SceneFile(
        bytes: compiled(GeneratedStoryboard.text(seed: UInt64(seed))), registry: registry)
      for way in 0..<5 {
        try Lifetimes.counting { lifetimes in
          try Journal.keeping { _ in
            let faults = try Way(through: file, seed: UInt64(seed * 5 + way)).faultsFound()
            #expect(faults == [], "storyboard \(seed), way \(way)")
          }
          #expect(lifetimes.alive == 0, "storyboard \(seed), way \(way)")
        }
      }
    }
  }

  /// Also run under the thread sanitizer by `make sanitize`.
  @Test("rule 28: eight object graphs use the same files concurrently and independently")
  func sideBySide() async throws {
    let registry = try Registry.hosts()
    let files = try (0..<6).map { seed in
      try SceneFile(bytes: compiled(GeneratedStoryboard.text(seed: UInt64(seed))), registry: registry)
    }
    let faults = try await withThrowingTaskGroup(of: [String].self) { group in
      for way in 0..<8 {
        group.addTask {
          try Lifetimes.counting { _ in
            try Journal.keeping { _ in
              try files.flatMap { try Way(through: $0, seed: UInt64(way)).faultsFound() }
            }
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(faults == [])
  }
}

private final class Way {
  private var random: SeededGenerator
  private let clock = ManualClock()
  private let window: Window
  private let book = AppearanceBook()
  private var steps: [String] = []
  private var faults: [String] = []

  init(through file: SceneFile, seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    let context = SceneContext(registry: file.registry, clock: clock)
    window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    if Bool.random(using: &random) {
      context.idiom = .pad
      window.frame = Rect(x: 0, y: 0, width: 1024, height: 768)
    }
    context.observer = { [book] in book.hear($0) }
    // Rejected operations must leave everything unchanged, which the test checks.
    context.failureHandler = { _ in }
    window.rootViewController = try Storyboard(file: file, context: context)
      .instantiateInitialViewController()
  }

  func faultsFound() throws -> [String] {
    try window.makeKeyAndVisible()
    for _ in 0..<14 {
      step()
      if Int.random(in: 0..<3, using: &random) > 0 {
        clock.advance(by: [0.1, 0.3, 1].randomElement(using: &random)!)
      }
      checkFamilies()
    }
    clock.advance(by: 3)
    window.layoutIfNeeded()
    book.checkAtRest()
    window.close()
    clock.advance(by: 3)
    book.checkAtRest()
    window.rootViewController = nil
    faults += book.mistakes
    if book.appearances == 0 { faults.append("no controller appeared") }
    return faults.isEmpty ? [] : faults + steps
  }

  // MARK: Steps

  private func step() {
    guard let controller = graph.randomElement(using: &random) else { return }
    let animated = Bool.random(using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0...4: performSegue()
    case 5, 6: tap()
    case 7: attempt("dismiss by \(name(controller))") { try controller.dismiss(animated: animated) }
    case 8:
      let navigation = graph.compactMap { $0 as? NavigationController }.randomElement(using: &random)
      attempt("pop") { _ = try navigation?.popViewController(animated: animated) }
    case 9:
      let tabs = graph.compactMap { $0 as? TabBarController }.randomElement(using: &random)
      guard let tab = tabs?.viewControllers.randomElement(using: &random) else { return }
      attempt("select \(name(tab))") { try tabs?.select(tab) }
    case 10:
      let size = [Size(width: 480, height: 320), Size(width: 1024, height: 768)].randomElement(
        using: &random)!
      attempt("resize") { window.resize(to: size) }
    case 11, 12: ask()
    default: attempt("wait") { clock.advance(by: 1) }
    }
  }

  /// Performs a random accessibility action on a random element.
  private func ask() {
    let elements = window.accessibilityTree.flattened
    if Set(elements.map(\.id)).count != elements.count { faults.append("two elements have one id") }
    guard let element = elements.randomElement(using: &random),
      let action = (element.actions + [.escape]).randomElement(using: &random)
    else { return }
    attempt("\(action) of \(element.summary)") {
      window.performAccessibilityAction(action, on: element.id)
    }
  }

  private func performSegue() {
    guard
      let controller = graph.filter({ $0 is HostController && $0.viewIfLoaded?.window != nil })
        .randomElement(using: &random)
    else { return }
    let identifier = ["0", "1", "2"].randomElement(using: &random)!
    // An unwind segue has reached its destination when all transitions have ended.
    weak var taker: ViewController?
    for host in graph.compactMap({ $0 as? HostController }) {
      host.hooks["unwindToHere:"] = { [unowned host] in taker = host }
    }
    attempt("\(name(controller)) segue \(identifier)") {
      try controller.performSegue(withIdentifier: identifier)
    }
    guard let taker else { return }
    clock.advance(by: 2)
    window.layoutIfNeeded()
    if taker.viewIfLoaded?.window == nil, !isCovered(taker) {
      faults.append("\(name(taker)) took an unwind segue, and is not shown: \(tree)")
    }
    if let presented = taker.presentedViewController, isInside(controller, presented) {
      faults.append("\(name(taker)) still presents \(name(presented)) after an unwind segue: \(tree)")
    }
  }

  /// Returns whether a controller equals another, or is contained in or presented by it or its descendants.
  private func isInside(_ controller: ViewController, _ other: ViewController) -> Bool {
    sequence(first: controller, next: { $0.parent ?? $0.presentingViewController }).contains { $0 === other }
  }

  /// Returns whether an enclosing container shows another child by its own rules.
  private func isCovered(_ controller: ViewController) -> Bool {
    sequence(first: controller, next: \.parent).contains {
      $0.parent is SplitViewController || $0.parent is PageViewController
    }
  }

  private func tap() {
    let size = window.bounds.size
    let point = Point(
      x: Double.random(in: 0..<size.width, using: &random),
      y: Double.random(in: 0..<size.height, using: &random))
    steps.append("tap \(point)")
    window.endTouches([window.beginTouch(at: point)])
  }

  private func attempt(_ step: String, _ make: () throws -> Void) {
    do {
      try make()
      steps.append(step)
    } catch {
      steps.append("\(step), refused: \(error)")
    }
  }

  // MARK: What holds

  /// All controllers of the window: visible ones, children, and presented ones.
  private var graph: [ViewController] {
    var found: [ViewController] = []
    func visit(_ controller: ViewController) {
      if found.contains(where: { $0 === controller }) { return }
      found.append(controller)
      controller.children.forEach(visit)
      if let presented = controller.presentedViewController { visit(presented) }
    }
    if let root = window.rootViewController { visit(root) }
    return found
  }

  private func name(_ controller: ViewController) -> String { controller.title ?? "\(type(of: controller))" }

  private var tree: String {
    func describe(_ controller: ViewController) -> String {
      var text =
        "\(type(of: controller)) \(name(controller))\(controller.viewIfLoaded?.window == nil ? "" : "*")"
      if !controller.children.isEmpty {
        text += "(" + controller.children.map(describe).joined(separator: ", ") + ")"
      }
      if let presented = controller.presentedViewController, presented.presentingViewController === controller
      {
        text += " => " + describe(presented)
      }
      return text
    }
    return window.rootViewController.map(describe) ?? "nothing"
  }

  private func checkFamilies() {
    if let root = window.rootViewController { book.checkFamily(of: root) }
    for controller in graph {
      if let presented = controller.presentedViewController,
        presented.presentingViewController?.presentedViewController !== presented
      {
        faults.append("\(name(presented)) has no presenting controller")
      }
    }
  }
}
