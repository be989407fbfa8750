import SceneCompiler
import SceneDiagnostics
import SceneParsing
import SceneSyntax
import SceneUI
import Testing

@Suite("Scenes that have neither constraints nor strings need no layout")
struct LayoutConcernsTests {
  /// Each part is inserted into the view of a scene, next to two plain views.
  private func concerned(_ parts: [String], countingText: Bool = true) throws -> Set<Int?> {
    let scenes = parts.enumerated().map { index, part in
      """
      <scene><viewController id="c\(index)"><view id="v\(index)" frame="0 0 320 480">
        <imageView id="i\(index)" frame="0 0 40 40"/><view id="w\(index)" frame="0 0 40 40"/>\(part)
      </view></viewController></scene>
      """
    }
    let text = "<storyboard version=\"1\" initial=\"c0\">\(scenes.joined())</storyboard>"
    let tree = try #require(SyntaxParser.parse(SourceText(path: "a.scene", text)).tree)
    let vocabulary = Registry.library.vocabulary
    let document = SceneParser.document(of: tree, vocabulary: vocabulary)
    return LayoutScope(of: document, vocabulary: vocabulary, countingText: countingText).scenes
  }

  @Test(
    "Finds the scenes with constraints, arranged views, or text"
  )
  func scenes() throws {
    let parts = [
      "", "<view><constraint equation=\"width = 40\"/></view>", "<slider frame=\"0 0 40 40\"/>",
      "<stackView/>",
      "<view translatesAutoresizingMask=\"false\"/>", "<label text=\"A\"/>",
      "<view><button title=\"B\"/></view>",
    ]
    #expect(try concerned(parts) == [1, 3, 4, 5, 6])
    #expect(try concerned(parts, countingText: false) == [1, 3, 4])
    #expect(try concerned([""]) == [])
  }

  @Test("The views of a nib have no scene")
  func nibs() throws {
    let text = "<nib version=\"1\"><view frame=\"0 0 40 40\"><label text=\"A\"/></view></nib>"
    let tree = try #require(SyntaxParser.parse(SourceText(path: "a.scene", text)).tree)
    let vocabulary = Registry.library.vocabulary
    let document = SceneParser.document(of: tree, vocabulary: vocabulary)
    #expect(LayoutScope(of: document, vocabulary: vocabulary, countingText: true).scenes == [nil])
    #expect(LayoutScope(of: document, vocabulary: vocabulary, countingText: false).scenes == [])
  }
}
