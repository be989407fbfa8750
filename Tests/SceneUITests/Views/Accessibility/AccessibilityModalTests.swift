import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct AccessibilityModalTests {
  private static let text = storyboardText(
    """
    <scene><navigationController id="main" rootViewController="entries"/></scene>
    <scene>
      <viewController id="entries" title="Entries">
        <view>
          <button frame="0 100 200 44" title="Open"><segue kind="show" destination="entry"/></button>
        </view>
      </viewController>
    </scene>
    <scene>
      <viewController id="entry" title="Entry">
        <view>
          <button frame="0 100 200 44" title="Rename"><segue kind="present" destination="renaming"/></button>
          <button frame="0 150 200 44" title="Look"><segue kind="present" destination="sheet"/></button>
        </view>
      </viewController>
    </scene>
    <scene>
      <alertController id="renaming" title="Rename it?" message="Others see it.">
        <textField placeholder="Name"/>
        <alertAction title="Rename"/>
        <alertAction title="Cancel" style="cancel"/>
      </alertController>
    </scene>
    <scene>
      <viewController id="sheet" title="Looks" modalPresentationStyle="pageSheet">
        <view><label frame="20 20 200 20" text="On a sheet"/></view>
      </viewController>
    </scene>
    """)

  private func shown() throws -> (stage: SceneStage, harness: Harness) {
    let stage = try SceneStage(Self.text)
    try stage.show()
    return (stage, Harness(stage.window))
  }

  private func ask(_ label: String, _ action: AccessibilityAction = .activate, harness: Harness) throws {
    try harness.perform(action, on: label)
    harness.advance(seconds: 1)
  }

  @Test("A title is a heading, and the back button and the escape action pop the controller")
  func navigation() throws {
    let (_, harness) = try shown()
    let first = """
      window "Entries"
        navigationBar
          heading "Entries"
        button "Open"
      """
    let second = """
      window "Entry"
        navigationBar
          button "Entries"
          heading "Entry"
        button "Rename"
        button "Look"
      """
    #expect(harness.accessibilityOutline == first)
    try ask("Open", harness: harness)
    #expect(harness.accessibilityOutline == second)
    try ask("Entries", harness: harness)
    #expect(harness.accessibilityOutline == first)
    try ask("Open", harness: harness)
    try ask("Rename", .escape, harness: harness)
    #expect(harness.accessibilityOutline == first)
    #expect(throws: HarnessError.self) { try ask("Open", .escape, harness: harness) }
  }

  @Test("While an alert is shown, only the alert is accessible, and the escape action cancels the alert")
  func alerts() throws {
    let (_, harness) = try shown()
    try ask("Open", harness: harness)
    try ask("Rename", harness: harness)
    #expect(
      harness.accessibilityOutline == """
        window "Entry"
          alert "Rename it?" modal
            heading "Rename it?"
            staticText "Others see it."
            textField "Name" text "" focused
            button "Cancel"
            button "Rename"
        """)
    try ask("Name", .escape, harness: harness)
    #expect(harness.accessibilityOutline.contains("button \"Look\""))
    try ask("Rename", harness: harness)
    try ask("Rename", harness: harness)
    #expect(harness.accessibilityOutline.contains("button \"Look\""))
  }

  @Test("The escape action dismisses a sheet but not its presenter")
  func sheets() throws {
    let (_, harness) = try shown()
    try ask("Open", harness: harness)
    try ask("Look", harness: harness)
    #expect(
      harness.accessibilityOutline == """
        window "Entry"
          dialog "Looks" modal
            staticText "On a sheet"
        """)
    #expect(try harness.element("Looks").actions == [.escape])
    try ask("On a sheet", .escape, harness: harness)
    #expect(harness.accessibilityOutline.contains("heading \"Entry\""))
  }

  @Test("Accessibility actions can open and close a menu and choose an action")
  func menus() throws {
    try onStage { stage in
      let button = Button(frame: Rect(x: 20, y: 60, width: 100, height: 44))
      button.setTitle("More", for: .normal)
      button.showsMenuAsPrimaryAction = true
      var chosen: [String] = []
      button.menu = Menu(children: [
        Action(title: "Copy") { chosen.append($0.title) },
        Action(title: "Paste", attributes: .disabled) { chosen.append($0.title) },
        Menu(
          title: "Sort",
          children: [
            Action(title: "Name", state: .on) { chosen.append($0.title) },
            Action(title: "Date") { chosen.append($0.title) },
          ]),
      ])
      stage.add(button)
      func ask(_ label: String, _ action: AccessibilityAction = .activate) throws {
        try stage.harness.perform(action, on: label)
        stage.harness.advance(seconds: 1)
      }
      try ask("More")
      #expect(
        stage.harness.accessibilityOutline == """
          window
            menu modal
              menuItem "Copy"
              menuItem "Paste" disabled
              menuItem "Sort" menu
          """)
      try ask("Sort")
      #expect(
        stage.harness.accessibilityOutline == """
          window
            menu "Sort" modal
              menuItem "Back, Sort"
              menuItem "Name" on
              menuItem "Date" off
          """)
      try ask("Date", .escape)
      try ask("Copy")
      #expect(chosen == ["Copy"])
      try ask("More")
      try ask("Copy", .escape)
      #expect(stage.harness.accessibilityOutline == "window\n  popUpButton \"More\" menu")
      button.showsMenuAsPrimaryAction = false
      try ask("More", .showMenu)
      #expect(stage.window.isMenuShown)
      try ask("Copy", .escape)
    }
  }
}
