import InterfaceBuilder
import SceneDiagnostics
import SceneParsing
import SceneSyntax

extension SceneCompiler {
  /// What a map of a storyboard shows; nil where the source cannot be read, of which `compile` tells why.
  package func outline(of source: SourceText) -> StoryboardOutline? {
    let reading = SourceReading(source, limits: limits, translated: false)
    guard let tree = reading.tree, !reading.faults.hasErrors else { return nil }
    let vocabulary = reading.isForeign ? foreignVocabulary.value : vocabulary
    return OutlineCollector(
      document: SceneParser.document(of: tree, vocabulary: vocabulary), vocabulary: vocabulary,
      ids: reading.isForeign ? InterfaceBuilder.writtenIDs(of: tree) : [:], canvas: reading.canvas
    ).outline()
  }
}
