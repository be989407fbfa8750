import SceneUI
import SceneValues
import Testing

/// Checks how the amount of work grows, using counters instead of times.
@Suite struct WorkTests {
  private func expectGrowth(
    _ counts: (Int, Int) = (200, 400), by factor: Double = 2.2, _ work: (Int) throws -> Int
  ) rethrows {
    let (once, twice) = (try work(counts.0), try work(counts.1))
    #expect(once > 0)
    #expect(Double(twice) <= factor * Double(once), "\(once) steps become \(twice)")
  }

  private func window() -> Window {
    Window(
      frame: Rect(x: 0, y: 0, width: 320, height: 480), context: SceneContext(clock: ManualClock()))
  }

  private func controllers(_ count: Int) -> [ViewController] { (0..<count).map { _ in ViewController() } }

  private func shownStack(_ controllers: [ViewController]) throws -> (Window, NavigationController) {
    let (window, stack) = (window(), NavigationController(rootViewController: ViewController()))
    window.rootViewController = stack
    try window.makeKeyAndVisible()
    for controller in controllers { try stack.pushViewController(controller, animated: false) }
    return (window, stack)
  }

  @Test("The time to push controllers is proportional to their number")
  func pushingControllers() throws {
    try expectGrowth { count in try shownStack(controllers(count)).0.context.work.steps }
  }

  @Test("The time to pop controllers is proportional to their number")
  func poppingControllers() throws {
    try expectGrowth { count in
      let (window, stack) = try shownStack(controllers(count))
      let before = window.context.work.steps
      while try stack.popViewController(animated: false) != nil {}
      #expect(stack.viewControllers.count == 1)
      return window.context.work.steps - before
    }
  }

  @Test("The time to replace a navigation stack is proportional to the number of controllers")
  func otherStacks() throws {
    try expectGrowth { count in
      let (window, stack) = try shownStack(controllers(count))
      let before = window.context.work.steps
      try stack.setViewControllers(controllers(count), animated: false)
      try stack.popToRootViewController(animated: false)
      #expect(stack.children.count == 1)
      return window.context.work.steps - before
    }
  }

  @Test("The time for layout and drawing is proportional to the number of views")
  func layoutAndDrawing() {
    expectGrowth { count in
      let window = window()
      window.isHidden = false
      for number in 0..<count {
        let view = View(frame: Rect(x: Double(number), y: 0, width: 10, height: 10))
        view.isOpaque = true
        window.addSubview(view)
      }
      #expect(window.picture().layers[0].sublayers.count == count)
      return window.context.work.steps
    }
  }

  @Test("The time per timer grows only slightly with the number of timers")
  func timers() {
    // Each doubling of the number of timers adds one step.
    expectGrowth((500, 1_000), by: 2.5) { count in
      let clock = ManualClock()
      var calls = 0
      for number in 0..<count {
        Timer(interval: Double(number * 7919 % count) + 1, on: clock) { _ in calls += 1 }
      }
      clock.advance(by: Double(count) + 1)
      #expect(calls == count)
      return clock.work.steps
    }
  }

  /// Invalidated timers are released immediately, not when they would be due.
  @Test func removesCanceledTimers() {
    expectGrowth((500, 1_000), by: 4) { count in
      let clock = ManualClock()
      for _ in 0..<count { Timer(interval: 1e9, on: clock) { _ in }.invalidate() }
      #expect(clock.nextDueTime == nil)
      return clock.work.steps
    }
  }

  @Test func callsTimersInOrderOfDueTime() {
    let clock = ManualClock()
    var calls: [Int] = []
    var timers: [Timer] = []
    let delays = (0..<100).map { ($0 * 37) % 20 }
    for (number, delay) in delays.enumerated() {
      timers.append(Timer(interval: Double(delay) + 1, on: clock) { _ in calls.append(number) })
    }
    for number in stride(from: 0, to: 100, by: 3) { timers[number].invalidate() }
    clock.advance(by: 30)
    let expected = (0..<100).filter { $0 % 3 != 0 }.sorted { (delays[$0], $0) < (delays[$1], $1) }
    #expect(calls == expected)
  }
}
