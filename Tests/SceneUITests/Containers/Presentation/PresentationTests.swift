import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

final class Theatre {
  let clock = ManualClock()
  let context: SceneContext
  let window: Window
  let root = HostController()
  fileprivate(set) var events: [String] = []
  private(set) var failures: [any Error] = []

  init() throws {
    context = SceneContext(clock: clock)
    window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    root.title = "root"
    window.rootViewController = root
    try window.makeKeyAndVisible()
    context.failureHandler = { [weak self] in self?.failures.append($0) }
    context.observer = { [weak self] event in
      guard let controller = event.subject as? ViewController, event.moment.contains("ppear") else { return }
      self?.events.append("\(controller.title ?? "?") \(event.moment.prefix { $0 != "(" })")
    }
  }

  func controller(_ title: String, _ style: ModalPresentationStyle = .fullScreen) -> HostController {
    let controller = HostController()
    controller.title = title
    controller.modalPresentationStyle = style
    return controller
  }

  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}

@Suite struct PresentationTests {
  @Test(
    "rule 10: the presenter of a full-screen presentation disappears, and reappears after dismissal",
    arguments: [false, true])
  func fullScreen(animated: Bool) throws {
    let theatre = try Theatre()
    let other = theatre.controller("other")
    try theatre.root.present(other, animated: animated)
    theatre.clock.advance(by: 0.4)
    #expect(
      theatre.takeEvents() == [
        "root viewWillDisappear", "other viewWillAppear", "other viewDidAppear", "root viewDidDisappear",
      ])
    #expect(theatre.window.subviews.map { $0 === other.view } == [true])
    #expect(theatre.root.presentedViewController === other)
    #expect(other.presentingViewController === theatre.root)
    try other.dismiss(animated: animated)
    theatre.clock.advance(by: 0.4)
    #expect(
      theatre.takeEvents() == [
        "other viewWillDisappear", "root viewWillAppear", "other viewDidDisappear", "root viewDidAppear",
      ])
    #expect(theatre.window.subviews.map { $0 === theatre.root.view } == [true])
    #expect(theatre.root.presentedViewController == nil)
    #expect(other.presentingViewController == nil)
  }

  @Test(
    "rule 10: the presenter does not disappear unless the presentation is full screen",
    arguments: [ModalPresentationStyle.overFullScreen, .pageSheet, .formSheet])
  func others(style: ModalPresentationStyle) throws {
    let theatre = try Theatre()
    let other = theatre.controller("other", style)
    try theatre.root.present(other, animated: false)
    #expect(theatre.takeEvents() == ["other viewWillAppear", "other viewDidAppear"])
    #expect(theatre.root.view.window === theatre.window)
    try theatre.root.dismiss(animated: false)
    #expect(theatre.takeEvents() == ["other viewWillDisappear", "other viewDidDisappear"])
  }

  @Test("rule 10: one dismissal can remove several presentations")
  func several() throws {
    let theatre = try Theatre()
    let (first, second, third) = (
      theatre.controller("first"), theatre.controller("second", .overFullScreen), theatre.controller("third")
    )
    try theatre.root.present(first, animated: false)
    try first.present(second, animated: false)
    try second.present(third, animated: false)
    _ = theatre.takeEvents()
    try theatre.root.dismiss(animated: true)
    theatre.clock.advance(by: 1)
    let events = theatre.takeEvents()
    #expect(events.filter { $0.hasPrefix("third") } == ["third viewWillDisappear", "third viewDidDisappear"])
    #expect(
      events.filter { $0.hasPrefix("second") }.isEmpty,
      "the second view disappeared when the third covered it")
    #expect(events.filter { $0.hasPrefix("first") } == ["first viewWillDisappear", "first viewDidDisappear"])
    #expect(events.filter { $0.hasPrefix("root") } == ["root viewWillAppear", "root viewDidAppear"])
    #expect(theatre.window.subviews.map { $0 === theatre.root.view } == [true])
    for controller in [theatre.root, first, second, third] {
      #expect(controller.presentedViewController == nil && controller.presentingViewController == nil)
    }
  }

  @Test("rule 10: if a child presents a controller, the child's container becomes the presenter")
  func children() throws {
    let theatre = try Theatre()
    let (child, other) = (theatre.controller("child"), theatre.controller("other"))
    theatre.root.addChild(child)
    theatre.root.view.addSubview(child.view)
    child.didMove(toParent: theatre.root)
    try child.present(other, animated: false)
    #expect(theatre.root.presentedViewController === other)
    #expect(child.presentedViewController === other)
    #expect(other.presentingViewController === theatre.root)
    try child.dismiss(animated: false)
    #expect(theatre.root.presentedViewController == nil)
    #expect(theatre.window.subviews.map { $0 === theatre.root.view } == [true])
  }

  @Test("rule 10: a controller outside a window cannot present, and a visible controller cannot be presented")
  func refusals() throws {
    let theatre = try Theatre()
    let (other, third) = (theatre.controller("other", .overFullScreen), theatre.controller("third"))
    let nowhere = try loadingError { try third.present(other, animated: false) }
    #expect(nowhere.description.contains("is not in a window"))
    #expect(throws: LoadingError.self) { try theatre.root.present(theatre.root, animated: false) }
    try theatre.root.present(other, animated: false)
    let second = try loadingError { try theatre.root.present(third, animated: false) }
    #expect(second.description.contains("already presents 'HostController'"))
    #expect(throws: LoadingError.self) { try other.present(other, animated: false) }
    #expect(throws: LoadingError.self) { try other.present(theatre.root, animated: false) }
    _ = theatre.takeEvents()
    #expect(other.presentedViewController == nil && third.presentingViewController == nil)
    try other.present(third, animated: false)
    #expect(
      theatre.takeEvents() == [
        "other viewWillDisappear", "third viewWillAppear", "third viewDidAppear", "other viewDidDisappear",
      ])
  }

  @Test("rule 19: rejects a second transition of the same controllers during an animation")
  func duringTransition() throws {
    let theatre = try Theatre()
    let (other, third) = (theatre.controller("other"), theatre.controller("third"))
    try theatre.root.present(other, animated: true)
    theatre.clock.advance(by: 0.2)
    let again = try loadingError { try theatre.root.present(third, animated: true) }
    #expect(again.description.contains("the presentation of 'HostController' is in progress"))
    #expect(throws: LoadingError.self) { try other.present(third, animated: false) }
    #expect(throws: LoadingError.self) { try theatre.root.dismiss(animated: true) }
    #expect(throws: LoadingError.self) { try other.dismiss(animated: false) }
    #expect(theatre.root.presentedViewController === other)
    theatre.clock.advance(by: 0.2)
    try other.present(third, animated: true)
    #expect(throws: LoadingError.self) { try theatre.root.dismiss(animated: false) }
    theatre.clock.advance(by: 1)
    try theatre.root.dismiss(animated: true)
    #expect(throws: LoadingError.self) { try other.dismiss(animated: false) }
    theatre.clock.advance(by: 1)
    #expect(theatre.root.presentedViewController == nil)
  }

  @Test("rule 10: dismissal in viewDidAppear keeps callbacks balanced", arguments: [false, true])
  func dismissInDidAppear(animated: Bool) throws {
    let theatre = try Theatre()
    let other = theatre.controller("other")
    other.hooks["viewDidAppear"] = { [unowned other] in
      #expect(throws: Never.self) { try other.dismiss(animated: animated) }
    }
    try theatre.root.present(other, animated: false)
    theatre.clock.advance(by: 1)
    let events = theatre.takeEvents()
    #expect(
      events.filter { $0.hasPrefix("root") } == [
        "root viewWillDisappear", "root viewWillAppear", "root viewDidAppear",
      ])
    #expect(events.last == "root viewDidAppear")
    #expect(theatre.window.subviews.map { $0 === theatre.root.view } == [true])
  }

  @Test("rule 10: the completion is called after all other callbacks")
  func completion() throws {
    let theatre = try Theatre()
    let other = theatre.controller("other")
    var seen: [[String]] = []
    try theatre.root.present(other, animated: true) { seen.append(theatre.takeEvents()) }
    #expect(seen.isEmpty)
    theatre.clock.advance(by: 1)
    try theatre.root.dismiss(animated: false) { seen.append(theatre.takeEvents()) }
    #expect(seen.map(\.last) == ["root viewDidDisappear", "root viewDidAppear"])
  }

  @Test(
    "rule 27: a transition follows the context's clock and finally restores its views",
    arguments: ModalTransitionStyle.allCases)
  func onTheClock(style: ModalTransitionStyle) throws {
    let theatre = try Theatre()
    let other = theatre.controller("other")
    other.modalTransitionStyle = style
    other.view.alpha = 0.5
    try theatre.root.present(other, animated: true)
    let start = theatre.window.picture()
    theatre.clock.advance(by: 0.3)
    #expect(theatre.window.picture() != start)
    theatre.clock.advance(by: 0.1)
    #expect(other.view.alpha == 0.5)
    #expect(other.view.transform == .identity)
    #expect(theatre.root.view.transform == .identity)
    #expect(!other.view.isHidden && !theatre.root.view.isHidden)
    #expect(theatre.clock.nextDueTime == nil)
  }

  @Test("rule 9a: an object graph that is released during a transition is freed")
  func releasedDuringTransition() throws {
    try Lifetimes.counting { lifetimes in
      var theatre: Theatre? = try Theatre()
      let clock = theatre!.clock
      try theatre!.root.present(theatre!.controller("other"), animated: true)
      #expect(lifetimes.alive == 2)
      theatre = nil
      #expect(lifetimes.alive == 0)
      clock.advance(by: 1)
    }
  }

  @Test(
    "rule 10: closing the window during a transition finishes the transition first", arguments: [true, false])
  func closeDuringTransition(forward: Bool) throws {
    let theatre = try Theatre()
    let other = theatre.controller("other")
    try theatre.root.present(other, animated: forward)
    if !forward { try theatre.root.dismiss(animated: true) }
    theatre.window.close()
    for title in ["root", "other"] {
      let events = theatre.events.filter { $0.hasPrefix(title) }
      #expect(
        events.filter { $0.hasSuffix("WillAppear") }.count
          == events.filter { $0.hasSuffix("DidAppear") }.count)
      #expect(events.last == "\(title) viewDidDisappear")
    }
    _ = theatre.takeEvents()
    try theatre.window.makeKeyAndVisible()
    #expect(theatre.takeEvents() == ["root viewWillAppear", "root viewDidAppear"])
    try theatre.root.present(other, animated: false)
    #expect(theatre.root.presentedViewController === other)
  }

  @Test("rule 29: presented controllers are freed after dismissal, and the root is freed with its window")
  func lifetimes() throws {
    try Lifetimes.counting { lifetimes in
      var theatre: Theatre? = try Theatre()
      for animated in [false, true] {
        try theatre!.root.present(theatre!.controller("other"), animated: animated)
        theatre!.clock.advance(by: 1)
        #expect(lifetimes.alive == 2)
        try theatre!.root.dismiss(animated: animated)
        theatre!.clock.advance(by: 1)
        #expect(lifetimes.alive == 1)
      }
      theatre = nil
      #expect(lifetimes.alive == 0)
    }
  }
}
