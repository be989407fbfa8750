import SceneDiagnostics
import SceneSyntax
import Testing

/// A text without its mark `▶`, and the offset of the mark.
struct Marked {
  var source: SourceText
  var offset: Int?

  init(_ marked: String) {
    let parts = marked.split(
      separator: RuleDescription.mark, maxSplits: 1, omittingEmptySubsequences: false)
    source = SourceText(path: "test.scene", parts.joined())
    offset = parts.count == 2 ? parts[0].utf8.count : nil
  }
}

/// Expects exactly one diagnostic, at the mark, and no tree.
@discardableResult
func expectFault(
  _ marked: String, _ message: String? = nil, rule: RuleID = "xml-not-well-formed",
  limits: SyntaxLimits = .default, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Diagnostic {
  let marked = Marked(marked)
  let (tree, diagnostics) = SyntaxParser.parse(marked.source, limits: limits)
  #expect(tree == nil, sourceLocation: sourceLocation)
  try #require(diagnostics.count == 1, sourceLocation: sourceLocation)
  #expect(diagnostics[0].rule == rule, sourceLocation: sourceLocation)
  #expect(diagnostics[0].severity == .error, sourceLocation: sourceLocation)
  #expect(Int(diagnostics[0].location.range.start) == marked.offset, sourceLocation: sourceLocation)
  if let message { #expect(diagnostics[0].message.text == message, sourceLocation: sourceLocation) }
  return diagnostics[0]
}

func expectTree(
  _ text: String, limits: SyntaxLimits = .default,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> SyntaxTree {
  let (tree, diagnostics) = SyntaxParser.parse(SourceText(path: "test.scene", text), limits: limits)
  #expect(diagnostics.map(\.message.text) == [], sourceLocation: sourceLocation)
  return try #require(tree, sourceLocation: sourceLocation)
}

/// Returns the text after applying the first fix of a diagnostic.
func fixed(_ diagnostic: Diagnostic) -> String {
  var bytes = diagnostic.location.source.bytes
  for edit in diagnostic.fixIts.first?.edits ?? [] {
    bytes.replaceSubrange(edit.range.bytes, with: Array(edit.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Generates the same numbers on every machine and in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
