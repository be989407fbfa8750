import SceneDrawing
import SceneValues

/// Finds what has an id in a picture.
enum LayerSearch {
  /// The middles of layers in the picture's points, as far as they can be seen in it; the first of each id.
  static func middles(of ids: Set<String>, in picture: LayeredPicture) -> [String: Point] {
    var found: [String: Point] = [:]
    let whole = Rect(origin: .zero, size: picture.size)
    func search(_ layer: PictureLayer, _ outer: AffineTransform) {
      let transform = layer.transform.concatenating(outer)
      if let id = layer.identifier, ids.contains(id), found[id] == nil {
        let middle = transform.apply(to: layer.bounds.center)
        if whole.contains(middle) { found[id] = middle }
      }
      for sublayer in layer.sublayers { search(sublayer, transform) }
    }
    for layer in picture.layers { search(layer, .identity) }
    return found
  }
}
