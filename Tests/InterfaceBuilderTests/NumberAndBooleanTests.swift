import SceneDiagnostics
import SceneSyntax
import Testing

@testable import InterfaceBuilder

@Suite("Numbers and Boolean values of Xcode files")
struct NumberAndBooleanTests {
  private struct Pair: CustomStringConvertible {
    let element: String
    let attribute: String
    let isMac: Bool
    var condition = ""

    var description: String { "\(isMac ? "AppKit" : "UIKit") \(element).\(attribute)" }
  }

  private static func pairs<Values>(_ rows: [AttributeRow<Values>], isMac: Bool) -> [Pair] {
    rows.flatMap { row in
      row.attributes.flatMap { attribute in
        (row.elements.isEmpty ? ["anything"] : row.elements).filter { $0 != "document" }.map {
          Pair(
            element: $0, attribute: attribute, isMac: isMac,
            condition: row.condition.map { #" \#($0.attribute)="\#($0.value)""# } ?? "")
        }
      }
    }
  }

  /// The attributes of elements in the vocabulary whose kinds match.
  private static func pairs(_ matches: (DocumentVocabulary.Kind) -> Bool) -> [Pair] {
    let words = DocumentVocabulary.all
    return ElementFacts.all.filter { !$0.name.hasPrefix("watch.") }.flatMap { fact in
      words.attributes(of: fact.family).map { words.attributes[$0] }
        .filter { matches($0.kind) && !$0.key.contains(".") }
        .map { Pair(element: fact.name, attribute: $0.key, isMac: false) }
    }
  }

  /// Returns the values that are reported, for elements that each have one value.
  private func reported(_ value: String, for pairs: [Pair], isMac: Bool) throws -> [String] {
    let type = "com.apple.InterfaceBuilder3.Cocoa\(isMac ? "" : "Touch").XIB"
    let elements = pairs.enumerated().map { number, pair in
      #"<\#(pair.element) \#(pair.attribute)="\#(value)"\#(pair.condition)/>"#
    }
    let text = """
      <document type="\(type)"><objects>
      \(elements.joined(separator: "\n"))
      </objects></document>
      """
    let source = SourceText(path: "A.xib", text)
    let found = InterfaceBuilder.translate(try #require(SyntaxParser.parse(source).tree)).diagnostics
    let rules: Set<RuleID> = ["bad-literal", "value-out-of-range", "unknown-value-in-interface-builder"]
    return found.filter { rules.contains($0.rule) && source.text($0.location.range) == value }.map {
      pairs[$0.location.start.line - 2].description
    }
  }

  @Test(
    "Reports color components from 0 to 255, but accepts extended ranges",
    arguments: [("255", ["UIKit color.red"]), ("1.25", []), ("-0.2", []), ("0.5", [])])
  func colorComponents(_ value: String, _ expected: [String]) throws {
    let pair = Pair(element: "color", attribute: "red", isMac: false)
    #expect(try reported(value, for: [pair], isMac: false) == expected)
  }

  @Test("Checks the values of runtime attributes according to their types")
  func runtimeAttributes() throws {
    let pairs = ["string", "number", "boolean", "string"].map { type in
      Pair(
        element: "userDefinedRuntimeAttribute", attribute: "value", isMac: false,
        condition: #" type="\#(type)""#)
    }
    #expect(try reported("1o0", for: pairs, isMac: false) == pairs[1...2].map(\.description))
  }

  @Test("Reports each invalid number once", arguments: ["1o0", "0,5", "0x10", "1e999", "nan", ""])
  func numbers(wrong: String) throws {
    let ofVocabulary = Self.pairs { NumberForm($0) != nil }
    #expect(ofVocabulary.count > 500)
    for isMac in [false, true] {
      let pairs =
        Self.pairs(NumberForms.rows(isMac: isMac), isMac: isMac)
        + (isMac
          ? NumberForms.ofUIKit.keys.map { Pair(element: "a", attribute: $0, isMac: true) } : ofVocabulary)
      #expect(try reported(wrong, for: pairs, isMac: isMac) == pairs.map(\.description))
      #expect(try reported("1", for: pairs, isMac: isMac) == [])
    }
  }

  @Test(
    "Reports each Boolean value that is neither YES nor NO exactly once", arguments: ["TRUE", "yes", "1", ""])
  func booleans(wrong: String) throws {
    let ofVocabulary = Self.pairs { $0 == .bool }
    #expect(ofVocabulary.count > 500)
    for isMac in [false, true] {
      let rows = EnumeratedValues.rows(isMac: isMac).filter { $0.values.words == ValueSet.bool.words }
      let flags = BooleanNames.flagElements.all.map { element in
        let flag = isMac ? nil : AttributeNames.byElement[element]?.min()
        return Pair(element: element, attribute: flag ?? "flag", isMac: isMac)
      }
      let pairs =
        Self.pairs(rows, isMac: isMac) + flags
        + (isMac
          ? BooleanNames.ofUIKit.all.map { Pair(element: "a", attribute: $0, isMac: true) } : ofVocabulary)
      #expect(try reported(wrong, for: pairs, isMac: isMac) == pairs.map(\.description))
      #expect(try reported("YES", for: pairs, isMac: isMac) == [])
    }
  }

  @Test("Each attribute of macOS documents is in at most one value table")
  func tables() {
    let booleans = Set(BooleanNames.appKit.flatMap(\.attributes))
    let numbers = Set(NumberForms.rows(isMac: true).filter(\.elements.isEmpty).flatMap(\.attributes))
    #expect(booleans.isDisjoint(with: numbers))
    #expect(booleans.union(numbers).isDisjoint(with: MacNames.texts.all))
  }

  @Test(
    "Accepts infinite numbers, tiny numbers, and ratios",
    arguments: [
      #"<tableColumn width="40" maxWidth="3.4028234663852886e+38"/>"#,
      #"<customView placeholderIntrinsicWidth="infinite"/>"#,
      #"<constraint firstAttribute="width" multiplier="16:9" constant="1.4210854715202004e-14"/>"#,
      #"<constraint firstAttribute="width" multiplier="1/2"/>"#,
      #"<inset minX="0.0" maxX="2.2250738585072014e-308"/>"#,
      #"<numberFormatter key="formatter"><decimal key="minimum" value="NaN"/></numberFormatter>"#,
      #"<userDefinedRuntimeAttribute type="string" keyPath="text" value="1o0"/>"#,
    ])
  func notations(element: String) throws {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>\#(element)</objects></document>"#
    let tree = try #require(SyntaxParser.parse(SourceText(path: "A.xib", text)).tree)
    #expect(InterfaceBuilder.translate(tree).diagnostics.filter { $0.rule == "bad-literal" }.isEmpty)
  }
}
