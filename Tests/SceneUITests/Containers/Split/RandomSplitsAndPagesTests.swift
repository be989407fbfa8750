import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct RandomSplitsAndPagesTests {
  @Test(
    "rules 10, 12, and 29: random use of containers keeps callbacks balanced and leaks nothing",
    arguments: 0..<8)
  func random(part: Int) throws {
    for seed in RandomSeeds.of(2000, part: part, of: 8) {
      let alive = try Lifetimes.counting { lifetimes in
        func run() throws -> [String] { try RandomSplitsAndPages(seed: UInt64(seed) + 1).play() }
        let mistakes = try run()
        #expect(mistakes == [], "seed \(seed)")
        return lifetimes.alive
      }
      #expect(alive == 0, "seed \(seed)")
    }
  }
}

private final class RandomSplitsAndPages {
  private var random: SeededGenerator
  private let theatre: Theatre
  private let album: Album
  private let harness: Harness
  private let book = AppearanceBook()
  private var titles = 10
  private var finger: (touch: Touch, point: Point)?

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    theatre = try Theatre()
    theatre.context.idiom = .pad
    album = Album(theatre, count: 9)
    harness = Harness(theatre.window)
    let earlier = theatre.context.observer
    theatre.context.observer = { [book] event in
      earlier?(event)
      book.hear(event)
    }
  }

  func play() throws -> [String] {
    // The theater's own controller appeared before recording started.
    theatre.window.rootViewController = try container(depth: 0)
    for _ in 0..<12 {
      step()
      if let root = theatre.window.rootViewController { book.checkFamily(of: root) }
    }
    detach()
    theatre.clock.advance(by: 3)
    theatre.window.layoutIfNeeded()
    book.checkAtRest()
    theatre.window.close()
    theatre.clock.advance(by: 3)
    book.checkAtRest()
    return book.mistakes.filter { !$0.hasPrefix("root ") }
  }

  // MARK: State

  private func plain() -> HostController {
    titles += 1
    return theatre.controller("\(titles)")
  }

  private func container(depth: Int) throws -> ViewController {
    titles += 1
    let title = "c\(titles)"
    let container: ViewController
    switch depth > 2 ? 0 : Int.random(in: 0..<5, using: &random) {
    case 0: return plain()
    case 1, 2:
      let split = SplitViewController()
      try split.setViewControllers([self.container(depth: depth + 1), self.container(depth: depth + 1)])
      container = split
    case 3:
      container = NavigationController(rootViewController: try self.container(depth: depth + 1))
    default:
      let pages = PageViewController(transitionStyle: Bool.random(using: &random) ? .scroll : .pageCurl)
      pages.dataSource = album
      pages.delegate = album
      try pages.setViewControllers([album.page(Int.random(in: 1...9, using: &random))], animated: false)
      container = pages
    }
    container.title = title
    return container
  }

  private var all: [ViewController] {
    func members(_ controller: ViewController) -> [ViewController] {
      [controller] + controller.children.flatMap(members)
    }
    return theatre.window.rootViewController.map(members) ?? []
  }

  // MARK: What is done

  private func step() {
    let controller = all.randomElement(using: &random)!
    let animated = Bool.random(using: &random)
    // A rejected operation must leave everything unchanged.
    do {
      switch (Int.random(in: 0..<12, using: &random), controller) {
      case (0, _): theatre.window.resize(to: [.padWide, .padHigh, .narrow].randomElement(using: &random)!)
      case (1, _): theatre.clock.advance(by: [0.05, 0.2, 1].randomElement(using: &random)!)
      case (2, _), (3, _): drag()
      case (4, _): detach()
      case (5, _): try controller.showDetail(container(depth: 2), animated: animated)
      case (6, _): try controller.present(plain(), animated: animated)
      case (7, _): try controller.dismiss(animated: animated)
      case (8, _) where Int.random(in: 0..<4, using: &random) == 0:
        theatre.window.rootViewController = try container(depth: 0)
      case (_, let split as SplitViewController): try use(split, animated: animated)
      case (_, let pages as PageViewController):
        let page = album.page(Int.random(in: 1...9, using: &random))
        try pages.setViewControllers([page], animated: animated)
      case (_, let stack as NavigationController):
        if animated { try stack.popViewController(animated: true) }
        try stack.pushViewController(plain(), animated: animated)
      default: try exchange(in: controller, animated: animated)
      }
    } catch {}
  }

  private func use(_ split: SplitViewController, animated: Bool) throws {
    let modes = SplitViewController.DisplayMode.allCases
    let columns = SplitViewController.Column.allCases
    switch Int.random(in: 0..<9, using: &random) {
    case 0: split.preferredDisplayMode = modes.randomElement(using: &random)!
    case 1: try split.setViewControllers([container(depth: 2), plain()])
    case 2: try split.setViewControllers([container(depth: 2), container(depth: 2), plain()])
    case 3: try split.show(columns.randomElement(using: &random)!, animated: animated)
    case 4: try split.hide(columns.randomElement(using: &random)!, animated: animated)
    case 5: try split.setViewController(plain(), for: columns.randomElement(using: &random)!)
    default: split.setDisplayMode(modes.randomElement(using: &random)!, animated: animated)
    }
  }

  /// Replaces a child, as a custom container of a host app does.
  private func exchange(in controller: ViewController, animated: Bool) throws {
    let new = plain()
    if let old = controller.children.first {
      controller.addChild(new)
      old.willMove(toParent: nil)
      do {
        try controller.transition(
          from: old, to: new, duration: animated ? 0.3 : 0,
          options: ChildTransitionEffect.allCases.randomElement(using: &random)!,
          completion: { [weak controller] _ in
            old.removeFromParent()
            new.didMove(toParent: controller)
          })
      } catch {
        new.removeFromParent()
        old.didMove(toParent: controller)
        throw error
      }
    } else if controller.isViewLoaded {
      controller.addChild(new)
      controller.view.addSubview(new.view)
      new.didMove(toParent: controller)
    }
  }

  private func drag() {
    if finger == nil {
      let size = theatre.window.bounds.size
      let point = Point(
        x: [3, size.width / 2, size.width - 10].randomElement(using: &random)!, y: size.height / 2)
      guard let touch = try? harness.touchDown(at: point) else { return }
      finger = (touch, point)
    }
    guard let touch = finger?.touch, var point = finger?.point else { return }
    let way = Double.random(in: -80...80, using: &random)
    for _ in 0..<4 {
      point = Point(x: point.x + way, y: point.y)
      harness.move(touch, to: point)
    }
    finger = (touch, point)
  }

  private func detach() {
    guard let (touch, _) = finger else { return }
    finger = nil
    harness.up(touch)
  }
}
