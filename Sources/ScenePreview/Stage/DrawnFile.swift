import InterfaceBuilder
import SceneArchive
import SceneCompiler
import SceneFiles
import SceneResources
import SceneRuntime
import SceneValues

package struct DrawnFile {
  package let bytes: [UInt8]
  package let names: WrittenNames
  private let canvas: SavedLayout

  package init(compiled bytes: [UInt8], path: String) {
    self.bytes = bytes
    names = WrittenNames(file: path)
    guard let archive = try? Archive(bytes: bytes) else {
      canvas = SavedLayout()
      return
    }
    let attributes = (0..<archive.importCount).map(archive.imported).filter { $0.holder == .document }
    canvas = SavedLayout { name in
      let record = attributes.first { $0.name.map(archive.string) == name }
      return record.map { archive.string(at: $0.text) }
    }
  }

  package init(_ bytes: [UInt8], of analysis: Analysis) {
    self.bytes = bytes
    names = WrittenNames(of: analysis)
    if let tree = analysis.foreignTree {
      let isOnCanvas = !InterfaceBuilder.isForMac(tree) && !InterfaceBuilder.isForTV(tree)
      canvas = isOnCanvas ? InterfaceBuilder.savedLayout(of: tree) : SavedLayout()
    } else {
      canvas = analysis.sceneTree.map(InterfaceBuilder.canvas(ofImported:)) ?? SavedLayout()
    }
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
