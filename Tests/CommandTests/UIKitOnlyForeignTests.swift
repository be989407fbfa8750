import Testing

/// Parts of Xcode files that UIKit or the app's classes accept, and the class library does not.
@Suite("Content of Xcode files that only UIKit or the app supports")
struct UIKitOnlyForeignTests {
  private static func xib(_ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App" customModuleProvider="target"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v-1">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>\(content)</subviews>
        </view>
      </objects>
    </document>
    """
  }

  private static func attribute(_ key: String, _ type: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(key)">\(value)</userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    """
  }

  private static func button(_ attributes: String, id: String = "b-1") -> String {
    """
    <button buttonType="custom" id="\(id)" customClass="Round" customModule="App" customModuleProvider="target">
      <rect key="frame" x="20" y="20" width="100" height="40"/>
      <state key="normal" title="Refresh"/>
      \(attributes)
    </button>
    """
  }

  /// Checks, compiles, draws and imports a file, and checks the imported scene.
  private func useEverywhere(_ xib: String) throws -> TestDirectory {
    let workspace = try TestDirectory(["V.xib": xib])
    for arguments in [
      ["validate", "--strict", "V.xib"], ["compile", "V.xib", "-o", "V.scenec"],
      ["render", "V.xib", "-o", "A.svg"], ["render", "V.scenec", "-o", "B.svg"],
      ["layout", "V.xib"], ["layout", "V.scenec"], ["map", "V.xib", "-o", "M.svg"],
      ["import", "V.xib", "-o", "V.scene"], ["validate", "--strict", "V.scene"],
      ["render", "V.scene", "-o", "C.svg"], ["compile", "V.scene", "-o", "W.scenec"],
      ["render", "W.scenec", "-o", "D.svg"],
    ] {
      let outcome = try workspace.scenec(arguments, input: .init())
      #expect(outcome.status == 0, "\(arguments): \(outcome.text)\(outcome.errors)")
    }
    return workspace
  }

