import InterfaceBuilder
import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneDrawing
import SceneFiles
import SceneSyntax
import SceneValues

/// Shows scenes to nobody, to say where their views are.
package struct SceneTeller: SceneShowing {
  private let memory = AssetMemory()

  package init() {}

  package func place(
    ofElementAt offset: Int, in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> SolvedPlace? {
    if let tree = analysis.foreignTree, !InterfaceBuilder.isForPhones(tree) { return nil }
    guard let bytes = (try? analysis.compiled())?.bytes, let archive = try? Archive(bytes: bytes),
      let object = Self.object(writtenAt: offset, in: analysis, archive),
      let unit = (0..<archive.unitCount).first(where: { archive.unit(at: $0).objects.contains(object) })
    else { return nil }
    let drawn = DrawnFile(bytes, of: analysis)
    var settings = LayoutSettings()
    settings.stage.images = images
    guard let stage = try? drawn.stage(settings, vocabulary: vocabulary, memory) else { return nil }
    return try? stage.shown(
      sceneAt: archive.unit(at: unit).scene ?? 0, in: bytes, drawn.names, explaining: object
    ).place
  }

  private static func object(writtenAt offset: Int, in analysis: Analysis, _ archive: Archive) -> Int? {
    // An element's place is that of its name.
    let places = [offset, offset + 1].map { analysis.source.position(at: $0) }
    return (0..<archive.objectCount).first { object in
      guard let said = archive.position(ofObject: object) else { return false }
      return places.contains { $0.line == said.line && $0.column == said.column }
    }
  }

  /// Larger files are not looked into.
  private static let longest = 4 << 20

  package func size(ofImageAt path: String) -> Size? {
    guard let bytes = try? SourceReader.read(path: path, origin: .found).bytes, bytes.count <= Self.longest
    else { return nil }
    return (try? EncodedImage(bytes)).map { Size(width: Double($0.width), height: Double($0.height)) }
  }
}
