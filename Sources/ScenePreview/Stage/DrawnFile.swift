import InterfaceBuilder
import SceneCompiler
import SceneFiles
import SceneResources
import SceneRuntime
import SceneValues

/// A compiled file that is drawn, on however many screens.
package struct DrawnFile {
  package let bytes: [UInt8]
  /// What its source calls its things.
  package let names: WrittenNames
  private let canvas: SavedLayout

  /// A file that was compiled before; nobody knows for which device its source was made.
  package init(compiled bytes: [UInt8], path: String) {
    self.bytes = bytes
    names = WrittenNames(file: path)
    canvas = SavedLayout()
  }

  /// What was compiled of a source.
  package init(_ bytes: [UInt8], of analysis: Analysis) {
    self.bytes = bytes
    names = WrittenNames(of: analysis)
    let tree = analysis.foreignTree.flatMap { tree in
      // The canvas of other systems is another one.
      InterfaceBuilder.isForMac(tree) || InterfaceBuilder.isForTV(tree) ? nil : tree
    }
    canvas = tree.map(InterfaceBuilder.savedLayout) ?? SavedLayout()
  }

  /// A place to draw it on a screen.
  ///
  /// - Throws: `Failure` where a directory of images and colors cannot be read.
  package func stage(
    _ settings: LayoutSettings, vocabulary: Vocabulary, _ memory: AssetMemory
  ) throws(Failure) -> Stage {
    try settings.pictureStage(for: names, canvas: canvas, vocabulary: vocabulary, memory)
  }

  /// The locales that there are translations for.
  ///
  /// - Throws: `Failure` where the file cannot be read.
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
