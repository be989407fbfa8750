import Foundation
import TestSupport
import Testing

/// `Schemas/class-coverage.md`: what there is of each class, worked out from the classes' declarations and the sources.
@Suite struct ClassCoverageTests {
  private struct Manifest: Decodable {
    struct Member: Decodable {}
    struct Class: Decodable {
      var name: String
      var module: String
      var element: String?
      var properties: [Member]?
      var events: [String]?
      var slots: [Member]?
    }
    var classes: [Class]
  }

  @Test func thePageIsFresh() throws {
    let json = try TestDirectory().scenec("classes", "--json").output
    let classes = try JSONDecoder().decode(Manifest.self, from: json).classes.filter {
      $0.module == "SceneUI"
    }
    let sources = Array(try texts(below: "Sources/SceneUI").values)
    let tests = try [
      "SceneRuntimeTests", "SceneServicesTests", "SceneTestingTests", "SceneUITests", "Support/TestSupport",
    ].flatMap {
      try texts(below: "Tests/\($0)").values
    }
    var page = """
      # What there is of each class

      Own members of each class of the library, whether it draws itself, and how many test files speak of it. Recorded
      by `SCENEC_RECORD=1 swift test --filter ClassCoverageTests`; the members are in
      [the class library's page](class-library.md).

      | class | properties | events | children | draws | test files |
      | --- | --- | --- | --- | --- | --- |

      """
    for description in classes.sorted(by: { $0.name < $1.name }) {
      let files = tests.count { text in
        text.contains(word: description.name) || description.element.map { text.contains("<\($0)") } ?? false
      }
      let members = [description.properties?.count, description.events?.count, description.slots?.count]
      page += "| \(description.name) | " + members.map { "\($0 ?? 0)" }.joined(separator: " | ")
      page += " | \(draws(description.name, in: sources) ? "yes" : "") | \(files) |\n"
      // What the others descend from is tested by them.
      let isBase = ["BarItem", "ReusableCell"].contains(description.name)
      #expect(files > 0 || isBase, "no test speaks of \(description.name)")
    }
    try Golden.expect(
      page, isRecordedAt: Golden.project("Schemas/class-coverage.md"), suite: "ClassCoverageTests")
  }

  /// Whether the file of the class, or one of its extensions', draws. One class a file: what stands there is its own.
  private func draws(_ name: String, in files: [String]) -> Bool {
    files.contains { text in
      (text.contains("class \(name):") || text.contains("extension \(name) {"))
        && text.contains("open func draw(_ rect: Rect")
    }
  }

  private func texts(below folder: String) throws -> [String: String] {
    let root = Golden.project(folder)
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path())
    where path.hasSuffix(".swift") {
      texts[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    return texts
  }
}

extension String {
  /// Whether a word stands in the text, and not as part of another.
  fileprivate func contains(word: String) -> Bool {
    ranges(of: word).contains { range in
      let before = range.lowerBound == startIndex ? " " : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? " " : self[range.upperBound]
      return !before.isLetter && !after.isLetter
    }
  }
}
