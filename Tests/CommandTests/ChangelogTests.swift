import Foundation
import SceneAnalysis
import TestSupport
import Testing

@Suite struct ChangelogTests {
  @Test("The changelog begins with the current version and has a date for each release")
  func versions() throws {
    let text = try String(contentsOf: Golden.project("CHANGELOG.md"), encoding: .utf8)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    let first = try #require(headings.first?.dropFirst(3).prefix { $0 != "," && $0 != " " })
    #expect(first == Version.current)
    for heading in headings.dropFirst() {
      #expect(heading.wholeMatch(of: /## \d+\.\d+\.\d+, \d{4}-\d\d-\d\d/) != nil, "\(heading)")
    }
  }

  @Test("Headings within a version follow the format of Keep a Changelog")
  func kinds() throws {
    let kinds: Set = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
    let text = try String(contentsOf: Golden.project("CHANGELOG.md"), encoding: .utf8)
    for heading in text.split(separator: "\n") where heading.hasPrefix("### ") {
      #expect(kinds.contains(String(heading.dropFirst(4))), "\(heading)")
    }
  }
}
