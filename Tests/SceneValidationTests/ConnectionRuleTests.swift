import SceneDiagnostics
import SceneValues
import Testing

@Suite("Outlets and actions")
struct ConnectionRuleTests {
  let faces = "<view id=\"face\" class=\"ClockView\"/><label id=\"time\"/>"

  @Test("Reports a single outlet for a collection property and an outlet collection for a single property")
  func wrongElement() throws {
    try expectFindings(
      "outlet-not-found", "Outlet 'clockViews' is a collection: connect it with 'outletCollection'",
      "Outlet 'clockView' is a single ClockView, not a collection: connect it with 'outlet'",
      in: clock(
        """
        <outlet property="▶clockViews" destination="time"/>
        <outletCollection property="▶clockView" destinations="time"/>
        """, view: faces))
  }

  @Test("Suggests no fix for an outlet if no outlet has a similar name")
  func noSuggestion() throws {
    let found = try expectFindings(
      "outlet-not-found", "Outlet 'snooze' does not exist on 'AlarmClockViewController'",
      in: clock("<outlet property=\"▶snooze\" destination=\"time\"/>", view: faces))
    #expect(found[0].notes.isEmpty && found[0].fixIts.isEmpty)
  }

  @Test("Accepts outlets inherited from superclasses")
  func inherited() throws {
    try expectSilence(
      clock(
        view: """
          <view class="ClockView">
            <outletCollection property="gestureRecognizers" destinations="tap"/>
          </view>
          <view><tapGestureRecognizer id="tap"/></view>
          """))
  }

  @Test("Checks the type of each member of an outlet collection")
  func members() throws {
    let found = try expectFindings(
      "outlet-type-mismatch", "Outlet 'clockViews' requires a ClockView, but 'time' is a Label",
      "Outlet 'clockViews' requires a ClockView, but 'clock' is an AlarmClockViewController",
      in: clock(
        "<outletCollection property=\"clockViews\" destinations=\"face ▶time ▶clock\"/>", view: faces))
    #expect(found[0].location.source.text(found[0].location.range) == "time")
    #expect(found[0].notes.map(\.message.text) == ["declared here"])
  }

  @Test("Reports outlets and actions that connect objects of different scenes")
  func acrossScenes() throws {
    let found = try expectFindings(
      "connection-across-scenes", "This outlet refers to label 'time', which is in another scene",
      "This action refers to viewController 'alarm', which is in another scene",
      in: """
        <storyboard version="1" initial="clock">
          <scene>
            <viewController id="clock" class="AlarmClockViewController">
              <outlet property="clockView" destination="▶time"/>
              <segue kind="show" identifier="a" destination="alarm"/>
              <view><button><action selector="nothing:" destination="▶alarm"/></button></view>
            </viewController>
          </scene>
          <scene><viewController id="alarm"><view><label id="time"/></view></viewController></scene>
        </storyboard>
        """)
    #expect(found[0].notes.map(\.message.text) == ["declared here", "use a segue to the other scene"])
  }

  @Test("Reports that a selector differs from an existing selector only in its colons")
  func colons() throws {
    let found = try expectFindings(
      "action-not-found",
      "Action 'updateAlarm:' does not exist on 'AlarmClockViewController', but 'updateAlarm' does: check the colons",
      in: clock(
        view: "<button><action selector=\"▶updateAlarm:\" destination=\"clock\"/></button>"))
    #expect(fixed(found[0]).contains("selector=\"updateAlarm\""))
  }

  @Test(
    "Reports an invalid selector and suggests the intended selector",
    arguments: [
      ("update alarm:", nil), ("", nil), (":", nil), ("1:", nil), ("update:with:", nil),
      ("updateAlarm::", nil),
      ("updateAlarm()", "updateAlarm"), ("updateAlarm(_:)", "updateAlarm:"),
      ("updateAlarm(_:forEvent:)", "updateAlarm:forEvent:"), ("updateAlarm(_:for:)", "updateAlarm:forEvent:"),
      ("updateAlarm(sender:)", "updateAlarmWithSender:"), ("update(a:b:)", nil),
    ])
  func reportsInvalidSelector(selector: String, spelling: String?) throws {
    let found = try expectFindings(
      "malformed-selector",
      in: clock(view: "<button><action selector=\"▶\(selector)\" destination=\"clock\"/></button>"))
    if let spelling {
      #expect(fixed(found[0]).contains("selector=\"\(spelling)\""))
    } else {
      #expect(found[0].fixIts.isEmpty)
    }
  }

