import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import Testing

/// Regression tests with content of shipping apps that caused false or missing diagnostics.
@Suite struct ShippingAppTests {
  private func nib(_ objects: String) -> SourceText {
    SourceText(
      path: "A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>\(objects)</objects>
      </document>
      """)
  }

  private func diagnostics(_ objects: String) -> [String] {
    Fixture.compiler.validate(nib(objects)).map { "\($0.rule) \($0.severity) \(place(of: $0))" }
  }

  private func place(of diagnostic: Diagnostic) -> String {
    diagnostic.location.source.text(diagnostic.location.range)
  }

  @Test("Imports a font of 0 points with Core Text's default size")
  func fontOfNoSize() throws {
    let label =
      #"<label text="a" id="l"><fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>"#
    #expect(diagnostics(label) == [])
    let scene = try #require(Fixture.importer.scene(of: nib(label)).scene)
    #expect(String(decoding: scene.text, as: UTF8.self).contains(#"font="system 12""#))
  }

  @Test("Accepts the 'rootViewController' outlet of a UIKit window")
  func windowsController() {
    let window = """
      <window id="w"><connections><outlet property="rootViewController" destination="c" id="o"/></connections></window>
      <viewController id="c"/>
      """
    #expect(diagnostics(window) == [])
  }

  @Test("Accepts elements of earlier Xcode versions and content configurations of cells")
  func knownElements() {
    #expect(diagnostics(#"<view id="v"><animations/></view>"#) == [])
    #expect(
      diagnostics(
        #"<tableViewCell id="c"><listContentConfiguration key="contentConfiguration" text="Row"/></tableViewCell>"#
      )
        == [])
  }

  @Test("Reports a misspelled element among constraints")
  func misspelledConstraint() {
    let view = """
      <view id="v"><subviews><view id="w"/></subviews><constraints>
      <constarint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k"/>
      </constraints></view>
      """
    #expect(diagnostics(view) == ["unknown-in-interface-builder warning constarint"])
  }

  @Test("Reports a relationship that no container supports")
  func misspelledRelationship() {
    let source = SourceText(
      path: "A.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="n">
        <scenes>
          <scene sceneID="1"><objects>
            <navigationController id="n" sceneMemberID="viewController"><connections>
              <segue destination="v" kind="relationship" relationship="rootViewController" id="s1"/>
              <segue destination="v" kind="relationship" relationship="rootViewControler" id="s2"/>
            </connections></navigationController>
          </objects></scene>
          <scene sceneID="2"><objects><viewController id="v" sceneMemberID="viewController"/></objects></scene>
        </scenes>
      </document>
      """)
    let found = Fixture.compiler.validate(source).filter { $0.rule == "unknown-value-in-interface-builder" }
    #expect(found.map { "\($0.severity) \(place(of: $0))" } == ["warning rootViewControler"])
  }

  @Test("Ignores the alignment of a button's attributed title")
  func alignedTitle() {
    let button = """
      <button id="b"><state key="normal"><attributedString key="attributedTitle"><fragment content="Go"><attributes>
      <paragraphStyle key="NSParagraphStyle" alignment="center"/>
      </attributes></fragment></attributedString></state></button>
      """
    #expect(diagnostics(button) == [])
  }

