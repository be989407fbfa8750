import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Animated transitions between children of a container")
struct ChildTransitionTests {
  private func play(_ body: (Theatre, HostController, HostController) throws -> Void) throws {
    let alive = try Lifetimes.counting { lifetimes in
      func run() throws {
        let theatre = try Theatre()
        let (old, new) = (theatre.controller("old"), theatre.controller("new"))
        theatre.root.addChild(old)
        old.view.frame = theatre.root.view.bounds
        theatre.root.view.addSubview(old.view)
        old.didMove(toParent: theatre.root)
        theatre.root.addChild(new)
        new.view.frame = old.view.frame
        _ = theatre.takeEvents()
        try body(theatre, old, new)
      }
      try run()
      return lifetimes.alive
    }
    #expect(alive == 0)
  }

  @Test(
    "rule 12: a transition between two children follows the clock and notifies each child once",
    arguments: ChildTransitionEffect.allCases)
  func effects(effect: ChildTransitionEffect) throws {
    try play { theatre, old, new in
      var ends: [Bool] = []
      old.willMove(toParent: nil)
      try theatre.root.transition(
        from: old, to: new, duration: 0.5, options: effect,
        completion: {
          ends.append($0)
          old.removeFromParent()
          new.didMove(toParent: theatre.root)
        })
      #expect(theatre.takeEvents() == ["old viewWillDisappear", "new viewWillAppear"])
      theatre.clock.advance(by: 0.4)
      #expect(ends == [])
      #expect(throws: (any Error).self) { try new.present(theatre.controller("over"), animated: false) }
      theatre.clock.advance(by: 0.2)
      #expect(ends == [true])
      #expect(theatre.takeEvents() == ["old viewDidDisappear", "new viewDidAppear"])
      #expect(new.view.transform == .identity && new.view.alpha == 1 && !new.view.isHidden)
      #expect(old.view.transform == .identity && old.view.alpha == 1 && !old.view.isHidden)
      #expect(theatre.root.view.subviews.map { $0 === new.view } == [true])
      #expect(theatre.failures.isEmpty)
    }
  }

  @Test("Animates the changes in the animation block of the transition")
  func animations() throws {
    try play { theatre, old, new in
      new.view.frame = new.view.frame.offsetBy(dx: 320, dy: 0)
      new.view.alpha = 0
      try theatre.root.transition(
        from: old, to: new, duration: 0.5,
        animations: {
          new.view.frame = old.view.frame
          old.view.frame = old.view.frame.offsetBy(dx: -320, dy: 0)
          new.view.alpha = 1
        }, completion: { _ in new.didMove(toParent: theatre.root) })
      #expect(new.view.frame.minX == 320)
      #expect(new.view.alpha == 0)
      theatre.clock.advance(by: 0.25)
      #expect((1..<319).contains(new.view.frame.minX))
      #expect(abs(new.view.frame.minX - old.view.frame.minX - 320) < 1e-9)
      theatre.clock.advance(by: 0.3)
      #expect(new.view.frame.minX == 0)
      #expect(new.view.alpha == 1)
    }
  }

  @Test("Rejects an invalid transition and changes nothing")
  func refused() throws {
    try play { theatre, old, new in
      let stranger = theatre.controller("stranger")
      for (from, to) in [(old, stranger), (stranger, new), (new, old), (old, old)] {
        #expect(throws: LoadingError.self) {
          try theatre.root.transition(from: from, to: to, duration: 0.5)
        }
      }
      #expect(theatre.takeEvents() == [])
      new.removeFromParent()
    }
  }

  @Test("rule 12: if the container of a transition disappears, the transition ends first")
  func interrupted() throws {
    try play { theatre, old, new in
      try theatre.root.transition(
        from: old, to: new, duration: 0.5,
        completion: { _ in
          new.didMove(toParent: theatre.root)
        })
      theatre.window.close()
      let all = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
      #expect(theatre.events(of: "new") == all)
      #expect(theatre.events(of: "old") == Array(all.suffix(2)))
    }
  }

  @Test("rule 29: an object graph that is released during a transition is freed")
  func released() throws {
    try play { theatre, old, new in
      try theatre.root.transition(
        from: old, to: new, duration: 0.5, options: .flipVertical,
        completion: {
          [root = theatre.root] _ in
          new.didMove(toParent: root)
        })
    }
  }

  // MARK: didMove

  #if DEBUG
    @Test("Reports a missing didMove call only once, in the next turn, and suggests a fix")
    func missingDidMove() throws {
      try play { theatre, _, new in
        theatre.root.view.addSubview(new.view)
        #expect(theatre.failures.isEmpty)
        theatre.clock.advance(by: 0.1)
        #expect(theatre.failures.count == 1)
        let message = "\(theatre.failures[0])"
        #expect(
          message.contains("'HostController' was not notified that it became a child of 'HostController'"))
        #expect(message.contains("must call 'didMove(toParent: self)'"))
        theatre.clock.advance(by: 5)
        #expect(theatre.failures.count == 1)
      }
    }

    @Test("Accepts a didMove call in the same turn or at the end of a transition")
    func lateDidMove() throws {
      try play { theatre, old, new in
        try theatre.root.transition(
          from: old, to: new, duration: 2,
          completion: { _ in
            old.willMove(toParent: nil)
            old.removeFromParent()
            new.didMove(toParent: theatre.root)
          })
        theatre.clock.advance(by: 5)
        #expect(theatre.failures.isEmpty)
      }
    }

    @Test("For a container without a clock, reports a missing didMove call when the container appears")
    func builtBefore() throws {
      let theatre = try Theatre()
      let container = theatre.controller("container")
      container.addChild(theatre.controller("child"))
      theatre.clock.advance(by: 1)
      #expect(theatre.failures.isEmpty)
      theatre.window.rootViewController = container
      theatre.clock.advance(by: 0.1)
      #expect(theatre.failures.count == 1)
    }
  #endif
}