  @Test("Reports a malformed selector of an unwind segue")
  func malformedUnwind() throws {
    try expectFindings(
      "malformed-selector",
      in: clock("<segue kind=\"unwind\" identifier=\"a\" action=\"▶unwindToClock(_:)\"/>"))
  }

  @Test("Reports an unknown event and lists the valid events")
  func events() throws {
    let found = try expectFindings(
      "unknown-event", "'TapGestureRecognizer' does not send the event 'touchUpInside'",
      in: clock(
        view: """
          <view>
            <tapGestureRecognizer>
              <action selector="updateAlarmHand:" destination="clock" event="▶touchUpInside"/>
            </tapGestureRecognizer>
          </view>
          """))
    #expect(found.first?.notes.map(\.message.text) == ["events: 'recognized'"])
  }

  @Test("Reports only once that an object does not send actions")
  func senderWithoutEvents() throws {
    try expectFindings(
      "sender-without-events", "'Label' cannot send actions: it has no events",
      in: clock(
        view: "<label><▶action selector=\"switchAnimation:\" destination=\"clock\" event=\"tapped\"/></label>"
      ))
  }

  @Test("Accepts connections that differ in event, destination, or sender")
  func noDuplicates() throws {
    try expectSilence(
      clock(
        view: """
          <button>
            <action selector="updateAlarm" destination="clock"/>
            <action selector="updateAlarm" destination="clock" event="touchDown"/>
            <action selector="updateTimeLabel" destination="clock"/>
            <action selector="updateAlarm" destination="firstResponder"/>
          </button>
          <button><action selector="updateAlarm" destination="clock"/></button>
          """))
  }

  @Test("Accepts key paths and inherited properties in runtime attributes")
  func runtimeAttributes() throws {
    try expectSilence(
      clock(
        view: """
          <view class="ClockView">
            <runtimeAttribute key="layer.cornerRadius" type="number" value="4"/>
            <runtimeAttribute key="alpha" type="number" value="0.5"/>
          </view>
          """))
    try expectFindings(
      "runtime-attribute-not-found", "Property 'radius' does not exist on 'Label'",
      in: clock(view: "<label><runtimeAttribute key=\"▶radius\" type=\"number\" value=\"4\"/></label>"))
    let found = try expectFindings(
      "runtime-attribute-not-found", "Invalid key path: 'Label' has no outlet 'layr'",
      in: clock(
        view: "<label><runtimeAttribute key=\"▶layr.cornerRadius\" type=\"number\" value=\"4\"/></label>"))
    #expect(found[0].intended == "layer")
    try expectFindings(
      "runtime-attribute-not-found", "Property 'foo' does not exist on 'Layer'",
      in: clock(view: "<label><runtimeAttribute key=\"layer.▶foo\" type=\"number\" value=\"4\"/></label>"))
    try expectFindings(
      "runtime-attribute-not-found", "Invalid key path: 'Layer' has no outlet 'border'",
      in: clock(
        view: "<label><runtimeAttribute key=\"layer.▶border.width\" type=\"number\" value=\"4\"/></label>"))
    try expectFindings(
      "runtime-attribute-type-mismatch",
      in: clock(
        view: "<label><runtimeAttribute key=\"▶layer.cornerRadius\" type=\"string\" value=\"4\"/></label>"))
    // Key paths cannot traverse a list.
    try expectFindings(
      "runtime-attribute-not-found",
      in: clock(
        view:
          "<view><runtimeAttribute key=\"▶gestureRecognizers.enabled\" type=\"bool\" value=\"false\"/></view>"
      ))
  }
}
