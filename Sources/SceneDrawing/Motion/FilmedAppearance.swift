import SceneValues

/// The appearance of a layer, excluding its position, opacity, and sublayers. It identifies frames that look the same.
struct FilmedAppearance: Hashable {
  private let layer: PictureLayer

  init(_ layer: PictureLayer) {
    var layer = layer
    layer.transform = .identity
    layer.opacity = 1
    // A mask applies to the layer and its sublayers together.
    if layer.effects?.mask == nil { layer.sublayers = [] }
    // If the layer neither clips nor draws, its bounds have no effect.
    if !layer.clipsToBounds, layer.effects == nil {
      layer.bounds = .zero
      layer.cornerRadius = 0
    }
    self.layer = layer
  }

  static func groups(of track: LayerTrack) -> [[(frame: Int, layer: PictureLayer)]] {
    var places: [FilmedAppearance: Int] = [:]
    var groups: [[(frame: Int, layer: PictureLayer)]] = []
    for (frame, layer) in track.frames {
      let look = FilmedAppearance(layer)
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
