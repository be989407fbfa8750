import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneUI
import Testing

func document(_ text: String) throws -> SceneDocument {
  let (tree, diagnostics) = SyntaxParser.parse(SourceText(path: "a.scene", text))
  #expect(diagnostics.map(\.message.text) == [])
  return SceneParser.document(of: try #require(tree), vocabulary: Registry.library.vocabulary)
}

/// Parses a storyboard with the controller `page`, whose view has the given content.
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
  /// Short descriptions of the structure faults.
  var faults: [String] { structureFaults.map { "\($0.kind) \($0.name.text) in \($0.element)" } }

  func text(_ range: SourceRange?) -> String? { range.map { source.text($0) } }

  func written(_ key: String) -> [PropertyValue] { values.filter { $0.key.text == key } }
}
