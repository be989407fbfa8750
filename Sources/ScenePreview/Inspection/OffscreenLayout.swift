import InterfaceBuilder
import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneDrawing
import SceneFiles
import SceneSyntax
import SceneValues

package struct OffscreenLayout: SceneShowing {
  private let memory = AssetMemory()

  package init() {}

  package func place(
    ofElementAt offset: Int, in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> SolvedPlace? {
    guard let file = compiled(analysis),
      let object = Self.objects(writtenAt: [offset], in: analysis, file.archive).first?.key,
      let scene = Self.scene(of: object, in: file.archive),
      let stage = stage(for: file.drawn, vocabulary, images)
    else { return nil }
    return try? stage.shown(sceneAt: scene, in: file.drawn.bytes, file.drawn.names, explaining: object).place
  }

  package func sizes(
    in analysis: Analysis, vocabulary: Vocabulary, images: [String]
  ) -> ((_ offsets: [Int]) -> [Int: Size])? {
    guard let file = compiled(analysis) else { return nil }
    return { offsets in
      let objects = Self.objects(writtenAt: offsets, in: analysis, file.archive)
      var sizes: [Int: Size] = [:]
      for scene in Set(objects.keys.compactMap { Self.scene(of: $0, in: file.archive) }).sorted() {
        guard let stage = stage(for: file.drawn, vocabulary, images),
          let found = try? stage.sizes(sceneAt: scene, in: file.drawn.bytes, file.drawn.names)
        else { continue }
        for (object, size) in found { if let offset = objects[object] { sizes[offset] = size } }
      }
      return sizes
    }
  }

  private func compiled(_ analysis: Analysis) -> (archive: Archive, drawn: DrawnFile)? {
    if analysis.foreignTree.flatMap(InterfaceBuilder.platformWithoutLayout) != nil { return nil }
    guard let bytes = (try? analysis.compiled())?.bytes, let archive = try? Archive(bytes: bytes) else {
      return nil
    }
    return (archive, DrawnFile(bytes, of: analysis))
  }

  private func stage(for drawn: DrawnFile, _ vocabulary: Vocabulary, _ images: [String]) -> Stage? {
    var settings = LayoutSettings()
    settings.stage.images = images
    return try? drawn.stage(settings, vocabulary: vocabulary, memory)
  }

  private static func scene(of object: Int, in archive: Archive) -> Int? {
    (0..<archive.unitCount).first { archive.unit(at: $0).objects.contains(object) }
      .map { archive.unit(at: $0).scene ?? 0 }
  }

  private static func objects(
    writtenAt offsets: [Int], in analysis: Analysis, _ archive: Archive
  ) -> [Int: Int] {
    var places: [[Int]: Int] = [:]
    for offset in offsets {
      // The position of an element can be the position of its name, one byte after the start of the element.
      for position in [offset, offset + 1].map({ analysis.source.position(at: $0) }) {
        places[[position.line, position.column]] = offset
      }
    }
    var objects: [Int: Int] = [:]
    var taken: Set<Int> = []
    for object in 0..<archive.objectCount {
      guard let said = archive.position(ofObject: object), let offset = places[[said.line, said.column]],
        taken.insert(offset).inserted
      else { continue }
      objects[object] = offset
    }
    return objects
  }

  private static let longest = 4 << 20

  package func size(ofImageAt path: String) -> Size? {
    guard let bytes = try? SourceReader.read(path: path, origin: .found).bytes, bytes.count <= Self.longest
    else { return nil }
    return (try? EncodedImage(bytes)).map { Size(width: Double($0.width), height: Double($0.height)) }
  }
}