  @Test(
    "Reports an unknown attribute value at its location",
    arguments: [
      (#"<view contentMode="scaleToFil" id="v"/>"#, "scaleToFil", "error"),
      (#"<view opaque="yes" id="v"/>"#, "yes", "warning"),
      (#"<view opaque="true" id="v"/>"#, "true", "error"),
      (#"<label contentMode="TopRight" text="a" id="l"/>"#, "TopRight", "warning"),
      (#"<label text="a" textAlignment="centre" id="l"/>"#, "centre", "error"),
      (#"<stackView axis="vertcal" id="s"/>"#, "vertcal", "error"),
      (#"<tableView dataMode="statik" id="t"/>"#, "statik", "error"),
      (
        #"<tableViewCell style="IBUITableViewCellStyleValu1" id="c"/>"#, "IBUITableViewCellStyleValu1",
        "error"
      ),
      (#"<button buttonType="roundRekt" id="b"/>"#, "roundRekt", "warning"),
      (
        #"<textField id="t"><textInputTraits key="textInputTraits" keyboardType="numberpad"/></textField>"#,
        "numberpad", "warning"
      ),
      (
        #"<view id="v"><subviews><view id="w"/></subviews><constraints><constraint firstItem="w" firstAttribute="leadin" secondItem="v" secondAttribute="leading" id="k"/></constraints></view>"#,
        "leadin", "error"
      ),
      (
        #"<view id="v"><constraints><constraint firstAttribute="width" relation="greaterThan" constant="8" id="k"/></constraints></view>"#,
        "greaterThan", "error"
      ),
    ])
  func unknownWords(_ objects: String, _ word: String, _ severity: String) {
    #expect(diagnostics(objects) == ["unknown-value-in-interface-builder \(severity) \(word)"])
  }

  @Test("Accepts the capitalized content mode that Xcode writes")
  func capitalizedContentMode() {
    #expect(diagnostics(#"<view contentMode="TopLeft" id="v"/>"#) == [])
  }

  @Test(
    "Warns about misspelled values that scenes preserve",
    arguments: [
      (#"<button lineBreakMode="middleTruncaton" id="b"/>"#, "middleTruncaton"),
      (#"<label baselineAdjustment="alignCentres" text="a" id="l"/>"#, "alignCentres"),
      (#"<scrollView keyboardDismissMode="ondrag" id="s"/>"#, "ondrag"),
      (#"<button id="b"><buttonConfiguration key="configuration" style="tintd"/></button>"#, "tintd"),
      (
        #"<label text="a" id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleBdy"/></label>"#,
        "UICTFontTextStyleBdy"
      ),
      (
        #"<label text="a" id="l"><fontDescription key="fontDescription" type="system" weight="meduim" pointSize="17"/></label>"#,
        "meduim"
      ),
      (
        #"<view id="v"><color key="backgroundColor" systemColor="systemGreyColor"/></view>"#,
        "systemGreyColor"
      ),
      (
        #"<view id="v"><color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="dispalyP3"/></view>"#,
        "dispalyP3"
      ),
      (
        #"<stackView axis="vertical" id="s"><variation key="widthClass=regular" axis="horizontl"/></stackView>"#,
        "horizontl"
      ),
    ])
  func misspelledWords(_ objects: String, _ word: String) {
    let severity = word == "horizontl" ? "error" : "warning"
    #expect(diagnostics(objects).contains("unknown-value-in-interface-builder \(severity) \(word)"))
  }

  @Test(
    "Reports each misspelled document attribute once and suggests a correction",
    arguments: [
      (
        "com.apple.InterfaceBuilder3.CocoaTouch.Storybord.XIB", "iOS.CocoaTouch", "portrait",
        ["Storyboard.XIB'?"]
      ),
      (
        "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "iOS.CocoTouch", "portrait",
        ["did you mean 'iOS.CocoaTouch'?"]
      ),
      (
        "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "Touch", "portrait",
        ["'iOS.CocoaTouch.iPad'"]
      ),
      (
        "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", "potrait",
        ["did you mean 'portrait'?"]
      ),
    ])
  func documentAttributes(_ type: String, _ runtime: String, _ orientation: String, _ help: [String]) {
    let source = SourceText(
      path: "A.storyboard",
      """
      <document type="\(type)" version="3.0" targetRuntime="\(runtime)" initialViewController="v">
        <device id="retina6_12" orientation="\(orientation)" appearance="light"/>
        <scenes><scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController"/></objects></scene></scenes>
      </document>
      """)
    let found = Fixture.compiler.validate(source)
    #expect(found.map(\.rule.rawValue) == ["unknown-value-in-interface-builder"])
    #expect(found.map(\.severity) == [.warning])
    for text in help { #expect(found[0].notes.map(\.message.text).joined().contains(text)) }
  }

  @Test("Warns about a storyboard reference that specifies neither a storyboard nor a scene")
  func emptyReference() {
    func storyboard(_ attributes: String) -> SourceText {
      SourceText(
        path: "A.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v">
          <scenes><scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController"><connections>
            <segue kind="show" identifier="more" destination="r" id="g"/>
          </connections></viewController></objects></scene>
          <scene sceneID="t"><objects><viewControllerPlaceholder \(attributes) id="r" sceneMemberID="viewController"/></objects></scene>
          </scenes>
        </document>
        """)
    }
    for attributes in ["", #"storyboardName="""#, #"referencedIdentifier=" ""#] {
      let found = Fixture.compiler.validate(storyboard(attributes))
      #expect(
        found.map { "\($0.rule) \(place(of: $0))" } == [
          "empty-storyboard-reference viewControllerPlaceholder"
        ])
    }
    for attributes in [#"storyboardName="Alarm""#, #"storyboardName="Alarm" referencedIdentifier="a""#] {
      #expect(Fixture.compiler.validate(storyboard(attributes)).map(\.rule) == [])
    }
  }

  @Test(
    "Accepts all collection view data modes that Xcode writes",
    arguments: ["none", "prototypes", "static"])
  func dataMode(_ word: String) {
    #expect(diagnostics(#"<collectionView dataMode="\#(word)" id="c"/>"#) == [])
  }

  @Test("Reports a segue of an unknown kind as an error")
  func unknownKind() {
    let source = SourceText(
      path: "A.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v">
        <scenes><scene sceneID="1"><objects><viewController id="v" sceneMemberID="viewController">
          <view key="view" id="b"><subviews><button id="c"><connections>
            <segue destination="v" kind="presnt" id="s"/>
          </connections></button></subviews></view>
        </viewController></objects></scene></scenes>
      </document>
      """)
    let found = Fixture.compiler.validate(source)
    #expect(found.map(\.rule.rawValue) == ["unknown-value-in-interface-builder"])
    #expect(found.map(place) == ["presnt"])
    #expect(found.hasErrors)
  }

  @Test("Warns about outlets that a category might declare and rejects misspelled outlets")
  func outletsOfCategories() {
    func table(_ outlet: String) -> String {
      """
      <tableView id="t"><connections><outlet property="\(outlet)" destination="t" id="o"/></connections></tableView>
      """
    }
    #expect(diagnostics(table("emptyDataSetSource")) == ["outlet-not-found warning emptyDataSetSource"])
    #expect(diagnostics(table("dataSourse")) == ["outlet-not-found error dataSourse"])
  }

  private func constraints(_ second: String, _ more: String = "") -> String {
    """
    <view id="v"><subviews><view id="w"/></subviews><constraints>
    <constraint firstItem="w" firstAttribute="width" constant="44" id="first"/>
    \(second)</constraints>\(more)</view>
    """
  }

  @Test("Reports duplicate constraints even if their ids differ")
  func sameConstraints() {
    let second = #"<constraint firstItem="w" firstAttribute="width" constant="44" id="second"/>"#
    let found = Fixture.compiler.validate(nib(constraints(second)))
    #expect(found.map(\.rule.rawValue) == ["duplicate-constraint"])
    let other = #"<constraint firstItem="w" firstAttribute="width" constant="60" id="second"/>"#
    #expect(
      Fixture.compiler.validate(nib(constraints(other))).map(\.rule.rawValue) == ["conflicting-constraints"]
    )
  }

  @Test("Does not report conflicts between constraints that have outlets")
  func constraintWithOutlet() {
    let second = #"<constraint firstItem="w" firstAttribute="width" constant="60" id="second"/>"#
    let outlet = #"<connections><outlet property="width" destination="second" id="o"/></connections>"#
    let rules = Fixture.compiler.validate(nib(constraints(second, outlet))).map(\.rule.rawValue)
    #expect(!rules.contains("conflicting-constraints"))
    let named =
      #"<constraint firstItem="w" firstAttribute="width" constant="60" identifier="wide" id="second"/>"#
    #expect(diagnostics(constraints(named)) == [])
  }
}
