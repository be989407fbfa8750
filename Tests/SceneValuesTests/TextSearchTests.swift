import SceneValues
import Testing

@Suite("Text search and replacement")
struct TextSearchTests {
  @Test("Finds the first occurrence of a string")
  func findsFirstOccurrence() throws {
    let text = "abracadabra"
    #expect(try place(of: "bra", in: text) == 1..<4)
    #expect(try place(of: "abra", in: text[text.index(after: text.startIndex)...]) == 6..<10)
    #expect(try place(of: "a", in: text) == 0..<1)
    #expect(try place(of: "", in: text) == 0..<0)
    #expect(text.firstRange(of: "abrb") == nil)
    #expect("".firstRange(of: "a") == nil)
    #expect(text.contains("cada") && !text.contains("cadb"))
  }

  @Test("Finds a match that begins inside a failed partial match")
  func findsMatchInsideFailedPartialMatch() throws {
    #expect(try place(of: "aab", in: "aaab") == 1..<4)
    #expect(try place(of: "--x", in: "----x") == 2..<5)
  }

  @Test("Replaces each occurrence once and does not search the replacements")
  func replacesEachOccurrenceOnce() {
    #expect("a-b--c".replacing("-", with: "--") == "a--b----c")
    #expect("aaaa".replacing("aa", with: "a") == "aa")
    #expect("%1 of %2".replacing("%1", with: "%2").replacing("%2", with: "3") == "3 of 3")
    #expect("same".replacing("x", with: "y") == "same")
    #expect("same".replacing("", with: "y") == "same")
    #expect("some text"[...].replacing("e t", with: "") == "somext")
  }

  /// In Swift characters, CR LF is a single line break in which neither CR nor LF is found.
  @Test("Replaces carriage returns and line feeds of CRLF line breaks separately")
  func replacesCarriageReturnsAndLineFeedsSeparately() {
    let text = "one\r\ntwo\nthree"
    #expect(text.replacing("\r", with: "").replacing("\n", with: " ") == "one two three")
    #expect("Zoë → Zoé".replacing("ë", with: "e") == "Zoe → Zoé")
    #expect("naïve 👍🏽".firstRange(of: "👍") != nil)
  }

  @Test func findsByteSequence() {
    let bytes: [UInt8] = [1, 2, 1, 2, 3]
    #expect(bytes.firstRange(of: [1, 2, 3]) == 2..<5)
    #expect(bytes.firstRange(of: [3, 4]) == nil)
    #expect(bytes[2...].firstRange(of: [1]) == 2..<3)
  }

  /// Returns the range in bytes.
  private func place(of text: String, in whole: some StringProtocol) throws -> Range<Int> {
    let found = try #require(whole.firstRange(of: text))
    let start = whole.utf8.distance(from: whole.startIndex, to: found.lowerBound)
    return start..<start + whole.utf8.distance(from: found.lowerBound, to: found.upperBound)
  }
}
