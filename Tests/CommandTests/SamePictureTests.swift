import Foundation
import Testing

/// An Xcode file, its compiled form, and the imported scene show the same picture.
@Suite("Pictures of Xcode files, compiled files, and imported scenes")
struct SamePictureTests {
  /// Draws a file in all forms. Ids are omitted, because imported scenes have other ids.
  private func pictures(of text: String, named name: String, _ options: String...) throws -> [String] {
    let workspace = try TestDirectory([name: text])
    let base = name.prefix { $0 != "." }
    for arguments in [
      ["compile", name, "-o", "\(base).scenec"], ["import", name, "-o", "\(base).scene"],
      ["validate", "\(base).scene"],
    ] {
      let outcome = try workspace.scenec(arguments, input: .init())
      #expect(outcome.status == 0, "\(arguments): \(outcome.text)\(outcome.errors)")
    }
    return try [name, "\(base).scenec", "\(base).scene"].map { file in
      let outcome = try workspace.scenec(["render", file] + options, input: .init())
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.text.replacing(#/ data-id="[^"]*"/#, with: "")
    }
  }

  @Test("Draws views of macOS at their saved frames")
  func savedFrames() throws {
    let all = try pictures(
      of: """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" useAutolayout="YES">
          <objects>
            <customView id="v">
              <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
              <subviews>
                <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                  <rect key="frame" x="20" y="30" width="80" height="20"/>
                  <buttonCell key="cell" type="push" title="OK" id="c"/>
                </button>
              </subviews>
              <constraints>
                <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="60" id="k"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="5" id="l"/>
              </constraints>
            </customView>
          </objects>
        </document>
        """, named: "Sheet.xib")
    #expect(all[0].contains("translate(20 50)"), "\(all[0])")
    #expect(all[1] == all[0] && all[2] == all[0])
  }

  private static let label = """
    <label text="Tray" id="l"><rect key="frame" x="10" y="10" width="100" height="30"/>
      <color key="textColor" name="Brick"/></label>
    <imageView contentMode="center" image="pot" id="i"><rect key="frame" x="10" y="50" width="100" height="60"/></imageView>
    """

  private static func screen(_ device: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13122" targetRuntime="iOS.CocoaTouch">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <objects>
        <view id="v">
          <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
          <subviews>\(label)
            <searchBar id="s"><rect key="frame" x="0.0" y="130" width="300" height="56"/></searchBar></subviews>
        </view>
      </objects>
      <resources>
        <image name="pot" width="24" height="16"/>
        <namedColor name="Brick"><color red="0.75" green="0.25" blue="0.125" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      </resources>
    </document>
    """
  }

  @Test(
    "Draws imported scenes with the colors, the image sizes, and the resolution of the Xcode file",
    arguments: ["retina4_0", "retina6_12"])
  func canvas(_ device: String) throws {
    let all = try pictures(of: Self.screen(device), named: "Tray.xib", "--safe-area", "0,0,0,0")
    #expect(all[0].contains("#bf4020"), "\(all[0])")
    #expect(all[2] == all[0])
  }

  @Test(
    "Draws xibs with the margins and the covered areas of the device", arguments: ["view", "tableViewCell"])
  func xib(_ element: String) throws {
    let size = element == "view" ? (393, 852) : (393, 60)
    let all = try pictures(
      of: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <objects>
            <\(element) id="v">
              <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
              <subviews>
                <label text="Tea" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="16" y="59" width="100" height="21"/></label>
              </subviews>
              <viewLayoutGuide key="safeArea" id="s"/>
              <constraints>
                <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="k"/>
                <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top" id="m"/>
              </constraints>
            </\(element)>
          </objects>
        </document>
        """, named: "Tea.xib")
    #expect(all[1] == all[0] && all[2] == all[0], "\(all)")
  }

