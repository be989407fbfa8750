import SceneDiagnostics
import SceneValues
import Testing

@Suite("Rules about positions, strings, and colors")
struct PresentationRuleTests {
  @Test(
    "Accepts views that are visible or that code can move into view",
    arguments: [
      "<label frame=\"-10 20 80 21\" text=\"12:00\"/>",
      "<label id=\"time\" frame=\"-300 20 80 21\" text=\"12:00\"/>",
      "<label tag=\"3\" frame=\"-300 20 80 21\" text=\"12:00\"/>",
      "<label autoresizing=\"flexibleLeftMargin\" frame=\"-300 20 80 21\" text=\"12:00\"/>",
      "<view class=\"ClockView\" frame=\"0 0 50 50\"><label frame=\"-300 20 80 21\" text=\"12:00\"/></view>",
      // A badge on a view that does not clip.
      "<view frame=\"0 0 50 50\"><label frame=\"52 0 20 20\" text=\"1\"/></view>",
      // The controller's view grows with the window.
      "<label frame=\"400 20 80 21\" text=\"12:00\"/>",
    ])
  func inPlace(_ view: String) throws { try expectSilence(clock(view: view)) }

  @Test("Accepts several views with the tag 0")
  func noTag() throws {
    let labels = "<label tag=\"TAG\" text=\"12:00\"/><label tag=\"▶TAG\" text=\"7:00\"/>"
    try expectSilence(
      Marked(clock(view: labels.replacing("TAG", with: "0"))).text, optional: ["duplicate-tag"])
    try expectFindings("duplicate-tag", in: clock(view: labels.replacing("TAG", with: "1")))
  }

  @Test("Reports views that are completely outside their superview")
  func lost() throws {
    try expectFindings(
      "frame-outside-superview", "label at clock/view/view[1]/label is completely outside its superview",
      "button at clock/view/view[2]/button is completely outside its superview",
      "label at clock/view/view[3]/label is completely outside its superview",
      in: clock(
        view: """
          <view frame="0 0 50 50" clipsToBounds="true"><label frame="▶50 0 20 20" text="1"/></view>
          <view frame="0 0 50 50"><button frame="▶0 60 50 50" title="Snooze"/></view>
          <view frame="0 0 50 50" clipsToBounds="true"><label frame="▶0 -20 20 20" text="1"/></view>
          """))
  }

  @Test("Messages do not number controllers that are in different scenes")
  func withoutIDs() throws {
    let scene = """
      <scene>
        <viewController entry="true"><view><label frame="▶-90 0 80 20" text="1"/></view></viewController>
      </scene>
      """
    let message = "label at viewController/view/label is completely outside its superview"
    try expectFindings(
      "frame-outside-superview", message, message,
      in: "<storyboard version=\"1\">\(scene)\(scene)</storyboard>")
  }

  @Test(
    "Accepts an empty frame if the size can change or the frame does not determine the size",
    arguments: [
      "<label id=\"time\" frame=\"0 0 0 0\"/>", "<switch frame=\"10 10 0 0\"/>",
      "<view frame=\"10 10 0 0\"><label text=\"12:00\"/></view>", "<label text=\"12:00\"/>",
      "<label hidden=\"true\" frame=\"0 0 0 0\"/>", "<view class=\"ClockView\" frame=\"0 0 0 0\"/>",
      "<label autoresizing=\"flexibleWidth\" frame=\"0 0 0 20\"/>",
    ])
  func sizes(_ view: String) throws { try expectSilence(clock(view: view)) }

  @Test("Accepts text that resembles a placeholder, and placeholder text that code replaces")
  func words() throws {
    try expectSilence(
      clock(
        "<outletCollection property=\"clockViews\" destinations=\"\"/>",
        view: """
          <label text="Button"/><label text="Labels"/><button title="TODO"/>
          <label tag="2" text="Label"/>
          <view class="ClockView"><outlet property="legend" destination="legend"/></view>
          <label id="legend" text="Label"/>
          """))
    try expectFindings("placeholder-text", in: clock(view: "<label text=\"▶TODO: a better word\"/>"))
  }

