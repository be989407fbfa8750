import SceneDiagnostics
import Testing

@Suite("Diagnostic fingerprints")
struct FingerprintTests {
  private func fingerprint(_ text: String, at offset: Int) -> Fingerprint {
    let source = SourceText(path: "a.scene", text)
    return Diagnostic(
      rule: "bad-id", severity: .error, message: "", at: SourceLocation(source, .at(offset))
    ).fingerprint
  }

  @Test("A fingerprint consists of the rule and the trimmed text of the line")
  func fingerprintConsistsOfRuleAndLineText() {
    let expected = Fingerprint(rule: "bad-id", line: "<a b=\"c\"/>")
    #expect(fingerprint("<a b=\"c\"/>", at: 3) == expected)
    #expect(fingerprint("\n\n \t <a b=\"c\"/> \t\r\n<z/>", at: 7) == expected)
    #expect(fingerprint("\n\n<a b=\"d\"/>", at: 5) != expected)
    #expect(fingerprint("\n\n<a b=\"c\"/>", at: 0) != expected)
  }

  @Test("A fingerprint contains only the beginning of a very long line")
  func truncatesVeryLongLines() {
    let start = String(repeating: "ä", count: 200)
    #expect(fingerprint(start + "one", at: 0) == fingerprint(start + "two" + start + start, at: 500))
    #expect(fingerprint("   " + start, at: 0).line == start)
  }
}
