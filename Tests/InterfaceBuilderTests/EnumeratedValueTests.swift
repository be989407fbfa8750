import SceneDevices
import SceneDiagnostics
import SceneSyntax
import Testing

@testable import InterfaceBuilder

/// The values of enumerated attributes of Xcode files.
@Suite("Enumerated values") struct EnumeratedValueTests {
  private struct Pair: CustomStringConvertible {
    let element: String
    let attribute: String
    let values: ValueSet
    var isMac = false
    var condition: (attribute: String, value: String)?

    var description: String { "\(isMac ? "AppKit" : "UIKit") \(element).\(attribute)" }
  }

  private static func pairs(isMac: Bool) -> [Pair] {
    EnumeratedValues.rows(isMac: isMac).flatMap { row in
      row.attributes.flatMap { attribute in
        (row.elements.isEmpty ? ["anything"] : row.elements).map {
          Pair(
            element: $0, attribute: attribute, values: row.values, isMac: isMac, condition: row.condition)
        }
      }
    }
  }

  private static var vocabularyPairs: [Pair] {
    let words = DocumentVocabulary.all
    let elements =
      ElementFacts.all.filter { !$0.name.hasPrefix("watch.") }.map { ($0.name, $0.family, "") }
      + EnumeratedValues.families.map { ($0.key, $0.value.family, $0.value.prefix) }
    let rows = EnumeratedValues.rows(isMac: false)
    return elements.flatMap { element, family, prefix in
      words.attributes(of: family).compactMap { index in
        let key = words.attributes[index].key
        guard key.hasPrefix(prefix), let values = EnumeratedValues.ofVocabulary[index] else { return nil }
        let name = String(key.dropFirst(prefix.count))
        let isInRows = rows.contains {
          $0.attributes.contains(name) && ($0.elements.isEmpty || $0.elements.contains(element))
        }
        guard !name.contains("."), !isInRows else { return nil }
        return Pair(element: element, attribute: name, values: values)
      }
    }
  }

  private static func misspelled(_ word: String) -> String {
    let middle = word.index(word.startIndex, offsetBy: word.count / 2)
    return word[..<middle] + "q" + word[middle...]
  }

  /// Returns the values that are reported, and those that are not checked.
  private func reported(_ values: [String], for pair: Pair) throws -> (reported: [String], unlisted: [String])
  {
    let condition = pair.condition.map { #" \#($0.attribute)="\#($0.value)""# } ?? ""
    let type = "com.apple.InterfaceBuilder3.Cocoa\(pair.isMac ? "" : "Touch").XIB"
    var found: (reported: [String], unlisted: [String]) = ([], [])
    let isRoot = pair.element == "document"
    // The reader searches for a limited number of typos in a file.
    let size = isRoot ? 1 : 40
    for group in stride(from: 0, to: values.count, by: size).map({ Array(values.dropFirst($0).prefix(size)) })
    {
      let attributes = group.map { #"\#(pair.attribute)="\#($0)"\#(condition)"# }
      let text =
        isRoot
        ? "<document \(attributes[0])\(attributes[0].contains("type=") ? "" : #" type="\#(type)""#)/>"
        : """
        <document type="\(type)"><objects>
        \(attributes.map { "<\(pair.element) \($0)/>" }.joined(separator: "\n"))
        </objects></document>
        """
      let source = SourceText(path: "A.xib", text)
      let translation = InterfaceBuilder.translate(try #require(SyntaxParser.parse(source).tree))
      let diagnostics = translation.diagnostics.filter { $0.rule == "unknown-value-in-interface-builder" }
      found.reported += diagnostics.map { source.text($0.location.range) }
      found.unlisted += translation.unlisted.filter { $0.kind == .interfaceBuilderValue }.map {
        source.text($0.range)
      }
    }
    return found
  }

  @Test("Accepts each known value of each attribute and reports misspelled values")
  func sweep() throws {
    let pairs = Self.pairs(isMac: false) + Self.pairs(isMac: true) + Self.vocabularyPairs
    #expect(pairs.count > 500)
    for pair in pairs {
      let accepted = try reported(pair.values.words, for: pair)
      #expect(accepted.reported.isEmpty && accepted.unlisted.isEmpty, "\(pair): \(accepted)")
      let wrong = pair.values.words.map(Self.misspelled)
      let found = try reported(wrong, for: pair)
      #expect((found.reported + found.unlisted).sorted() == wrong.sorted(), "\(pair)")
      // Short words of incomplete sets resemble too many other words.
      let mustBeFound = pair.values.coverage == .partial ? wrong.filter { $0.count >= 5 } : wrong
      #expect(Set(found.reported).isSuperset(of: mustBeFound), "\(pair): \(found.unlisted)")
    }
  }

  @Test("The table contains no duplicate attributes or values")
  func rows() {
    for isMac in [false, true] {
      let names = Self.pairs(isMac: isMac).filter { $0.condition == nil }.map(\.description)
      let repeated = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
      #expect(repeated == [])
      for row in EnumeratedValues.rows(isMac: isMac) {
        #expect(Set(row.values.words).count == row.values.words.count, "\(row.attributes)")
      }
    }
  }

  @Test("Accepts the devices that scenec can show")
  func devices() throws {
    let row = try #require(
      EnumeratedValues.rows(isMac: false).first { $0.attributes == ["id"] && $0.elements == ["device"] })
    let ids = DeviceModel.all.map(\.id).filter { !$0.contains("-") }
    #expect(Set(row.values.words).isSuperset(of: ids))
  }
}
