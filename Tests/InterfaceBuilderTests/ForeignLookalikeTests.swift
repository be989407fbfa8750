import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import Testing

/// Elements and attributes that only resemble those that scenes support. They are preserved.
@Suite struct ForeignLookalikeTests {
  private func nib(_ objects: String) -> SourceText {
    SourceText(
      path: "A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>\(objects)</objects>
      </document>
      """)
  }

  private func storyboard(_ controllers: String...) -> SourceText {
    let scenes = controllers.enumerated().map {
      #"<scene sceneID="s\#($0)"><objects>\#($1)</objects></scene>"#
    }
    return SourceText(
      path: "A.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="v">
        <scenes>\(scenes.joined())</scenes>
      </document>
      """)
  }

  private func scene(of source: SourceText) throws -> (text: String, statistics: ImportStatistics) {
    let found = Fixture.compiler.validate(source).filter { $0.rule != "bad-literal" }
    #expect(found.map(\.message.text) == [])
    let tree = try #require(SyntaxParser.parse(source).tree)
    let statistics = try #require(InterfaceBuilder.translate(tree).statistics)
    #expect(statistics.counts[.lost] == nil && statistics.counts[.unknown] == nil)
    let imported = try #require(Fixture.importer.scene(of: source).scene)
    let scene = SourceText(path: "A.scene", bytes: imported.text)
    #expect(Fixture.compiler.validate(scene).map(\.message.text) == [])
    return (String(decoding: imported.text, as: UTF8.self), statistics)
  }

  @Test("Only attributes that refer to subviews of a cell become outlets")
  func cells() throws {
    let (text, statistics) = try scene(
      of: nib(
        """
        <tableViewCell horizontalHuggingPriority="251" textLabel="l" id="c">
          <tableViewCellContentView key="contentView" id="w">
            <subviews><label text="a" id="l"/></subviews>
          </tableViewCellContentView>
        </tableViewCell>
        """))
    #expect(text.contains(#"<tableViewCell contentHugging="251 250">"#), "\(text)")
    #expect(text.contains(#"<outlet property="textLabel" destination="label"/>"#), "\(text)")
    #expect(statistics.counts[.kept] == nil)
  }

