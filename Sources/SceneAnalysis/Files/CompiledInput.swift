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

  /// A compiled scene with the texts of its languages, which are read beside it where they lie in files of their own.
  ///
  /// - Parameter source: a compiled scene, or any other file, which is given back as it is.
  /// - Returns: the same, in one file.
  /// - Throws: `Failure` where it has nothing but texts, and where texts are missing or not those of the scene.
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
        ? "; '--stdin-path' says where standard input would lie as a file, and its texts beside it" : ""
      throw Failure("Cannot read '\(source.path)': \(error)\(advice)", .cannotRead)
    }
  }

  /// A compiled scene as it is, for what does not hang on its texts in other languages.
  ///
  /// - Throws: `Failure` where it has nothing but texts.
  package static func scene(_ source: SourceText, trust: ArchiveTrust? = nil) throws(Failure) -> Archive {
    let archive = try open(source, trust: trust)
    do throws(ArchiveError) {
      try archive.checkIsScene()
    } catch {
      throw Failure("Cannot read '\(source.path)': \(error)", .cannotRead)
    }
    return archive
  }

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
