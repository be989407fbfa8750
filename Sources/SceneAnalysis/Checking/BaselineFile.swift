import SceneDiagnostics
import SceneFiles
import ScenePlatform
import SceneResources
import SceneSyntax
import SceneValues

package struct BaselineFile {
  package let path: String
  private let directory: String

  package init(_ path: String) {
    self.path = path
    directory = LexicalPath.directory(of: LexicalPath.absolute(path))
  }

  package func read() throws -> Baseline {
    let source = try SourceReader.read(path: path, origin: .named)
    do {
      let baseline: Baseline = try JSONDecoding.decode(from: source.bytes)
      guard baseline.version == Baseline.version else {
        throw Failure(
          """
          Unsupported version \(baseline.version) of the baseline '\(path)'; supported versions: \
          \(Baseline.version)
          """, .cannotRead)
      }
      return baseline
    } catch is DecodingError {
      throw Failure("'\(path)' is not a baseline, but another kind of JSON file", .cannotRead)
    } catch let fault as JSONFault {
      throw Failure(
        "\(path):\(source.position(at: fault.offset)): A baseline must be JSON: expected \(fault.expected)",
        .cannotRead)
    }
  }

  package func write(_ diagnostics: [Diagnostic]) throws {
    try FileOutput.write(Array(Baseline(of: diagnostics, path: name).json.utf8), to: path, .named)
  }

  package struct Comparison {
    package let new: [Diagnostic]
    package let knownCount: Int
    package let fixed: [Baseline.Known]
  }

  /// Compares diagnostics with the baseline. An entry is reported as fixed only if its file was checked or was deleted.
  package func compare(_ diagnostics: [Diagnostic], with baseline: Baseline, checked: [CheckedFile])
    -> Comparison
  {
    let (new, gone) = baseline.compare(diagnostics, path: name)
    let names = Set(checked.flatMap { [$0.path] + $0.tablePaths }.map { name($0) })
    return Comparison(
      new: new, knownCount: diagnostics.count - new.count,
      fixed: gone.filter { names.contains($0.path) || !exists($0.path) })
  }

  private func name(_ diagnostic: Diagnostic) -> String { name(diagnostic.location.source.path) }

  private func name(_ path: String) -> String {
    LexicalPath.relativePath(from: directory, to: LexicalPath.absolute(path))
  }

  private func exists(_ name: String) -> Bool { access(directory + "/" + name, F_OK) == 0 }
}
