import SceneValues
import Testing

struct JSONTextTests {
  @Test func escapesInvisibleCharacters() {
    #expect(JSONText.quoted("a\u{1}\u{1B}\u{7F}\u{2028}b") == #""a\u0001\u001b\u007f\u2028b""#)
    #expect(JSONText.quoted("\"\\\t\r\n") == #""\"\\\t\r\n""#)
  }
}
