import SceneArchive
import SceneDiagnostics
import SceneFiles
import SceneSyntax

package enum CompiledInput {
  package static let limits: SyntaxLimits = {
    var limits = SyntaxLimits()
    limits.bytes = ArchiveLimits().length
    return limits
  }()

  /// Returns a compiled scene combined with its translated strings. Returns any other file unchanged. Throws `Failure` if
  /// the file has only translated strings, or if the scene's strings are missing or do not match.
  package static func whole(_ source: SourceText) throws(Failure) -> SourceText {
    guard Archive.isArchive(source.bytes), let archive = try? Archive(bytes: source.bytes) else {
      return source
    }
    do {
      try archive.checkIsScene()
      guard archive.languageCount > 0 else { return source }
      let bytes = try archive.joined { try Archive(path: Archive.pathOfTexts(in: $0, of: source.path)) }
      return SourceText(path: source.path, bytes: bytes)
    } catch {
      let advice =
        source.path == InputReader.nameless
        ? """
        ; use '--stdin-path' to specify the path to assume for standard input, because its strings are next \
        to that path
        """ : ""
      throw Failure("Cannot read '\(source.path)': \(error)\(advice)", .cannotRead)
    }
  }

  /// Opens a compiled scene without its string files. Throws `Failure` if the file contains only translated strings.
  package static func scene(_ source: SourceText, trust: ArchiveTrust? = nil) throws(Failure) -> Archive {
    let archive = try open(source, trust: trust)
    do throws(ArchiveError) {
      try archive.checkIsScene()
    } catch {
      throw Failure("Cannot read '\(source.path)': \(error)", .cannotRead)
    }
    return archive
  }

  /// Opens a compiled file. If `trust` is not nil, the file must have a trusted signature.
  package static func open(_ source: SourceText, trust: ArchiveTrust? = nil) throws(Failure) -> Archive {
    do throws(ArchiveError) {
      return try Archive(bytes: source.bytes, trust: trust)
    } catch {
      let advice = error.kind == .notAnArchive ? "; 'scenec compile' creates one" : ""
      throw Failure("Cannot read '\(source.path)': \(error)\(advice)", .cannotRead)
    }
  }
}
