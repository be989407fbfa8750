import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Shows and removes controllers in all ways, again and again, in one window: 500 times, or 10,000 times in thorough runs.
@Suite("Thousands of presentations")
struct ManyPresentationsTests {
  enum Way: String, CaseIterable {
    case fullScreen, sheet, popover, alert, actionSheet, navigation, tabs, child, transition
  }

  /// A tab bar controller with a navigation controller, as many apps have.
  private final class Place {
    let theatre: Theatre
    let tabs = TabBarController()
    let stack: NavigationController
    let base: HostController
    var context: SceneContext { theatre.context }

    init() throws {
      theatre = try Theatre()
      base = theatre.controller("base")
      stack = NavigationController(rootViewController: base)
      tabs.viewControllers = [stack, theatre.controller("other")]
      theatre.window.rootViewController = tabs
      pass(1)
    }

    func pass(_ seconds: Double) {
      theatre.clock.advance(by: seconds)
      theatre.window.layoutIfNeeded()
    }

    private func controller() -> HostController {
      let controller = theatre.controller("guest")
      controller.view.addSubview(Label(frame: Rect(x: 0, y: 0, width: 100, height: 20)))
      return controller
    }

    private func present(
      _ controller: ViewController, _ style: ModalPresentationStyle? = nil, animated: Bool
    ) throws {
      if let style { controller.modalPresentationStyle = style }
      controller.popoverPresentation.anchorView = base.view
      try base.present(controller, animated: animated)
      pass(1)
      try base.dismiss(animated: animated)
    }

    func show(_ way: Way, animated: Bool) throws {
      switch way {
      case .fullScreen: try present(controller(), .fullScreen, animated: animated)
      case .sheet: try present(controller(), .pageSheet, animated: animated)
      case .popover: try present(controller(), .popover, animated: animated)
      case .alert, .actionSheet:
        let alert = AlertController(
          title: "Title", message: "Text", preferredStyle: way == .alert ? .alert : .actionSheet)
        alert.addAction(AlertAction(title: "OK"))
        try present(alert, animated: animated)
      case .navigation:
        try stack.pushViewController(controller(), animated: animated)
        pass(1)
        _ = try stack.popViewController(animated: animated)
      case .tabs:
        tabs.viewControllers = [stack, controller()]
        tabs.selectedIndex = 1
        pass(1)
        tabs.selectedIndex = 0
      case .child:
        let child = controller()
        base.addChild(child)
        base.view.addSubview(child.view)
        child.didMove(toParent: base)
        pass(1)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      case .transition:
        let (old, new) = (controller(), controller())
        base.addChild(old)
        base.view.addSubview(old.view)
        old.didMove(toParent: base)
        base.addChild(new)
        old.willMove(toParent: nil)
        try base.transition(
          from: old, to: new, duration: animated ? 0.5 : 0,
          completion: { [base] _ in
            old.removeFromParent()
            new.didMove(toParent: base)
          })
        pass(1)
        new.willMove(toParent: nil)
        new.view.removeFromSuperview()
        new.removeFromParent()
      }
      pass(1)
    }

    /// The number of views in the window, and of the steps of work that have been done.
    var viewCount: Int {
      var count = 0
      theatre.window.forEveryView { _ in count += 1 }
      return count
    }
    var steps: Int { context.work.steps + theatre.clock.work.steps }
  }

  @Test(
    "Presentations of each kind leave no objects behind and take constant work", arguments: Way.allCases)
  func leavesNothing(_ way: Way) throws {
    try Lifetimes.counting { lifetimes in
      func run() throws {
        let place = try Place()
        for _ in 0..<3 { try place.show(way, animated: true) }
        let (views, alive) = (place.viewCount, lifetimes.alive)
        var works: [Int] = []
        let count = RandomSeeds.of(10_000).count / Way.allCases.count
        for round in 0..<max(count, 20) {
          let begun = place.steps
          try place.show(way, animated: round % 2 == 0)
          works.append(place.steps - begun)
        }
        #expect(place.viewCount == views)
        #expect(lifetimes.alive == alive)
        let (first, last) = (works.prefix(10).reduce(0, +), works.suffix(10).reduce(0, +))
        #expect(last <= first + first / 20, "\(works.prefix(4)) … \(works.suffix(4))")
        #expect(place.theatre.failures.isEmpty)
        #expect(place.theatre.clock.nextDueTime == nil)
      }
      try run()
      #expect(lifetimes.alive == 0)
    }
  }

  @Test("Mixed presentations leave the memory of the process as it was")
  func memoryIsFlat() async {
    await #expect(processExitsWith: .success) {
      let place = try Place()
      func rounds(_ numbers: Range<Int>) throws {
        for number in numbers {
          try place.show(Way.allCases[number % Way.allCases.count], animated: number % 2 == 0)
          _ = place.theatre.takeEvents()
        }
      }
      let count = max(RandomSeeds.of(10_000).count, 200)
      try rounds(0..<count / 2)
      let before = HeapUse.bytes
      try rounds(count / 2..<count)
      let growth = HeapUse.bytes - before
      precondition(growth < 64 << 10, "\(count / 2) presentations keep \(growth) bytes")
    }
  }
}
