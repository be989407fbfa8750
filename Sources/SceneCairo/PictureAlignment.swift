import SceneDrawing
import SceneValues

extension LayeredPicture {
  /// The picture with all that is scrolled at whole pixels.
  ///
  /// A finger and what glides on without it scroll by parts of a pixel. Letters that lie between pixels are blurred, each time
  /// otherwise, and no pixel could go along with them.
  ///
  /// - Parameter scale: pixels for a point.
  /// - Returns: the same picture where all lies at whole pixels already, and where nothing is scrolled.
  package func scrolledToPixels(scale: Double) -> LayeredPicture {
    var picture = self
    for index in layers.indices {
      if let layer = layers[index].scrolledToPixels(in: .identity, scale: scale) {
        picture.layers[index] = layer
      }
    }
    return picture
  }
}

extension PictureLayer {
  /// - Returns: nil where nothing is another.
  fileprivate func scrolledToPixels(in transform: AffineTransform, scale: Double) -> PictureLayer? {
    let place = self.transform.concatenating(transform)
    // What is turned has no pixels to lie at; and what is drawn without sublayers is not scrolled.
    guard !sublayers.isEmpty, place.isUpright else { return nil }
    var changed: PictureLayer?
    if clipsToBounds, bounds.origin != .zero {
      let across = Self.wayToPixel(place.tx * scale) / scale / place.a
      let down = Self.wayToPixel(place.ty * scale) / scale / place.d
      // A point that is far less than a pixel would go far.
      if across != 0 || down != 0, abs(across) < 1e3, abs(down) < 1e3 { changed = scrolled(across, down) }
    }
    let inner = (changed?.transform ?? self.transform).concatenating(transform)
    for index in sublayers.indices {
      guard let layer = sublayers[index].scrolledToPixels(in: inner, scale: scale) else { continue }
      if changed == nil { changed = self }
      changed?.sublayers[index] = layer
    }
    return changed
  }

  /// How far the nearest pixel is; 0 for none that could be seen.
  private static func wayToPixel(_ place: Double) -> Double {
    guard place.isFinite, abs(place) < 1e6 else { return 0 }
    let way = (place + 0.5).rounded(.down) - place
    return abs(way) < 1e-9 ? 0 : way
  }

  /// The same frame, in which its content lies elsewhere, in the layer's own points.
  private func scrolled(_ across: Double, _ down: Double) -> PictureLayer {
    var layer = self
    layer.bounds = bounds.offsetBy(dx: -across, dy: -down)
    layer.transform = AffineTransform.translation(x: across, y: down).concatenating(transform)
    // What fills the frame goes on to do so.
    if let ground {
      layer.content.commands[0] = .init(.fill(Path(layer.bounds), rule: .nonZero, color: ground))
    }
    return layer
  }
}
