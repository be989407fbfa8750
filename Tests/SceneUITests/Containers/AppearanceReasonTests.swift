import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

private final class Page: ViewController {
  var reasons: [String] = []

  private func note(_ moment: String) {
    let reason =
      [
        (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"), (isMovingToParent, "added"),
        (isMovingFromParent, "removed"),
      ].filter(\.0).map(\.1).joined(separator: ", ")
    reasons.append("\(moment): \(reason)")
  }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }

  func take() -> [String] {
    defer { reasons = [] }
    return reasons
  }
}

/// A window, with a page in a navigation controller.
private struct Show {
  let clock = ManualClock()
  let window: Window
  let root = Page()
  let navigation: NavigationController

  init() throws {
    let context = SceneContext(registry: .library, clock: clock)
    window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    navigation = NavigationController(rootViewController: root)
    window.rootViewController = navigation
    try window.makeKeyAndVisible()
  }
}

@Suite struct AppearanceReasonTests {
  @Test("A controller knows that it is presented and dismissed", arguments: [false, true])
  func presentation(animated: Bool) throws {
    let show = try Show()
    let page = Page()
    try show.navigation.present(page, animated: animated)
    show.clock.advance(by: 1)
    #expect(page.take() == ["will appear: presented", "did appear: presented"])
    #expect(!page.isBeingPresented)
    let upper = Page()
    try page.present(upper, animated: animated)
    show.clock.advance(by: 1)
    #expect(page.take() == ["will disappear: ", "did disappear: "])
    try upper.dismiss(animated: animated)
    show.clock.advance(by: 1)
    #expect(page.take() == ["will appear: ", "did appear: "])
    try page.dismiss(animated: animated)
    show.clock.advance(by: 1)
    #expect(page.take() == ["will disappear: dismissed", "did disappear: dismissed"])
    #expect(!page.isBeingDismissed)
  }

  @Test("A controller knows that it is pushed and popped", arguments: [false, true])
  func stack(animated: Bool) throws {
    let show = try Show()
    #expect(show.root.take() == ["will appear: added", "did appear: added"])
    let page = Page()
    try show.navigation.pushViewController(page, animated: animated)
    show.clock.advance(by: 1)
    #expect(page.take() == ["will appear: added", "did appear: added"])
    #expect(show.root.take() == ["will disappear: ", "did disappear: "])
    try show.navigation.popViewController(animated: animated)
    show.clock.advance(by: 1)
    #expect(page.take() == ["will disappear: removed", "did disappear: removed"])
    #expect(!page.isMovingFromParent)
    #expect(show.root.take() == ["will appear: ", "did appear: "])
  }

  @Test("A controller that a swipe reveals is not added, and the swipe can be canceled")
  func backSwipe() throws {
    let show = try Show()
    let (harness, page) = (Harness(show.window), Page())
    try show.navigation.pushViewController(page, animated: false)
    _ = page.take()
    let view = show.navigation.view
    try harness.drag(view, from: Point(x: 1, y: 200), to: Point(x: 40, y: 200))
    show.clock.advance(by: 1)
    if show.navigation.topViewController === page {
      #expect(page.take().prefix(2) == ["will disappear: removed", "will appear: "])
      #expect(!page.isMovingFromParent)
    }
    _ = page.take()
    try harness.drag(view, from: Point(x: 1, y: 200), to: Point(x: 300, y: 200))
    show.clock.advance(by: 1)
    #expect(page.take() == ["will disappear: removed", "did disappear: removed"])
  }

  @Test("A controller knows that a custom container adds and removes it")
  func customContainer() throws {
    let show = try Show()
    let child = Page()
    show.root.addChild(child)
    show.root.view.addSubview(child.view)
    child.didMove(toParent: show.root)
    #expect(child.take() == ["will appear: added", "did appear: added"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.take() == ["will disappear: removed", "did disappear: removed"])
    #expect(!child.isMovingFromParent && !child.isMovingToParent)
  }
}
