import SceneDiagnostics
import TestSupport
import Testing

@testable import SceneSyntax

@Suite("Parsing arbitrary bytes produces a tree or one error")
struct MutationTests {
  private static let samples: [String] =
    SyntaxRules.all.flatMap { [$0.right, $0.wrong.filter { $0 != RuleDescription.mark }] } + [
      "\u{FEFF}<?xml version='1.0'?>\r\n<a xmlns:ib='u' ib:b=\"&amp;&#10;ü\"><!-- c --><?p q?>t&lt;<![CDATA[<x>]]>\t</a>\n",
      "<view a='1' b = \"2\"\n c='😀'><view><label text='a &gt; b'/></view>text</view><!-- end -->",
      "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>",
    ]

  /// Checks invariants that hold for any input, and that the fault finder and libxml2 agree.
  private func check(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
    let source = SourceText(path: "mutated.scene", bytes: bytes)
    let (tree, diagnostics) = SyntaxParser.parse(source)
    guard let tree else {
      let ranges = diagnostics.flatMap { diagnostic -> [SourceRange] in
        let notes: [SourceRange] = diagnostic.notes.compactMap(\.location?.range)
        let edits: [SourceRange] = diagnostic.fixIts.flatMap(\.edits).map(\.range)
        return [diagnostic.location.range] + notes + edits
      }
      let isInBounds = ranges.allSatisfy { $0.start <= $0.end && $0.end <= bytes.count }
      let isOne = diagnostics.count == 1 || diagnostics.allSatisfy { $0.rule == "merge-conflict" }
      if !isOne || !isInBounds { Issue.record("\(what()): \(diagnostics)") }
      // Rendering the diagnostics of arbitrary bytes does not fail either.
      let report = Report(files: [], diagnostics: diagnostics)
      _ = TerminalRenderer(color: true, columns: 30).render(diagnostics) + JSONRenderer().render(report)
      _ =
        SARIFRenderer(version: "1", rules: [], directory: "/").render(report)
        + GitHubRenderer().render(report)
      _ = CheckstyleRenderer().render(report) + JUnitRenderer().render(report)
      return
    }
    let fault = bytes.withUnsafeBufferPointer { FaultFinder.firstFault(in: $0, limits: .default) }
    let isFlat = tree.elements.indices.allSatisfy { index in
      let element = tree.elements[index]
      return element.parent < index && element.subtreeEnd > index && element.end <= bytes.count
    }
    if let fault { Issue.record("\(what()): libxml2 accepts the text reported with '\(fault.message)'") }
    if !diagnostics.isEmpty || !isFlat { Issue.record("\(what()): the tree is incomplete") }
  }

  /// Returns whether only libxml2 reports a fault, with its own message. Such faults should be rare.
  private func isUnexplained(_ bytes: [UInt8]) -> Bool {
    let (_, diagnostics) = SyntaxParser.parse(SourceText(path: "mutated.scene", bytes: bytes))
    return diagnostics.contains { $0.message.text.hasPrefix("The XML is not well-formed: ") }
  }

  @Test func parsesOrRejectsDocumentTruncatedAtAnyByte() {
    for sample in Self.samples {
      let bytes = Array(sample.utf8)
      for length in 0...bytes.count { check(Array(bytes[..<length]), "first \(length) bytes of \(sample)") }
    }
  }

  @Test("Parsing a randomly damaged document produces a tree or one error")
  func mutated() {
    var random = SeededGenerator(state: 2026)
    let pieces: [[UInt8]] =
      [
        "<", ">", "/", "&", "'", "\"", "=", ":", "-->", "<!--", "]]>", "<![CDATA[", "?>", "<?", "</a>", "<a>",
        " ",
        "\0", "\u{FEFF}", "&#0;", "xmlns", "xmlns:a='u'", "a:", "\u{1}", "<!DOCTYPE", "ü",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x80], [0x0D]]
    var unexplained = 0
    for round in RandomSeeds.of(10_000) {
      var bytes = Array(Self.samples[round % Self.samples.count].utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: pieces.randomElement(using: &random)!, at: place)
        default:
          let end = Int.random(in: place...bytes.count, using: &random)
          bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
        }
      }
      check(bytes, "round \(round)")
      if isUnexplained(bytes) { unexplained += 1 }
    }
    #expect(unexplained == 0)
  }
}
