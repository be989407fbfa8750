import SceneDiagnostics
import SceneSyntax
import SceneValidation
import Testing

@Suite("One mistake causes one diagnostic")
struct SingleMistakeTests {
  /// Changes each name, value and attribute of a valid scene, one at a time.
  @Test("A single mistake violates at most one rule", arguments: RuleSampleTests.ids)
  func singleMistake(of id: String) throws {
    let rule = try #require(SceneRules.description(of: id))
    let source = SourceText(path: "Clock.scene", rule.right)
    let tree = try #require(SyntaxParser.parse(source).tree)
    // In Xcode's formats, other rules and tests cover misspelled names.
    guard !rule.right.hasPrefix("<document") else { return }
    for misspelling in misspellings(in: tree) {
      let text = replacing(misspelling, in: source)
      let found = try diagnostics(in: text, beside: rule.rightCompanions, optional: [rule.id])
      #expect(Set(found.map(\.rule)).count <= 1, "\(found.map(Found.init)) in\n\(text)")
    }
  }

  /// Incomplete class descriptions may only remove diagnostics.
  @Test("Unknown classes cause no additional diagnostics", arguments: RuleSampleTests.ids)
  func unknownClassesCauseNoAdditionalDiagnostics(of id: String) throws {
    let rule = try #require(SceneRules.description(of: id))
    let text = Marked(rule.wrong).text
    let known = Set(
      try diagnostics(in: text, beside: rule.wrongCompanions, optional: [rule.id]).map(Found.init))
    let unknown = Set(
      try diagnostics(in: text, beside: rule.wrongCompanions, vocabulary: .library, optional: [rule.id])
        .map(Found.init))
    #expect(unknown.isSubset(of: known))
    try expectSilence(rule.right, beside: rule.rightCompanions, vocabulary: .library, optional: [rule.id])
  }

  @Test("The time to check a file with many mistakes is proportional to their number")
  func manyMistakes() throws {
    let count = 3000
    let labels = (0..<count).map {
      "<label id=\"label\($0)\" txt=\"12:00\"><outlet propety=\"legend\" destination=\"nothing\($0)\"/></label>"
    }
    let found = try diagnostics(in: clock(view: labels.joined(separator: "\n")))
    #expect(found.count == 2 * count)
    let members = (0..<count).map { "nothing\($0)" }.joined(separator: " ")
    let dangling = try diagnostics(
      in: clock("<outletCollection property=\"clockViews\" destinations=\"\(members)\"/>"))
    #expect(dangling.count == count)
  }

  private typealias Misspelling = [(range: Range<Int>, text: String)]

  private func misspellings(in tree: SyntaxTree) -> [Misspelling] {
    var misspellings: [Misspelling] = []
    for attribute in tree.attributes {
      misspellings.append([(attribute.range.bytes, "")])
      misspellings.append([(inserting(after: attribute.nameRange), "x")])
      misspellings.append([(inserting(after: attribute.valueRange), "x")])
    }
    for element in tree.elements {
      let start = inserting(after: element.nameRange)
      let end = Int(element.end) - 1
      misspellings.append(element.isSelfClosing ? [(start, "x")] : [(end..<end, "x"), (start, "x")])
    }
    return misspellings
  }

  private func inserting(after range: SourceRange) -> Range<Int> {
    range.bytes.upperBound..<range.bytes.upperBound
  }

  /// The last edit of a slip is the first one in the text.
  private func replacing(_ misspelling: Misspelling, in source: SourceText) -> String {
    var bytes = source.bytes
    for (range, text) in misspelling { bytes.replaceSubrange(range, with: Array(text.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
