import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import Testing

@testable import InterfaceBuilder

/// The names of the attributes in Xcode files for UIKit.
@Suite("Attribute names") struct AttributeNameTests {
  private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

  private struct Found {
    /// The diagnostics for unknown names, as "misspelled: correct".
    var typos: [String] = []
    var notes: [String] = []
    var unlisted: [String] = []
  }

  private func check(
    _ objects: String, type: String = Self.type
  ) throws -> Found {
    let source = SourceText(
      path: "A.xib", #"<document type="\#(type)"><objects>\#(objects)</objects></document>"#)
    let translation = InterfaceBuilder.translate(try #require(SyntaxParser.parse(source).tree))
    var found = Found()
    for diagnostic in translation.diagnostics where diagnostic.rule == "unknown-in-interface-builder" {
      let name = source.text(diagnostic.location.range)
      let note = diagnostic.notes.first.map { "\(name): \($0.message)" }
      if diagnostic.severity == .warning {
        found.typos.append(try #require(note))
      } else {
        found.notes.append(note ?? name)
      }
    }
    found.unlisted = translation.unlisted.filter { $0.kind == .interfaceBuilderName }.map {
      source.text($0.range)
    }
    return found
  }

  private static let elements = Set(
    AttributeNames.byElement.keys + ElementFacts.all.map(\.name) + EnumeratedValues.families.keys
  ).filter { !$0.hasPrefix("watch.") }.sorted()

  @Test("Each known element has a table of attributes")
  func tables() {
    let known = KnownNames.elements.union(ElementFacts.editor.keys).subtracting(Self.elements)
    #expect(known.subtracting(Self.undescribed) == [])
  }

  /// The elements of other platforms, and elements whose attributes are unknown or those of their owner.
  private static let undescribed: Set<String> = [
    "application", "barButtonItemGroup", "menu", "menuElement", "notificationCategory", "numberFormatter",
    "options", "uiAction", "variation",
  ]

  @Test("Recognizes each attribute of each element and detects misspelled attributes")
  func sweep() throws {
    for element in Self.elements {
      let names = try #require(Self.names(of: element))
      // A lookup searches for a limited number of typos.
      for start in stride(from: 0, to: names.count, by: 40) {
        let names = names.dropFirst(start).prefix(40)
        let wrong = names.map { Self.misspelled($0) }
        let attributes = (names + wrong + ["wibbleWobble"]).map { #"\#($0)="0""# }
        let text =
          #"<document type="\#(Self.type)"><\#(element) \#(attributes.joined(separator: " "))/></document>"#
        let tree = try #require(SyntaxParser.parse(SourceText(path: "A.xib", text)).tree)
        let form = try #require(DocumentForm(of: tree))
        let table = WordTable(numbers: NameNumbers(tree.names), isWatch: form.isWatch)
        var lookup = AttributeLookup(tree, table)
        let owner = lookup.owner(of: 1)
        for (name, written) in zip(names, wrong) {
          let ids = try [name, written].map { try #require(tree.names.id(of: $0)) }
          let areKnown = ids.map { lookup.isKnown($0, of: owner) }
          #expect(areKnown == [true, false], "\(element).\(name)")
          let intended = lookup.intended(ids[1], of: owner)
          #expect(intended == name || name.count < 4, "\(element).\(name)")
        }
        let other = try #require(tree.names.id(of: "wibbleWobble"))
        let isKnown = lookup.isKnown(other, of: owner)
        #expect(!isKnown, "\(element)")
      }
    }
  }

  private static func names(of element: String) -> [String]? {
    let words = DocumentVocabulary.all
    let listed = AttributeNames.byElement[element]
    guard let family = words.element(element, isWatch: false)?.family else { return listed?.sorted() }
    let own = listed == nil ? family : words.closedFamily(of: family)
    let described = words.attributes(of: own).map { words.attributes[$0].key }
    return Set(described.filter { !$0.contains(".") }).union(listed ?? []).sorted()
  }

  private static func misspelled(_ word: String) -> String {
    let middle = word.index(word.startIndex, offsetBy: word.count / 2)
    return word[..<middle] + "q" + word[middle...]
  }

  @Test(
    "Suggests an attribute for a name that can also be that of a newer attribute",
    arguments: [
      (#"<label numberOfLine="2" id="l"/>"#, "numberOfLine: did you mean 'numberOfLines'?"),
      (#"<label isHidden="YES" id="l"/>"#, "isHidden: did you mean 'hidden'?"),
      (#"<label wibbleWobble="YES" id="l"/>"#, "wibbleWobble"),
    ])
  func similarNames(_ objects: String, _ note: String) throws {
    let found = try check(objects)
    #expect(found.typos == [] && found.notes == [note])
  }

  @Test("Suggests the same attribute for each use of a name")
  func repeatedName() throws {
    let others = (0..<60).map { "wibbleWobble\($0)='1'" }.joined(separator: " ")
    let found = try check(
      "<label numberOfLine='2' id='l'/><label \(others) id='m'/><label numberOfLine='2' id='n'/>")
    let note = "numberOfLine: did you mean 'numberOfLines'?"
    #expect(found.notes.filter { $0.hasPrefix("numberOfLine") } == [note, note])
  }

  @Test(
    "Reports a misspelled attribute",
    arguments: [
      (#"<mapView showsTrafic="YES" id="m"/>"#, "showsTrafic: did you mean 'showsTraffic'?"),
      (#"<mapView idd="m"/>"#, "idd: did you mean 'id'?"),
      (
        #"<avPlayerViewController videoGravty="AVLayerVideoGravityResize" id="p"/>"#,
        "videoGravty: did you mean 'videoGravity'?"
      ),
      (
        #"<view id="v"><rect key="frame" x="0" y="0" widh="8" height="8"/></view>"#,
        "widh: did you mean 'width'?"
      ),
      (
        #"<view id="v"><rect key="frame" xx="0" y="0" width="8" height="8"/></view>"#, "xx: did you mean 'x'?"
      ),
      (#"<view id="v"><rect key="frame" X="0" y="0" width="8" height="8"/></view>"#, "X: did you mean 'x'?"),
      (
        #"<view id="v"><color key="backgroundColor" redd="1" green="1" blue="1" alpha="1"/></view>"#,
        "redd: did you mean 'red'?"
      ),
      (
        #"<label id="l"><fontDescription key="fontDescription" type="system" weigt="bold" pointSize="9"/></label>"#,
        "weigt: did you mean 'weight'?"
      ),
      (
        #"<label id="l"><string key="text" base64-UTF-8="YES">TWM=</string></label>"#,
        "base64-UTF-8: did you mean 'base64-UTF8'?"
      ),
      (
        #"<label id="l"><variation key="heightClass=compact" alpa="0"/></label>"#,
        "alpa: did you mean 'alpha'?"
      ),
      (
        #"<view id="v"><connections><outlet propery="a" destination="v" id="o"/></connections></view>"#,
        "propery: did you mean 'property'?"
      ),
      (
        #"<view id="v"><constraints><constraint firstAttribut="width" constant="8" id="c"/></constraints></view>"#,
        "firstAttribut: did you mean 'firstAttribute'?"
      ),
      (
        #"<button id="b"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" buttn="YES"/></accessibility></button>"#,
        "buttn: did you mean 'button'?"
      ),
      (
        #"<view id="v"><autoresizingMask keyy="autoresizingMask" widthSizable="YES"/></view>"#,
        "keyy: did you mean 'key'?"
      ),
    ])
  func typos(objects: String, typo: String) throws {
    let found = try check(objects)
    #expect(found.typos == [typo])
    #expect(found.unlisted == [])
  }

  @Test("Reports a misspelled text encoding attribute in a macOS document")
  func encoding() throws {
    let objects =
      #"<textFieldCell id="c"><string key="title" base64-UTF-8="YES">TWM=</string></textFieldCell>"#
    let found = try check(objects, type: "com.apple.InterfaceBuilder3.Cocoa.XIB")
    #expect(found.typos == ["base64-UTF-8: did you mean 'base64-UTF8'?"])
  }

  @Test(
    "Lists an attribute that resembles no attribute of its element as not checked",
    arguments: [
      (#"<mapView wibbleWobble="YES" id="m"/>"#, "wibbleWobble"),
      // The name is an attribute of other elements.
      (#"<mapView allowsMagnification="YES" id="m"/>"#, "allowsMagnification"),
      (#"<view id="v"><point key="p" z="1" x="1" y="1"/></view>"#, "z"),
    ])
  func unlisted(objects: String, name: String) throws {
    let found = try check(objects)
    #expect(found.typos + found.notes == [])
    #expect(found.unlisted == [name])
  }

  @Test("Accepts 'numberOfTapsRequired' on a long press gesture recognizer")
  func longPress() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <pongPressGestureRecognizer numberOfTapsRequired="1" numberOfTouchesRequired="1" id="g"/>
      </objects></document>
      """
    let found = Fixture.compiler.validate(SourceText(path: "A.xib", text))
    #expect(found.filter { $0.rule == "unknown-attribute" }.isEmpty)
  }
}
