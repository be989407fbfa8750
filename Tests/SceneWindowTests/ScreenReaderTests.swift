import SceneTesting
import ScreenTesting
import Testing
import TestSupport

/// Reads and operates an app's window with AT-SPI on a private bus, as Orca does.
@Suite(
  "Screen readers",
  .enabled(
    if: Display.isPresent && ReaderBus.isPresent,
    "Xvfb, xdotool, xwd, D-Bus, AT-SPI or PyGObject are not installed"),
  .serialized)
struct ScreenReaderTests {
  private static let scene = storyboardText(
    """
    <scene>
      <viewController id="main" title="A probe">
        <view frame="0 0 320 480" backgroundColor="systemBackground">
          <switch id="switch" frame="20 20 51 31" accessibilityLabel="Alarm"/>
          <label frame="90 20 210 31" text="A label"/>
          <textField id="field" frame="20 70 280 34" borderStyle="roundedRect" placeholder="Write"/>
          <slider frame="20 120 280 34" accessibilityLabel="Volume" accessibilityHint="Of the bell"/>
          <segmentedControl frame="20 160 200 32" selectedSegmentIndex="0" accessibilityLabel="Unit">
            <segment title="km"/>
            <segment title="mi"/>
          </segmentedControl>
          <button frame="230 160 80 32" title="Ask"><segue kind="present" destination="question"/></button>
          <button frame="20 440 80 32" title="Never" enabled="false"/>
          <scrollView id="list" frame="0 200 320 200" contentSize="320 1000">
            <label frame="20 20 200 30" text="The first"/>
            <label frame="20 700 200 30" text="The last"/>
          </scrollView>
        </view>
      </viewController>
    </scene>
    <scene>
      <alertController id="question" title="Really?">
        <alertAction title="Yes"/>
        <alertAction title="No" style="cancel"/>
      </alertController>
    </scene>
    """)

  private static let seen = """
    application "probe"
      frame "A probe" active
        toggle button "Alarm"
        label "A label"
        entry "Write" editable '' at 0
        slider "Volume" 0 of 0...1
        grouping "Unit"
          radio button "km" checked selected
          radio button "mi"
        push button "Ask"
        scroll pane ""
          label "The first"
          label "The last" no showing
        push button "Never" no sensitive
    """

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  @Test(
    "Supports a screen reader on demand and does no work after the screen reader exits")
  func reading() throws {
    let bus = try ReaderBus()
    let display = try Display(compiled(Self.scene), bus: bus)
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    #expect(try bus.read("print(program())") == ["None"])
    let read = try bus.read(
      """
      enable()
      app = wait(program)
      for node in children(app): show(node)
      """)
    #expect(read == lines(Self.seen).dropFirst().map { String($0.dropFirst(2)) })
    let used = try bus.read(
      """
      app = wait(program)
      listener = listen("object:state-changed", "object:text-changed", "object:property-change")
      alarm, field, volume, miles, never = (
          find(app, name) for name in ("Alarm", "Write", "Volume", "mi", "Never"))
      place = alarm.get_extents(Atspi.CoordType.WINDOW)
      print(place.x, place.y, place.width, place.height)
      print(volume.get_description(), volume.get_attributes()["toolkit"])
      print(Action.get_action_name(alarm, 0), Action.do_action(alarm, 0))
      print(wait(lambda: heard("object:state-changed:checked", "Alarm")))
      print(Atspi.EditableText.set_text_contents(field, "Grün 👍🏽!"))
      print(wait(lambda: heard("object:text-changed:insert", "Write")))
      print(Text.set_selection(field, 0, 5, 7), Text.set_selection(field, 0, 5, 900), Text.get_character_count(field))
      print(Value.set_current_value(volume, 0.5))
      print(wait(lambda: heard("object:property-change:accessible-value", "Volume")))
      print(Action.do_action(miles, 0), Action.get_n_actions(never))
      print(wait(lambda: heard("object:state-changed:selected", "mi")))
      print(Atspi.Component.grab_focus(alarm))
      print(wait(lambda: heard("object:state-changed:focused", "Alarm")))
      for node in (alarm, field, volume, miles): print(line(node))
      """)
    #expect(
      used == [
        "20 20 51 31", "Of the bell SceneUI", "toggle True", "('object:state-changed:checked', 'Alarm', 1)",
        "True",
        "('object:text-changed:insert', 'Write', 0)", "True False 8", "True",
        "('object:property-change:accessible-value', 'Volume', 0)", "True 0",
        "('object:state-changed:selected', 'mi', 1)", "True", "('object:state-changed:focused', 'Alarm', 1)",
        "toggle button \"Alarm\" checked focused", "entry \"Write\" editable 'Grün 👍🏽!' at 7",
        "slider \"Volume\" 0.5 of 0...1", "radio button \"mi\" checked selected",
      ])
    let isQuiet = try (0..<5).contains { _ in
      let before = display.waits
      for _ in 0..<10 { _ = try display.screenshot() }
      return !before.isEmpty && display.waits == before
    }
    #expect(isQuiet)
    let (status, lines) = display.end()
    #expect(status == 0 && lines.contains("switch: true") && lines.contains("text: Grün 👍🏽!"), "\(lines)")
    #expect(display.errors == "")
  }

  @Test("Hides content behind an alert from screen readers and reports changed elements")
  func alerts() throws {
    let bus = try ReaderBus()
    let display = try Display(compiled(Self.scene), bus: bus)
    try display.findWindow()
    let used = try bus.read(
      """
      enable()
      app = wait(program)
      listener = listen("object:children-changed")
      Action.do_action(find(app, "Ask"), 0)
      alert = wait(lambda: find(app, "Really?"))
      show(children(app)[0])
      print(wait(lambda: heard("object:children-changed:remove", "A probe")) is not None)
      # Nobody is heard while it comes.
      wait(lambda: find(app, "Ask") or press(find(app, "No")))
      print(find(app, "Really?"))
      """)
    #expect(
      used == [
        "frame \"A probe\" active", "  alert \"Really?\" modal", "    heading \"Really?\"",
        "    push button \"No\"",
        "    push button \"Yes\"", "True", "None",
      ])
    #expect(display.end().status == 0)
    #expect(display.errors == "")
  }

  @Test("Reports no error if there is no accessibility bus")
  func noBus() throws {
    let display = try Display(compiled(Self.scene))
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    #expect(display.end().status == 0)
    #expect(display.errors == "")
  }
}
