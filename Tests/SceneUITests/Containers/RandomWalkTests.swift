import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Performs random operations on nested containers, and checks that exactly the visible controllers have
/// appeared.
@Suite struct RandomWalkTests {
  @Test("rules 12 and 29: random actions in nested containers cause no errors", arguments: 0..<8)
  func randomWalks(part: Int) throws {
    for seed in RandomSeeds.of(2000, part: part, of: 8) {
      try Lifetimes.counting { lifetimes in
        let faults = try Walk(seed: UInt64(seed)).run()
        #expect(faults == [], "seed \(seed)")
        #expect(lifetimes.alive == 0, "seed \(seed)")
      }
    }
  }
}

private final class Walk {
  private var random: SeededGenerator
  private let clock = ManualClock()
  private let window: Window
  private let book = AppearanceBook()
  /// All controllers, including those outside of any container.
  private var known: [ViewController] = []
  private var steps: [String] = []
  private var faults: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let context = SceneContext(clock: clock)
    window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    context.observer = { [book] in book.hear($0) }
    // Rejected operations must leave everything unchanged, which the walk checks.
    context.failureHandler = { _ in }
  }

  func run() throws -> [String] {
    window.rootViewController = container(depth: 0)
    try window.makeKeyAndVisible()
    for _ in 0..<12 {
      step()
      if Int.random(in: 0..<(3), using: &random) == 0 {
        clock.advance(by: Double(Int.random(in: 0..<(10), using: &random)) / 20)
      }
      check(isAtRest: false)
    }
    clock.advance(by: 2)
    check(isAtRest: true)
    window.close()
    book.checkAtRest()
    faults += book.mistakes
    if book.appearances < 2 { faults.append("nothing happened") }
    window.rootViewController = nil
    return faults.isEmpty ? [] : faults + steps
  }

  // MARK: Steps

  private func leaf() -> ViewController { named(HostController()) }

  private func named<Kind: ViewController>(_ controller: Kind) -> Kind {
    controller.title = "\(Kind.self) \(known.count)"
    known.append(controller)
    return controller
  }

  private func container(depth: Int) -> ViewController {
    switch depth > 2 ? 4 : Int.random(in: 0..<(depth == 0 ? 4 : 6), using: &random) {
    case 0, 1:
      let navigation = named(NavigationController())
      try? navigation.setViewControllers(
        (0...Int.random(in: 0..<(3), using: &random)).map { _ in container(depth: depth + 1) },
        animated: false)
      return navigation
    case 2, 3:
      let tabs = named(TabBarController())
      try? tabs.setViewControllers(
        (0...Int.random(in: 0..<(7), using: &random)).map { _ in container(depth: depth + 1) })
      return tabs
    default: return leaf()
    }
  }

  private func step() {
    let navigation = any(NavigationController.self)
    let tabs = any(TabBarController.self)
    let isAnimated = Int.random(in: 0..<(2), using: &random) == 0
    switch Int.random(in: 0..<(12), using: &random) {
    case 0, 1: note("push") { try navigation?.pushViewController(container(depth: 2), animated: isAnimated) }
    case 2: note("pop") { _ = try navigation?.popViewController(animated: isAnimated) }
    case 3: note("pop to root") { _ = try navigation?.popToRootViewController(animated: isAnimated) }
    case 4:
      note("set") {
        var stack = navigation?.viewControllers ?? []
        stack.reverse()
        if Int.random(in: 0..<(2), using: &random) == 0 { stack = Array(stack.dropLast()) }
        if Int.random(in: 0..<(2), using: &random) == 0 { stack.append(leaf()) }
        try navigation?.setViewControllers(stack, animated: isAnimated)
      }
    case 5, 6:
      note("select") {
        guard let tabs, let wanted = tabs.viewControllers.randomElement(using: &random) else { return }
        try tabs.select(wanted)
      }
    case 7:
      note("set tabs") {
        guard let tabs else { return }
        var members = tabs.viewControllers
        members.shuffle(using: &random)
        if Int.random(in: 0..<(2), using: &random) == 0 { members.removeFirst(min(members.count, 2)) }
        if Int.random(in: 0..<(2), using: &random) == 0 { members.append(container(depth: 2)) }
        try tabs.setViewControllers(members)
      }
    case 8:
      note("present") {
        let controller = container(depth: 1)
        controller.modalPresentationStyle =
          ModalPresentationStyle.allCases.randomElement(using: &random) ?? .fullScreen
        try any(ViewController.self)?.present(controller, animated: isAnimated)
      }
    case 9: note("dismiss") { try any(ViewController.self)?.dismiss(animated: isAnimated) }
    case 10:
      note("wait") { clock.advance(by: 1) }
    default:
      // A swipe from the edge that may end too early.
      note("swipe") {
        let touch = window.beginTouch(at: Point(x: 3, y: 200))
        for x in stride(from: 20.0, through: Double(60 + Int.random(in: 0..<(260), using: &random)), by: 40) {
          clock.advance(by: 0.1)
          window.moveTouches([(touch, Point(x: x, y: 200))])
        }
        clock.advance(by: 0.2)
        window.endTouches([touch])
      }
    }
  }

  private func note(_ step: String, _ make: () throws -> Void) {
    do {
      try make()
      steps.append(step)
    } catch {
      steps.append("\(step), refused: \(error)")
    }
  }

  /// Returns a random controller from the window's graph.
  private func any<Kind: ViewController>(_ type: Kind.Type) -> Kind? {
    graph.compactMap { $0 as? Kind }.randomElement(using: &random)
  }

  private var graph: [ViewController] {
    var found: [ViewController] = []
    func visit(_ controller: ViewController) {
      found.append(controller)
      controller.children.forEach(visit)
    }
    var next = window.rootViewController
    while let current = next {
      visit(current)
      next = current.presentedViewController
    }
    return found
  }

  // MARK: What holds

  private func name(_ controller: ViewController) -> String { controller.title ?? "\(type(of: controller))" }

  private func check(isAtRest: Bool) {
    if let root = window.rootViewController { book.checkFamily(of: root) }
    for controller in graph {
      if let navigation = controller as? NavigationController {
        let isSame = Set(navigation.viewControllers.map(ObjectIdentifier.init))
          .isSubset(of: navigation.children.map(ObjectIdentifier.init))
        if !isSame { faults.append("\(name(navigation)) has other children than its stack") }
        if isAtRest, navigation.children.count != navigation.viewControllers.count {
          faults.append("\(name(navigation)) keeps what was popped")
        }
        if isAtRest { checkPage(navigation.topViewController, of: navigation) }
      }
      if isAtRest, let tabs = controller as? TabBarController, !tabs.viewControllers.isEmpty {
        let selected = tabs.children.filter { $0.viewIfLoaded?.window != nil }
        if tabs.viewIfLoaded?.window != nil, selected.count != 1 {
          faults.append("\(name(tabs)) shows \(selected.count) controllers")
        }
      }
    }
    guard isAtRest else { return }
    book.checkAtRest()
  }

  private func checkPage(_ top: ViewController?, of navigation: NavigationController) {
    guard navigation.viewIfLoaded?.window != nil else { return }
    if let top, top.viewIfLoaded?.transform != .identity || top.viewIfLoaded?.window == nil {
      faults.append("\(name(top)) is not in place")
    }
    for other in navigation.viewControllers.dropLast() where other.viewIfLoaded?.superview != nil {
      faults.append("\(name(other)) is covered, and still there")
    }
  }
}