  @Test("Measures contrast only between explicit colors that do not vary by traits")
  func contrast() throws {
    let found = try expectFindings(
      "low-contrast", "The contrast of this text is 2.8 to 1: increase it to at least 4.5 to 1",
      in: clock(view: "<label textColor=\"▶#999999\" backgroundColor=\"white\"/>"))
    #expect(found[0].severity == .note)
    try expectFindings(
      "low-contrast",
      in: clock(
        view: """
          <view frame="0 0 100 100" backgroundColor="black">
            <label frame="0 0 100 20" textColor="▶#333" text="12:00"/>
          </view>
          <label font="bold 20" textColor="▶#aaaaaa" backgroundColor="white"/>
          <label textColor="▶#00000040" backgroundColor="white"/>
          """))
  }

  @Test(
    "Accepts text whose contrast is sufficient or cannot be determined",
    arguments: [
      "<label textColor=\"secondaryLabel\" backgroundColor=\"white\"/>",
      "<label textColor=\"#999999\"/>", "<label textColor=\"tint\" backgroundColor=\"white\"/>",
      "<label textColor=\"#999999\" backgroundColor=\"#ffffff80\"/>",
      "<label font=\"system 24\" textColor=\"#888888\" backgroundColor=\"white\"/>",
      "<label font=\"bold 20\" textColor=\"#888888\" backgroundColor=\"white\"/>",
      """
      <view frame="0 0 100 100" backgroundColor="white">
        <imageView image="night"/><label frame="0 0 100 20" textColor="white"/>
      </view>
      """,
    ])
  func unknownColors(_ view: String) throws { try expectSilence(clock(view: view)) }

  @Test("Suggests a text style only if its font has the same weight as the fixed font")
  func textStyles() throws {
    try expectFindings(
      "fixed-font", "This font has a fixed size: use the text style 'headline'",
      "This font has a fixed size: use the text style 'body'",
      in: clock(
        view: """
          <label text="12:00" font="▶bold 17"/>
          <label text="12:00" font="▶system 17"/>
          <label text="12:00" font="bold 20"/>
          """))
  }

  @Test("Accepts runtime attributes of matching types")
  func matchingTypes() throws {
    try expectSilence(
      clock(
        view: """
          <label text="12:00">
            <runtimeAttribute key="alpha" type="int" value="1"/>
            <runtimeAttribute key="tag" type="number" value="1"/>
            <runtimeAttribute key="text" type="string" value="13:00"/>
            <runtimeAttribute key="tintColor" type="nil" value=""/>
          </label>
          <view class="WorldClockView"><runtimeAttribute key="alpha" type="string" value="1"/></view>
          """))
    try expectFindings(
      "runtime-attribute-type-mismatch",
      "'tag' must be a whole number, but the value has the type 'number'",
      in: clock(view: "<label><runtimeAttribute key=\"▶tag\" type=\"number\" value=\"1.5\"/></label>"))
  }

  @Test("Accepts titles made of fragments as accessibility labels, including titles for a state")
  func fragments() throws {
    func isSilent(_ button: String) throws -> Bool {
      try diagnostics(in: clock(view: button), optional: ["control-without-label"]).isEmpty
    }
    #expect(try isSilent("<button><fragment text=\"Snooze\"/></button>"))
    #expect(
      try isSilent("<button><state name=\"selected\"><fragment text=\"Snooze\"/></state></button>"))
    #expect(try !isSilent("<button><fragment underline=\"single\"/></button>"))
    #expect(try !isSilent("<button/>"))
  }

  @Test("Reports accessibility suggestions only if requested")
  func taste() throws {
    let view = "<imageView image=\"map\"/><switch/><button frame=\"0 0 20 20\" title=\"+\"/>"
    try expectSilence(clock(view: view))
    let found = try diagnostics(
      in: clock(view: view),
      optional: ["image-without-description", "control-without-label", "small-touch-target"])
    #expect(
      Set(found.map(\.rule)) == [
        "image-without-description", "control-without-label", "small-touch-target",
      ])
  }
}
