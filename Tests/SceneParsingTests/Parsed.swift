import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneUI
import Testing

/// The document of a text, by the classes of the library.
func document(_ text: String) throws -> SceneDocument {
  let (tree, diagnostics) = SyntaxParser.parse(SourceText(path: "a.scene", text))
  #expect(diagnostics.map(\.message.text) == [])
  return SceneParser.document(of: try #require(tree), vocabulary: Registry.library.vocabulary)
}

/// The document of a storyboard whose controller `page` has a view with something in it.
func page(_ inView: String, inController: String = "", inStoryboard: String = "") throws -> SceneDocument {
  try document(
    """
    <storyboard version="1" initial="page">
      \(inStoryboard)
      <scene><viewController id="page">\(inController)<view id="root">\(inView)</view></viewController></scene>
    </storyboard>
    """)
}

extension SceneDocument {
  /// What fits nowhere, in short.
  var faults: [String] { structureFaults.map { "\($0.kind) \($0.name.text) in \($0.element)" } }

  func text(_ range: SourceRange?) -> String? { range.map { source.text($0) } }

  /// What was written for a property.
  func written(_ key: String) -> [PropertyValue] { values.filter { $0.key.text == key } }
}
