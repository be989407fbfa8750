import SceneValues
import Testing

@Suite("Rules do not report unknown facts")
struct UnknownFactTests {
  /// All of this would be invalid with the classes of `alarmClock`.
  let unknown = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock" class="AlarmClockViewController" sound="bell">
          <outlet property="anything" destination="face"/>
          <outletCollection property="everything" destinations="face time"/>
          <runtimeAttribute key="volume" type="number" value="1"/>
          <segue kind="unwind" identifier="back" action="goBack:"/>
          <view>
            <view id="face" class="ClockView">
              <action selector="ring:" destination="clock" event="struckTwelve"/>
              <segue kind="show" destination="clock"/>
            </view>
            <label id="time" class="AlarmClock.TimeLabel" blinking="true"/>
          </view>
        </viewController>
        <object id="alarm" class="AlarmModel">
          <outlet property="owner" destination="clock"/>
        </object>
      </scene>
    </storyboard>
    """

  @Test("Accepts classes that no manifest describes")
  func unknownClasses() throws {
    try expectSilence(unknown, vocabulary: .library)
  }

  @Test("Accepts connections to and from unknown classes")
  func unknownEnds() throws {
    try expectSilence(
      clock(
        "<outlet property=\"clockView\" destination=\"map\"/>",
        view: """
          <view id="map" class="WorldClockView" scale="2">
            <outlet property="anything" destination="clock"/>
            <action selector="switchAnimation:" destination="clock" event="zoomed"/>
            <action selector="switchAnimation:" destination="map"/>
            <runtimeAttribute key="zoom" type="number" value="1"/>
          </view>
          <button><action selector="anything:" destination="map"/></button>
          """))
  }

  @Test("Accepts an object of any class if an outlet requires an unknown protocol")
  func protocols() throws {
    try expectSilence(
      clock(
        "<outlet property=\"timeSource\" destination=\"face\"/>",
        view: "<view id=\"face\" class=\"ClockView\"/>"))
  }

  @Test("Accepts a nib whose owner has no class, an unknown class, or a known class")
  func owner() throws {
    let nib = """
      <nib version="1" OWNER>
        <outlet property="clockView" destination="face"/>
        <view id="face" class="ClockView">
          <outlet property="legend" destination="owner"/>
          <button><action selector="updateAlarm" destination="owner"/></button>
        </view>
      </nib>
      """
    try expectSilence(nib.replacing("OWNER", with: ""))
    try expectSilence(nib.replacing("OWNER", with: "owner=\"Elsewhere.Owner\""), vocabulary: .library)
    try expectFindings(
      "outlet-type-mismatch", "Outlet 'legend' requires a Label, but 'owner' is an AlarmClockViewController",
      in: nib.replacing("OWNER", with: "owner=\"AlarmClockViewController\"")
        .replacing("destination=\"owner\"/>\n    <button", with: "destination=\"▶owner\"/>\n    <button"))
  }

  @Test("Reports outlets and actions that the owner does not have")
  func ownerDiagnostics() throws {
    try expectFindings(
      "outlet-not-found",
      in: """
        <nib version="1" owner="AlarmClockViewController">
          <outlet property="▶clokView" destination="face"/>
          <view id="face" class="ClockView"/>
        </nib>
        """)
    try expectFindings(
      "action-not-found",
      in: """
        <nib version="1" owner="AlarmClockViewController">
          <button><action selector="▶updateAlrm" destination="owner"/></button>
        </nib>
        """)
  }

  @Test("Accepts any action sent to the first responder")
  func firstResponder() throws {
    try expectSilence(
      clock(view: "<button><action selector=\"anything:\" destination=\"firstResponder\"/></button>"))
  }

  @Test("Accepts an unwind segue if an unknown controller might have the segue's action")
  func unwind() throws {
    let vocabulary = Vocabulary.alarmClock.adding([
      ClassDescription(name: "Sheet", module: "AlarmClock", superclass: "ThirdPartyController")
    ])
    let scene = "<scene><viewController entry=\"true\" class=\"Sheet\"/></scene>"
    let unwind = "<segue kind=\"unwind\" identifier=\"back\" action=\"▶goBack:\"/>"
    try expectFindings("unwind-selector-not-found", in: clock(unwind), vocabulary: vocabulary)
    try expectSilence(
      Marked(clock(unwind)).text.replacing("</storyboard>", with: scene + "</storyboard>"),
      vocabulary: vocabulary)
  }
}
