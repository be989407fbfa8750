import SceneArchive
import SceneDiagnostics
import SceneSyntax

/// Compiled files as inputs of commands.
enum CompiledInput {
  /// As much as a compiled file may have.
  static let limits: SyntaxLimits = {
    var limits = SyntaxLimits()
    limits.bytes = ArchiveLimits().length
    return limits
  }()

  static func open(_ source: SourceText) throws(Failure) -> Archive {
    do throws(ArchiveError) {
      return try Archive(bytes: source.bytes)
    } catch {
      let advice = error.kind == .notAnArchive ? "; 'scenec compile' makes one" : ""
      throw Failure("Cannot read '\(source.path)': \(error)\(advice)", .unreadable)
    }
  }
}
