import InterfaceBuilder
import SceneCompiler
import SceneFiles
import SceneResources
import SceneRuntime
import SceneValues

package struct DrawnFile {
  package let bytes: [UInt8]
  package let names: WrittenNames
  private let canvas: SavedLayout

  /// Creates a file from compiled bytes. The device specified in its source is unknown.
  package init(compiled bytes: [UInt8], path: String) {
    self.bytes = bytes
    names = WrittenNames(file: path)
    canvas = SavedLayout()
  }

  package init(_ bytes: [UInt8], of analysis: Analysis) {
    self.bytes = bytes
    names = WrittenNames(of: analysis)
    let tree = analysis.foreignTree.flatMap { tree in
      InterfaceBuilder.isForMac(tree) || InterfaceBuilder.isForTV(tree) ? nil : tree
    }
    canvas = tree.map(InterfaceBuilder.savedLayout) ?? SavedLayout()
  }

  package func stage(
    _ settings: LayoutSettings, vocabulary: Vocabulary, _ memory: AssetMemory
  ) throws(Failure) -> Stage {
    try settings.pictureStage(for: names, canvas: canvas, vocabulary: vocabulary, memory)
  }

  package func locales(vocabulary: Vocabulary, _ memory: AssetMemory) throws(Failure) -> [String] {
    do {
      return try stage(LayoutSettings(), vocabulary: vocabulary, memory).open(bytes).locales.filter {
        PseudoLocale($0) == nil
      }
    } catch {
      throw Failure(error, showing: names)
    }
  }
}
