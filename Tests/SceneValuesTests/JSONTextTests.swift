import SceneValues
import Testing

struct JSONTextTests {
  @Test func escapesInvisibleCharacters() {
    #expect(JSONText.quoted("a\u{1}\u{1B}\u{7F}\u{2028}b") == #""a\u0001\u001b\u007f\u2028b""#)
    #expect(JSONText.quoted("\"\\\t\r\n") == #""\"\\\t\r\n""#)
  }

  /// In quadratic time, this would take many minutes.
  @Test("Quotes text with a million escapes")
  func quotesLongText() {
    let quoted = JSONText.quoted(String(repeating: "ä\"\n", count: 500_000))
    #expect(quoted.utf8.count == 500_000 * 6 + 2)
    #expect(quoted.hasPrefix(#""ä\"\nä"#) && quoted.hasSuffix(#"ä\"\n""#))
  }
}
