import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import Testing

@testable import InterfaceBuilder

/// Keys, required attributes, and repeated parts of elements in Xcode files.
@Suite("Structure of elements in Xcode files") struct WrittenStructureTests {
  private func text(_ objects: String, mac: Bool = false) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(mac ? "Cocoa" : "CocoaTouch").XIB" version="3.0">
      <objects>\(objects)</objects>
    </document>
    """
  }

  private func storyboard(_ connections: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="v-1">
      <scenes><scene sceneID="s-1"><objects>
        <viewController id="v-1" sceneMemberID="viewController"><connections>\(connections)</connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  /// Checks a file in which `▶` precedes each position of a diagnostic of a rule. All other rules must accept the file.
  @discardableResult private func expect(
    _ rule: RuleID, in marked: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> [Diagnostic] {
    let parts = marked.split(separator: "▶", omittingEmptySubsequences: false)
    let places = parts.dropLast().reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1.utf8.count) }
    let found = Fixture.compiler.validate(SourceText(path: "A.xib", parts.joined())).filter {
      $0.severity > .note
    }
    #expect(
      found.map { "\($0.location.range.start) \($0.rule)" } == places.map { "\($0) \(rule)" },
      sourceLocation: sourceLocation)
    return found
  }

  private func expectNothing(
    in text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let source = SourceText(path: "A.xib", text)
    let translation = InterfaceBuilder.translate(try #require(SyntaxParser.parse(source).tree))
    #expect(translation.diagnostics.map(\.message.text) == [], sourceLocation: sourceLocation)
    #expect(
      translation.unlisted.map { source.text($0.range) } == [], sourceLocation: sourceLocation)
  }

  // MARK: - Keys

  @Test("Reports a misspelled key and suggests the intended one")
  func misspelledKeys() {
    let found = expect(
      "unknown-value-in-interface-builder",
      in: text(#"<button id="b-1"><state key="▶norml" title="Go"/></button>"#))
    #expect(
      found.map(\.message.text) == [
        "Attribute 'key' of 'state' does not accept 'norml': the element has no effect"
      ])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.flatMap(\.notes).map(\.message.text) == ["did you mean 'normal'?"])
  }

  @Test(
    "Reports misspelled keys of values, nested objects, and variations",
    arguments: [
      #"<view id="w-1"><color key="▶backgroundColour" white="1" alpha="1"/></view>"#,
      #"<view id="w-1"><rect key="▶frme" x="1" y="1" width="1" height="1"/></view>"#,
      #"<view id="w-1"><viewLayoutGuide key="▶safeAra" id="g-1"/></view>"#,
      #"<viewController id="v-1"><view key="▶veiw" id="w-1"/></viewController>"#,
      #"<viewController id="v-1"><navigationItem key="▶navigatonItem" id="n-1"/></viewController>"#,
      #"<label id="l-1"><fontDescription key="▶fontDescripton" type="system" pointSize="17"/></label>"#,
      #"<label id="l-1"><string key="▶txt">Go</string></label>"#,
      #"<label id="l-1"><nil key="▶highlightedColr"/></label>"#,
      #"<tableViewCell id="c-1"><tableViewCellContentView key="▶contentVew" id="k-1"/></tableViewCell>"#,
      #"<view id="w-1"><variation key="▶heightClass=compct"/></view>"#,
      #"<view id="w-1"><variation key="default"><mask key="▶subview"/></variation></view>"#,
      """
      <view id="w-1"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="size" keyPath="a">
        <size key="▶vlue" width="1" height="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """,
    ])
  func keysOfUIKit(object: String) {
    expect("unknown-value-in-interface-builder", in: text(object))
  }

  @Test(
    "Reports misspelled keys in macOS documents",
    arguments: [
      #"<button id="b-1"><buttonCell key="▶celll" id="c-1"/></button>"#,
      #"<button id="b-1"><buttonCell key="▶cel" id="c-1"/></button>"#,
      #"<textField id="f-1"><textFieldCell key="cell" id="c-1"><font key="▶fnt" metaFont="system"/></textFieldCell></textField>"#,
      #"<window id="w-1"><view key="▶contentVeiw" id="v-1"/></window>"#,
      #"<window id="w-1"><windowStyleMask key="▶styleMsk" titled="YES"/></window>"#,
      #"<menu id="m-1"><items><menuItem id="i-1"><menu key="▶submneu" id="m-2"/></menuItem></items></menu>"#,
      #"<textField id="f-1"><textFieldCell key="cell" id="c-1"><color key="▶textColr" white="1" alpha="1"/></textFieldCell></textField>"#,
    ])
  func keysOfAppKit(object: String) {
    expect("unknown-value-in-interface-builder", in: text(object, mac: true))
  }

  @Test("Accepts the keys of custom classes, runtime attributes, and elements that allow any key")
  func acceptedKeys() throws {
    try expectNothing(
      in: text(
        """
        <button customClass="GlowButton" id="b-1">
          <color key="tintColor" white="1" alpha="1"/>
          <state key="selected-highlighted" title="Go"/><state key="focused" title="Go"/>
          <attributedString key="userComments"><fragment content="Go"/></attributedString>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="glowColour"><color key="value" white="1" alpha="1"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <variation key="heightClass=compact-widthClass=regular" misplaced="YES"/>
        </button>
        """))
    try expectNothing(
      in: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <customFonts key="customFonts"><array key="Frames.ttf"><string>Frames</string></array></customFonts>
          <objects/>
        </document>
        """)
  }

  @Test("Lists keys that resemble no known key as not checked")
  func unlistedKeys() throws {
    let source = SourceText(
      path: "A.xib", text(#"<view id="w-1"><color key="hologramEdge" white="1" alpha="1"/></view>"#))
    let translation = InterfaceBuilder.translate(try #require(SyntaxParser.parse(source).tree))
    #expect(translation.diagnostics.map(\.message.text) == [])
    #expect(translation.unlisted.map { source.text($0.range) } == ["hologramEdge"])
  }

  // MARK: - Nested names

  @Test(
    "Reports misspelled names of elements inside preserved elements",
    arguments: [
      #"<button id="b-1"><▶buttonConfiguratin key="configuration" style="plain"/></button>"#,
      #"<view id="w-1"><accessibility key="accessibilityConfiguration"><▶accessibilityTrais key="traits"/></accessibility></view>"#,
      #"<label id="l-1"><attributedString key="attributedText"><▶fragmet content="Go"/></attributedString></label>"#,
      #"<visualEffectView id="e-1"><▶blurEffet style="regular"/></visualEffectView>"#,
      """
      <view id="w-1"><userDefinedRuntimeAttributes>
      <▶userDefinedRuntimeAttribue type="string" keyPath="a" value="b"/></userDefinedRuntimeAttributes></view>
      """,
    ])
  func nestedNames(object: String) { expect("unknown-in-interface-builder", in: text(object)) }

  @Test("Reports a misspelled 'scene' element")
  func misspelledScene() {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="v-1">
        <scenes><▶scee sceneID="s-1"><objects>
          <viewController id="v-1" sceneMemberID="viewController"/>
        </objects></scee></scenes>
      </document>
      """
    expect("unknown-in-interface-builder", in: storyboard)
  }

  // MARK: - Required attributes

  @Test(
    "Reports connections that lack required attributes",
    arguments: [
      #"<▶outlet property="view" id="o-1"/>"#, #"<▶outlet destination="v-1" id="o-1"/>"#,
      #"<▶outletCollection property="views" id="o-1"/>"#,
      #"<▶outletCollection destination="v-1" id="o-1"/>"#,
      #"<▶segue kind="show" id="g-1"/>"#, #"<▶segue destination="v-1" id="g-1"/>"#,
      #"<▶segue destination="v-1" kind="relationship" id="g-1"/>"#,
    ])
  func incompleteConnections(connection: String) { expect("missing-attribute", in: storyboard(connection)) }

  @Test(
    "Reports actions, constraints, runtime attributes, and states that lack required attributes",
    arguments: [
      #"<button id="b-1"><connections><▶action destination="b-1" eventType="touchUpInside" id="a-1"/></connections></button>"#,
      #"<button id="b-1"><connections><▶action selector="go:" eventType="touchUpInside" id="a-1"/></connections></button>"#,
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel"/>
      <button id="b-1"><connections><▶action selector="go:" destination="-1" id="a-1"/></connections></button>
      """,
      #"<view id="w-1"><constraints><▶constraint constant="8" id="k-1"/></constraints></view>"#,
      #"<view id="w-1"><constraints><▶constraint firstAttribute="top" secondItem="w-1" id="k-1"/></constraints></view>"#,
      #"<view id="w-1"><variation key="default"><mask key="subviews"><▶exclude/></mask></variation></view>"#,
      #"<view id="w-1"><variation key="default"><mask key="subviews"><▶include/></mask></variation></view>"#,
      #"<view id="w-1"><userDefinedRuntimeAttributes><▶userDefinedRuntimeAttribute type="nil"/></userDefinedRuntimeAttributes></view>"#,
      #"<view id="w-1"><userDefinedRuntimeAttributes><▶userDefinedRuntimeAttribute keyPath="a"/></userDefinedRuntimeAttributes></view>"#,
      #"<button id="b-1"><▶state title="Go"/></button>"#,
    ])
  func incompleteElements(object: String) { expect("missing-attribute", in: text(object)) }

  @Test(
    "In macOS documents, reports bindings and actions that lack required attributes",
    arguments: [
      #"<▶binding name="value" keyPath="self" id="n-1"/>"#,
      #"<▶binding destination="f-1" keyPath="self" id="n-1"/>"#,
      #"<▶binding destination="f-1" name="value" id="n-1"/>"#, #"<▶action selector="go:" id="a-1"/>"#,
      #"<▶action target="f-1" id="a-1"/>"#,
    ])
  func incompleteMacConnections(connection: String) {
    expect(
      "missing-attribute",
      in: text(#"<textField id="f-1"><connections>\#(connection)</connections></textField>"#, mac: true))
  }

  @Test("Accepts tie breakers, constraints of the containing view, and actions without events")
  func completeElements() throws {
    try expectNothing(
      in: text(
        """
        <view id="w-1"><constraints><constraint firstAttribute="width" constant="8" id="k-1"/></constraints>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="nil" keyPath="tint"/>
          </userDefinedRuntimeAttributes>
        </view>
        <tapGestureRecognizer id="t-1"><connections><action selector="go:" destination="w-1" id="a-1"/></connections>
        </tapGestureRecognizer>
        <barButtonItem id="i-1"><connections><action selector="go:" destination="w-1" id="a-2"/></connections>
        </barButtonItem>
        """))
    try expectNothing(
      in: storyboard(#"<segue destination="v-1" kind="show" id="g-1"/>"#).replacing(
        "</scenes>",
        with: #"</scenes><inferredMetricsTieBreakers><segue reference="g-1"/></inferredMetricsTieBreakers>"#))
  }

  // MARK: - Repeated parts

  @Test(
    "Reports a value or a nested element that is set twice",
    arguments: [
      """
      <view id="w-1"><color key="backgroundColor" white="1" alpha="1"/>
      <color key="▶backgroundColor" white="0" alpha="1"/></view>
      """,
      #"<label id="l-1"><nil key="textColor"/><color key="▶textColor" white="0" alpha="1"/></label>"#,
      #"<view id="w-1"><subviews/><▶subviews/></view>"#,
      #"<view id="w-1"><connections/><▶connections/></view>"#,
      #"<button id="b-1"><state key="normal" title="A"/><state key="▶normal" title="B"/></button>"#,
      #"<label text="A" id="l-1"><string key="▶text">B</string></label>"#,
      """
      <textField id="f-1"><textInputTraits key="textInputTraits"/>
      <textInputTraits key="▶textInputTraits" returnKeyType="go"/>
      </textField>
      """,
    ])
  func repeatedParts(object: String) {
    let found = expect("duplicate-property", in: text(object))
    #expect(found.flatMap(\.notes).map(\.message.text) == ["first set here"])
  }

  @Test("Reports a cell that is set twice in a macOS document")
  func repeatedCell() {
    let found = expect(
      "duplicate-property",
      in: text(
        """
        <textField id="f-1"><textFieldCell key="cell" id="c-1"/>
        <textFieldCell key="▶cell" id="c-2"/></textField>
        """, mac: true))
    #expect(found.map(\.message.text) == ["'cell' is already set"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("Accepts a value that is set twice to the same value, as in files from Xcode 6")
  func equalValues() throws {
    try expectNothing(
      in: text(
        """
        <customView id="w-1"><subviews><textView id="t-1">
          <size key="minSize" width="262" height="239"/><size key="maxSize" width="537" height="10000000"/>
          <size key="minSize" width="262" height="239"/><size key="maxSize" width="537" height="10000000"/>
        </textView></subviews></customView>
        """, mac: true))
  }
}
