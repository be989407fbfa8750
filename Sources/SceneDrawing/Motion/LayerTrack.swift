import SceneValues

/// One layer through the pictures of a film: those pictures that it is in, and what it looks like in each.
struct LayerTrack {
  private(set) var frames: [(frame: Int, layer: PictureLayer)]

  /// Finds which layers of several pictures are the same one.
  ///
  /// Layers that lie over one another keep their order. Two are the same one where they have the same identifier; without
  /// identifiers, where they draw the same, or else where nothing tells them apart but their looks.
  ///
  /// - Parameter pictures: the layers of each, from back to front, in the order of time.
  /// - Returns: from back to front. What is seen in no picture is left out.
  static func tracks(of pictures: [(frame: Int, layers: [PictureLayer])]) -> [LayerTrack] {
    var tracks: [LayerTrack] = []
    for (frame, layers) in pictures {
      let layers = layers.filter { $0.opacity > 0 && !$0.isBlank }
      var next = 0
      for (index, layer) in layers.enumerated() {
        if let same = tracks[next...].firstIndex(where: { $0.ends(like: layer) }) {
          tracks[same].frames.append((frame, layer))
          next = same + 1
        } else if next < tracks.count, tracks[next].mayGoOn(as: layer),
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

  private func mayGoOn(as layer: PictureLayer) -> Bool {
    last.identifier == nil && layer.identifier == nil
  }
}
