import Foundation
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import Testing

/// Elements and attributes without a meaning at their location are preserved unchanged.
@Suite struct PreservedContentTests {
  private func nib(_ objects: String, sets attributes: String = "", of system: String = "CocoaTouch")
    -> SourceText
  {
    SourceText(
      path: "A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.\(system).XIB" version="3.0" \(attributes)>
        <objects>\(objects)</objects>
      </document>
      """)
  }

  private func storyboard(_ scenes: [String]) -> SourceText {
    let scenes = scenes.enumerated().map {
      #"<scene sceneID="s\#($0)"><objects>\#($1)</objects></scene>"#
    }
    return SourceText(
      path: "A.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v">
        <scenes>\(scenes.joined())</scenes>
      </document>
      """)
  }

  private func scene(of source: SourceText) throws -> (text: String, statistics: ImportStatistics) {
    let tree = try #require(SyntaxParser.parse(source).tree)
    let imported = try #require(Fixture.importer.scene(of: source).scene)
    let statistics = try #require(InterfaceBuilder.translate(tree).statistics)
    #expect(statistics.counts[.lost] == nil)
    return (String(decoding: imported.text, as: UTF8.self), statistics)
  }

  @Test("Reports custom classes in launch screens but not in other scenes")
  func launchScreens() {
    func reported(_ attributes: String) -> [String] {
      let source = nib(#"<view id="v" customClass="BedView"/>"#, sets: attributes)
      return Fixture.compiler.validate(source).map { source.text($0.location.range) }
    }
    #expect(reported(#"launchScreen="YES""#) == ["BedView"])
    #expect(reported(#"launchScreen="NO""#) == [])
  }

  /// A ratio has two parts, a guide has no margins, and not all elements among constraints are constraints.
  @Test(
    "Preserves a constraint that no equation can express",
    arguments: [
      #"constraint firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="1:2:3" id="k""#,
      #"constraint firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="3:0" id="k""#,
      #"constraint firstItem="b" firstAttribute="leading" secondItem="g" secondAttribute="leadingMargin" id="k""#,
      #"anchorConstraint firstAttribute="width" constant="80" id="k""#,
    ])
  func noEquations(_ constraint: String) throws {
    let (text, _) = try scene(
      of: nib(
        """
        <view id="v">
          <subviews><view id="b"/></subviews>
          <viewLayoutGuide key="safeArea" id="g"/>
          <constraints><\(constraint)/></constraints>
        </view>
        """))
    #expect(text.contains("<ib:\(constraint)/>"), "\(text)")
    #expect(!text.contains("<constraint"), "\(text)")
  }

  @Test("A label's text takes precedence over its attributed text")
  func ownText() throws {
    let (text, _) = try scene(
      of: nib(
        """
        <label text="Reap" id="l"><attributedString key="attributedText">
          <fragment content="Sow"/>
        </attributedString></label>
        """))
    #expect(text.contains(#"<label userInteractionEnabled="true" text="Reap">"#), "\(text)")
    #expect(text.contains(#"<ib:attributedString key="attributedText"><fragment content="Sow"/>"#), "\(text)")
  }

  @Test("A label's font and color take precedence over its attributed text")
  func ownLooks() throws {
    let (text, statistics) = try scene(
      of: nib(
        """
        <label id="l">
          <fontDescription key="fontDescription" type="system" pointSize="13"/>
          <color key="textColor" systemColor="systemRedColor"/>
          <attributedString key="attributedText"><fragment content="Sow"><attributes>
            <color key="NSColor" systemColor="systemGreenColor"/><font key="NSFont" size="14" name="Georgia"/>
          </attributes></fragment></attributedString>
        </label>
        """))
    for words in [
      #"<label userInteractionEnabled="true" text="Sow" font="system 13" textColor="systemRed">"#,
      #"<ib:color key="NSColor" systemColor="systemGreenColor"/>"#,
      #"<ib:font key="NSFont" size="14" name="Georgia"/>"#,
    ] {
      #expect(text.contains(words), "\(text)")
    }
    #expect(statistics.counts[.kept]?["color"] == 1)
    #expect(statistics.counts[.kept]?["font"] == 1)
  }

  @Test("Imports the visibility of activity indicators, which their animation also changes")
  func hiddenIndicators() throws {
    let (text, _) = try scene(
      of: nib(
        """
        <activityIndicatorView hidden="YES" animating="YES" id="a"/>
        <activityIndicatorView hidden="YES" id="b"/>
        <activityIndicatorView animating="YES" hidesWhenStopped="YES" id="c"/>
        """))
    #expect(text.components(separatedBy: #" hidden="true""#).count == 3, "\(text)")
  }

  @Test("Preserves the device, the Xcode version, and the resources of the app")
  func canvas() throws {
    let (text, _) = try scene(
      of: SourceText(
        path: "A.xib",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
          <device id="retina6_12" orientation="landscape" appearance="light"/>
          <objects><view id="v"><color key="backgroundColor" name="Brick"/></view></objects>
          <resources>
            <image name="star" catalog="system" width="128" height="120"/>
            <namedColor name="Brick"><color red="1" green="0.5" blue="0" alpha="1"/></namedColor>
            <systemColor name="systemBackgroundColor"><color white="1" alpha="1"/></systemColor>
          </resources>
        </document>
        """))
    #expect(text.contains(#" ib:device="retina6_12" ib:orientation="landscape""#), "\(text)")
    #expect(text.contains(#" ib:toolsVersion="22505">"#), "\(text)")
    #expect(text.contains(#"<ib:resources><namedColor name="Brick">"#), "\(text)")
    #expect(!text.contains("star") && !text.contains("systemColor"), "\(text)")
  }

  @Test("Preserves the constraints of macOS documents, whose views keep their saved frames")
  func constraintsOfMac() throws {
    let (text, _) = try scene(
      of: nib(
        """
        <customView id="v">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews><button id="b"><rect key="frame" x="20" y="30" width="80" height="20"/></button></subviews>
          <constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="60" id="k"/>
          </constraints>
        </customView>
        """, of: "Cocoa"))
    #expect(text.contains(#"frame="20 50 80 20""#), "\(text)")
    #expect(
      text.contains(
        #"<ib:constraints><constraint firstItem="b" firstAttribute="leading" secondItem="v" "#
          + #"secondAttribute="leading" constant="60" id="k"/></ib:constraints>"#),
      "\(text)")
    #expect(text.components(separatedBy: "<constraint").count == 2, "\(text)")
  }

  @Test("Preserves an attributed title that scenes do not support")
  func attributedTitles() throws {
    let (text, statistics) = try scene(
      of: nib(
        """
        <refreshControl id="r"><attributedString key="attributedTitle">
          <fragment content="Sow"/>
        </attributedString></refreshControl>
        """))
    #expect(
      text.contains(
        #"<ib:attributedString key="attributedTitle"><fragment content="Sow"/></ib:attributedString>"#),
      "\(text)")
    #expect(!text.contains(" title="), "\(text)")
    #expect(statistics.counts[.kept]?["attributedString"] == 1)
  }

  @Test("Preserves a set of options if one option is unknown")
  func unknownOptions() throws {
    let (text, statistics) = try scene(
      of: nib(
        """
        <view id="v"><gestureRecognizers>
          <swipeGestureRecognizer direction="left inward" id="s"/>
        </gestureRecognizers></view>
        """))
    #expect(text.contains(#"<swipeGestureRecognizer ib:direction="left inward"/>"#), "\(text)")
    #expect(statistics.counts[.kept] == ["swipeGestureRecognizer.direction": 1])
  }

  @Test("Preserves an outlet whose destination is in another storyboard")
  func outletsElsewhere() throws {
    let (text, statistics) = try scene(
      of: nib(
        """
        <view id="v"><connections><outlet property="beds" destination="r" id="o"/></connections></view>
        <viewControllerPlaceholder storyboardName="Beds" id="r"/>
        """))
    #expect(text.contains(#"<ib:outlet property="beds" destination="r" id="o"/>"#), "\(text)")
    #expect(statistics.counts[.kept]?["outlet"] == 1)
  }

  @Test("Reports and preserves an action whose target is in another scene")
  func actionsElsewhere() throws {
    let source = storyboard([
      """
      <viewController id="v" sceneMemberID="viewController">
        <view key="view" id="w"><subviews><button id="b"><connections>
          <action selector="sow:" destination="v2" eventType="touchUpInside" id="a"/>
        </connections></button></subviews></view>
      </viewController>
      """,
      #"<viewController storyboardIdentifier="Two" id="v2" sceneMemberID="viewController"/>"#,
    ])
    let found = Fixture.compiler.validate(source)
    #expect(found.map(\.rule) == ["connection-across-scenes"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map { source.text($0.location.range) } == ["v2"])
    let (text, statistics) = try scene(of: source)
    #expect(
      text.contains(#"<ib:action selector="sow:" destination="v2" eventType="touchUpInside" id="a"/>"#),
      "\(text)")
    #expect(statistics.counts[.editorOnly]?["action"] == 1)
  }

  @Test("Preserves connections to the owner of a storyboard")
  func owners() throws {
    let source = storyboard([
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Gardener"/>
      <viewController id="v" sceneMemberID="viewController"/>
      """
    ])
    let (text, _) = try scene(of: source)
    #expect(text.contains(#"<storyboard version="1" initial="viewController">"#), "\(text)")
    #expect(!text.contains("owner"), "\(text)")
    #expect(Fixture.compiler.validate(source).map(\.message.text) == [])
  }

  @Test("Preserves elements other than key commands in a list of key commands")
  func notAKeyCommand() throws {
    let source = storyboard([
      """
      <viewController id="v" sceneMemberID="viewController">
        <keyCommands><chord input="s" actionName="sow:"/></keyCommands>
      </viewController>
      """
    ])
    let (text, statistics) = try scene(of: source)
    #expect(text.contains(#"<ib:chord input="s" actionName="sow:"/>"#), "\(text)")
    #expect(!text.contains("<keyCommand"), "\(text)")
    #expect(statistics.counts[.unknown] == ["chord": 1])
    #expect(Fixture.compiler.validate(source).map { source.text($0.location.range) } == ["chord"])
  }

  @Test("Creates no object for an element without an id in macOS documents")
  func macWithoutID() throws {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="80" height="40"/>"#
    let (text, statistics) = try scene(
      of: nib(
        #"<customView id="c">\#(frame)</customView><customView>\#(frame)</customView>"#, of: "Cocoa"))
    #expect(text.contains(#"<view id="customView" class="NSView" frame="0 0 80 40"/>"#), "\(text)")
    #expect(text.contains("<ib:customView>\(frame)</ib:customView>"), "\(text)")
    #expect(statistics.counts[.kept]?["customView"] == 1)
  }

  /// Code accesses labels through `textLabel` only in table cells.
  @Test("Preserves the 'textLabel' attribute of an element that is not a table cell")
  func labelsOfCells() throws {
    let source = nib(
      """
      <collectionViewCell textLabel="l" id="c">
        <view key="contentView" id="b"><subviews><label text="Dill" id="l"/></subviews></view>
      </collectionViewCell>
      """)
    let (text, statistics) = try scene(of: source)
    #expect(text.contains(#"<collectionViewCell ib:textLabel="l">"#), "\(text)")
    #expect(!text.contains("<outlet"), "\(text)")
    #expect(statistics.counts[.unknown] == ["collectionViewCell.textLabel": 1])
  }
}
