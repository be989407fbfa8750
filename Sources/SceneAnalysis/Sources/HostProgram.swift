import SceneCompiler
import SceneModel
import SceneSyntax
import SceneValues

/// The host app of scenes: its classes and its code.
package struct HostProgram {
  /// The classes of the class library and of the app.
  package var vocabulary: Vocabulary
  /// The facts about scenes from the sources, or nil without sources.
  package var code: HostCode?
  /// The messages about Swift files that were not read.
  package var unread: [String] = []

  /// Reads all inputs. This takes time, so call it once and only if needed.
  ///
  /// - Parameters:
  ///   - classes: The classes of the class library and of manifests.
  ///   - sources: The directories of Swift sources, with or without `NAME=`.
  /// - Throws: `Failure` or `ReadError` if an input cannot be read.
  package init(classes: ClassManifests, sources: [String] = []) throws {
    let known = try classes.vocabulary()
    guard !sources.isEmpty else {
      vocabulary = known
      return
    }
    let read = try HostSources.read(sources, known: known)
    vocabulary = read.vocabulary(adding: known)
    code = read.index.code
    unread = read.unread
  }

  package func compiler(limits: SyntaxLimits) -> SceneCompiler {
    var compiler = SceneCompiler(vocabulary: vocabulary, limits: limits)
    compiler.host = code
    return compiler
  }
}
