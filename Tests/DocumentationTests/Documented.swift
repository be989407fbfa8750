import Foundation
import Testing

/// A file with tested examples: a page, or a Swift source with documentation comments.
struct Documented: CustomTestStringConvertible {
  /// An example: the text between two lines of three backticks.
  struct Example {
    let language: String
    /// The text without the indentation, the slashes of a comment and the final line break.
    let text: String
    /// Whether `<!-- not compiled: REASON -->` is in the previous line.
    let isExempt: Bool
  }

  /// The path relative to the project.
  let path: String
  let text: String

  var name: String { URL(filePath: path).lastPathComponent }
  var testDescription: String { path }

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.url(path), encoding: .utf8)
  }

  static func url(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(path)").standardizedFileURL
  }

  /// The pages of the project and all sources with examples, sorted by path.
  static let all: [Documented] = {
    let sources = (try? FileManager.default.subpathsOfDirectory(atPath: url("Sources").path)) ?? []
    let paths = sources.filter { $0.hasSuffix(".swift") || $0.contains(".docc/") && $0.hasSuffix(".md") }
    return (["README.md", "CONTRIBUTING.md"] + paths.sorted().map { "Sources/\($0)" })
      .compactMap { try? Documented($0) }
      .filter { $0.path.hasSuffix(".md") || $0.text.contains("/// ```") }
  }()

  func examples(of language: String) -> [Example] { examples.filter { $0.language == language } }

  var examples: [Example] {
    var found: [Example] = []
    var open: (language: String, lines: [Substring], isExempt: Bool)?
    var before: Substring = ""
    for line in documentation {
      if let example = open, line.hasPrefix("```") {
        let text = example.lines.joined(separator: "\n")
        found.append(Example(language: example.language, text: text, isExempt: example.isExempt))
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [], before.hasPrefix("<!-- not compiled: "))
      }
      before = line
    }
    return found
  }

  /// The lines of a page, or of the documentation comments.
  private var documentation: [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard path.hasSuffix(".swift") else { return lines }
    return lines.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("///") }
      .map { line in line.dropFirst(line.hasPrefix("/// ") ? 4 : 3) }
  }
}
