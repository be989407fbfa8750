import Foundation
import SceneAnalysis
import TestSupport
import Testing

/// The list of changes is by versions, and begins with the one that the program says.
@Suite("The list of changes")
struct ChangelogTests {
  @Test func theFirstVersionIsTheCurrentOne() throws {
    let text = try String(contentsOf: Golden.project("CHANGELOG.md"), encoding: .utf8)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    let first = try #require(headings.first?.dropFirst(3).prefix { $0 != "," && $0 != " " })
    #expect(first == Version.current)
    // A version that has been released says its day behind it; only the newest may be without.
    for heading in headings.dropFirst() {
      #expect(heading.wholeMatch(of: /## \d+\.\d+\.\d+, \d{4}-\d\d-\d\d/) != nil, "\(heading)")
    }
  }

  @Test func changesAreSortedByTheirKind() throws {
    let kinds: Set = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
    let text = try String(contentsOf: Golden.project("CHANGELOG.md"), encoding: .utf8)
    for heading in text.split(separator: "\n") where heading.hasPrefix("### ") {
      #expect(kinds.contains(String(heading.dropFirst(4))), "\(heading)")
    }
  }
}
