import SceneValues

struct LayerTrack {
  private(set) var frames: [(frame: Int, layer: PictureLayer)]

  /// Matches the layers of several pictures while preserving the order of overlapping layers. Layers match if they have
  /// the same identifier. Layers without identifiers match if they have the same content or, otherwise, the same position
  /// in the order. Layers that are never visible are omitted.
  static func tracks(of pictures: [(frame: Int, layers: [PictureLayer])]) -> [LayerTrack] {
    var tracks: [LayerTrack] = []
    for (frame, layers) in pictures {
      let layers = layers.filter { $0.opacity > 0 && !$0.isBlank }
      var next = 0
      for (index, layer) in layers.enumerated() {
        if let same = tracks[next...].firstIndex(where: { $0.ends(like: layer) }) {
          tracks[same].frames.append((frame, layer))
          next = same + 1
        } else if next < tracks.count, tracks[next].mayContinue(as: layer),
          !layers[(index + 1)...].contains(where: tracks[next].ends)
        {
          tracks[next].frames.append((frame, layer))
          next += 1
        } else {
          tracks.insert(LayerTrack(frames: [(frame, layer)]), at: next)
          next += 1
        }
      }
    }
    return tracks
  }

  private var last: PictureLayer { frames[frames.count - 1].layer }

  private func ends(like layer: PictureLayer) -> Bool {
    guard last.identifier == layer.identifier else { return false }
    if layer.identifier != nil { return true }
    guard last.bounds.size == layer.bounds.size, last.content == layer.content else { return false }
    return last.sublayers.count == layer.sublayers.count
  }

  private func mayContinue(as layer: PictureLayer) -> Bool {
    last.identifier == nil && layer.identifier == nil
  }
}
