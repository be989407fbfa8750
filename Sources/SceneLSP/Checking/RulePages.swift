import ScenePlatform
import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneSyntax
import SceneValues

/// The documentation pages for rules, stored as local files. A page is written when a diagnostic first refers to it.
package final class RulePages: Sendable {
  private let directory: String
  /// The URIs of the requested pages. The value is nil for a page that cannot be written.
  private let known = Locked<[RuleID: String?]>([:])

  package init(_ directory: String) { self.directory = directory }

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
    guard directory != "/", !FileIdentity.isPresent(directory) else { return }
    make(LexicalPath.directory(of: directory))
    _ = mkdir(directory, 0o755)
  }
}
