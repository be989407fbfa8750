import SceneArchive
import SceneDiagnostics
import SceneValues

/// A namespace for finding the scene and element at a position in a file, such as the cursor position in an editor.
enum ElementPlaces {
  struct Found: Equatable {
    var scene: Int
    var line, column: Int
  }

  /// Returns the last element that begins at or before a position, or nil if no element does.
  static func element(at place: SourcePosition, in archive: Archive, _ scenes: [SourcePosition]) -> Found? {
    guard archive.hasSourceMap else { return nil }
    var best: (position: SourcePosition, object: ObjectIndex)?
    for object in 0..<archive.objectCount {
      guard let sourcePosition = archive.position(ofObject: object) else { continue }
      let position = SourcePosition(line: sourcePosition.line, column: sourcePosition.column)
      guard position <= place || position.line == place.line, position.line > 0 else { continue }
      if best.map({ $0.position < position }) ?? true { best = (position, object) }
    }
    guard let best else { return nil }
    let unit = (0..<archive.unitCount).map(archive.unit).first { $0.objects.contains(best.object) }
    guard let scene = unit?.scene ?? scenes.lastIndex(where: { $0 <= best.position }) else { return nil }
    return Found(scene: scene, line: best.position.line, column: best.position.column)
  }
}
