import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneUI
import SceneValues
import TestSupport

/// A scene as it lies on the disk, with the tables of translations beside it.
struct SavedScene: Equatable {
  let text: String
  /// What tables say, by their locales.
  var tables: [String: String] = [:]

  func bytes(path: String = "Test.scene", vocabulary: Vocabulary) throws -> [UInt8] {
    let tables = tables.map { locale, text in
      StringsTable(locale: locale, path: "\(locale).lproj/Test.strings", bytes: Array(text.utf8))
    }
    let compilation = try SceneCompiler(vocabulary: vocabulary)
      .compile(SourceText(path: path, text), resources: SceneResources(tables: tables))
    guard let bytes = compilation.bytes else {
      throw Unexpected(
        "the scene does not compile: \(compilation.diagnostics.map(\.message.text).joined(separator: "; "))")
    }
    return bytes
  }

  var compiles: Bool { (try? bytes(vocabulary: Registry.library.vocabulary)) != nil }
}
