import Foundation
import SceneDiagnostics

/// A small package in one text: `=== path` starts a file, `«rule»` marks a diagnostic of that rule, and
/// `«rule:note»` marks the location of its note in another file.
struct Fixture {
  struct Mark: Hashable, CustomStringConvertible {
    let path: String
    let offset: Int
    let rule: String
    let isNote: Bool

    var description: String { "\(path):\(offset) \(rule)\(isNote ? ":note" : "")" }
  }

  private(set) var project = HostProject(files: [:])
  private(set) var marks: Set<Mark> = []

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return all.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }()

  private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  init(named name: String) throws {
    self.init(try String(contentsOf: Self.directory.appendingPathComponent(name + ".txt"), encoding: .utf8))
  }

  init(_ text: String) {
    var path = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        path = String(line.dropFirst(4))
        project.files[path] = ""
      } else if !path.isEmpty {
        add(line, to: path)
      }
    }
  }

  private mutating func add(_ line: Substring, to path: String) {
    var text = project.files[path]!
    var rest = line
    while let open = rest.firstIndex(of: "«"), let close = rest[open...].firstIndex(of: "»") {
      text += rest[..<open]
      let mark = rest[rest.index(after: open)..<close]
      let isNote = mark.hasSuffix(":note")
      marks.insert(
        Mark(
          path: path, offset: text.utf8.count, rule: String(isNote ? mark.dropLast(5) : mark), isNote: isNote)
      )
      rest = rest[rest.index(after: close)...]
    }
    project.files[path] = text + rest + "\n"
  }

  static func marks(of diagnostics: [Diagnostic]) -> Set<Mark> {
    var marks: Set<Mark> = []
    for diagnostic in diagnostics {
      let path = diagnostic.location.source.path
      marks.insert(
        Mark(
          path: path, offset: Int(diagnostic.location.range.start), rule: diagnostic.rule.rawValue,
          isNote: false))
      for note in diagnostic.notes.compactMap(\.location) where note.source.path != path {
        marks.insert(
          Mark(
            path: note.source.path, offset: Int(note.range.start), rule: diagnostic.rule.rawValue,
            isNote: true))
      }
    }
    return marks
  }
}
