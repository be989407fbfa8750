import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Receives the actions of alert buttons.
final class EntryController: ViewController {
  /// The entry controller itself leaves the unwind segue to the list.
  override func canPerformUnwindSegueAction(
    _ selector: String, from source: ViewController, sender: Any?
  ) -> Bool { sceneID == "entries" }

  override static var declaration: ClassDeclaration {
    ClassDeclaration(EntryController.self) {
      $0.action("rename:") { (controller, sender: AlertAction) in
        let text = sender.alertController?.textFields.map(\.text).joined(separator: ", ") ?? "?"
        Journal.note("\(controller.sceneID ?? "?") renames to '\(text)'")
      }
      $0.action("deleteEntry:") { (controller, segue: Segue) in
        Journal.note("\(controller.sceneID ?? "?") deletes, told by \(segue.source.sceneID ?? "?")")
      }
    }
  }
}

@Suite struct AlertSceneTests {
  private static let text = storyboardText(
    """
    <scene><navigationController id="main" rootViewController="entries"/></scene>
    <scene>
      <viewController id="entries" class="EntryController" title="Entries">
        <view>
          <button frame="0 100 200 40" title="Open"><segue kind="show" destination="entry"/></button>
        </view>
      </viewController>
    </scene>
    <scene>
      <viewController id="entry" class="EntryController" title="Entry">
        <view>
          <button frame="0 100 200 40" title="Rename"><segue kind="present" destination="renaming"/></button>
          <button id="more" frame="0 150 200 40" title="More">
            <segue kind="present" destination="sheet"/>
          </button>
        </view>
      </viewController>
    </scene>
    <scene>
      <alertController id="renaming" title="Rename the entry?" message="Others see it.">
        <textField placeholder="Name"/>
        <textField placeholder="Place"/>
        <alertAction title="Cancel" style="cancel"/>
        <alertAction title="Later" enabled="false"/>
        <alertAction id="yes" title="Yes"><action selector="rename:" destination="firstResponder"/></alertAction>
        <outlet property="preferredAction" destination="yes"/>
      </alertController>
    </scene>
    <scene>
      <alertController id="sheet" preferredStyle="actionSheet" message="What is to be done?">
        <alertAction title="Back" style="cancel"/>
        <alertAction title="Delete" style="destructive"><segue kind="unwind" action="deleteEntry:"/></alertAction>
        <alertAction title="About"><segue kind="present" destination="about"/></alertAction>
        <alertAction title="Similar"><segue kind="show" destination="entry"/></alertAction>
      </alertController>
    </scene>
    <scene><viewController id="about"><view/></viewController></scene>
    """)

  private func stage(_ text: String = text) throws -> (stage: SceneStage, harness: Harness) {
    var registry = Registry.library
    try registry.register(EntryController.self)
    let stage = try SceneStage(text, registry: registry)
    try stage.show()
    let harness = Harness(stage.window)
    try tap("Open", harness)
    return (stage, harness)
  }

  private func tap(_ text: String, _ harness: Harness) throws {
    try harness.tap(harness.find(text: text))
    harness.advance(seconds: 1)
  }

  private func top(_ stage: SceneStage) throws -> ViewController {
    try #require((stage.window.rootViewController as? NavigationController)?.topViewController)
  }

  @Test(
    "A scene can define an alert with messages, fields, and actions that the presenter handles")
  func alert() throws {
    try Journal.keeping { journal in
      let (stage, harness) = try stage()
      try tap("Rename", harness)
      let alert = try #require(stage.window.rootViewController?.presentedViewController as? AlertController)
      #expect(alert.title == "Rename the entry?" && alert.message == "Others see it.")
      #expect(alert.actions.map(\.title) == ["Cancel", "Later", "Yes"])
      #expect(alert.actions.map(\.isEnabled) == [true, false, true])
      #expect(alert.textFields.map(\.borderStyle) == [.roundedRect, .roundedRect])
      #expect(harness.svg().contains(">Rename the entry?<"))
      try tap("Later", harness)
      #expect(alert.presentingViewController != nil, "an answer that is not enabled")
      try harness.type("Summer\nLisbon\n")
      harness.advance(seconds: 1)
      #expect(alert.presentingViewController == nil)
      #expect(journal.entries == ["entry renames to 'Summer, Lisbon'"])
      #expect(stage.failures.isEmpty)
    }
  }

  @Test("An unwind segue past the presenter dismisses the alert")
  func unwind() throws {
    try Journal.keeping { journal in
      let (stage, harness) = try stage()
      try tap("More", harness)
      try tap("Delete", harness)
      #expect(journal.entries == ["entries deletes, told by sheet"])
      #expect(stage.window.rootViewController?.presentedViewController == nil)
      #expect(try top(stage).sceneID == "entries")
      #expect(stage.failures.isEmpty)
    }
  }

  @Test("An alert action can present or push another scene from the presenter")
  func onwards() throws {
    let (stage, harness) = try stage()
    let first = try top(stage)
    try tap("More", harness)
    try tap("Similar", harness)
    #expect(try top(stage).sceneID == "entry" && top(stage) !== first)
    try tap("More", harness)
    try tap("About", harness)
    #expect(stage.window.rootViewController?.presentedViewController?.sceneID == "about")
    #expect(stage.failures.isEmpty)
  }

  @Test("On iPad, an action sheet is anchored to the button that triggers the segue")
  func pad() throws {
    let (stage, harness) = try stage()
    stage.context.idiom = .pad
    stage.window.resize(to: Size(width: 1024, height: 768))
    try tap("More", harness)
    let sheet = try #require(stage.window.rootViewController?.presentedViewController as? AlertController)
    #expect(sheet.popoverPresentation.anchorView?.sceneID == "more")
    #expect(sheet.popoverPresentation.arrowDirection == .up)
    #expect(throws: HarnessError.self) { try harness.tap(harness.find(text: "Back")) }
  }

  @Test(
    "The compiler rejects invalid alerts",
    arguments: [
      (
        "<alertAction title=\"Cancel\" style=\"cancel\"/>", "<alertAction title=\"No\" style=\"cancel\"/>",
        "at most one action of the style 'cancel'"
      ),
      ("<alertAction title=\"Back\" style=\"cancel\"/>", "<textField/>", "cannot have text fields"),
    ])
  func refused(place: String, addition: String, reason: String) throws {
    let failure = try #require(throws: (any Error).self) {
      try compiled(Self.text.replacing(place, with: place + addition))
    }
    #expect("\(failure)".contains(reason))
  }

  @Test("An alert that is shown without a presenter is centered in the window")
  func alone() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene>
          <alertController id="main" title="Really?"><alertAction title="Yes"/></alertController>
        </scene>
        """))
    let alert = try #require(try stage.show() as? AlertController)
    stage.window.layoutIfNeeded()
    let plate = try #require(Harness(stage.window).find(text: "Yes").superview?.superview)
    let frame = plate.convert(plate.bounds, to: nil)
    #expect(frame.width == 270 && frame.midX == 160 && abs(frame.midY - 240) <= 1)
    #expect(alert.actions[0].alertController === alert)
  }
}
