import SceneDiagnostics
import SceneValues
import Testing

@Suite("IDs and classes")
struct IdentityRuleTests {
  @Test(
    "Reports each occurrence of an invalid id",
    arguments: [
      ("1st", "ID '1st' starts with a digit"),
      ("", "An id cannot be empty"),
      ("a b", "ID 'a b' contains characters other than letters, digits, and '_'"),
      ("self", "'self' is a reserved word and cannot be an id"),
      ("firstResponder", "'firstResponder' is a reserved word and cannot be an id"),
    ])
  func reportsEveryInvalidID(id: String, message: String) throws {
    let found = try expectFindings("bad-id", in: clock(view: "<label id=\"▶\(id)\"/><label id=\"▶\(id)\"/>"))
    #expect(found.map(\.message.text) == [message, message])
  }

  @Test(
    "Accepts ids with letters of any language, digits, and underscores",
    arguments: ["time", "_1", "Zeit2", "größe", "時刻"])
  func goodID(_ id: String) throws {
    try expectSilence(clock(view: "<label id=\"\(id)\"/>"))
  }

  @Test("Reports a duplicate id but not the references to the id")
  func duplicateID() throws {
    let found = try expectFindings(
      "duplicate-id", "ID 'face' already belongs to another object",
      in: clock(
        """
        <outlet property="clockView" destination="face"/>
        <outletCollection property="clockViews" destinations="face"/>
        """, view: "<label id=\"face\"/><view id=\"▶face\" class=\"ClockView\"/>"))
    #expect(found[0].notes.map(\.message.text) == ["first used here"])
  }

  @Test("Does not check reachability if the id of the initial controller is a duplicate")
  func duplicateController() throws {
    try expectFindings(
      "duplicate-id",
      in: """
        <storyboard version="1" initial="clock">
          <scene><viewController id="clock"/></scene>
          <scene><viewController id="▶clock"/></scene>
        </storyboard>
        """)
  }

  @Test("Does not report controllers with duplicate ids as unreachable")
  func duplicateDestination() throws {
    try expectFindings(
      "duplicate-id",
      in: """
        <storyboard version="1" initial="clock">
          <scene><viewController id="clock"/></scene>
          <scene><viewController id="alarm"/></scene>
          <scene><viewController id="▶alarm"/></scene>
        </storyboard>
        """)
  }

  @Test("Accepts equal reuse identifiers if a misspelled kind might distinguish them")
  func duplicateReuseIdentifier() throws {
    let vocabulary = Vocabulary.alarmClock.adding([
      ClassDescription(
        name: "ShelfView", module: "SceneUI", element: "shelfView", superclass: "View",
        slots: [
          SlotDescription(name: "prototypes", accepts: "ShelfHeader", isSingle: false, isPrototype: true)
        ]),
      ClassDescription(
        name: "ShelfHeader", module: "SceneUI", element: "shelfHeader", superclass: "View",
        properties: [
          PropertyDescription(key: "reuseIdentifier", type: .string),
          PropertyDescription(key: "kind", type: .string),
        ]),
    ])
    try expectFindings(
      "unknown-attribute",
      in: clock(
        view: """
          <shelfView>
            <shelfHeader kind="top" reuseIdentifier="title"/>
            <shelfHeader ▶knid="top" reuseIdentifier="title"/>
            <shelfHeader ▶knid="bottom" reuseIdentifier="title"/>
          </shelfView>
          """),
      vocabulary: vocabulary)
  }

  @Test("Reports blank reuse identifiers, including those of prototypes with a custom class")
  func blankReuseIdentifiers() throws {
    try expectFindings(
      "reuse-identifier-missing",
      "The 'reuseIdentifier' of tableViewCell at clock/view/tableView/tableViewCell contains only white space",
      in: clock(view: "<tableView><tableViewCell reuseIdentifier=\"▶ &#9;\"/></tableView>"))
    try expectSilence(
      clock(view: "<tableView><tableViewCell reuseIdentifier=\"a b\"/></tableView>"))
  }

