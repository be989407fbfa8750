import SceneValues

/// What is written of a layer once, for all pictures in which only its place, its opacity and what lies in it differ.
struct FilmedLook: Hashable {
  private let layer: PictureLayer

  init(_ layer: PictureLayer) {
    var layer = layer
    layer.transform = .identity
    layer.opacity = 1
    // A mask is seen through by all that lies in the layer at once.
    if layer.effects?.mask == nil { layer.sublayers = [] }
    // What neither clips nor draws is where its bounds are of no matter.
    if !layer.clipsToBounds, layer.effects == nil {
      layer.bounds = .zero
      layer.cornerRadius = 0
    }
    self.layer = layer
  }

  /// The pictures of a track that have one look, look by look, in the order in which each is seen first.
  static func groups(of track: LayerTrack) -> [[(frame: Int, layer: PictureLayer)]] {
    var places: [FilmedLook: Int] = [:]
    var groups: [[(frame: Int, layer: PictureLayer)]] = []
    for (frame, layer) in track.frames {
      let look = FilmedLook(layer)
      if let place = places[look] {
        groups[place].append((frame, layer))
      } else {
        places[look] = groups.count
        groups.append([(frame, layer)])
      }
    }
    return groups
  }
}
