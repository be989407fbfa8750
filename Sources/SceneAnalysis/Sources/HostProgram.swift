import SceneCompiler
import SceneModel
import SceneSyntax
import SceneValues

/// The program that scenes belong to: what is known of its classes and its code.
package struct HostProgram {
  /// The class library's classes, and the program's own.
  package var vocabulary: Vocabulary
  /// What the sources say of scenes; nil where none are given.
  package var code: HostCode?
  /// What to say of each Swift file that was not read.
  package var unread: [String] = []

  /// Reads all that is named. Takes time: ask once, and only when it is needed.
  ///
  /// - Parameters:
  ///   - classes: those of the class library and of manifests.
  ///   - sources: directories of Swift sources, with or without `NAME=`.
  /// - Throws: `Failure` and `ReadError` where something cannot be read.
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
