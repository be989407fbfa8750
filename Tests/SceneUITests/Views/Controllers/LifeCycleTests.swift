import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct LifeCycleTests {
  static let text = storyboardText(
    """
    <scene>
      <viewController id="main" class="HostController">
        <view id="root" frame="0 0 320 480"/>
        <segue kind="present" identifier="next" destination="other"/>
      </viewController>
    </scene>
    <scene>
      <viewController id="other" class="HostController"><view frame="0 0 100 100"/></viewController>
    </scene>
    """)

  static let appearing = [
    "viewWillAppear(animated: false)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    "viewDidAppear(animated: false)",
  ]

  private func moments(_ events: [String], of id: String) -> [String] {
    events.filter { $0.hasPrefix("HostController '\(id)' ") }.map {
      String($0.split(separator: " ", maxSplits: 2)[2])
    }
  }

  @Test("rule 10: life cycle methods are called in order from init to release")
  func order() throws {
    try Journal.keeping { _ in
      try Lifetimes.counting { lifetimes in
        let stage = try SceneStage(Self.text, registry: .hosts())
        try stage.show()
        stage.window.close()
        #expect(
          moments(stage.takeEvents(), of: "main")
            == ["init(coder:)", "awakeFromNib()", "loadView()", "viewDidLoad()"] + Self.appearing + [
              "viewWillDisappear(animated: false)", "viewDidDisappear(animated: false)",
            ])
        stage.window.rootViewController = nil
        #expect(lifetimes.alive == 0)
      }
    }
  }

  @Test("rule 10: the view is laid out on each appearance even if nothing changed")
  func layoutEachTime() throws {
    try Journal.keeping { _ in
      let stage = try SceneStage(Self.text, registry: .hosts())
      try stage.show()
      for _ in 0..<2 {
        stage.window.close()
        _ = stage.takeEvents()
        try stage.window.makeKeyAndVisible()
        #expect(moments(stage.takeEvents(), of: "main") == Self.appearing)
      }
    }
  }

  @Test("rule 10: life cycle methods that a subclass overrides are called in order")
  func methods() throws {
    final class Recording: ViewController {
      override func loadView() {
        Journal.note("loadView")
        super.loadView()
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        Journal.note("viewDidLoad, in window: \(view.window != nil)")
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Journal.note("viewWillAppear \(animated)")
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        Journal.note("viewWillLayoutSubviews \(view.frame.width)")
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Journal.note("viewDidLayoutSubviews")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Journal.note("viewDidAppear, in window: \(view.window != nil)")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        Journal.note("viewWillDisappear, in window: \(view.window != nil)")
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Journal.note("viewDidDisappear, in window: \(view.window != nil)")
      }
      deinit { Journal.note("deinit") }
    }
    try Journal.keeping { journal in
      let context = SceneContext(clock: ManualClock())
      let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 300), context: context)
      window.rootViewController = Recording()
      try window.makeKeyAndVisible()
      window.close()
      window.rootViewController = nil
      #expect(
        journal.entries == [
          "loadView", "viewDidLoad, in window: false", "viewWillAppear false", "viewWillLayoutSubviews 200.0",
          "viewDidLayoutSubviews", "viewDidAppear, in window: true", "viewWillDisappear, in window: true",
          "viewDidDisappear, in window: false", "deinit",
        ])
    }
  }

  @Test("rule 10: all four appearance methods receive the animated flag", arguments: [true, false])
  func animated(_ isAnimated: Bool) throws {
    final class Told: ViewController {
      override func viewWillAppear(_ animated: Bool) { Journal.note("\(title!) will appear: \(animated)") }
      override func viewDidAppear(_ animated: Bool) { Journal.note("\(title!) did appear: \(animated)") }
      override func viewWillDisappear(_ animated: Bool) {
        Journal.note("\(title!) will disappear: \(animated)")
      }
      override func viewDidDisappear(_ animated: Bool) {
        Journal.note("\(title!) did disappear: \(animated)")
      }
    }
    try Journal.keeping { journal in
      let clock = ManualClock()
      let context = SceneContext(clock: clock)
      let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 300), context: context)
      let (below, above) = (Told(), Told())
      (below.title, above.title) = ("below", "above")
      window.rootViewController = below
      try window.makeKeyAndVisible()
      journal.clear()
      try below.present(above, animated: isAnimated)
      clock.advance(by: 1)
      #expect(
        journal.entries == [
          "below will disappear: \(isAnimated)", "above will appear: \(isAnimated)",
          "above did appear: \(isAnimated)", "below did disappear: \(isAnimated)",
        ])
      journal.clear()
      try above.dismiss(animated: isAnimated)
      clock.advance(by: 1)
      #expect(
        journal.entries == [
          "above will disappear: \(isAnimated)", "below will appear: \(isAnimated)",
          "above did disappear: \(isAnimated)", "below did appear: \(isAnimated)",
        ])
      window.close()
    }
  }

  @Test("rule 10: isViewLoaded does not load the view")
  func isViewLoaded() throws {
    try Journal.keeping { _ in
      let stage = try SceneStage(Self.text, registry: .hosts())
      let controller = try stage.storyboard.instantiateInitialViewController()
      #expect(!controller.isViewLoaded)
      #expect(!controller.isViewLoaded)
      #expect(!stage.takeEvents().contains { $0.hasSuffix("loadView()") })
    }
  }

  @Test("rule 10: when the root is replaced, the old root disappears and the new root appears")
  func newRoot() throws {
    try Journal.keeping { _ in
      let stage = try SceneStage(Self.text, registry: .hosts())
      try stage.show()
      _ = stage.takeEvents()
      stage.window.rootViewController = try stage.storyboard.instantiate("other")
      let events = stage.takeEvents()
      #expect(
        moments(events, of: "main") == [
          "viewWillDisappear(animated: false)", "viewDidDisappear(animated: false)",
        ])
      #expect(moments(events, of: "other").suffix(4) == Self.appearing[...])
      #expect(stage.window.subviews.count == 1)
    }
  }

  @Test("rule 11: all visible controllers receive each memory warning and keep their views")
  func memory() throws {
    try Journal.keeping { _ in
      let stage = try SceneStage(Self.text, registry: .hosts())
      let application = Application(context: stage.context)
      application.add(stage.window)
      let controller = try stage.show()
      try controller.performSegue(withIdentifier: "next")
      stage.clock.advance(by: 1)
      let presented = try #require(controller.presentedViewController)
      let child = ViewController()
      presented.addChild(child)
      let views = [controller.view, presented.view]
      _ = stage.takeEvents()
      for _ in 0..<3 {
        application.receiveMemoryWarning()
        #expect(
          stage.takeEvents() == [
            "HostController 'main' didReceiveMemoryWarning()",
            "HostController 'other' didReceiveMemoryWarning()", "ViewController didReceiveMemoryWarning()",
          ])
      }
      #expect(zip(views, [controller.viewIfLoaded, presented.viewIfLoaded]).allSatisfy { $0 === $1 })
      #expect(presented.view.window === stage.window)
    }
  }
}
