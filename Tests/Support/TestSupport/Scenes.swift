import SceneCompiler
import SceneDiagnostics
import SceneRuntime
import SceneUI
import SceneValues
import Testing

/// What a test says that it wanted, where it got something else.
package struct Unexpected: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

extension Registry {
  /// The class library and some classes of a test.
  package static func library(and types: any SceneObject.Type...) throws -> Registry {
    var registry = Registry.library
    for type in types { try registry.register(type) }
    return registry
  }
}

/// The bytes that a scene compiles to. Diagnostics fail the test.
///
/// The vocabulary is what the compiler knows of classes; by default the library's alone, as for a project whose sources
/// it was not given.
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

/// A scene compiled and opened.
package func opened(
  _ text: String, registry: Registry = .library, options: LoadingOptions = LoadingOptions()
) throws -> SceneFile {
  try SceneFile(bytes: compiled(text), registry: registry, options: options)
}

/// The error that something throws.
package func loadingError(
  _ body: () throws -> Void, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> LoadingError {
  try #require(throws: LoadingError.self, sourceLocation: sourceLocation) { () throws in try body() }
}

/// `<storyboard>` around some scenes.
package func storyboardText(initial: String = "main", _ scenes: String) -> String {
  """
  <storyboard version="1" initial="\(initial)">
  \(scenes)
  </storyboard>
  """
}
