import ScenePlatform
import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneSyntax
import SceneValues

/// The pages of rules as files that a client can open, since there is no server that has them: each is written when a
/// finding first leads to it.
package final class RulePages: Sendable {
  private let directory: String
  /// What the pages that were looked for are called; nil where one cannot be written.
  private let known = Locked<[RuleID: String?]>([:])

  /// - Parameter directory: where the pages are written. It need not be there.
  package init(_ directory: String) { self.directory = directory }

  /// What a client calls the page of a rule.
  func uri(of rule: RuleID) -> String? {
    known.withLock { known in
      if let uri = known[rule] { return uri }
      let uri = write(rule)
      known[rule] = .some(uri)
      return uri
    }
  }

  private func write(_ rule: RuleID) -> String? {
    guard let description = RuleCatalog.rule(named: rule.rawValue) else { return nil }
    let path = "\(directory)/\(description.id.rawValue).txt"
    let page = Array(description.manualPage.utf8)
    if let known = try? SourceReader.read(path: path), known.bytes == page { return FileURI.uri(of: path) }
    Self.make(directory)
    guard (try? FileOutput.write(page, to: path)) != nil else { return nil }
    return FileURI.uri(of: path)
  }

  private static func make(_ directory: String) {
    guard directory != "/", !FileIdentity.isThere(directory) else { return }
    make(LexicalPath.directory(of: directory))
    _ = mkdir(directory, 0o755)
  }
}