  @Test("Draws objects whose custom properties have the names of library properties")
  func shadowingAttributes() throws {
    let attributes = [
      Self.attribute("kind", "number", #"<integer key="value" value="1"/>"#),
      Self.attribute("kind", "string", #"<string key="value">round</string>"#),
      Self.attribute("contentMode", "number", #"<integer key="value" value="1"/>"#),
      Self.attribute("kind", "boolean", ""), Self.attribute("kind", "nil", ""),
      Self.attribute("kind", "color", #"<color key="value" white="1" alpha="1"/>"#),
      Self.attribute("font", "point", #"<point key="value" x="1" y="2"/>"#),
      Self.attribute("title", "size", #"<size key="value" width="1" height="2"/>"#),
      Self.attribute("frame", "range", #"<range key="value" location="1" length="2"/>"#),
      Self.attribute("alpha", "image", #"<imageReference key="value" image="star"/>"#),
      Self.attribute("tag", "rect", #"<rect key="value" x="1" y="2" width="3" height="4"/>"#),
    ]
    let buttons = attributes.enumerated().map { Self.button($1, id: "b-\($0)") }
    let workspace = try useEverywhere(Self.xib(buttons.joined(separator: "\n")))
    #expect(try workspace.text("A.svg").split(separator: "Refresh").count == attributes.count + 1)
  }

  @Test("Draws compiled files that set properties of the app's classes")
  func propertiesOfTheApp() throws {
    let properties: [(element: String, superclass: String, key: String)] = [
      ("button", "UIButton", "kind"), ("label", "UILabel", "textAlignment"),
      ("view", "UIView", "contentMode"), ("textField", "UITextField", "borderStyle"),
      ("stackView", "UIStackView", "axis"), ("imageView", "UIImageView", "image"),
      ("slider", "UISlider", "value"), ("switch", "UISwitch", "on"),
    ]
    let kinds = [
      (type: "number", value: #"<integer key="value" value="1"/>"#, swift: "Int"),
      (type: "image", value: #"<imageReference key="value" image="star"/>"#, swift: "UIImage?"),
      (type: "string", value: #"<string key="value">wide</string>"#, swift: "String"),
    ]
    let pairs = properties.flatMap { property in kinds.map { (property, $0, property.element + $0.type) } }
    let views = pairs.map { property, kind, name in
      """
      <\(property.element) id="\(name)" customClass="Round\(name)" customModule="App" customModuleProvider="target">
        <rect key="frame" x="20" y="20" width="100" height="40"/>
        \(Self.attribute(property.key, kind.type, kind.value))
      </\(property.element)>
      """
    }
    let classes = pairs.map { property, kind, name in
      "class Round\(name): \(property.superclass) { @IBInspectable var \(property.key): \(kind.swift) }"
    }
    let workspace = try TestDirectory([
      "V.xib": Self.xib(views.joined(separator: "\n")),
      "Round.swift": """
      import UIKit
      class Owner: UIViewController {}
      \(classes.joined(separator: "\n"))
      """,
    ])
    for arguments in [
      ["validate", ".", "--sources", "."], ["compile", "V.xib", "--sources", ".", "-o", "V.scenec"],
      ["compile", "V.xib", "-o", "W.scenec"], ["render", "V.scenec", "-o", "A.svg"],
      ["render", "V.xib", "--sources", ".", "-o", "B.svg"], ["layout", "V.xib", "--sources", "."],
      ["import", "V.xib", "-o", "V.scene"], ["validate", "V.scene", "--sources", "."],
      ["render", "V.scene", "--sources", ".", "-o", "C.svg"],
    ] {
      let outcome = try workspace.scenec(arguments, input: .init())
      #expect(outcome.status == 0, "\(arguments): \(outcome.text)\(outcome.errors)")
    }
    #expect(try workspace.data("V.scenec") == workspace.data("W.scenec"))
  }

  @Test("Sets runtime attributes that UIKit and the library share")
  func sharedAttribute() throws {
    let alpha = Self.attribute("alpha", "number", #"<real key="value" value="0.25"/>"#)
    let workspace = try useEverywhere(Self.xib(Self.button(alpha)))
    #expect(try workspace.text("A.svg").contains("0.25"))
  }

  @Test("Preserves events and key paths that only UIKit supports")
  func eventsAndKeyPaths() throws {
    let field = """
      <textField id="f-1">
        <rect key="frame" x="10" y="10" width="200" height="34"/>
        \(Self.attribute("layer.transform.rotation.z", "number", #"<real key="value" value="3.14"/>"#))
        <connections><action selector="edit:" destination="-1" eventType="valueChanged" id="a-1"/></connections>
      </textField>
      """
    let workspace = try useEverywhere(Self.xib(field))
    let scene = try workspace.text("V.scene")
    #expect(scene.contains("<ib:action ") && scene.contains("<ib:runtimeAttribute "))
  }

  @Test("Compiles events that only UIKit has to the same file, with and without the app's sources")
  func eventsWithSources() throws {
    let workspace = try TestDirectory([
      "V.xib": Self.xib(
        """
        <textField id="f-1">
          <rect key="frame" x="10" y="10" width="200" height="34"/>
          <connections><action selector="edit:" destination="-1" eventType="valueChanged" id="a-1"/></connections>
        </textField>
        """),
      "Owner.swift": "import UIKit\nclass Owner: UIViewController { @IBAction func edit(_ sender: Any) {} }",
    ])
    for arguments in [
      ["compile", "V.xib", "--sources", ".", "-o", "V.scenec"], ["compile", "V.xib", "-o", "W.scenec"],
      ["render", "V.scenec", "-o", "A.svg"], ["render", "V.xib", "--sources", ".", "-o", "B.svg"],
    ] {
      let outcome = try workspace.scenec(arguments, input: .init())
      #expect(outcome.status == 0, "\(arguments): \(outcome.text)\(outcome.errors)")
    }
    #expect(try workspace.data("V.scenec") == workspace.data("W.scenec"))
  }

  @Test("Imports a custom button whose configuration has no type")
  func configuredButton() throws {
    let button = """
      <button id="b-1" customClass="Fancy" customModule="App" customModuleProvider="target">
        <rect key="frame" x="10" y="10" width="100" height="30"/>
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain" image="trash" catalog="system"/>
      </button>
      """
    _ = try useEverywhere(Self.xib(button))
  }

  @Test("Draws the prototypes of a collection view with an unknown layout at their saved frames")
  func unknownCollectionLayout() throws {
    let collection = """
      <collectionView dataMode="prototypes" id="c-1">
        <rect key="frame" x="0.0" y="50" width="320" height="300"/>
        <collectionViewLayout key="collectionViewLayout" id="l-1" customClass="Ring" customModule="App" customModuleProvider="target"/>
        <cells>
          <collectionViewCell reuseIdentifier="day" id="d-1">
            <rect key="frame" x="81" y="7" width="152" height="120"/>
            <view key="contentView" id="d-2">
              <rect key="frame" x="0.0" y="0.0" width="152" height="120"/>
              <subviews>
                <label text="Monday" id="d-3"><rect key="frame" x="20" y="20" width="100" height="21"/></label>
              </subviews>
            </view>
          </collectionViewCell>
        </cells>
      </collectionView>
      """
    let workspace = try TestDirectory([
      "V.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc-1">
        <scenes><scene sceneID="s-1"><objects>
          <viewController id="vc-1" sceneMemberID="viewController">
            <view key="view" id="v-1">
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <subviews>\(collection)</subviews>
            </view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    ])
    #expect(try workspace.scenec("render", "V.storyboard", "-o", "A.svg").status == 0)
    #expect(try workspace.text("A.svg").contains("Monday"))
    let layout = try workspace.scenec("layout", "V.storyboard").text
    #expect(layout.contains("d-1  81 7 152 120"), "\(layout)")
  }

  @Test("Does not require a child controller's creation method if the app's classes are unknown")
  func creationMethod() throws {
    let workspace = try TestDirectory([
      "V.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n-1">
        <scenes>
          <scene sceneID="s-1"><objects>
            <navigationController id="n-1" sceneMemberID="viewController">
              <connections>
                <segue destination="vc-1" kind="relationship" relationship="rootViewController" \
      destinationCreationSelector="makeEditor:sender:segueIdentifier:" id="r-1"/>
              </connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="s-2"><objects><viewController id="vc-1" sceneMemberID="viewController"/></objects></scene>
        </scenes>
      </document>
      """
    ])
    for arguments in [
      ["compile", "V.storyboard", "-o", "V.scenec"], ["render", "V.storyboard", "-o", "V.svg"],
    ] {
      let outcome = try workspace.scenec(arguments, input: .init())
      #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
    }
  }

  @Test("Shrinks a multiline label's text down to its minimum scale")
  func shrinkingLines() throws {
    func label(_ shrinks: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES" initialViewController="vc-1">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s-1"><objects>
          <viewController id="vc-1" sceneMemberID="viewController">
            <view key="view" id="v-1">
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <subviews>
                <label text="Connect the gauge to the same wireless network as the server, please." \
      numberOfLines="2" \(shrinks) translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
                  <rect key="frame" x="20" y="20" width="200" height="42"/>
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
              </subviews>
              <constraints>
                <constraint firstItem="l-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="20" id="c-1"/>
                <constraint firstItem="l-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" constant="20" id="c-2"/>
                <constraint firstItem="l-1" firstAttribute="width" constant="200" id="c-3"/>
              </constraints>
            </view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    }
    func problems(_ shrinks: String) throws -> String {
      let workspace = try TestDirectory(["V.storyboard": label(shrinks)])
      return try workspace.scenec("validate", "--layout", "V.storyboard").text
    }
    #expect(try !problems(#"minimumScaleFactor="0.5""#).contains("text-cut-off"))
    #expect(try problems(#"adjustsFontSizeToFit="NO""#).contains("text-cut-off"))
    let workspace = try TestDirectory(["V.storyboard": label(#"minimumScaleFactor="0.5""#)])
    #expect(try workspace.scenec("render", "V.storyboard", "-o", "A.svg").status == 0)
    #expect(try !workspace.text("A.svg").contains("…"))
  }

  private static let long = "The quick brown fox jumps over the lazy dog and keeps running"

  /// Returns the messages about texts that do not fit into a view with the given tag, size, and content.
  private func cutOffTexts(
    _ tag: String, width: Double, height: Double, _ content: String = ""
  ) throws -> [String] {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES" initialViewController="vc-1">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s-1"><objects>
          <viewController id="vc-1" sceneMemberID="viewController">
            <view key="view" id="v-1">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
                  <rect key="frame" x="20" y="20" width="\(width)" height="\(height)"/>
                  \(content)
                  <constraints>
                    <constraint firstAttribute="width" constant="\(width)" id="c-3"/>
                    <constraint firstAttribute="height" constant="\(height)" id="c-4"/>
                  </constraints>
                </\(tag.prefix { $0 != " " })>
              </subviews>
              <constraints>
                <constraint firstItem="l-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="20" id="c-1"/>
                <constraint firstItem="l-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" constant="20" id="c-2"/>
              </constraints>
            </view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let workspace = try TestDirectory(["V.storyboard": storyboard])
    let text = try workspace.scenec("validate", "--layout", "--rule", "text-cut-off", "V.storyboard").text
    return text.split(separator: "\n").filter { $0.contains("[text-cut-off]") }.map(String.init)
  }

  private static func settings(_ settings: String) -> String {
    "<userDefinedRuntimeAttributes>\(settings)</userDefinedRuntimeAttributes>"
  }

  @Test(
    "Accepts button titles that wrap, clip, or shrink",
    arguments: [
      (#"lineBreakMode="wordWrap""#, #"<state key="normal" title="TEXT"/>"#),
      (#"lineBreakMode="characterWrap""#, #"<state key="normal" title="TEXT"/>"#),
      (#"lineBreakMode="clip""#, #"<state key="normal" title="TEXT"/>"#),
      (
        #"lineBreakMode="wordWrap""#,
        #"<state key="normal"><attributedString key="attributedTitle"><fragment content="TEXT"/></attributedString></state>"#
      ),
      ("", #"<buttonConfiguration key="configuration" style="filled" title="TEXT"/>"#),
      (
        "",
        #"<state key="normal" title="TEXT"/>"#
          + settings(
            #"<userDefinedRuntimeAttribute type="number" keyPath="titleLabel.numberOfLines"><integer key="value" value="0"/></userDefinedRuntimeAttribute>"#
          )
      ),
      (
        "",
        #"<state key="normal" title="TEXT"/>"#
          + settings(
            #"<userDefinedRuntimeAttribute type="boolean" keyPath="titleLabel.adjustsFontSizeToFitWidth" value="YES"/>"#
          )
      ),
    ])
  func fittingTitles(attributes: String, content: String) throws {
    let content = content.replacing("TEXT", with: Self.long)
    #expect(try cutOffTexts("button \(attributes)", width: 150, height: 250, content) == [])
  }

  @Test("Reports button titles that are truncated, shrink too little, or need more lines")
  func cutOffTitles() throws {
    let title = #"<state key="normal" title="\#(Self.long)"/>"#
    let truncated = try cutOffTexts(#"button lineBreakMode="tailTruncation""#, width: 150, height: 250, title)
    #expect(truncated.count == 1 && truncated[0].contains("points wider"), "\(truncated)")
    let low = try cutOffTexts(#"button lineBreakMode="wordWrap""#, width: 150, height: 20, title)
    #expect(low.count == 1 && low[0].contains("points taller"), "\(low)")
    let configuration = """
      <buttonConfiguration key="configuration" style="filled" title="\(Self.long)" titleLineBreakMode="truncatingTail"/>
      """
    #expect(try cutOffTexts("button", width: 150, height: 250, configuration).count == 1)
    let shrinking = Self.settings(
      """
      <userDefinedRuntimeAttribute type="boolean" keyPath="titleLabel.adjustsFontSizeToFitWidth" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.minimumScaleFactor"><real key="value" value="0.8"/></userDefinedRuntimeAttribute>
      """)
    #expect(try cutOffTexts("button", width: 150, height: 40, title + shrinking).count == 1)
  }

  @Test(
    "Reports a shrinking label only if its text does not fit at the minimum font size",
    arguments: [
      (#"minimumScaleFactor="0.9""#, 60.0, true), (#"minimumFontSize="16""#, 60.0, true),
      (#"minimumScaleFactor="0.5""#, 300.0, false), (#"minimumFontSize="8""#, 300.0, false),
      (#"minimumFontSize="8" adjustsFontSizeToFit="NO""#, 300.0, true),
    ])
  func smallestFonts(attributes: String, width: Double, isCutOff: Bool) throws {
    let found = try cutOffTexts(
      #"label text="\#(Self.long)" \#(attributes)"#, width: width, height: 21,
      #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
    #expect(found.count == (isCutOff ? 1 : 0), "\(found)")
  }
}
