import SceneDrawing
import SceneValues

enum LayerSearch {
  /// Returns the center of the first layer with each id, in points of the picture. Omits centers outside the picture.
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
