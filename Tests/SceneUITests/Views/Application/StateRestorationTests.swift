import SceneRuntime
import SceneServices
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

private final class NoteController: ViewController {
  var note = ""
  var log: [String] = []

  override class var declaration: ClassDeclaration { ClassDeclaration(NoteController.self) }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(note, forKey: "note")
    coder.encode([1, 2], forKey: "numbers")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    note = coder.decode(String.self, forKey: "note") ?? ""
    log.append("decode \(isViewLoaded) \(coder.decode([Int].self, forKey: "numbers") ?? [])")
    log.append("\(coder.containsValue(forKey: "other")) \(coder.decode(Int.self, forKey: "note") == nil)")
  }

  override func applicationFinishedRestoringState() { log.append("finished") }
}

private final class Delegate: Responder, ApplicationDelegate {
  var paths: [[String]] = []

  func application(
    _ application: Application, viewControllerWithRestorationIdentifierPath path: [String],
    coder: RestorationCoder
  ) -> ViewController? {
    paths.append(path)
    guard path.last == "made" else { return nil }
    let made = ViewController()
    made.title = coder.decode(String.self, forKey: "title")
    made.restorationIdentifier = "made"
    return made
  }
}

private final class TitledController: ViewController {
  override func encodeRestorableState(with coder: RestorationCoder) { coder.encode("Made", forKey: "title") }
}

private final class ParentController: ViewController {
  override func encodeRestorableState(with coder: RestorationCoder) {
    coder.encode("Parent", forKey: "0/title")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    title = coder.decode(String.self, forKey: "0/title")
  }
}

@Suite("State restoration")
struct StateRestorationTests {
  private static let scene = storyboardText(
    """
    <scene>
      <tabBarController id="main" restorationIdentifier="tabs" viewControllers="stack settings"/>
    </scene>
    <scene><navigationController id="stack" restorationIdentifier="stack" rootViewController="list"/></scene>
    <scene>
      <viewController id="list" title="List" restorationIdentifier="list">
        <view frame="0 0 320 480">
          <button id="open" frame="0 0 100 40" title="Open"><segue kind="show" destination="note"/></button>
        </view>
      </viewController>
    </scene>
    <scene>
      <viewController id="note" title="Note" class="NoteController" restorationIdentifier="note">
        <view frame="0 0 320 480">
          <button id="more" frame="0 0 100 40" title="More"><segue kind="present" destination="help"/></button>
        </view>
      </viewController>
    </scene>
    <scene>
      <viewController id="help" title="Help" restorationIdentifier="help"><view frame="0 0 320 480"/></viewController>
    </scene>
    <scene>
      <viewController id="settings" title="Settings" restorationIdentifier="settings">
        <view frame="0 0 320 480"/>
      </viewController>
    </scene>
    """)

  private struct App {
    let stage: SceneStage
    let application: Application
    let tabs: TabBarController
    let stack: NavigationController
    let harness: Harness

    init(store: (any PreferenceStore)? = nil) throws {
      stage = try SceneStage(StateRestorationTests.scene, registry: .library(and: NoteController.self))
      if let store { stage.context.preferences.store = store }
      application = Application(context: stage.context)
      tabs = try #require(try stage.show() as? TabBarController)
      application.add(stage.window)
      stack = try #require(tabs.viewControllers.first as? NavigationController)
      harness = Harness(stage.window)
    }

    var store: any PreferenceStore { stage.context.preferences.store }
    var titles: [String?] { stack.viewControllers.map(\.title) }

    func tap(_ id: String) throws {
      try harness.tap(harness.find(id: id))
      harness.advance(seconds: 1)
    }
  }

  @Test("A second launch shows the stack, the presented controller, and the values of the first launch")
  func stack() throws {
    let first = try App()
    #expect(!first.application.restoreState(), "nothing is saved")
    try first.tap("open")
    let note = try #require(first.stack.topViewController as? NoteController)
    note.note = "Milk"
    try first.tap("more")
    first.application.saveState()

    let second = try App(store: first.store)
    #expect(second.application.restoreState())
    #expect(second.titles == ["List", "Note"] && second.tabs.selectedIndex == 0)
    let restored = try #require(second.stack.topViewController as? NoteController)
    #expect(restored.note == "Milk")
    #expect(restored.log == ["decode true [1, 2]", "false true", "finished"])
    second.harness.advance(seconds: 1)
    #expect(second.tabs.presentedViewController?.title == "Help")
    #expect(second.stage.failures.isEmpty)

    second.application.removeSavedState()
    let third = try App(store: first.store)
    #expect(!third.application.restoreState() && third.titles == ["List"])
  }

  @Test("The selected tab is restored, and a later save replaces the state")
  func tabs() throws {
    let first = try App()
    try first.tap("open")
    first.application.saveState()
    try first.stack.popViewController(animated: false)
    first.tabs.selectedIndex = 1
    first.application.saveState()
    let second = try App(store: first.store)
    second.application.restoreState()
    #expect(second.tabs.selectedIndex == 1 && second.titles == ["List"])
  }

  @Test("Controllers without an identifier, and controllers above them, are not saved")
  func withoutIdentifier() throws {
    let first = try App()
    try first.stack.pushViewController(ViewController(), animated: false)
    try first.stack.pushViewController(first.stage.storyboard.instantiate("note"), animated: false)
    first.application.saveState()
    let second = try App(store: first.store)
    second.application.restoreState()
    #expect(second.titles == ["List"])
    first.tabs.restorationIdentifier = nil
    first.application.saveState()
    #expect(try !App(store: first.store).application.restoreState())
  }

  @Test("A key with slashes does not refer to the value of a child")
  func keyWithSlashes() throws {
    let app = try App()
    let (parent, child) = (ParentController(), TitledController())
    parent.restorationIdentifier = "parent"
    child.restorationIdentifier = "child"
    parent.addChild(child)
    child.didMove(toParent: parent)
    try app.stack.pushViewController(parent, animated: false)
    app.application.saveState()
    #expect(app.application.restoreState() && parent.title == "Parent")
  }

  @Test("The delegate creates controllers that have no scene")
  func delegate() throws {
    let first = try App()
    let titled = TitledController()
    titled.restorationIdentifier = "made"
    try first.stack.pushViewController(titled, animated: false)
    try first.stack.pushViewController(first.stage.storyboard.instantiate("note"), animated: false)
    first.application.saveState()
    let second = try App(store: first.store)
    let delegate = Delegate()
    second.application.delegate = delegate
    second.application.restoreState()
    #expect(second.titles == ["List", "Made", "Note"])
    #expect(delegate.paths == [["tabs", "stack", "made"], ["tabs", "stack", "note"]])
    let third = try App(store: first.store)
    third.application.restoreState()
    #expect(third.titles == ["List"], "controllers above one that cannot be created are not restored")
  }
}