  @Test("Draws the bars and the content sizes that the canvas simulates")
  func simulatedParts() throws {
    let all = try pictures(
      of: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="c">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes><scene sceneID="s-1"><objects>
            <viewController id="c" sceneMemberID="viewController">
              <view key="view" id="v">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <view placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="infinite" translatesAutoresizingMaskIntoConstraints="NO" id="p">
                    <rect key="frame" x="0.0" y="0.0" width="70" height="40"/>
                    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
                  </view>
                  <view customClass="Gauge" translatesAutoresizingMaskIntoConstraints="NO" id="d">
                    <rect key="frame" x="0.0" y="200" width="39" height="18"/>
                    <color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/>
                  </view>
                </subviews>
                <viewLayoutGuide key="safeArea" id="s"/>
                <constraints>
                  <constraint firstItem="p" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k-1"/>
                  <constraint firstItem="p" firstAttribute="top" secondItem="s" secondAttribute="top" id="k-2"/>
                  <constraint firstItem="p" firstAttribute="height" relation="equal" constant="40" id="k-3"/>
                  <constraint firstItem="d" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k-4"/>
                  <constraint firstItem="d" firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="k-5"/>
                </constraints>
              </view>
              <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
              <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
            </viewController>
          </objects></scene></scenes>
          <designables><designable name="d"><size key="intrinsicContentSize" width="39" height="18"/></designable></designables>
        </document>
        """, named: "Parts.storyboard")
    #expect(all[1] == all[0] && all[2] == all[0], "\(all)")
    // The first view is below a navigation bar, and the second view is above a tab bar.
    #expect(all[0].contains(#"translate(0 103)"#) && all[0].contains(#"translate(0 751)"#), "\(all[0])")
  }

  @Test("Draws views where the constraints that Xcode removes at build time place them")
  func placeholderConstraints() throws {
    let all = try pictures(
      of: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <objects>
            <view id="v">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                  <rect key="frame" x="40" y="120" width="90" height="66"/>
                  <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
                  <constraints>
                    <constraint firstAttribute="height" constant="66" placeholder="YES" id="k-1"/>
                    <constraint firstAttribute="width" constant="90" id="k-2"/>
                  </constraints>
                </view>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
                  <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                  <color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/>
                </view>
              </subviews>
              <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="40" id="k-3"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="120" id="k-4"/>
                <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" placeholder="YES" id="k-5"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" priority="900" placeholder="YES" id="k-6"/>
                <constraint firstItem="b" firstAttribute="width" constant="30" placeholder="YES" id="k-7"/>
                <constraint firstItem="b" firstAttribute="height" secondItem="a" secondAttribute="height" multiplier="1:2" placeholder="YES" id="k-8"/>
              </constraints>
            </view>
          </objects>
        </document>
        """, named: "Tea.xib")
    #expect(all[1] == all[0] && all[2] == all[0], "\(all)")
    #expect(all[0].contains("translate(138 186)"), "\(all[0])")
  }

  @Test("Draws the bars of containers around a scene in the colors of the containers")
  func bars() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" initialViewController="n">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
          <scene sceneID="s-1"><objects>
            <navigationController toolbarHidden="NO" id="n" sceneMemberID="viewController">
              <navigationBar key="navigationBar" id="nb">
                <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/>
                <textAttributes key="titleTextAttributes"><color key="textColor" red="0" green="0" blue="1" alpha="1"/></textAttributes>
              </navigationBar>
              <toolbar key="toolbar" id="tb"><color key="barTintColor" red="0" green="1" blue="1" alpha="1"/></toolbar>
              <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r-1"/></connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="s-2"><objects>
            <viewController id="c" sceneMemberID="viewController">
              <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <color key="backgroundColor" red="1" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
              <navigationItem key="navigationItem" title="Trays" id="i"/>
            </viewController>
          </objects></scene>
        </scenes>
      </document>
      """
    let all = try pictures(of: text, named: "Trays.storyboard")
    #expect(all[1] == all[0] && all[2] == all[0])
    let workspace = try TestDirectory(["Trays.storyboard": text])
    let picture = try workspace.scenec("render", "Trays.storyboard", "--scene", "c").text
    for color in ["#ff0000", "#0000ff", "#00ffff"] {
      #expect(picture.contains(color), "\(color): \(picture)")
    }
  }
}
