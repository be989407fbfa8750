import SceneArchive
import SceneDiagnostics
import SceneFiles
import SceneSyntax

/// Compiled files as inputs of commands.
package enum CompiledInput {
  /// As much as a compiled file may have.
  package static let limits: SyntaxLimits = {
    var limits = SyntaxLimits()
    limits.bytes = ArchiveLimits().length
    return limits
  }()

  /// Opens a compiled file; where a trust is given, only one that is signed.
  package static func open(_ source: SourceText, trust: ArchiveTrust? = nil) throws(Failure) -> Archive {
    do throws(ArchiveError) {
      return try Archive(bytes: source.bytes, trust: trust)
    } catch {
      let advice = error.kind == .notAnArchive ? "; 'scenec compile' makes one" : ""
      throw Failure("Cannot read '\(source.path)': \(error)\(advice)", .cannotRead)
    }
  }
}
