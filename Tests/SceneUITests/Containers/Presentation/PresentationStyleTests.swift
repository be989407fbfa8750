import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

extension Theatre {
  /// Adds a child with its own presentation context to the lower half of the root's view.
  func addPane() -> HostController {
    let pane = controller("pane")
    pane.definesPresentationContext = true
    root.addChild(pane)
    pane.view.frame = Rect(x: 0, y: 240, width: 320, height: 240)
    pane.view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
    root.view.addSubview(pane.view)
    pane.didMove(toParent: root)
    _ = takeEvents()
    return pane
  }

  /// Returns the frame of a controller's view in the window.
  func place(_ controller: ViewController) -> Rect {
    window.layoutIfNeeded()
    return controller.view.convert(controller.view.bounds, to: nil)
  }
}

@Suite("Presentation styles")
struct PresentationStyleTests {
  private static let all = ModalPresentationStyle.allCases

  private func present(
    _ controller: ViewController, in theatre: Theatre, animated: Bool = false
  ) throws {
    controller.popoverPresentation.anchorView = theatre.root.view
    controller.popoverPresentation.anchorRect = Rect(x: 140, y: 20, width: 40, height: 40)
    try theatre.root.present(controller, animated: animated)
  }

  @Test(
    "rule 10: only a full-screen presentation without a partial curl makes the presenter disappear",
    arguments: all, ModalTransitionStyle.allCases)
  func presenter(style: ModalPresentationStyle, transition: ModalTransitionStyle) throws {
    let theatre = try Theatre()
    theatre.window.resize(to: Size(width: 1024, height: 768))
    theatre.context.idiom = .pad
    let other = theatre.controller("other", style)
    other.modalTransitionStyle = transition
    try present(other, in: theatre, animated: true)
    theatre.clock.advance(by: 0.2)
    _ = theatre.window.picture()
    theatre.clock.advance(by: 0.3)
    let covers = style == .fullScreen && transition != .partialCurl
    #expect(
      theatre.takeEvents()
        == (covers ? ["root viewWillDisappear"] : []) + ["other viewWillAppear", "other viewDidAppear"]
        + (covers ? ["root viewDidDisappear"] : []))
    #expect((theatre.root.view.window == nil) == covers)
    #expect(other.view.window === theatre.window)
    #expect(other.view.alpha == 1 && !other.view.isHidden)
    try other.dismiss(animated: true)
    theatre.clock.advance(by: 0.5)
    #expect(
      theatre.takeEvents()
        == ["other viewWillDisappear"] + (covers ? ["root viewWillAppear"] : []) + ["other viewDidDisappear"]
        + (covers ? ["root viewDidAppear"] : []))
    #expect(theatre.window.subviews.map { $0 === theatre.root.view } == [true])
    #expect(other.view.superview == nil)
    #expect(theatre.root.view.transform == .identity && theatre.root.view.alpha == 1)
  }

  @Test("rule 10: each style determines the frame of the presented view", arguments: [false, true])
  func stylesDetermineFrame(isPad: Bool) throws {
    let theatre = try Theatre()
    theatre.context.idiom = isPad ? .pad : .phone
    theatre.window.resize(to: isPad ? Size(width: 1024, height: 768) : Size(width: 400, height: 800))
    var places: [ModalPresentationStyle: Rect] = [:]
    for style in Self.all {
      let other = theatre.controller("other", style)
      other.preferredContentSize = Size(width: 300, height: 200)
      try present(other, in: theatre)
      places[style] = theatre.place(other)
      try other.dismiss(animated: false)
    }
    let full = theatre.window.bounds
    let page = Rect(x: 0, y: 48, width: 400, height: 752)
    for style in [ModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext] {
      #expect(places[style] == full)
    }
    #expect(places[.pageSheet] == (isPad ? Rect(x: 156, y: 44, width: 712, height: 680) : page))
    #expect(places[.formSheet] == (isPad ? Rect(x: 362, y: 284, width: 300, height: 200) : page))
    #expect(places[.popover] == (isPad ? Rect(x: 10, y: 72, width: 300, height: 200) : page))
  }

  @Test(
    "rule 10: the current-context style covers the nearest context, which remains in the window"
  )
  func context() throws {
    let theatre = try Theatre()
    let pane = theatre.addPane()
    let inner = theatre.controller("inner")
    pane.addChild(inner)
    pane.view.addSubview(inner.view)
    inner.didMove(toParent: pane)
    _ = theatre.takeEvents()
    let other = theatre.controller("other", .currentContext)
    try inner.present(other, animated: true)
    theatre.clock.advance(by: 0.5)
    #expect(theatre.takeEvents() == ["other viewWillAppear", "other viewDidAppear"])
    #expect(theatre.place(other) == Rect(x: 0, y: 240, width: 320, height: 240))
    #expect(other.presentingViewController === pane)
    #expect(inner.presentedViewController === other)
    #expect(theatre.root.presentedViewController == nil)
    // A presentation by the root covers the pane, so everything in it disappears.
    let full = theatre.controller("full")
    try theatre.root.present(full, animated: false)
    #expect(
      theatre.takeEvents() == [
        "root viewWillDisappear", "pane viewWillDisappear", "other viewWillDisappear",
        "inner viewWillDisappear",
        "full viewWillAppear", "full viewDidAppear", "root viewDidDisappear", "pane viewDidDisappear",
        "other viewDidDisappear", "inner viewDidDisappear",
      ])
    try full.dismiss(animated: false)
    #expect(
      theatre.takeEvents().filter { $0.hasPrefix("other") } == [
        "other viewWillAppear", "other viewDidAppear",
      ])
    // The presented view is removed and added with the view that it covers.
    pane.view.removeFromSuperview()
    #expect(
      theatre.takeEvents().filter { $0.hasPrefix("other") } == [
        "other viewWillDisappear", "other viewDidDisappear",
      ])
    theatre.root.view.addSubview(pane.view)
    #expect(
      theatre.takeEvents().filter { $0.hasPrefix("other") } == [
        "other viewWillAppear", "other viewDidAppear",
      ])
    try other.dismiss(animated: false)
    #expect(theatre.takeEvents() == ["other viewWillDisappear", "other viewDidDisappear"])
    #expect(pane.presentedViewController == nil)
  }

  @Test(
    "rule 10: dismissing a presentation context also dismisses all controllers that it presented")
  func dismissedContext() throws {
    let theatre = try Theatre()
    let host = theatre.controller("host", .overFullScreen)
    try theatre.root.present(host, animated: false)
    let pane = theatre.controller("pane")
    pane.definesPresentationContext = true
    host.addChild(pane)
    host.view.addSubview(pane.view)
    pane.didMove(toParent: host)
    let inContext = theatre.controller("inContext", .overCurrentContext)
    try pane.present(inContext, animated: false)
    let full = theatre.controller("full")
    try inContext.present(full, animated: false)
    #expect(theatre.window.subviews.count == 3)
    _ = theatre.takeEvents()
    try theatre.root.dismiss(animated: true)
    theatre.clock.advance(by: 1)
    #expect(theatre.window.subviews.map { $0 === theatre.root.view } == [true])
    let events = theatre.takeEvents()
    #expect(events.filter { $0.hasPrefix("full") } == ["full viewWillDisappear", "full viewDidDisappear"])
    #expect(events.filter { $0.hasPrefix("inContext") } == [], "the covered view had already disappeared")
    #expect(inContext.presentingViewController == nil && full.presentingViewController == nil)
  }

  @Test("rule 10: a presentation context can determine the transition style")
  func contextTransition() throws {
    let theatre = try Theatre()
    let pane = theatre.addPane()
    pane.modalTransitionStyle = .crossDissolve
    for provides in [false, true] {
      pane.providesPresentationContextTransitionStyle = provides
      let other = theatre.controller("other", .overCurrentContext)
      try pane.present(other, animated: true)
      theatre.clock.advance(by: 0.1)
      let card = other.view.superview!.superview!
      #expect((card.alpha < 1) == provides)
      #expect(card.transform.isIdentity == provides)
      theatre.clock.advance(by: 1)
      try other.dismiss(animated: false)
    }
  }

  @Test("rule 10: a dismissal by a controller in the middle removes all controllers above it")
  func middle() throws {
    let theatre = try Theatre()
    let names = ["a", "b", "c", "d"]
    let styles: [ModalPresentationStyle] = [.pageSheet, .fullScreen, .formSheet, .overFullScreen]
    var top: ViewController = theatre.root
    var shown: [HostController] = []
    for (name, style) in zip(names, styles) {
      shown.append(theatre.controller(name, style))
      try top.present(shown.last!, animated: false)
      top = shown.last!
    }
    _ = theatre.takeEvents()
    var completions = 0
    try shown[0].dismiss(animated: true) { completions += 1 }
    theatre.clock.advance(by: 1)
    #expect(completions == 1)
    #expect(shown[0].presentedViewController == nil)
    #expect(shown[0].view.window === theatre.window)
    #expect(theatre.window.subviews.count == 2)
    let events = theatre.takeEvents()
    for name in ["b", "c", "d"] {
      let own = events.filter { $0.hasPrefix("\(name) ") }
      #expect(own == ["\(name) viewWillDisappear", "\(name) viewDidDisappear"])
    }
    #expect(events.filter { $0.hasPrefix("a ") } == ["a viewWillAppear", "a viewDidAppear"])
    #expect(!events.contains { $0.hasPrefix("root") })
  }

  @Test("rule 25: tint colors behind a sheet are gray while the sheet is shown")
  func tint() throws {
    let theatre = try Theatre()
    let sheet = theatre.controller("sheet", .pageSheet)
    try theatre.root.present(sheet, animated: true)
    #expect(theatre.root.view.tintColor == .gray)
    #expect(sheet.view.tintColor != .gray)
    theatre.clock.advance(by: 1)
    try sheet.dismiss(animated: false)
    #expect(theatre.root.view.tintAdjustmentMode == .automatic)
    let over = theatre.controller("over", .overFullScreen)
    try theatre.root.present(over, animated: false)
    #expect(theatre.root.view.tintColor != .gray)
  }

  @Test("rule 27: controllers can animate alongside a presentation")
  func coordinator() throws {
    let theatre = try Theatre()
    let other = theatre.controller("other", .pageSheet)
    var calls: [String] = []
    other.hooks["viewWillAppear"] = { [unowned other] in
      let coordinator = try! #require(other.transitionCoordinator)
      #expect(coordinator.isAnimated && coordinator.duration == 0.4)
      coordinator.animate(
        alongside: { calls.append("alongside, \(other.view.window == nil ? "out" : "in")") },
        completion: { calls.append("completion, \(other.transitionCoordinator == nil)") })
    }
    try theatre.root.present(other, animated: true) { calls.append("presented") }
    #expect(calls == ["alongside, in"])
    theatre.clock.advance(by: 1)
    #expect(calls == ["alongside, in", "completion, true", "presented"])
  }

  @Test("rule 11: memory warnings can occur repeatedly and do not unload visible views")
  func memory() throws {
    let theatre = try Theatre()
    let application = Application(context: theatre.context)
    application.add(theatre.window)
    let pane = theatre.addPane()
    let chain = [
      theatre.controller("a", .overCurrentContext), theatre.controller("b"),
      theatre.controller("c", .pageSheet),
    ]
    try pane.present(chain[0], animated: false)
    try theatre.root.present(chain[1], animated: false)
    try chain[1].present(chain[2], animated: true)
    var warned: [String] = []
    theatre.context.observer = { event in
      guard event.moment == "didReceiveMemoryWarning()" else { return }
      warned.append((event.subject as? ViewController)?.title ?? "?")
    }
    for _ in 0..<3 { application.receiveMemoryWarning() }
    #expect(warned.count == 15 && Set(warned) == ["root", "pane", "a", "b", "c"])
    theatre.clock.advance(by: 1)
    application.receiveMemoryWarning()
    #expect(chain[2].view.window === theatre.window && chain[1].view.window === theatre.window)
    try theatre.root.dismiss(animated: false)
    #expect(chain[0].view.window === theatre.window)
  }

  @Test("rule 10: presented and covered views resize with the window, and their controllers are notified")
  func rotation() throws {
    let theatre = try Theatre()
    let harness = Harness(theatre.window)
    let page = theatre.controller("page", .pageSheet)
    let full = theatre.controller("full")
    try theatre.root.present(page, animated: false)
    try page.present(full, animated: false)
    harness.startTracing()
    #expect(harness.rotateDevice(to: .landscapeLeft))
    #expect(harness.trace.filter { $0.contains("viewWillTransition") }.count == 3)
    #expect(theatre.place(full) == Rect(x: 0, y: 0, width: 480, height: 320))
    try full.dismiss(animated: true)
    harness.advance(seconds: 1)
    #expect(
      theatre.place(page) == Rect(x: 0, y: 0, width: 480, height: 320), "low: there is no room to spare")
    #expect(theatre.place(theatre.root) == Rect(x: 0, y: 0, width: 480, height: 320))
    #expect(harness.rotateDevice(to: .portrait))
    #expect(theatre.place(page).minY == 29)
  }
}
