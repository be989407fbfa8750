import Foundation
import Testing

@Suite struct RenderForeignTests {
  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CardController">
                <connections>
                    <outlet property="card" destination="iN0-l3-epB" id="o-1"/>
                </connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="iN0-l3-epB" customClass="CardView">
                <rect key="frame" x="30" y="40" width="200" height="120"/>
                <subviews>
                    <button opaque="NO" buttonType="system" id="b-1">
                        <rect key="frame" x="10" y="10" width="46" height="30"/>
                        <state key="normal" title="Button"/>
                        <connections>
                            <action selector="tap:" destination="-1" eventType="touchUpInside" id="a-1"/>
                        </connections>
                    </button>
                </subviews>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="layer.mood" value="blue"/>
                </userDefinedRuntimeAttributes>
            </view>
            <label opaque="NO" text="Empty" userLabel="Nothing there" id="e-1">
                <rect key="frame" x="0.0" y="0.0" width="80" height="21"/>
            </label>
        </objects>
    </document>

    """

  static func storyboard(_ scenes: String, initial: String? = nil, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\
    \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
        <scenes>
    \(scenes)
        </scenes>
    \(resources)
    </document>

    """
  }

  static func scene(_ id: String, attributes: String = "", _ content: String) -> String {
    """
    <scene sceneID="s-\(id)">
        <objects>
            <viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
                <view key="view" contentMode="scaleToFill" id="w-\(id)">
                    <rect key="frame" x="0.0" y="0.0" width="200" height="300"/>
                    \(content)
                </view>
            </viewController>
        </objects>
    </scene>
    """
  }

  private func size(_ picture: String) -> String {
    let head = picture.prefix { $0 != ">" }
    return ["width", "height"].map { key in
      head.components(separatedBy: " \(key)=\"").last.map { String($0.prefix { $0 != "\"" }) } ?? ""
    }.joined(separator: "x")
  }

  @Test func drawsViewsOfANibSideBySide() throws {
    let workspace = try TestDirectory(["Card.xib": Self.xib])
    let all = try workspace.scenec("render", "Card.xib")
    #expect(all.status == 0 && all.errors.isEmpty, "\(all.errors)")
    for text in [">Button<", ">Empty<", ">CardView iN0-l3-epB<", ">Label e-1<"] {
      #expect(all.text.contains(text), "\(text)")
    }
    let one = try workspace.scenec("render", "Card.xib", "--scene", "iN0-l3-epB")
    #expect(one.status == 0 && size(one.text) == "200x120")
    #expect(one.text.contains(">Button<") && !one.text.contains("iN0-l3-epB<"))
    #expect(
      size(try workspace.scenec("render", "Card.xib", "--scene", "e-1", "--size", "90x30").text) == "90x30")
    let unknown = try workspace.scenec("render", "Card.xib", "--scene", "e-2")
    #expect(
      unknown.status == 64
        && unknown.errors.contains("scene 'e-2' does not exist; scenes: 'iN0-l3-epB', 'e-1'"))
    // The compiled scene looks the same.
    #expect(try workspace.scenec("compile", "Card.xib", "-o", "Card.scenec").status == 0)
    #expect(try workspace.scenec("render", "Card.scenec", "--scene", "iN0_l3_epB").output == one.output)
  }

  @Test("Draws an element of an unknown class as the element's library class")
  func oneClassAtSeveralElements() throws {
    let place = #"<rect key="frame" x="0" y="0" width="80" height="20"/>"#
    let (label, view) = (
      #"<label customClass="Foo" text="a text" tag="3" id="l-1">\#(place)</label>"#,
      #"<view customClass="Foo" text="no text" tag="3" id="v-1">\#(place)</view>"#
    )
    for content in [label + view, view + label] {
      let text = Self.storyboard(Self.scene("c-1", "<subviews>\(content)</subviews>"))
      let outcome = try TestDirectory(["Main.storyboard": text]).scenec("render", "Main.storyboard")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.text.contains(">a text<") && !outcome.text.contains(">no text<"))
    }
  }

  @Test("Draws the view of a nib at the size of the view")
  func drawsNibs() throws {
    let nib = """
      <nib version="1" owner="Host"><outlet property="row" destination="row"/>
        <tableViewCell id="row" frame="0 0 320 44"><label frame="16 12 200 20" text="First"/></tableViewCell>
      </nib>
      """
    let outcome = try TestDirectory(["Row.scene": nib]).scenec("render", "Row.scene")
    #expect(outcome.status == 0 && size(outcome.text) == "320x44" && outcome.text.contains(">First<"))
  }

  @Test("Draws all scenes of a storyboard that has no initial scene")
  func drawsAllScenesWithoutInitialScene() throws {
    let label = { (id: String) -> String in
      #"<subviews><label text="\#(id)" id="l-\#(id)"><rect key="frame" x="0" y="0" width="80" height="20"/></label></subviews>"#
    }
    let text = Self.storyboard(
      Self.scene("7eN-ZX-YSU", label("one"))
        + Self.scene("b-1", attributes: #"storyboardIdentifier="Second view""#, label("two")))
    let workspace = try TestDirectory(["Main.storyboard": text])
    let all = try workspace.scenec("render", "Main.storyboard").text
    #expect(all.contains(">one<") && all.contains(">two<") && all.contains(">7eN-ZX-YSU<"))
    for name in ["b-1", "Second view"] {
      let one = try workspace.scenec("render", "Main.storyboard", "--scene", name).text
      #expect(one.contains(">two<") && !one.contains(">one<") && size(one) == "200x300")
    }
    #expect(try workspace.scenec("render", "Main.storyboard", "--scene", "7eN-ZX-YSU").text.contains(">one<"))
  }

  @Test("Rejects a document that cannot be drawn and reports the reason and location")
  func reportsUndrawableDocument() throws {
    let watch = Self.storyboard("").replacing("CocoaTouch.Storyboard.XIB", with: "WatchKit.Storyboard")
    let workspace = try TestDirectory([
      "Watch.storyboard": watch, "Empty.storyboard": Self.storyboard(""), "Old.nib": "NIBArchive\u{1}",
      "Main.storyboardc/Info.plist": "",
      "Object.xib": Self.xib.replacing(/<view .*<\/label>/.dotMatchesNewlines(), with: "")
        .replacing(/<outlet.*>\n/, with: ""),
    ])
    func refusal(_ file: String) throws -> String {
      let outcome = try workspace.scenec("render", file)
      #expect(outcome.status != 0 && outcome.text.isEmpty)
      return outcome.errors
    }
    #expect(
      try refusal("Watch.storyboard").contains("Watch.storyboard:2:2: documents for watchOS cannot be drawn"))
    #expect(try refusal("Empty.storyboard").contains("Empty.storyboard:2:2: the storyboard has no scene"))
    #expect(
      try refusal("Object.xib").contains("Object.xib:2:2: the nib cannot be drawn: it contains no objects"))
    for file in ["Old.nib", "Main.storyboardc"] {
      #expect(
        try refusal(file).contains(
          "Cannot draw '\(file)': the file was compiled by Apple's tools; draw the original storyboard"))
    }
  }

  @Test func drawsAppKitViewsAsBoxesWithTitles() throws {
    let mac = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
          <objects>
              <customObject id="-2" userLabel="File's Owner" customClass="NSObject"/>
              <window title="Sheet" id="w-1">
                  <rect key="contentRect" x="100" y="100" width="300" height="100"/>
                  <view key="contentView" id="v-1">
                      <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                      <subviews>
                          <button verticalHuggingPriority="750" id="b-1">
                              <rect key="frame" x="190" y="10" width="100" height="32"/>
                              <buttonCell key="cell" type="push" title="Add Folder" id="c-1"/>
                          </button>
                          <progressIndicator id="p-1"><rect key="frame" x="10" y="10" width="120" height="20"/></progressIndicator>
                      </subviews>
                  </view>
              </window>
          </objects>
      </document>

      """
    let outcome = try TestDirectory(["Sheet.xib": mac]).scenec("render", "Sheet.xib")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.contains(">Add Folder<") && outcome.text.contains(">NSProgressIndicator<"))
  }

  @Test("Draws AppKit controls at their saved frames")
  func drawsSavedFramesOfMacOS() throws {
    let mac = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
          <customView id="v-1">
              <rect key="frame" x="0.0" y="0.0" width="240" height="80"/>
              <subviews>
                  <popUpButton translatesAutoresizingMaskIntoConstraints="NO" id="b-1">
                      <rect key="frame" x="12" y="8" width="100" height="30"/>
                      <popUpButtonCell key="cell" type="push" title="Harbor" id="c-1"/>
                  </popUpButton>
              </subviews>
              <constraints>
                  <constraint firstItem="b-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" constant="60" id="k-1"/>
                  <constraint firstItem="b-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="6" id="k-2"/>
              </constraints>
          </customView>
      </objects></document>
      """
    let outcome = try TestDirectory(["Pane.xib": mac]).scenec("render", "Pane.xib")
    #expect(outcome.status == 0 && outcome.text.contains(">Harbor<"), "\(outcome)")
    #expect(outcome.text.contains(#"translate(12 42)" data-id="b_1""#), "\(outcome.text)")
    #expect(outcome.text.contains("L99.5 29.5"), "\(outcome.text)")
  }

  @Test("Draws each prototype of a table once")
  func drawsEachPrototypeOnce() throws {
    let table = """
      <subviews><tableView rowHeight="44" id="t-1">
          <rect key="frame" x="0.0" y="0.0" width="200" height="300"/>
          <prototypes>
              <tableViewCell reuseIdentifier="Row" rowHeight="60" id="c-1">
                  <rect key="frame" x="0.0" y="28" width="200" height="60"/>
                  <tableViewCellContentView key="contentView" tableViewCell="c-1" id="v-1">
                      <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
                      <subviews><label text="A row" id="l-1"><rect key="frame" x="9" y="9" width="90" height="21"/></label></subviews>
                  </tableViewCellContentView>
              </tableViewCell>
          </prototypes>
          <connections>
              <outlet property="dataSource" destination="a-1" id="o-1"/>
              <outlet property="dragDelegate" destination="a-1" id="o-2"/>
          </connections>
      </tableView></subviews>
      """
    let workspace = try TestDirectory([
      "Main.storyboard": Self.storyboard(Self.scene("a-1", table), initial: "a-1")
    ])
    let outcome = try workspace.scenec("render", "Main.storyboard")
    #expect(outcome.status == 0 && outcome.text.contains(">A row<"), "\(outcome.errors)")
  }

  @Test("Draws a placeholder with the name of a scene that is in another storyboard")
  func scenesOfOtherStoryboards() throws {
    let tabs = """
      <scene sceneID="s-1"><objects>
          <tabBarController id="t-1" sceneMemberID="viewController">
              <connections><segue destination="p-1" kind="relationship" relationship="viewControllers" id="g-1"/></connections>
          </tabBarController>
      </objects></scene>
      <scene sceneID="s-2"><objects>
          <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="List" id="p-1" sceneMemberID="viewController"/>
      </objects></scene>
      """
    let workspace = try TestDirectory(["Main.storyboard": Self.storyboard(tabs, initial: "t-1")])
    let outcome = try workspace.scenec("render", "Main.storyboard")
    #expect(outcome.status == 0 && outcome.text.contains(">Other#List<"), "\(outcome.errors)")
  }
}
