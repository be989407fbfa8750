import Testing

@testable import SceneDiagnostics

@Suite("Differences between two strings")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff.text(path: "f", from: Array(old.utf8), to: Array(new.utf8)), as: UTF8.self)
  }

  @Test("A hunk shows a change with unchanged lines around it")
  func oneChange() {
    #expect(diff("a\nb\nc\n", "a\nB\nc\n") == "--- a/f\n+++ b/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n")
    #expect(diff("a\n", "a\n").isEmpty)
    #expect(diff("", "a\n") == "--- a/f\n+++ b/f\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a", "a\n") == "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test("Distant changes are in separate hunks")
  func twoHunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let text = diff(old, old.replacing("2\n3\n", with: "3\n").replacing("18\n", with: "18\nx\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
  }

  /// Hunks have three lines of context on both sides and are merged if their contexts touch.
  @Test("Adjacent changes are in one hunk", arguments: [(5, 1), (6, 1), (7, 2)])
  func adjacentChanges(_ between: Int, _ pieces: Int) {
    let lines = (1...between).map { "\($0)\n" }.joined()
    let text = diff("a\n\(lines)b\n", "A\n\(lines)B\n")
    #expect(text.split(separator: "\n").count { $0.hasPrefix("@@") } == pieces, "\(text)")
  }

  /// Applies the changes of random texts, with few and with many distinct lines, and expects the new text.
  @Test("Applying the changes between two random texts produces the new text")
  func diffTransformsOldTextIntoNewText() {
    var random = SystemRandomNumberGenerator()
    for round in 0..<2000 {
      let kinds = round % 2 == 0 ? 4 : 60
      func lines() -> [ArraySlice<UInt8>] {
        (0..<Int.random(in: 0...90, using: &random)).map { _ in
          [UInt8(Int.random(in: 0..<kinds, using: &random))][...]
        }
      }
      let old = lines()
      var new = lines()
      if round % 3 == 0 { new = Array(old.dropFirst(3)) + new.prefix(5) + old.prefix(20) }
      let changes = LineMatching.changes(from: old, to: new)
      var result: [ArraySlice<UInt8>] = []
      var position = 0
      for change in changes {
        result += old[position..<change.old.lowerBound]
        #expect(result.count == change.new.lowerBound)
        result += new[change.new]
        position = change.old.upperBound
      }
      result += old[position...]
      #expect(result == new)
    }
  }
}
