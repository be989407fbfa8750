import FoundationEssentials
import Glibc
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax

/// A baseline and the file that holds it.
package struct BaselineFile {
  let path: String
  private let directory: String

  package init(_ path: String) {
    self.path = path
    directory = LexicalPath.directory(of: LexicalPath.absolute(path))
  }

  package func read() throws -> Baseline {
    let source = try SourceReader.read(path: path, origin: .named)
    do {
      var baseline = try JSONDecoder().decode(Baseline.self, from: Data(source.bytes))
      guard baseline.version == Baseline.version else {
        throw Failure(
          "'\(path)' is a baseline of version \(baseline.version): \(Baseline.version) is known", .cannotRead)
      }
      baseline.updateRules()
      return baseline
    } catch is DecodingError {
      guard let fault = JSONFault.first(in: source.bytes) else {
        throw Failure("'\(path)' is no baseline: --write-baseline makes one", .cannotRead)
      }
      throw Failure(
        "\(path):\(source.position(at: fault.offset)): A baseline is JSON: expected \(fault.expected)",
        .cannotRead)
    }
  }

  package func write(_ findings: [Diagnostic]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes = try encoder.encode(Baseline(of: findings, path: name))
    try FileOutput.write(Array(bytes) + [UInt8(ascii: "\n")], to: path, .named)
  }

  /// The findings that are not known, after a word about what is gone.
  ///
  /// - Parameters:
  ///   - findings: all that was found.
  ///   - baseline: what this file holds.
  ///   - checked: the files that were looked into: of others nobody knows what is gone.
  ///   - remark: is told what is known and what is gone; nil where nobody wants to hear it.
  /// - Returns: in the order of `findings`.
  package func newOnes(
    of findings: [Diagnostic], in baseline: Baseline, checked: [CheckedFile], remark: ((String) -> Void)?
  ) -> [Diagnostic] {
    let (new, gone) = baseline.compare(findings, path: name)
    guard let remark else { return new }
    let known = findings.count - new.count
    if known > 0 { remark("\(Self.count(known)) in the baseline '\(path)'") }
    let names = Set(
      checked.flatMap { [$0.path] + $0.tablePaths }.map { name($0) })
    let fixed = gone.filter { names.contains($0.path) || !exists($0.path) }
    guard !fixed.isEmpty else { return new }
    let lines = fixed.map { known in
      "  \(known.path): \(known.rule)\(known.count == 1 ? "" : ", \(known.count) times"): \(known.line)"
    }
    remark(
      """
      \(Self.count(fixed.map(\.count).reduce(0, +))) fixed that the baseline '\(path)' still has; --write-baseline \
      forgets what is fixed:
      \(lines.joined(separator: "\n"))
      """)
    return new
  }

  package static func count(_ count: Int) -> String { "\(count) finding\(count == 1 ? " is" : "s are")" }

  private func name(_ finding: Diagnostic) -> String { name(finding.location.source.path) }

  private func name(_ path: String) -> String {
    LexicalPath.relativePath(from: directory, to: LexicalPath.absolute(path))
  }

  private func exists(_ name: String) -> Bool { access(directory + "/" + name, F_OK) == 0 }
}
