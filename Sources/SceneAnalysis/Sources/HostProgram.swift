import SceneCompiler
import SceneModel
import SceneSyntax
import SceneValues

package struct HostProgram {
  package var vocabulary: Vocabulary
  package var code: HostCode?
  package var unread: [String] = []
  private var platformVariants: [ApplePlatforms: Lazy<PlatformVariant>] = [:]

  /// Reads the classes and sources. This initializer is slow. Throws `Failure` or `ReadError` if an input cannot be read.
  package init(classes: ClassManifests, sources: [String] = []) throws {
    let known = try classes.vocabulary()
    guard !sources.isEmpty else {
      vocabulary = known
      return
    }
    let read = try HostSources.read(sources, known: known)
    vocabulary = read.vocabulary(adding: known)
    code = read.index.code
    platformVariants = read.platformVariants(adding: known)
    unread = read.unread
  }

  package func compiler(limits: SyntaxLimits) -> SceneCompiler {
    var compiler = SceneCompiler(vocabulary: vocabulary, limits: limits)
    compiler.host = code
    compiler.platformVariants = platformVariants
    return compiler
  }
}
