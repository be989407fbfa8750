import Foundation
import Testing

@Suite("scenec import") struct ImportCommandTests {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v-1">
        <scenes>
            <scene sceneID="s-1">
                <objects>
                    <viewController id="v-1" customClass="ClockViewController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="w-1">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                            <subviews>
                                <label opaque="NO" contentMode="left" text="9:41" baselineAdjustment="none" id="l-1">
                                    <rect key="frame" x="20" y="20" width="100" height="21"/>
                                </label>
                            </subviews>
                        </view>
                        <connections>
                            <outlet property="time" destination="l-1" id="o-1"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  /// Each controller embeds the next one twice, so the first one creates 16,383 others.
  @Test("Warns that apps and scenec reject a storyboard that creates more than 10,000 controllers")
  func storyboardWithTooManyControllers() throws {
    func container(_ id: String, _ next: Int) -> String {
      """
      <containerView opaque="NO" contentMode="scaleToFill" id="\(id)">
        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <connections><segue destination="c-\(next)" kind="embed" id="\(id)-e"/></connections>
      </containerView>
      """
    }
    let scenes = (0...13).map { level in
      let containers =
        level == 13 ? "" : container("a-\(level)", level + 1) + container("b-\(level)", level + 1)
      return """
        <scene sceneID="s-\(level)"><objects><viewController id="c-\(level)" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v-\(level)">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>\(containers)</subviews>
          </view>
        </viewController></objects></scene>
        """
    }
    let workspace = try TestDirectory([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c-0">
        <scenes>\(scenes.joined(separator: "\n"))</scenes>
      </document>
      """
    ])
    let words = "creates more than 10000 view controllers"
    #expect(try !workspace.scenec("validate", "Main.storyboard").text.contains("[containment-loop]"))
    let imported = try workspace.scenec("import", "Main.storyboard", "-o", "Main.scene")
    #expect(imported.status == 0)
    #expect(imported.errors.contains("2:42: warning: Loading") && imported.errors.contains(words))
    for command in ["validate", "compile"] {
      let outcome = try workspace.scenec(command, "Main.scene")
      #expect(outcome.status == 1 && (outcome.text + outcome.errors).contains(words), "\(outcome)")
    }
    let layout = try workspace.scenec("layout", "Main.storyboard")
    #expect(layout.errors.contains("loading \(words)"), "\(layout.status) \(layout.errors)")
    #expect(layout.errors.contains("unlike scenec"))
  }

  @Test("Warns about each controller that contains itself, at the segue")
  func controllersThatContainThemselves() throws {
    let scenes = ["a", "b"].map { id in
      """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
      <containerView id="c-\(id)"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/><connections>
      <segue destination="\(id)" kind="embed" id="e-\(id)"/></connections></containerView>
      </subviews></view></viewController></objects></scene>
      """
    }
    let workspace = try TestDirectory([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes></document>
      """
    ])
    let imported = try workspace.scenec("import", "Main.storyboard", "-o", "Main.scene")
    for place in ["6:21", "11:21"] {
      #expect(
        imported.errors.contains("Main.storyboard:\(place): warning: ViewController"), "\(imported.errors)")
    }
  }

  @Test("Compiled files omit actions that are never sent or handled")
  func unsentActions() throws {
    let slider = """
      <slider opaque="NO" contentMode="scaleToFill" value="0.5" minValue="0.0" maxValue="1" id="s-1">
          <rect key="frame" x="20" y="60" width="100" height="31"/>
          <connections>
              <action selector="endEditing:" destination="w-1" eventType="valueChanged" id="a-1"/>
              <action selector="slide:" destination="v-1" eventType="editingDidEnd" id="a-2"/>
              <action selector="slide:" destination="v-1" eventType="valueChanged" id="a-3"/>
          </connections>
      </slider>
      </subviews>
      """
    let text = Self.storyboard.replacingOccurrences(of: "</subviews>", with: slider)
    let workspace = try TestDirectory(["Clock.storyboard": text])
    #expect(try workspace.scenec("validate", "Clock.storyboard").text == "1 file: no problems\n")
    #expect(try workspace.scenec("compile", "Clock.storyboard", "-o", "Clock.scenec").status == 0)
    let scene = try workspace.scenec("dump", "--scene", "Clock.scenec").text
    #expect(scene.components(separatedBy: "<action").count == 2, "\(scene)")
    #expect(scene.contains(#"selector="slide:""#) && scene.contains(#"event="valueChanged""#), "\(scene)")
  }

  @Test("'import' writes a scene, and '--id-map' also writes a map of ids")
  func writesSceneAndIDMap() throws {
    let workspace = try TestDirectory(["Clock.storyboard": Self.storyboard])
    let outcome = try workspace.scenec(
      "import", "Clock.storyboard", "-o", "Clock.scene", "--id-map", "ids.json")
    #expect(outcome.status == 0)
    #expect(
      try workspace.text("Clock.scene") == """
        <storyboard xmlns:ib="urn:scenec:interface-builder" version="1" initial="clockViewController">
          <scene>
            <viewController id="clockViewController" class="ClockViewController">
              <view frame="0 0 320 480">
                <label id="time" frame="20 20 100 21" contentMode="left" userInteractionEnabled="true" text="9:41"
                       ib:baselineAdjustment="none"/>
              </view>
              <outlet property="time" destination="time"/>
            </viewController>
          </scene>
        </storyboard>

        """)
    let ids = try JSONSerialization.jsonObject(with: workspace.data("ids.json")) as? [String: String]
    #expect(ids == ["clockViewController": "v-1", "time": "l-1"])
    #expect(try workspace.scenec("validate", "--strict", "Clock.scene").status == 0)
    #expect(try workspace.scenec("import", "Clock.storyboard").text == workspace.text("Clock.scene"))
  }

  @Test("'import --report' prints the conversion rate of each file")
  func reportsConversionRateOfEachFile() throws {
    let workspace = try TestDirectory([
      "App/Clock.storyboard": Self.storyboard,
      "App/Odd.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><view glitter="YES" id="a"/></objects>
      </document>
      """,
    ])
    let outcome = try workspace.scenec("import", "--report", "App")
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("App/Clock.storyboard: "))
    #expect(outcome.text.contains("\nApp/Odd.xib: 7 elements and attributes, 85.7% converted: "))
    #expect(outcome.text.contains("\n2 files: "))
    #expect(outcome.text.hasSuffix("\n\nunknown:\n  1  view.glitter\n"))
    #expect(workspace.files == ["App", "App/Clock.storyboard", "App/Odd.xib"])
  }

  @Test("Rejects files that are not Xcode documents")
  func otherFiles() throws {
    let workspace = try TestDirectory(["Clock.scene": Samples.clock, "App/Clock.storyboard": Self.storyboard])
    let outcome = try workspace.scenec("import", "Clock.scene", "-o", "Other.scene")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Clock.scene:1:2: error: The file is not an Interface Builder file"))
    #expect(!workspace.files.contains("Other.scene"))
    // The report still counts everything that can be read.
    let report = try workspace.scenec("import", "--report", "Clock.scene", "Gone.xib", "App")
    #expect(report.status == 66)
    #expect(report.errors.contains("Clock.scene:1:2: error:") && report.errors.contains("'Gone.xib'"))
    #expect(report.text.contains("App/Clock.storyboard: ") && report.text.contains("\n1 file: "))
  }

  /// An object without an id in the scene is not in the map.
  @Test("The id map of an imported file contains no layout guides")
  func doesNotImportLayoutGuidesAsObjects() throws {
    let workspace = try TestDirectory([
      "A.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><view id="v"><viewLayoutGuide key="safeArea" id="sa"/><subviews><label id="l"/></subviews>
          <constraints><constraint firstItem="l" firstAttribute="top" secondItem="sa" secondAttribute="top" id="c"/></constraints>
        </view></objects>
      </document>
      """
    ])
    let outcome = try workspace.scenec("import", "A.xib", "--id-map", "ids.json")
    #expect(outcome.status == 0 && outcome.text.contains("self.safeArea.top"), "\(outcome.text)")
    #expect(try !workspace.text("ids.json").contains("\"sa\""))
  }

  @Test("'validate', 'compile', and 'render' accept Xcode documents")
  func validateCompileAndRenderAcceptXcodeFiles() throws {
    let workspace = try TestDirectory(["Clock.storyboard": Self.storyboard])
    #expect(try workspace.scenec("validate", ".").text == "1 file: no problems\n")
    #expect(try workspace.scenec("compile", "Clock.storyboard").status == 0)
    let dump = try workspace.scenec("dump", "Clock.scenec")
    #expect(dump.text.contains("9:41"))
    #expect(dump.text.contains("baselineAdjustment"))
    #expect(try workspace.scenec("render", "Clock.storyboard", "-o", "Clock.svg").status == 0)
    #expect(try workspace.text("Clock.svg").contains("9:41"))
  }

  @Test("Exits with status 64 for invalid usage", arguments: [["--report", "-o", "a"], ["a.xib", "b.xib"]])
  func wrongUsage(_ arguments: [String])
    throws
  {
    let outcome = try TestDirectory().scenec(["import"] + arguments + ["Clock.storyboard"], input: Data())
    #expect(outcome.status == 64)
  }
}
