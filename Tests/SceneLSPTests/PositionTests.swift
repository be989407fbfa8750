import Foundation
import Testing

@testable import SceneLSP

@Suite("Positions in text")
struct PositionTests {
  private static func document(_ text: String) -> OpenDocument {
    OpenDocument(uri: "file:///a.scene", path: "/a.scene", version: 1, text: text)
  }

  @Test("Converts positions measured in UTF-8 or UTF-16 units")
  func encodings() {
    let document = Self.document("ä\u{1F600}b\r\nsecond\rthird\n")
    #expect(document.offset(of: ClientPosition(line: 0, character: 3), .utf16) == 6)
    #expect(document.offset(of: ClientPosition(line: 0, character: 6), .utf8) == 6)
    #expect(document.position(of: 7, .utf16) == ClientPosition(line: 0, character: 4))
    #expect(document.position(of: 7, .utf8) == ClientPosition(line: 0, character: 7))
    #expect(document.offset(of: ClientPosition(line: 2, character: 1), .utf16) == 17)
    #expect(document.lineCount == 4)
  }

  @Test("Moves invalid positions to the nearest valid position")
  func between() {
    let document = Self.document("ä\u{1F600}b\r\nx")
    #expect(document.offset(of: ClientPosition(line: 0, character: 2), .utf16) == 2)
    #expect(document.offset(of: ClientPosition(line: 0, character: 1), .utf8) == 0)
    #expect(document.offset(of: ClientPosition(line: 0, character: 99), .utf16) == 7)
    #expect(document.offset(of: ClientPosition(line: 0, character: .max), .utf8) == 7)
    #expect(document.offset(of: ClientPosition(line: 9, character: 9), .utf16) == 10)
  }

  @Test("After each edit, the updated line starts match those of the new text", arguments: 0..<40)
  func edits(seed: Int) {
    var random = SystemRandomNumberGenerator()
    let parts = ["a", "\n", "\r", "\r\n", "ä", "\u{1F600}", "", "xyz\nuvw"]
    func text() -> String {
      (0..<Int.random(in: 0..<6, using: &random)).map { _ in parts.randomElement()! }.joined()
    }
    var bytes = Array((text() + text() + text()).utf8)
    var lines = LineStarts(bytes)
    for _ in 0..<30 {
      let start = Int.random(in: 0...bytes.count)
      let range = start..<Int.random(in: start...min(bytes.count, start + 4))
      let added = Array(text().utf8)
      bytes.replaceSubrange(range, with: added)
      lines.replace(range, with: added.count, in: bytes)
      #expect(lines.offsets == LineStarts(bytes).offsets, "\(bytes), after \(range) became \(added)")
    }
  }

  @Test("Round-trips the URLs of files")
  func addresses() {
    for path in ["/a b/ü.scene", "/100%/x#y?z", "/\u{1F600}/a+b&c.scene"] {
      #expect(FileURI.path(of: FileURI.uri(of: path)) == path)
    }
    #expect(FileURI.path(of: "file:///a/./b/../c%20d") == "/a/c d")
    #expect(FileURI.path(of: "FILE://localhost/a%c3%a4") == "/aä")
    #expect(FileURI.path(of: "file:///a#b") == "/a")
    for uri in [
      "untitled:1", "file://other/a", "file:a", "file:///%zz", "file:///%+1", "file:///a%00b", "/a", "",
    ] {
      #expect(FileURI.path(of: uri) == nil, "\(uri)")
    }
  }
}
