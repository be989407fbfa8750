import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

final class NotesController: ViewController {
  override static var declaration: ClassDeclaration {
    ClassDeclaration(NotesController.self) {
      $0.action("sort:") { (_, sender: Action) in
        Journal.note("sorts by \(sender.title), from \(String(describing: type(of: sender.sender!)))")
      }
      $0.action("add:") { (_, _: BarButtonItem) in Journal.note("adds") }
      $0.action("changed:") { (_, sender: Button) in Journal.note("changed to \(sender.currentTitle)") }
    }
  }
}

@Suite struct MenuSceneTests {
  private static let text = storyboardText(
    """
    <scene><navigationController id="main" rootViewController="notes"/></scene>
    <scene>
      <viewController id="notes" class="NotesController" title="Notes">
        <navigationItem>
          <barButtonItem title="Order">
            <menu title="Order of the notes">
              <menuAction title="Name" state="on"><action selector="sort:" destination="notes"/></menuAction>
              <menuAction title="Old" attributes="hidden"/>
              <menu title="Others" options="displayInline">
                <menuAction title="Remove" attributes="destructive disabled"/>
              </menu>
            </menu>
          </barButtonItem>
          <barButtonItem side="left" title="New">
            <action selector="add:" destination="notes"/>
            <menu><menuAction title="From a photo"><segue kind="present" destination="photo"/></menuAction></menu>
          </barButtonItem>
        </navigationItem>
        <view>
          <button id="pull" frame="20 120 120 40" title="More" showsMenuAsPrimaryAction="true">
            <menu>
              <menuAction title="Date"><action selector="sort:" destination="notes"/></menuAction>
              <menuAction title="Show"><segue kind="popover" destination="photo"/></menuAction>
            </menu>
          </button>
          <button id="size" frame="20 180 120 40" title="Size" changesSelectionAsPrimaryAction="true">
            <action selector="changed:" destination="notes" event="valueChanged"/>
            <menu><menuAction title="Small"/><menuAction title="Large" state="on"/></menu>
          </button>
        </view>
      </viewController>
    </scene>
    <scene><viewController id="photo"><view/></viewController></scene>
    """)

  private func stage() throws -> (stage: SceneStage, harness: Harness) {
    var registry = Registry.library
    try registry.register(NotesController.self)
    let stage = try SceneStage(Self.text, registry: registry)
    try stage.show()
    return (stage, Harness(stage.window))
  }

  private func tap(_ text: String, _ harness: Harness) throws {
    try harness.tap(harness.find(text: text))
    harness.advance(seconds: 1)
  }

  @Test("The menu of a bar item opens on a tap, or on a long press if the item has an action")
  func bars() throws {
    try Journal.keeping { journal in
      let (stage, harness) = try stage()
      try tap("Order", harness)
      #expect(harness.svg().contains(">Order of the notes<") && harness.svg().contains(">Others<"))
      #expect(throws: HarnessError.self) { try harness.find(text: "Old") }
      try tap("Remove", harness)
      #expect(stage.window.isMenuShown)
      try tap("Name", harness)
      #expect(journal.entries == ["sorts by Name, from BarButtonItem"])
      try tap("New", harness)
      #expect(journal.entries.last == "adds" && !stage.window.isMenuShown)
      try harness.longPress(harness.find(text: "New"))
      try tap("From a photo", harness)
      #expect(stage.window.rootViewController?.presentedViewController?.sceneID == "photo")
      #expect(stage.failures.isEmpty)
    }
  }

  @Test("A menu action can be sent to an object in the scene, and a menu segue uses the button as the anchor")
  func buttons() throws {
    try Journal.keeping { journal in
      let (stage, harness) = try stage()
      try tap("More", harness)
      try tap("Date", harness)
      #expect(journal.entries == ["sorts by Date, from Button"])
      stage.context.idiom = .pad
      stage.window.resize(to: Size(width: 1024, height: 768))
      try tap("More", harness)
      try tap("Show", harness)
      let popover = try #require(stage.window.rootViewController?.presentedViewController)
      #expect(popover.popoverPresentation.anchorView?.sceneID == "pull")
      #expect(stage.failures.isEmpty)
    }
  }

  @Test("A pop-up button shows the current choice and sends an event for a new choice")
  func popUp() throws {
    try Journal.keeping { journal in
      let (_, harness) = try stage()
      let button = try harness.find(id: "size", as: Button.self)
      #expect(button.currentTitle == "Large")
      try harness.tap(button)
      harness.advance(seconds: 1)
      try tap("Small", harness)
      #expect(button.currentTitle == "Small" && journal.entries == ["changed to Small"])
      try harness.tap(button)
      harness.advance(seconds: 1)
      let rows = harness.findAll(Button.self).filter { $0.currentTitle == "Small" && $0 !== button }
      try harness.tap(try #require(rows.first))
      #expect(journal.entries == ["changed to Small"], "the selected item is unchanged")
    }
  }

  @Test("Rejects elements that a menu cannot contain")
  func checks() throws {
    let wrong = Self.text.replacing("<menuAction title=\"Small\"/>", with: "<label text=\"Small\"/>")
    #expect(throws: Unexpected.self) { try compiled(wrong) }
  }
}
