import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport

/// A scene on disk with its translation tables.
struct SavedScene: Equatable {
  let text: String
  /// The contents of the tables, by locale.
  var tables: [String: String] = [:]

  func bytes(path: String = "Test.scene", vocabulary: Vocabulary) throws -> [UInt8] {
    try compiled(path: path, vocabulary: vocabulary).bytes
  }

  /// Opens the compiled scene with the texts of each language in a separate file.
  func fileWithSeparateTexts(path: String, registry: Registry) throws -> SceneFile {
    let (bytes, texts) = try compiled(path: path, vocabulary: registry.vocabulary, separatesTexts: true)
    var options = LoadingOptions()
    options.texts = { texts[$0] }
    return try SceneFile(bytes: bytes, registry: registry, options: options)
  }

  private func compiled(
    path: String, vocabulary: Vocabulary, separatesTexts: Bool = false
  ) throws -> (bytes: [UInt8], texts: [String: [UInt8]]) {
    let tables = tables.map { locale, text in
      StringsTable(locale: locale, path: "\(locale).lproj/Test.strings", bytes: Array(text.utf8))
    }
    let compilation = try SceneCompiler(vocabulary: vocabulary).compile(
      SourceText(path: path, text), resources: SceneResources(tables: tables), separatesTexts: separatesTexts)
    guard let bytes = compilation.bytes else {
      throw Unexpected(
        "the scene does not compile: \(compilation.diagnostics.map(\.message.text).joined(separator: "; "))")
    }
    return (bytes, Dictionary(uniqueKeysWithValues: compilation.texts.map { ($0.locale, $0.bytes) }))
  }

  var compiles: Bool { (try? bytes(vocabulary: Registry.library.vocabulary)) != nil }
}