  @Test("Imports a refresh control beside a table as a sibling of the table")
  func refreshControl() throws {
    let (text, _) = try scene(
      of: nib(#"<view id="v"><subviews><tableView id="t"/><refreshControl id="r"/></subviews></view>"#))
    #expect(text.contains(/<tableView\/>\s*<refreshControl [^>]*\/>\s*<\/view>/), "\(text)")
  }

  @Test("Preserves unsupported button states")
  func states() throws {
    let (text, statistics) = try scene(
      of: nib(
        """
        <button id="b">
          <state key="normal" title="Sow"/>
          <state key="selected-focused" title="Sown"/>
        </button>
        """))
    #expect(text.contains(#"title="Sow""#), "\(text)")
    #expect(text.contains(#"<ib:state key="selected-focused" title="Sown"/>"#), "\(text)")
    #expect(statistics.counts[.kept]?["state"] == 1)
  }

  @Test("Preserves unknown elements in a list of runtime attributes")
  func runtimeAttributes() throws {
    let (text, _) = try scene(
      of: nib(
        """
        <view id="v" customClass="BedView"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="title" value="Dill"/>
          <runtimeAttribute type="string" keyPath="badge" value="new"/>
        </userDefinedRuntimeAttributes></view>
        """))
    #expect(text.contains(#"<runtimeAttribute key="title" type="string" value="Dill"/>"#), "\(text)")
    #expect(text.contains(#"<ib:runtimeAttribute type="string" keyPath="badge" value="new"/>"#), "\(text)")
  }

  @Test("Preserves a segue to another bundle")
  func segueElsewhere() throws {
    let (text, statistics) = try scene(
      of: storyboard(
        """
        <viewController id="v" sceneMemberID="viewController">
          <connections><segue destination="p" kind="show" id="s"/></connections>
        </viewController>
        """,
        """
        <viewControllerPlaceholder storyboardName="Beds" bundleIdentifier="org.example.Garden" id="p" \
        sceneMemberID="viewController"/>
        """))
    #expect(text.contains(#"<ib:segue destination="p" kind="show" id="s"/>"#), "\(text)")
    #expect(statistics.madeConnections == 0)
  }

  /// Touch types are numbers, which a recognizer combines in one attribute.
  @Test("Converts all touch types of a gesture recognizer or preserves all of them")
  func touchTypes() throws {
    let (text, statistics) = try scene(
      of: nib(
        """
        <tapGestureRecognizer id="t">
          <allowedTouchTypes><value value="0"/><value value="2"/></allowedTouchTypes>
        </tapGestureRecognizer>
        <tapGestureRecognizer id="u">
          <allowedTouchTypes><value value="0"/><value/></allowedTouchTypes>
        </tapGestureRecognizer>
        <tapGestureRecognizer allowedTouchTypes="1" id="w">
          <allowedTouchTypes><value value="3"/></allowedTouchTypes>
        </tapGestureRecognizer>
        """))
    #expect(text.contains(#"<tapGestureRecognizer ib:allowedTouchTypes="0 2"/>"#), "\(text)")
    #expect(
      text.contains(#"<ib:allowedTouchTypes><value value="0"/><value/></ib:allowedTouchTypes>"#), "\(text)")
    #expect(text.contains(#"<tapGestureRecognizer ib:allowedTouchTypes="1">"#), "\(text)")
    #expect(text.contains(#"<ib:allowedTouchTypes><value value="3"/></ib:allowedTouchTypes>"#), "\(text)")
    #expect(statistics.counts[.kept]?["allowedTouchTypes"] == 2)
  }

  @Test("A navigation item's back title takes precedence over the title of its back button")
  func backTitle() throws {
    let (text, _) = try scene(
      of: storyboard(
        """
        <viewController id="v" sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="Beds" backButtonTitle="All" id="n">
            <barButtonItem key="backBarButtonItem" title="Back" id="i"/>
          </navigationItem>
        </viewController>
        """))
    #expect(text.contains(#"title="Beds" backButtonTitle="All"/>"#), "\(text)")
  }

  @Test("Only the title of a navigation item's back button becomes the back title")
  func backButton() throws {
    let (text, _) = try scene(
      of: storyboard(
        """
        <viewController id="v" sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="Beds" id="n">
            <barButtonItem key="rightBarButtonItem" title="Sow" id="i"/>
          </navigationItem>
        </viewController>
        """))
    #expect(text.contains(#"<barButtonItem title="Sow"/>"#), "\(text)")
    #expect(!text.contains("backButtonTitle"), "\(text)")
  }

  @Test("An attribute takes precedence over an equivalent element, which is preserved")
  func attributesFirst() throws {
    let (text, statistics) = try scene(
      of: nib(#"<imageView image="leaf" id="i"><imageReference key="image" image="star"/></imageView>"#))
    #expect(text.contains(#" image="leaf">"#), "\(text)")
    #expect(text.contains(#"<ib:imageReference key="image" image="star"/>"#), "\(text)")
    #expect(statistics.counts[.kept]?["imageReference"] == 1)
  }

  /// Swift parses all of these.
  @Test(
    "Preserves a constraint with an infinite or invalid number",
    arguments: [
      #"constant="nan""#, #"secondItem="v" secondAttribute="height" multiplier="inf""#,
      #"secondItem="v" secondAttribute="height" multiplier="1e999""#,
    ])
  func notANumber(_ words: String) throws {
    let constraint = #"constraint firstAttribute="width" \#(words) id="k"/>"#
    let (text, _) = try scene(
      of: nib(#"<view id="v"><constraints><\#(constraint)</constraints></view>"#))
    #expect(text.contains("<ib:" + constraint), "\(text)")
    #expect(!text.contains("equation"), "\(text)")
  }

  @Test("Treats only assets of the system catalog as system assets")
  func systemAssets() throws {
    let source = nib(
      """
      <imageView image="star" catalog="system" id="i"><color key="tintColor" name="ink" catalog="System"/></imageView>
      <imageView image="leaf" catalog="Garden" id="j"><color key="tintColor" name="soil" catalog="Garden"/></imageView>
      """)
    let assets = SystemAssets(of: try #require(SyntaxParser.parse(source).tree))
    #expect(assets.images == ["star"])
    #expect(assets.colors == ["ink"])
  }

  @Test("Treats only modules that the target provides as modules of the app")
  func modules() throws {
    let source = nib(
      """
      <view customClass="BedView" customModule="Garden" customModuleProvider="target" id="b"/>
      <view customClass="ChartView" customModule="Charts" customModuleProvider="package" id="c"/>
      <view customClass="PathView" customModule="Paths" id="p"/>
      """)
    let tree = try #require(SyntaxParser.parse(source).tree)
    #expect(InterfaceBuilder.classModules(of: tree).own == ["Garden"])
  }
}
