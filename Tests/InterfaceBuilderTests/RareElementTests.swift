import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import Testing

@Suite struct RareElementTests {
  private func source(of object: String) -> SourceText {
    SourceText(
      path: "A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>\(object)</objects>
      </document>
      """)
  }

  private func scene(of object: String) throws -> (text: String, statistics: ImportStatistics) {
    let source = source(of: object)
    let tree = try #require(SyntaxParser.parse(source).tree)
    let imported = try #require(Fixture.importer.scene(of: source).scene)
    let statistics = try #require(InterfaceBuilder.translate(tree).statistics)
    #expect(statistics.counts[.lost] == nil)
    return (String(decoding: imported.text, as: UTF8.self), statistics)
  }

  @Test(
    "Recognizes all content of a watchOS storyboard", arguments: ["Watch.storyboard"])
  func watch(_ name: String) throws {
    let tree = try #require(SyntaxParser.parse(try Fixture(name).source).tree)
    let statistics = try #require(InterfaceBuilder.translate(tree).statistics)
    #expect(statistics.counts[.kept] == nil)
    #expect(statistics.ids == statistics.reachedIDs)
    #expect(statistics.connections == statistics.madeConnections)
  }

  @Test("A diagnostic about one of several relationships refers to the segue of that relationship")
  func relationships() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="t-1">
        <scenes>
          <scene sceneID="1"><objects>
            <tabBarController id="t-1" sceneMemberID="viewController">
              <connections>
                <segue destination="v-1" kind="relationship" relationship="viewControllers" id="r-1"/>
                <segue destination="gone-1" kind="relationship" relationship="viewControllers" id="r-2"/>
                <segue destination="b-1" kind="relationship" relationship="viewControllers" id="r-3"/>
                <segue destination="gone-1" kind="relationship" relationship="viewControllers" id="r-4"/>
              </connections>
            </tabBarController>
          </objects></scene>
          <scene sceneID="2"><objects>
            <viewController id="v-1" sceneMemberID="viewController"><view key="view" id="b-1"/></viewController>
          </objects></scene>
        </scenes>
      </document>
      """
    let source = SourceText(path: "A.storyboard", text)
    let found = Fixture.compiler.validate(source)
    #expect(found.map { source.text($0.location.range) } == ["gone-1", "b-1", "gone-1"])
    #expect(Set(found.map(\.location.range.start)).count == 3)
    #expect(found[0].message.text.contains("'gone-1'"))
  }

  @Test("Reports a segue to a controller for which the split view has no column")
  func columns() throws {
    func text(_ relationships: [String]) -> String {
      let segues = relationships.enumerated().map {
        #"<segue destination="v-\#($0)" kind="relationship" relationship="\#($1)" id="r-\#($0)"/>"#
      }
      let scenes = relationships.indices.map {
        #"<scene sceneID="s\#($0)"><objects><viewController id="v-\#($0)" sceneMemberID="viewController"/></objects></scene>"#
      }
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="p-1">
          <scenes>
            <scene sceneID="1"><objects>
              <splitViewController id="p-1" sceneMemberID="viewController">
                <connections>\(segues.joined())</connections>
              </splitViewController>
            </objects></scene>
            \(scenes.joined())
          </scenes>
        </document>
        """
    }
    let columns = ["detailViewController", "masterViewController", "supplementaryViewController"]
    #expect(
      Fixture.compiler.validate(SourceText(path: "A.storyboard", text(columns))).map(\.message.text) == [])
    // Columns are counted from the left, regardless of the order of their segues.
    let source = SourceText(path: "A.storyboard", text(columns + ["masterViewController"]))
    let found = Fixture.compiler.validate(source)
    #expect(found.map(\.rule) == ["container-full"])
    #expect(found.map { source.text($0.location.range) } == ["v-0"])
    #expect(found[0].message.text.contains("'v-0'"))
    // The number of panes is not limited in AppKit.
    let mac = text(Array(repeating: "splitItems", count: 5)).replacing("CocoaTouch", with: "Cocoa")
    #expect(Fixture.compiler.validate(SourceText(path: "A.storyboard", mac)).map(\.message.text) == [])
  }

  @Test("A diagnostic about one connection in a collection refers to that connection")
  func collections() {
    let source = source(
      of: """
        <view id="v-1"><connections>
          <outletCollection property="gestureRecognizers" destination="tap-1" appends="YES" id="o-1"/>
          <outletCollection property="gestureRecognizers" destination="gone-1" appends="YES" id="o-2"/>
        </connections></view>
        <tapGestureRecognizer id="tap-1"/>
        """)
    let found = Fixture.compiler.validate(source)
    #expect(found.map { source.text($0.location.range) } == ["gone-1"])
  }

  @Test("Converts an unknown view element to a view and keeps its subviews")
  func unknownView() throws {
    let object = """
      <view id="page">
        <subviews>
          <tomorrowView shine="YES" id="t">
            <rect key="frame" x="0.0" y="10" width="50" height="40"/>
            <subviews><label text="in it" id="l"/></subviews>
          </tomorrowView>
        </subviews>
      </view>
      """
    let (text, statistics) = try scene(of: object)
    #expect(statistics.counts[.unknown] == ["tomorrowView": 1])
    #expect(text.contains(#"<view frame="0 10 50 40" ib:element="tomorrowView" ib:shine="YES">"#))
    #expect(text.contains(#"text="in it""#))
    #expect(Fixture.compiler.validate(source(of: object)).map(\.severity) == [.note])
  }

  @Test("Adds a gesture recognizer that is inside a view element to that view")
  func recognizers() throws {
    let (text, _) = try scene(
      of: #"<view id="v"><gestureRecognizers><tapGestureRecognizer id="t"/></gestureRecognizers></view>"#)
    #expect(text.contains("<tapGestureRecognizer"))
  }

  @Test("Converts text with mixed styles to fragments and to plain text in the style of the first fragment")
  func attributedText() throws {
    let (text, statistics) = try scene(
      of: """
        <label id="l"><attributedString key="attributedText">
          <fragment content="Sow "><attributes><font key="NSFont" size="17" name="Georgia"/></attributes></fragment>
          <fragment><string key="content">in May</string><attributes>
            <integer key="NSUnderline" value="1"/></attributes></fragment>
        </attributedString></label>
        """)
    #expect(text.contains(#"text="Sow in May""#))
    #expect(text.contains("&quot;Georgia&quot; 17") || text.contains(#"'"Georgia" 17'"#))
    #expect(text.contains(#"<fragment text="Sow ""#), "\(text)")
    #expect(text.contains(#"<fragment text="in May" underline="single"/>"#), "\(text)")
    #expect(text.contains("<ib:attributedString"))
    #expect(statistics.counts[.kept]?["integer"] == 1)
  }

  @Test("Text fragments keep their font, colors, and paragraph style, and are black by default")
  func fragments() throws {
    let (text, _) = try scene(
      of: """
        <label id="l"><attributedString key="attributedText">
          <fragment content="12"><attributes>
            <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <font key="NSFont" metaFont="systemBold" size="20"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="4.0" headIndent="-3"/>
            <real key="NSKern" value="1.50"/>
          </attributes></fragment>
          <fragment content=" EUR"><attributes><integer key="NSStrikethrough" value="2"/></attributes></fragment>
        </attributedString></label>
        """)
    let wanted =
      ##"<fragment text="12" font="bold 20" color="#FF0000" kern="1.5" alignment="center" lineSpacing="4"/>"##
    #expect(text.lowercased().contains(wanted.lowercased()), "\(text)")
    #expect(text.contains(#"<fragment text=" EUR" color="black" strikethrough="thick"/>"#), "\(text)")
  }

  @Test("Text fragments in buttons and text views have the color of the view by default")
  func fragmentsOfOthers() throws {
    let string = """
      <fragment content="a"><attributes>
        <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </attributes></fragment><fragment content="b"/></attributedString>
      """
    func text(_ element: String) throws -> String { try scene(of: element).text.lowercased() }
    let pieces = ##"<fragment text="a" color="#ff0000"/>"##
    for element in [
      #"<button id="v"><state key="normal"><attributedString key="attributedTitle">\#(string)</state></button>"#,
      #"<button id="v"><state key="selected"><attributedString key="attributedTitle">\#(string)</state></button>"#,
      #"<textView id="v"><attributedString key="attributedText">\#(string)</textView>"#,
      """
      <label id="v"><color key="textColor" white="0.5" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/><attributedString key="attributedText">\(string)</label>
      """,
    ] {
      let text = try text(element)
      #expect(text.contains(pieces), "\(text)")
      let last =
        element.hasPrefix("<textView") ? ##"<fragment text="b" color="black"/>"## : ##"<fragment text="b"/>"##
      #expect(text.contains(last), "\(text)")
    }
  }

  @Test("Creates fragments only for styles that a label cannot express")
  func oneLook() throws {
    func fragments(_ look: String) throws -> Int {
      try scene(
        of: """
          <label id="l"><attributedString key="attributedText"><fragment content="Sow"><attributes>\(look)</attributes>
          </fragment></attributedString></label>
          """
      ).text.split(separator: "<fragment text").count - 1
    }
    #expect(try fragments(#"<font key="NSFont" metaFont="system" size="20"/>"#) == 0)
    #expect(try fragments(#"<integer key="NSUnderline" value="1"/>"#) == 1)
  }

  @Test(
    "Converts a button's Xcode type to the button's kind",
    arguments: ["detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"])
  func buttonTypes(_ type: String) throws {
    let (text, statistics) = try scene(of: #"<button buttonType="\#(type)" id="b"/>"#)
    #expect(text.contains(#" kind="\#(type)""#) && !text.contains("ib:buttonType"))
    #expect(statistics.counts[.kept] == nil)
  }

  @Test("Converts a button configuration to properties of the button")
  func buttonConfigurations() throws {
    let (text, statistics) = try scene(
      of: """
        <button id="b" buttonType="system" adjustsImageWhenHighlighted="NO" showsTouchWhenHighlighted="YES">
        <buttonConfiguration key="configuration" style="tinted" title="Pay" subtitle="now" imagePlacement="top"
          imagePadding="4" titlePadding="3" showsActivityIndicator="YES"/>
        </button>
        """)
    for attribute in [
      #"kind="tinted""#, #"title="Pay""#, #"subtitle="now""#, #"imagePlacement="top""#, #"imagePadding="4""#,
      #"titlePadding="3""#, #"showsActivityIndicator="true""#, #"adjustsImageWhenHighlighted="false""#,
      #"showsTouchWhenHighlighted="true""#,
    ] {
      #expect(text.contains(" \(attribute)"), "\(text)")
    }
    #expect(!text.contains("ib:") && statistics.counts[.kept] == nil, "\(text)")
  }

  @Test("Reads the attributed title of a button configuration, with AppKit's default sizes of fonts")
  func attributedConfigurationTitle() throws {
    func title(_ font: String) throws -> String {
      try scene(
        of: """
          <button id="v">
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain">
              <attributedString key="attributedTitle"><fragment content="See more"><attributes>
                <font key="NSFont" \(font)/>
              </attributes></fragment></attributedString>
            </buttonConfiguration>
          </button>
          """
      ).text
    }
    for (font, literal) in [
      (#"metaFont="system""#, "system 13"), (#"metaFont="smallSystemBold""#, "bold 11"),
      (#"metaFont="systemSemibold" size="15""#, #"&quot;.SFUI-Semibold&quot; 15"#),
    ] {
      let text = try title(font)
      #expect(text.contains(#"title="See more""#) && text.contains(#"font="\#(literal)""#), "\(text)")
    }
  }

  @Test("Reads the image of a button configuration")
  func configurationImage() throws {
    let (text, _) = try scene(
      of: """
        <button id="v"><buttonConfiguration key="configuration" style="tinted">
          <imageReference key="image" image="chevron.backward" catalog="system" symbolScale="default"/>
        </buttonConfiguration></button>
        """)
    #expect(text.contains(#" image="chevron.backward""#), "\(text)")
  }

  @Test("Gives the title of a configured button with the primary role the font of headlines")
  func primaryButton() throws {
    for (role, font) in [("primary", "headline"), ("cancel", "body")] {
      let (text, _) = try scene(
        of: """
          <button role="\(role)" id="v"><buttonConfiguration key="configuration" style="plain" title="Go"/></button>
          """)
      #expect(text.contains(#"font="\#(font)""#), "\(text)")
    }
  }

  @Test("Preserves placeholder constraints only for pictures")
  func placeholderConstraint() throws {
    let (text, statistics) = try scene(
      of: """
        <view id="v">
          <subviews><view id="w"/></subviews>
          <constraints>
            <constraint firstAttribute="width" constant="80" placeholder="YES" id="k"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" priority="900" placeholder="YES" id="l"/>
          </constraints>
        </view>
        """)
    #expect(!text.contains("<constraint"))
    #expect(
      text.contains(#"ib:placeholderConstraints="self.width = 80; view.top = self.top + 8 @900""#), "\(text)")
    #expect(statistics.counts[.kept] == nil)
  }

  @Test(
    "Accepts a ratio as a multiplier", arguments: ["3:4", "3/4"])
  func ratio(_ ratio: String) throws {
    let (text, statistics) = try scene(
      of: """
        <view id="v"><constraints>
          <constraint firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="\(ratio)" id="k"/>
        </constraints></view>
        """)
    #expect(text.contains(#"<constraint equation="self.width = self.height * 0.75"/>"#), "\(text)")
    #expect(statistics.counts[.kept] == nil)
  }

  @Test("Preserves the menu of an application")
  func applicationMenu() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v">
        <scenes>
          <scene sceneID="1"><objects><viewController id="v" sceneMemberID="viewController"/></objects></scene>
          <scene sceneID="2"><objects><application id="a" sceneMemberID="viewController">
            <menu key="mainMenu" title="Main Menu" systemMenu="main" id="m"/>
          </application></objects></scene>
        </scenes>
      </document>
      """
    let source = SourceText(path: "A.storyboard", text)
    #expect(Fixture.compiler.validate(source).map(\.message.text) == [])
    let scene = try #require(Fixture.importer.scene(of: source).scene)
    #expect(String(decoding: scene.text, as: UTF8.self).contains("<ib:application"))
  }

  @Test("Writes a nib container's child controllers as siblings of the container")
  func nibContainers() throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication">
        <connections><outlet property="delegate" destination="app" id="o"/></connections>
      </placeholder>
      <customObject id="app" customClass="GardenDelegate"/>
      <tabBarController id="tabs">
        <tabBar key="tabBar" id="bar"/>
        <viewControllers>
          <viewController nibName="Beds" id="beds" customClass="BedsController">
            <tabBarItem key="tabBarItem" title="Beds" id="item"/>
          </viewController>
          <navigationController id="stack">
            <viewControllers><viewController id="root"/><viewController id="above"/></viewControllers>
          </navigationController>
        </viewControllers>
      </tabBarController>
      """
    let (text, statistics) = try scene(of: objects)
    #expect(statistics.counts[.kept] == nil)
    #expect(statistics.counts[.unknown] == nil)
    #expect(statistics.ids == statistics.reachedIDs)
    #expect(text.contains(#"owner="Application""#))
    #expect(text.contains(#"viewControllers="bedsController navigationController""#))
    #expect(text.contains(#"rootViewController="viewController""#))
    #expect(
      text.contains(#"<viewController id="bedsController" class="BedsController" nibName="Beds""#), "\(text)")
    #expect(text.contains(#"<tabBarItem title="Beds"/>"#), "\(text)")
    for file in [source(of: objects), SourceText(path: "A.scene", text)] {
      #expect(Fixture.compiler.validate(file).map(\.message.text) == [])
    }
  }

  @Test("Keeps a custom class that has the same name as a library class")
  func sameName() throws {
    let objects = """
      <viewController id="v" customClass="ViewController">
        <connections><outlet property="bed" destination="w" id="o"/></connections>
      </viewController>
      <view id="w" customClass="UIControl"/>
      """
    let (text, _) = try scene(of: objects)
    #expect(text.contains(#"class="App.ViewController""#))
    // UIKit's classes map to those of the library.
    #expect(text.contains(#"class="Control""#))
    for file in [source(of: objects), SourceText(path: "A.scene", text)] {
      #expect(Fixture.compiler.validate(file).map(\.message.text) == [])
    }
    let (other, _) = try scene(
      of: objects
        + #"<view customClass="BedView" customModule="Garden" customModuleProvider="target" id="b"/>"#)
    #expect(other.contains(#"class="Garden.ViewController""#))
  }

  @Test(
    "Reads elements and attributes that older versions of Xcode write",
    arguments: [
      (#"<view id="v"><constraints><constraint firstAttribute="width" constant="8" type="user" id="k"/></constraints></view>"#),
      #"<tabBarController id="t"><nil name="viewControllers"/></tabBarController>"#,
      #"<tableView showsSelectionImmediatelyOnTouchBegin="NO" id="t"/>"#,
      """
      <button id="b"><state key="normal" title="Sow"/><state key="focused" title="Sow!" image="leaf">
        <color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      </state></button>
      """,
      """
      <textView id="t"><attributedString key="attributedText"><fragment content="Sow"><attributes>
        <paragraphStyle key="NSParagraphStyle" lineBreakMode="clipping" lineSpacing="3"/>
      </attributes></fragment></attributedString></textView>
      """,
    ])
  func olderWords(_ object: String) throws {
    let (text, statistics) = try scene(of: object)
    #expect(statistics.counts[.kept] == nil, "\(text)")
    #expect(statistics.counts[.unknown] == nil, "\(text)")
  }

  @Test(
    "Runtime attributes of every type become runtime attributes of the scene",
    arguments: [
      (#"type="nil" keyPath="badge"/>"#, "nil", ""),
      (
        #"type="range" keyPath="badge"><range key="value" location="3" length="5"/></userDefinedRuntimeAttribute>"#,
        "range", "3 5"
      ),
      (#"type="color" keyPath="badge"><nil key="value"/></userDefinedRuntimeAttribute>"#, "nil", ""),
      (#"type="image" keyPath="badge"/>"#, "nil", ""),
      (#"type="image" keyPath="badge" value="leaf" catalog="system"/>"#, "image", "leaf"),
      (#"type="localizedString" keyPath="badge" value="new"/>"#, "string", "new"),
      (
        #"type="number" keyPath="badge"><real key="value" value="1.50"/></userDefinedRuntimeAttribute>"#,
        "number", "1.5"
      ),
    ])
  func runtimeAttributes(_ attribute: String, _ type: String, _ value: String) throws {
    let object = """
      <view id="v" customClass="BedView"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute \(attribute)
      </userDefinedRuntimeAttributes></view>
      """
    let (text, statistics) = try scene(of: object)
    #expect(statistics.counts[.kept] == nil)
    #expect(text.contains(#"key="badge""#) && text.contains(#"type="\#(type)" value="\#(value)""#), "\(text)")
    for file in [source(of: object), SourceText(path: "A.scene", text)] {
      #expect(Fixture.compiler.validate(file).map(\.message.text) == [])
    }
  }

  @Test("Adds key commands to the controller whose element contains them")
  func keyCommands() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v">
        <scenes><scene sceneID="1"><objects><viewController id="v" sceneMemberID="viewController"><keyCommands>
          <keyCommand input="s" modifierFlags="1179648" actionName="sow:" discoverabilityTitle="Sow"/>
          <keyCommand input="UIKeyInputLeftArrow" modifierFlags="2097152" actionName="back"/>
        </keyCommands></viewController></objects></scene></scenes>
      </document>
      """
    let source = SourceText(path: "A.storyboard", text)
    let tree = try #require(SyntaxParser.parse(source).tree)
    let statistics = try #require(InterfaceBuilder.translate(tree).statistics)
    #expect(statistics.counts[.kept] == nil)
    #expect(statistics.counts[.unknown] == nil)
    let imported = try #require(Fixture.importer.scene(of: source).scene)
    let scene = SourceText(path: "A.scene", bytes: imported.text)
    for words in [
      #"<keyCommand input="s" modifierFlags="shift command" discoverabilityTitle="Sow">"#,
      #"<action selector="sow:" destination="firstResponder"/>"#,
      #"<keyCommand key="left" ib:modifierFlags="2097152">"#,
    ] {
      #expect(String(decoding: imported.text, as: UTF8.self).contains(words), "\(words)")
    }
    for file in [source, scene] { #expect(Fixture.compiler.validate(file).map(\.message.text) == []) }
  }

  @Test("Preserves the tab item of a storyboard reference")
  func tabOfReference() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="t">
        <scenes>
          <scene sceneID="1"><objects><tabBarController id="t" sceneMemberID="viewController"><connections>
            <segue destination="r" kind="relationship" relationship="viewControllers" id="s"/>
          </connections></tabBarController></objects></scene>
          <scene sceneID="2"><objects>
            <viewControllerPlaceholder storyboardName="Beds" id="r" sceneMemberID="viewController">
              <tabBarItem key="tabBarItem" title="Item" id="i"/>
            </viewControllerPlaceholder>
          </objects></scene>
        </scenes>
      </document>
      """
    let source = SourceText(path: "A.storyboard", text)
    let tree = try #require(SyntaxParser.parse(source).tree)
    let statistics = try #require(InterfaceBuilder.translate(tree).statistics)
    #expect(statistics.counts[.kept] == nil)
    #expect(statistics.ids == statistics.reachedIDs)
    let scene = try #require(Fixture.importer.scene(of: source).scene)
    #expect(String(decoding: scene.text, as: UTF8.self).contains(#"title="Item" id="i"/>"#))
  }
}