  @Test("Reports every kind of reference to a missing object")
  func dangling() throws {
    let found = try expectFindings(
      "dangling-reference", "No object has the id 'clok'", "No object has the id 'nobody'",
      "No object has the id 'fase'", "No object has the id 'clokk'", "No object has the id 'alarn'",
      "No object has the id 'anchr'",
      in: """
        <storyboard version="1" initial="▶clok">
          <scene>
            <viewController id="clock" class="AlarmClockViewController">
              <outlet property="clockView" destination="▶nobody"/>
              <outletCollection property="clockViews" destinations="face ▶fase"/>
              <view>
                <view id="face" class="ClockView"/>
                <button id="anchor">
                  <action selector="updateAlarm" destination="▶clokk"/>
                  <segue kind="popover" destination="▶alarn" anchor="▶anchr"/>
                </button>
              </view>
            </viewController>
          </scene>
          <scene><viewController id="alarm"/></scene>
        </storyboard>
        """)
    #expect(
      found.map(\.intended) == [
        "clock", nil, "face", "clock",
        "alarm",
        "anchor",
      ])
    #expect(found[0].notes[0].location?.start.line == 3)
  }

  @Test("Suggests only controllers for a reference to a missing controller")
  func danglingController() throws {
    let found = try expectFindings(
      "dangling-reference",
      in: clock("<segue kind=\"show\" identifier=\"a\" destination=\"▶fac\"/>", view: "<view id=\"face\"/>"))
    #expect(found[0].notes.isEmpty)
  }

  @Test("Reports properties that refer to missing objects")
  func danglingProperty() throws {
    let storyboard = """
      <storyboard version="1" initial="root">
        <scene><navigationController id="root" rootViewController="▶list"/></scene>
        <scene><viewController id="clock"><view id="face"/></viewController></scene>
      </storyboard>
      """
    try expectFindings("dangling-reference", in: storyboard)
    try expectFindings(
      "wrong-reference-type", "View 'face' is not a ViewController",
      in: storyboard.replacing("list", with: "face").replacing(
        "id=\"clock\"", with: "id=\"clock\" entry=\"true\""))
    try expectSilence(Marked(storyboard.replacing("list", with: "clock")).text)
  }

  @Test(
    "Reports an outlet whose destination is a reserved word",
    arguments: [
      (
        "<outlet property=\"clockView\" destination=\"▶firstResponder\"/>",
        "'firstResponder' can only be the destination of actions"
      ),
      (
        "<outlet property=\"clockView\" destination=\"▶owner\"/>",
        "'owner' can only be used in the outlets and actions of a nib"
      ),
      (
        "<outlet property=\"clockView\" destination=\"▶superview\"/>",
        "'superview' can only be used in constraints"
      ),
    ])
  func reportsReservedNameAsDestinationOfOutlet(outlet: String, message: String) throws {
    let found = try expectFindings("dangling-reference", in: clock(outlet))
    #expect(found.map(\.message.text) == [message])
  }

  @Test("Suggests the controller of a scene for a segue to the scene's view")
  func segueToView() throws {
    let found = try expectFindings(
      "wrong-reference-type", "The destination of a segue must be a controller, but view 'dial' is not one",
      in: """
        <storyboard version="1" initial="clock">
          <scene>
            <viewController id="clock"><segue kind="show" identifier="a" destination="▶dial"/></viewController>
          </scene>
          <scene><viewController id="alarm"><view id="dial"/></viewController></scene>
        </storyboard>
        """)
    #expect(found[0].notes.map(\.message.text) == ["declared here", "'alarm' is here"])
    #expect(fixed(found[0]).contains("destination=\"alarm\""))
  }

  @Test("Reports an unknown class if the classes of the host app are known")
  func unknownClass() throws {
    let found = try expectFindings(
      "unknown-class", "Class 'ClokView' does not exist", "Class 'AlarmClock.ClokView' does not exist",
      "Class 'SceneUI.Lable' does not exist",
      in: clock(
        view: """
          <view class="▶ClokView"/><view class="▶AlarmClock.ClokView"/><label class="▶SceneUI.Lable"/>
          """))
    #expect(
      found.map(\.intended) == [
        "ClockView", "AlarmClock.ClockView", "SceneUI.Label",
      ])
    try expectFindings(
      "unknown-class",
      in: """
        <nib version="1" owner="AlarmClockViewController">
          <view class="ClokView"/><label class="▶SceneUI.Lable"/>
        </nib>
        """, vocabulary: .library)
  }

  @Test("Suggests only classes that the element can have")
  func fittingClasses() throws {
    let vocabulary = Vocabulary.alarmClock.adding([
      ClassDescription(name: "RoundButton", module: "AlarmClock", superclass: "Button"),
      ClassDescription(name: "FadeSegue", module: "AlarmClock", superclass: "Segue"),
      ClassDescription(name: "FaceModel", module: "AlarmClock", superclass: nil),
    ])
    let found = try expectFindings(
      "unknown-class",
      in: clock(
        "<segue kind=\"custom\" class=\"▶FaceSegue\" identifier=\"a\" destination=\"clock\"/>",
        view: """
          <button class="▶ClokView"/><button class="▶RoundButon"/><label class="▶RoundButtn"/>
          """), vocabulary: vocabulary)
    #expect(found.map(\.intended) == ["FadeSegue", nil, "RoundButton", nil])
    let objects = try expectFindings(
      "unknown-class",
      in: """
        <nib version="1" owner="AlarmClockViewController">
          <view/><object class="▶FadeSegu"/><object class="▶FaceModl"/>
        </nib>
        """, vocabulary: vocabulary)
    #expect(objects.map(\.intended) == [nil, "FaceModel"])
  }

  @Test("Reports unknown classes of nib owners and custom segues")
  func unknownOwner() throws {
    try expectFindings("unknown-class", in: "<nib version=\"1\" owner=\"▶Nobody\"><view/></nib>")
    try expectFindings(
      "unknown-class",
      in: clock("<segue kind=\"custom\" class=\"▶FadSegue\" identifier=\"a\" destination=\"clock\"/>"))
  }

  @Test("Reports a class name that exists in several modules")
  func ambiguousClass() throws {
    let vocabulary = Vocabulary.alarmClock.adding([
      ClassDescription(name: "ClockView", module: "Clocks", superclass: "View")
    ])
    let found = try expectFindings(
      "unknown-class", "Class 'ClockView' exists in the modules 'AlarmClock' and 'Clocks'",
      in: clock(view: "<view class=\"▶ClockView\"/><view class=\"Clocks.ClockView\"/>"),
      vocabulary: vocabulary)
    #expect(found[0].notes.map(\.message.text) == ["include the module: 'Module.Name'"])
  }

  @Test(
    "Reports a class that does not descend from its element's class, and skips other checks of the object")
  func notASubclass() throws {
    let found = try expectFindings(
      "class-not-a-subclass", "Class 'ClockView' does not descend from 'Button', the class of 'button'",
      in: clock(
        "<outlet property=\"alarm\" destination=\"face\"/>",
        view: "<button id=\"face\" class=\"▶ClockView\" dialColor=\"white\"/>"))
    #expect(found[0].notes.map(\.message.text) == ["the element for 'ClockView' is 'view'"])
    try expectFindings(
      "class-not-a-subclass", "Class 'ClockView' does not descend from 'Segue', the class of 'segue'",
      in: clock("<segue kind=\"custom\" class=\"▶ClockView\" identifier=\"a\" destination=\"clock\"/>"))
  }

  @Test("Reports a class that scenes cannot instantiate at each element that uses it")
  func notInstantiable() throws {
    var owner = ClassDescription(name: "CardOwner", module: "AlarmClock")
    owner.isNotMade = true
    let vocabulary = Vocabulary.alarmClock.adding([owner])
    try expectFindings(
      "class-not-instantiable", "A scene cannot instantiate class 'CardOwner'",
      in: "<nib version=\"1\" owner=\"CardOwner\"><object class=\"▶CardOwner\"/></nib>",
      vocabulary: vocabulary)
  }
}

