import SceneArchive
import SceneDiagnostics
import SceneValues

/// Finds the scene and the element at a place of a file: what an editor's cursor stands on.
enum ElementPlaces {
  /// What was found.
  struct Found: Equatable {
    var scene: Int
    /// Where the element begins.
    var line, column: Int
  }

  /// - Parameters:
  ///   - place: of the cursor.
  ///   - archive: the compiled file, with places in its source.
  ///   - scenes: where the scenes of the file begin, or the views at the top of a nib.
  /// - Returns: the element that begins there, or last before; nil where there is none.
  static func element(at place: SourcePosition, in archive: Archive, _ scenes: [SourcePosition]) -> Found? {
    guard archive.hasSourceMap else { return nil }
    var best: (position: SourcePosition, object: ObjectIndex)?
    for object in 0..<archive.objectCount {
      guard let said = archive.position(ofObject: object) else { continue }
      let position = SourcePosition(line: said.line, column: said.column)
      guard position <= place || position.line == place.line, position.line > 0 else { continue }
      if best.map({ $0.position < position }) ?? true { best = (position, object) }
    }
    guard let best else { return nil }
    let unit = (0..<archive.unitCount).map(archive.unit).first { $0.objects.contains(best.object) }
    guard let scene = unit?.scene ?? scenes.lastIndex(where: { $0 <= best.position }) else { return nil }
    return Found(scene: scene, line: best.position.line, column: best.position.column)
  }
}
