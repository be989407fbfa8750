import Testing

@testable import SceneWindow

/// Tests the conversion of SDL's offsets to characters.
@Suite("Selection in composed text") struct ComposedSelectionTests {
  @Test(
    "Converts SDL selections from Unicode scalar offsets to character ranges",
    arguments: [
      ("nihon", 0, 0, 5..<5), ("nihon", 2, 0, 2..<2), ("nihon", 0, 2, 0..<2), ("nihon", 1, 3, 1..<4),
      ("e\u{301}x", 2, 1, 1..<2), ("e\u{301}x", 3, 0, 2..<2), ("👩‍👩‍👧!", 5, 1, 1..<2), ("ab", 1, 99, 1..<2),
      ("ab", 99, 99, 2..<2), ("ab", -1, -1, 2..<2), ("ab", 1, -5, 1..<1), ("", 0, 0, 0..<0),
      ("", 3, 3, 0..<0),
    ] as [(String, Int, Int, Range<Int>)])
  func selection(text: String, start: Int, length: Int, expected: Range<Int>) {
    #expect(DesktopComposition.selection(in: text, start: start, length: length) == expected)
  }
}