@Suite("A class used by several elements")
struct IncompatibleClassUsesTests {
  @Test("Reports each incompatible use of a class once, with a note at the first use")
  func kinds() throws {
    let found = try expectFindings(
      "incompatible-class-uses", "Class 'WorldClockView' cannot descend from both 'Label' and 'Button'",
      "Class 'WorldClockView' cannot descend from both 'Label' and 'TapGestureRecognizer'",
      in: clock(
        view: """
          <label class="WorldClockView" text="1"/><label class="WorldClockView" text="2"/>
          <button class="▶WorldClockView"/><button class="WorldClockView"/>
          <view><tapGestureRecognizer class="▶WorldClockView"/></view>
          """))
    #expect(
      found.map { $0.notes.map(\.message.text) } == [["used as 'Label' here"], ["used as 'Label' here"]])
    #expect(found.allSatisfy { $0.notes.first?.location?.range.start ?? .max < $0.location.range.start })
  }

  @Test("Rejects a class that is used both for a segue and for a view")
  func segue() throws {
    try expectFindings(
      "incompatible-class-uses", "Class 'WorldClockView' cannot descend from both 'View' and 'Segue'",
      in: """
        <storyboard version="1" initial="clock">
          <scene>
            <viewController id="clock">
              <segue kind="present" identifier="go" destination="alarm" class="▶WorldClockView"/>
              <view><view class="WorldClockView"/></view>
            </viewController>
          </scene>
          <scene><viewController id="alarm"/></scene>
        </storyboard>
        """)
  }

  @Test(
    "Accepts a class that is used by elements with compatible superclasses",
    arguments: [
      #"<label class="WorldClockView" text="1"/><view class="WorldClockView"/>"#,
      #"<view class="WorldClockView"/><label class="WorldClockView" text="1"/><view class="WorldClockView"/>"#,
      #"<label class="WorldClockView" text="1"/><button title="1"/>"#,
      #"<label class="WorldClockView" text="1"/><label class="WorldClockView" text="2"/>"#,
    ])
  func valid(_ view: String) throws {
    try expectSilence(clock(view: view))
  }

  @Test("Reports an incompatible use of a class if the superclass of the class is known")
  func described() throws {
    try expectFindings(
      "class-not-a-subclass",
      in: clock(view: "<view class=\"ClockView\"/><label class=\"▶ClockView\" text=\"1\"/>"))
  }

  @Test(
    "Suggests an id that consists of letters, digits, and underscores",
    arguments: [
      ("time-label", "timeLabel"), ("#title", "title"), ("@+id/title", "title"), ("my label", "myLabel"),
      ("2nd", nil), ("self", nil), ("the-face", "theFace"),
    ] as [(String, String?)])
  func suggestedIDs(_ id: String, _ intended: String?) throws {
    let found = try diagnostics(in: clock(view: "<label id=\"\(id)\" text=\"a\"/>"))
    #expect(found.first { $0.rule == "bad-id" }?.intended == intended)
  }
}
