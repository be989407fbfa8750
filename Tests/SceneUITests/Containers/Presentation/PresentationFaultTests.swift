import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests presentation calls by host apps at the wrong time.
@Suite struct PresentationFaultTests {
  @Test(
    "rule 19: rejects a presentation from viewDidLoad of a controller that is being presented")
  func presentInDidLoad() throws {
    let theatre = try Theatre()
    let (other, third) = (theatre.controller("other"), theatre.controller("third"))
    var refusals: [String] = []
    other.hooks["viewDidLoad"] = { [unowned other] in
      do { try other.present(third, animated: false) } catch { refusals.append("\(error)") }
    }
    try theatre.root.present(other, animated: false)
    #expect(refusals.count == 1 && refusals[0].contains("is not in a window"))
    #expect(theatre.root.presentedViewController === other)
    #expect(third.presentingViewController == nil && !third.isViewLoaded)
  }

  @Test("rule 19: rejects a dismissal from viewDidLoad of a controller that is being presented")
  func dismissInDidLoad() throws {
    let theatre = try Theatre()
    let other = theatre.controller("other")
    var refusals: [String] = []
    other.hooks["viewDidLoad"] = { [unowned other] in
      #expect(other.presentingViewController === theatre.root)
      do { try other.dismiss(animated: false) } catch { refusals.append("\(error)") }
    }
    try theatre.root.present(other, animated: false)
    #expect(
      refusals.count == 1 && refusals[0].contains("the presentation of 'HostController' is in progress"))
    #expect(theatre.takeEvents().last == "root viewDidDisappear")
  }

  @Test(
    "rule 10: closing the window or replacing its root ends a presentation that is starting",
    arguments: ["viewDidLoad", "viewWillAppear", "viewDidAppear"], [true, false])
  func windowCloses(moment: String, closes: Bool) throws {
    let theatre = try Theatre()
    let other = theatre.controller("other")
    let newRoot = theatre.controller("new")
    other.hooks[moment] = {
      if closes { theatre.window.close() } else { theatre.window.rootViewController = newRoot }
    }
    for animated in [false, true] where other.presentingViewController == nil {
      try? theatre.root.present(other, animated: animated)
      theatre.clock.advance(by: 1)
      if closes { break }
    }
    var balance: [String: Int] = ["root": 1]
    for event in theatre.takeEvents() {
      let name = String(event.prefix { $0 != " " })
      if event.hasSuffix("viewWillAppear") || event.hasSuffix("viewDidDisappear") {
        balance[name, default: 0] += event.hasSuffix("viewWillAppear") ? 1 : -1
      }
    }
    #expect(balance["root"] == 0)
    #expect(balance["other", default: 0] == 0)
    #expect(theatre.window.subviews.map { $0 === newRoot.view } == (closes ? [] : [true]))
    #expect(theatre.root.presentedViewController == nil && other.presentingViewController == nil)
    if closes {
      other.hooks = [:]
      try theatre.window.makeKeyAndVisible()
      try theatre.root.present(other, animated: false)
      #expect(theatre.window.subviews.map { $0 === other.view } == [true])
    } else {
      other.hooks = [:]
      try newRoot.present(other, animated: false)
      #expect(newRoot.presentedViewController === other)
    }
  }

  @Test("rule 10: the window can be closed while a dismissal begins", arguments: [true, false])
  func windowClosesDuringDismissal(animated: Bool) throws {
    let theatre = try Theatre()
    let other = theatre.controller("other")
    try theatre.root.present(other, animated: false)
    theatre.root.hooks["viewWillAppear"] = { theatre.window.close() }
    try other.dismiss(animated: animated)
    theatre.clock.advance(by: 1)
    theatre.root.hooks = [:]
    #expect(theatre.window.subviews.isEmpty)
    _ = theatre.takeEvents()
    try theatre.window.makeKeyAndVisible()
    #expect(theatre.takeEvents() == ["root viewWillAppear", "root viewDidAppear"])
  }

  @Test("rule 19: rejects the second of two simultaneous presentations")
  func two() throws {
    let theatre = try Theatre()
    let (first, second) = (theatre.controller("first", .pageSheet), theatre.controller("second", .pageSheet))
    try theatre.root.present(first, animated: true)
    #expect(throws: LoadingError.self) { try theatre.root.present(second, animated: true) }
    #expect(throws: LoadingError.self) { try theatre.root.present(first, animated: true) }
    theatre.clock.advance(by: 1)
    #expect(throws: LoadingError.self) { try theatre.root.present(second, animated: true) }
    #expect(theatre.root.presentedViewController === first)
    #expect(second.presentingViewController == nil && !second.isViewLoaded)
  }

  @Test("rule 10: a controller cannot be presented if it is the root of another window")
  func rootElsewhere() throws {
    let theatre = try Theatre()
    let other = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: theatre.context)
    let root = theatre.controller("elsewhere")
    other.rootViewController = root
    #expect(throws: LoadingError.self) { try theatre.root.present(root, animated: false) }
    #expect(root.presentingViewController == nil)
  }

  @Test("rule 10: a presented controller whose view was removed can still be dismissed")
  func removedView() throws {
    let theatre = try Theatre()
    let other = theatre.controller("other")
    try theatre.root.present(other, animated: false)
    other.view.removeFromSuperview()
    try other.dismiss(animated: true)
    theatre.clock.advance(by: 1)
    #expect(theatre.window.subviews.map { $0 === theatre.root.view } == [true])
  }

  @Test("rule 10: dismissal has no effect if the controller neither presents nor is presented")
  func nothingToDismiss() throws {
    let theatre = try Theatre()
    let pane = theatre.addPane()
    let other = theatre.controller("other", .overCurrentContext)
    try pane.present(other, animated: false)
    try theatre.root.dismiss(animated: false)
    #expect(pane.presentedViewController === other)
  }

  @Test(
    "rule 20: an unwind to a presentation context's container dismisses all controllers above it")
  func unwindOverContext() throws {
    try Journal.keeping { journal in
      let text = storyboardText(
        """
        <scene>
          <viewController id="main" class="HostController">
            <view frame="0 0 320 480">
              <containerView frame="0 240 320 240"><segue kind="embed" destination="pane"/></containerView>
            </view>
          </viewController>
        </scene>
        <scene>
          <viewController id="pane" definesPresentationContext="true">
            <view/>
            <segue kind="present" identifier="up" presentation="overCurrentContext" destination="top"/>
          </viewController>
        </scene>
        <scene>
          <viewController id="top">
            <view/>
            <segue kind="unwind" identifier="back" action="unwindToHere:" animated="false"/>
          </viewController>
        </scene>
        """)
      let stage = try SceneStage(text, registry: .hosts())
      let main = try stage.show()
      let pane = main.children[0]
      try pane.performSegue(withIdentifier: "up")
      stage.clock.advance(by: 1)
      let top = try #require(pane.presentedViewController)
      try top.performSegue(withIdentifier: "back")
      #expect(journal.entries.contains("unwindToHere: in main from top"))
      #expect(pane.presentedViewController == nil)
      #expect(top.view.window == nil)
    }
  }

  @Test("rule 10: an interrupted presentation calls its completion", arguments: [true, false])
  func interruptedCompletions(animated: Bool) throws {
    let theatre = try Theatre()
    let other = theatre.controller("other")
    var completions = 0
    other.hooks["viewWillAppear"] = { theatre.window.close() }
    try theatre.root.present(other, animated: animated) { completions += 1 }
    theatre.clock.advance(by: 1)
    #expect(completions == 1 && other.presentingViewController == nil)

    try theatre.window.makeKeyAndVisible()
    other.hooks = [:]
    try theatre.root.present(other, animated: false)
    theatre.root.hooks["viewWillAppear"] = { theatre.window.close() }
    try theatre.root.dismiss(animated: animated) { completions += 1 }
    theatre.clock.advance(by: 1)
    #expect(completions == 2 && other.presentingViewController == nil)
  }
}
