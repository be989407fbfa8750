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

  private static func button(_ attributes: String) -> String {
    """
    <button buttonType="custom" id="b-1" customClass="Round" customModule="App" customModuleProvider="target">
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
      ["layout", "V.xib"], ["import", "V.xib", "-o", "V.scene"], ["validate", "--strict", "V.scene"],
    ] {
      let outcome = try workspace.scenec(arguments, input: .init())
      #expect(outcome.status == 0, "\(arguments): \(outcome.text)\(outcome.errors)")
    }
    return workspace
  }

  @Test(
    "Draws objects whose custom properties have the names of library properties",
    arguments: [
      attribute("kind", "number", #"<integer key="value" value="1"/>"#),
      attribute("kind", "string", #"<string key="value">round</string>"#),
      attribute("contentMode", "number", #"<integer key="value" value="1"/>"#),
    ])
  func shadowingAttribute(_ attribute: String) throws {
    let workspace = try useEverywhere(Self.xib(Self.button(attribute)))
    #expect(try workspace.text("A.svg").contains("Refresh"))
  }

  @Test("Sets runtime attributes that UIKit and the library share")
  func sharedAttribute() throws {
    let alpha = Self.attribute("alpha", "number", #"<real key="value" value="0.25"/>"#)
    let workspace = try useEverywhere(Self.xib(Self.button(alpha)))
    #expect(try workspace.text("A.svg").contains("0.25"))
  }

  @Test("Preserves events and key paths that only UIKit has")
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

  @Test("Draws the prototypes of a collection with an unknown layout at their frames")
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

  @Test("Without the app's classes, does not require the creation method of a child controller")
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
}
