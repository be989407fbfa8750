import Foundation
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import Testing

@Suite struct DocumentReadingTests {
  @Test("Counts every element and attribute of a document as imported or preserved", arguments: Fixture.names)
  func nothingIsLost(_ name: String) throws {
    let tree = try #require(SyntaxParser.parse(try Fixture(name).source).tree)
    let statistics = try #require(InterfaceBuilder.translate(tree).statistics)
    #expect(statistics.counts[.lost] == nil)
    #expect(statistics.total == tree.elements.count + tree.attributes.count)
  }

  @Test(
    "Recognizes every element and attribute of the fixtures",
    arguments: Fixture.names.filter { $0 != "Unknown.xib" })
  func known(_ name: String) throws {
    let tree = try #require(SyntaxParser.parse(try Fixture(name).source).tree)
    #expect(try #require(InterfaceBuilder.translate(tree).statistics).counts[.unknown] == nil)
  }

  @Test("Reports an unknown element or attribute and preserves it with its references")
  func unknown() throws {
    let source = try Fixture("Unknown.xib").source
    let found = Fixture.compiler.validate(source)
    #expect(found.map(\.severity) == [.note, .note])
    #expect(found.map { source.text($0.location.range) } == ["shimmering", "hologramView"])
    let scene = try #require(Fixture.importer.scene(of: source).scene)
    let text = String(decoding: scene.text, as: UTF8.self)
    #expect(text.contains(#"ib:shimmering="YES""#))
    #expect(
      text.contains(
        #"<ib:hologramView depth="3" id="holo"><string key="caption">a &lt; b</string></ib:hologramView>"#))
    // References to preserved parts are preserved, too.
    #expect(text.contains(#"<ib:outlet property="hologram" destination="holo" id="o1"/>"#))
  }

  @Test("Maps the outer edges of layout guides to edges of the view")
  func layoutGuides() throws {
    for (guide, attribute, said) in [
      ("top-1", "top", "self.top"), ("top-1", "bottom", "self.safeArea.top"),
      ("btm-1", "top", "self.safeArea.bottom"), ("btm-1", "bottom", "self.bottom"),
    ] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <scenes>
            <scene sceneID="s-1">
              <objects>
                <viewController id="v-1" sceneMemberID="viewController">
                  <layoutGuides>
                    <viewControllerLayoutGuide type="top" id="top-1"/>
                    <viewControllerLayoutGuide type="bottom" id="btm-1"/>
                  </layoutGuides>
                  <view key="view" contentMode="scaleToFill" id="rot-1">
                    <subviews><view contentMode="scaleToFill" id="box-1"/></subviews>
                    <constraints>
                      <constraint firstItem="\(guide)" firstAttribute="\(attribute)" secondItem="box-1" \
        secondAttribute="centerY" id="k-1"/>
                    </constraints>
                  </view>
                </viewController>
              </objects>
            </scene>
          </scenes>
        </document>
        """
      let scene = try #require(Fixture.importer.scene(of: SourceText(path: "A.storyboard", text)).scene)
      let written = String(decoding: scene.text, as: UTF8.self)
      #expect(written.contains("equation=\"\(said) = "), "\(written)")
    }
  }

  /// The first responder is known only at run time, so outlets cannot refer to it.
  @Test("Preserves an outlet to the first responder")
  func firstResponder() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="v-1" customClass="Form">
            <connections><outlet property="next" destination="-2" id="o-1"/></connections>
          </view>
        </objects>
      </document>
      """
    let scene = try #require(Fixture.importer.scene(of: SourceText(path: "A.xib", text)).scene)
    let written = String(decoding: scene.text, as: UTF8.self)
    #expect(written.contains("<ib:outlet property=\"next\""), "\(written)")
    #expect(!written.contains("<outlet "), "\(written)")
  }

  @Test("A diagnostic about an Xcode document contains the document's locations and ids, and has no fix")
  func diagnostics() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <button opaque="NO" id="b-1">
            <connections>
              <action selector="save:" destination="gone-1" eventType="touchUpInside" id="a1"/>
            </connections>
          </button>
        </objects>
      </document>
      """
    let source = SourceText(path: "A.xib", text)
    let found = Fixture.compiler.validate(source)
    #expect(found.map(\.rule) == ["dangling-reference"])
    #expect(found.map { source.text($0.location.range) } == ["gone-1"])
    #expect(found[0].message.text.contains("'gone-1'"))
    // A fix would apply to a scene rather than this file.
    #expect(found[0].fixIts.isEmpty)
  }

  @Test("A suppression in a document applies to the element that follows it")
  func instructions() throws {
    let source = try Fixture("Unknown.xib").source
    let text = String(decoding: source.bytes, as: UTF8.self)
    let silenced = text.replacing(
      "<hologramView", with: "<?scenec ignore unknown-in-interface-builder reason=\"ours\"?>\n<hologramView")
    let found = Fixture.compiler.validate(SourceText(path: "A.xib", silenced))
    #expect(found.map { $0.location.source.text($0.location.range) } == ["shimmering"])
    let needless = text.replacing(
      "<hologramView", with: "<?scenec ignore fixed-font reason=\"ours\"?>\n<hologramView")
    let kept = Fixture.compiler.validate(SourceText(path: "A.xib", needless))
    let unknown = kept.filter { $0.rule.rawValue == "unknown-in-interface-builder" }
    #expect(unknown.count == 2)
  }

  private func scene(of text: String) throws -> String {
    let source = SourceText(path: "A.storyboard", text)
    let errors = Fixture.compiler.validate(source).filter { $0.severity == .error }
    #expect(errors.map(\.message.text).isEmpty)
    return String(decoding: try #require(Fixture.importer.scene(of: source).scene).text, as: UTF8.self)
  }

  @Test("Preserves an unsupported object and its role in the object that contains it")
  func unsupportedObjects() throws {
    let text = try scene(
      of: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v-1">
          <scenes><scene sceneID="1"><objects>
            <viewController id="v-1" sceneMemberID="viewController">
              <searchDisplayController key="searchDisplayController" id="s-1">
                <connections><outlet property="delegate" destination="v-1" id="o-1"/></connections>
              </searchDisplayController>
              <view key="view" id="w-1">
                <subviews>
                  <collectionViewCell id="c-1" reuseIdentifier="seed">
                    <view key="contentView" id="w-2"/>
                    <imageView key="backgroundView" image="sun" id="w-3"/>
                  </collectionViewCell>
                </subviews>
              </view>
            </viewController>
          </objects></scene></scenes>
        </document>
        """)
    #expect(text.contains(#"class="UISearchDisplayController""#))
    #expect(text.contains(#"ib:as="searchDisplayController""#))
    #expect(text.contains(#"<outlet property="delegate" destination="viewController"/>"#))
    #expect(text.contains(#"ib:as="backgroundView""#))
  }

  @Test("Moves the refresh control of a table view controller into the controller's table view")
  func refreshControl() throws {
    let text = try scene(
      of: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v-1">
          <scenes><scene sceneID="1"><objects>
            <tableViewController id="v-1" customClass="SeedsController" sceneMemberID="viewController">
              <tableView key="view" style="plain" id="t-1"/>
              <refreshControl key="refreshControl" id="r-1">
                <connections><action selector="load:" destination="v-1" eventType="valueChanged" id="a-1"/></connections>
              </refreshControl>
            </tableViewController>
          </objects></scene></scenes>
        </document>
        """)
    #expect(
      text.contains(#"<action selector="load:" destination="seedsController" event="valueChanged"/>"#))
    #expect(text.firstRange(of: /<tableView[^\/>]*>\s*<refreshControl/) != nil)
  }

  @Test("Imports one anchor of a popover and preserves a second anchor")
  func popover() throws {
    let text = try scene(
      of: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v-1">
          <scenes>
            <scene sceneID="1"><objects>
              <viewController id="v-1" sceneMemberID="viewController">
                <view key="view" id="w-1"><subviews><button id="b-1"/></subviews></view>
                <navigationItem key="navigationItem" id="n-1">
                  <barButtonItem key="rightBarButtonItem" title="More" id="i-1"/>
                </navigationItem>
                <connections>
                  <segue destination="v-2" kind="popoverPresentation" identifier="more" popoverAnchorView="b-1" \
        popoverAnchorBarButtonItem="i-1" id="s-1"/>
                </connections>
              </viewController>
            </objects></scene>
            <scene sceneID="2"><objects><viewController id="v-2" sceneMemberID="viewController"/></objects></scene>
          </scenes>
        </document>
        """)
    #expect(text.contains(#" anchor="button""#), "\(text)")
    #expect(text.contains(#" ib:popoverAnchorBarButtonItem="i-1""#), "\(text)")
  }

  @Test("Reports and preserves an unknown attribute of a placeholder")
  func placeholders() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" aura="blue" id="-1"/>
          <view id="v-1"/>
        </objects>
      </document>
      """
    let source = SourceText(path: "A.xib", text)
    let found = Fixture.compiler.validate(source)
    #expect(found.map { source.text($0.location.range) } == ["aura"])
    let scene = try #require(Fixture.importer.scene(of: source).scene)
    #expect(String(decoding: scene.text, as: UTF8.self).contains(#"aura="blue""#))
  }

  @Test("The diagnostic about an unreachable scene uses Xcode's terms")
  func unreachable() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v-1">
        <scenes>
          <scene sceneID="1"><objects><viewController id="v-1" sceneMemberID="viewController"/></objects></scene>
          <scene sceneID="2"><objects><viewController id="v-2" sceneMemberID="viewController"/></objects></scene>
        </scenes>
      </document>
      """
    let found = Fixture.compiler.validate([SourceText(path: "A.storyboard", text)])
      .filter { $0.rule == "unreachable-scene" }
    #expect(found.count == 1)
    let said = found.flatMap { [$0.message.text] + $0.notes.map(\.message.text) }.joined(separator: "\n")
    #expect(said.contains("'v-2'"))
    #expect(said.contains("Storyboard ID"))
    #expect(!said.contains("v_2") && !said.contains("entry="))
  }

  @Test("Warns about a connection to an object in another scene")
  func acrossScenes() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v1">
        <scenes>
          <scene sceneID="1"><objects>
            <viewController id="v1" sceneMemberID="viewController">
              <connections><outlet property="other" destination="v2" id="o"/></connections>
            </viewController>
          </objects></scene>
          <scene sceneID="2"><objects>
            <viewController storyboardIdentifier="Two" id="v2" sceneMemberID="viewController"/>
          </objects></scene>
        </scenes>
      </document>
      """
    let found = Fixture.compiler.validate(SourceText(path: "A.storyboard", text))
    #expect(found.map(\.rule) == ["connection-across-scenes"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("Does not recognize an Interface Builder document if the root element or its type is wrong")
  func noDocument() throws {
    for text in ["<document/>", #"<storyboard version="1"/>"#, #"<document type="text"/>"#] {
      let tree = try #require(SyntaxParser.parse(SourceText(path: "a", text)).tree)
      #expect(!InterfaceBuilder.isDocument(tree))
    }
  }

  @Test(
    "Reports the incorrect example of each rule at the marked location and accepts the correct example",
    arguments: InterfaceBuilderRules.all.map(\.id.rawValue))
  func samples(_ id: String) throws {
    let rule = try #require(InterfaceBuilderRules.all.first { $0.id.rawValue == id })
    var compiler = Fixture.compiler
    if rule.isOffByDefault { compiler.optionalRules = [rule.id] }
    let marked = rule.wrong
    let place = marked.utf8.distance(
      from: marked.startIndex, to: try #require(marked.firstIndex(of: RuleDescription.mark)))
    let path = marked.contains("Storyboard.XIB") ? "Clock.storyboard" : "Clock.xib"
    let found = compiler.validate(SourceText(path: path, marked.filter { $0 != RuleDescription.mark }))
    #expect(found.map(\.rule) == [rule.id])
    #expect(found.map { Int($0.location.range.start) } == [place])
    #expect(compiler.validate(SourceText(path: path, rule.right)).isEmpty)
  }

  @Test(
    "The Rules folder of InterfaceBuilder contains exactly the rules that are off by default")
  func writtenRules() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/InterfaceBuilder/Rules").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { String($0.dropLast(".swift".count)) }
      .filter { !["FileExpectations", "WrittenFile", "WrittenRule"].contains($0) }.sorted()
    let rules = InterfaceBuilderRules.all.filter(\.isOffByDefault)
    #expect(rules.map { $0.id.rawValue.filter { $0 != "-" } } == files.map { $0.lowercased() })
  }
}
