import Foundation
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneParsing
import SceneSyntax
import SceneUI
import Testing

/// An Interface Builder file that was created for the tests.
struct Fixture {
  let name: String
  let source: SourceText

  init(_ name: String) throws {
    self.name = name
    source = SourceText(path: name, bytes: Array(try Data(contentsOf: Self.url(name))))
  }

  static func url(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name)")
  }

  static let names = [
    "Wiring.storyboard", "Looks.storyboard", "Constraints.storyboard", "Lists.storyboard", "Owner.xib",
    "Unknown.xib", "Window.xib", "Panes.storyboard", "Seven.xib", "Eight.xib",
    "Watch.storyboard", "Sizes.storyboard", "Values.storyboard", "Layout.storyboard",
  ]

  static let vocabulary = Registry.library.vocabulary
  static let compiler = SceneCompiler(vocabulary: vocabulary)
  static let importer = SceneImporter(vocabulary: vocabulary)

  static func contents(of source: SourceText) throws -> [String] {
    var tree = try #require(SyntaxParser.parse(source).tree)
    var vocabulary = vocabulary
    if InterfaceBuilder.isDocument(tree) {
      let isForMac = InterfaceBuilder.isForMac(tree)
      tree = try #require(InterfaceBuilder.translate(tree, forCanvas: isForMac).tree)
      vocabulary = InterfaceBuilder.vocabulary(adding: vocabulary)
    }
    let document = SceneParser.document(of: tree, vocabulary: vocabulary)
    return DocumentContents(of: document, vocabulary: Self.vocabulary).lines
  }
}
