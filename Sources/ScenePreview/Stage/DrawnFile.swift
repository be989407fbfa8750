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
  package let canvas: SavedLayout

  package init(compiled bytes: [UInt8], path: String) {
    self.bytes = bytes
    guard let archive = try? Archive(bytes: bytes) else {
      (names, canvas) = (WrittenNames(file: path), SavedLayout())
      return
    }
    let attributes = (0..<archive.importCount).map(archive.imported).filter { $0.holder == .document }
    func text(_ name: String) -> String? {
      attributes.first { $0.name.map(archive.string) == name }.map { archive.string(at: $0.text) }
    }
    canvas = SavedLayout(preserved: text)
    names = WrittenNames(file: path, PreservedResources(preserved: text))
  }

  package init(_ bytes: [UInt8], of analysis: Analysis) {
    self.bytes = bytes
    names = WrittenNames(of: analysis)
    if let tree = analysis.foreignTree {
      let isOnCanvas = !InterfaceBuilder.isForMac(tree) && !InterfaceBuilder.isForTV(tree)
      canvas = isOnCanvas ? InterfaceBuilder.savedLayout(of: tree) : SavedLayout()
    } else {
      canvas = SavedLayout(importedIn: analysis)
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

extension SavedLayout {
  package init(importedIn analysis: Analysis) {
    self = analysis.sceneTree.map(InterfaceBuilder.canvas(ofImported:)) ?? SavedLayout()
  }
}
