import SceneCompiler
import SceneDiagnostics
import SceneRuntime
import SceneUI
import SceneValues
import Testing

package struct Unexpected: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

extension Registry {
  package static func library(and types: any SceneObject.Type...) throws -> Registry {
    var registry = Registry.library
    for type in types { try registry.register(type) }
    return registry
  }
}

/// Compiles a scene. Diagnostics fail the test. The default vocabulary is the library, as in a project without sources.
package func compiled(
  _ text: String, path: String = "Test.scene", vocabulary: Vocabulary = Registry.library.vocabulary
) throws -> [UInt8] {
  let compilation = try SceneCompiler(vocabulary: vocabulary).compile(SourceText(path: path, text))
  guard let bytes = compilation.bytes else {
    throw Unexpected(
      "the scene does not compile: \(compilation.diagnostics.map(\.message.text).joined(separator: "; "))")
  }
  return bytes
}

package func opened(
  _ text: String, registry: Registry = .library, options: LoadingOptions = LoadingOptions()
) throws -> SceneFile {
  try SceneFile(bytes: compiled(text), registry: registry, options: options)
}

package func loadingError(
  _ body: () throws -> Void, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> LoadingError {
  try #require(throws: LoadingError.self, sourceLocation: sourceLocation) { () throws in try body() }
}

package func storyboardText(initial: String = "main", _ scenes: String) -> String {
  """
  <storyboard version="1" initial="\(initial)">
  \(scenes)
  </storyboard>
  """
}
