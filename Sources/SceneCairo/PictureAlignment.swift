import SceneDrawing
import SceneValues

extension LayeredPicture {
  /// Returns the picture with all scrolled content aligned to whole pixels. `scale` is the number of pixels per point.
  /// Gestures can scroll by fractions of a pixel. Letters have different pixels at each fractional position, which would
  /// prevent pixels from being reused.
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
  fileprivate func scrolledToPixels(in transform: AffineTransform, scale: Double) -> PictureLayer? {
    let place = self.transform.concatenating(transform)
    // Rotated layers cannot be aligned. Layers without sublayers do not scroll.
    guard !sublayers.isEmpty, place.isUpright else { return nil }
    var changed: PictureLayer?
    if clipsToBounds, bounds.origin != .zero {
      let across = Self.distanceToPixel(place.tx * scale) / scale / place.a
      let down = Self.distanceToPixel(place.ty * scale) / scale / place.d
      // If a point is much smaller than a pixel, aligning would move the content too far.
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

  private static func distanceToPixel(_ place: Double) -> Double {
    guard place.isFinite, abs(place) < 1e6 else { return 0 }
    let way = (place + 0.5).rounded(.down) - place
    return abs(way) < 1e-9 ? 0 : way
  }

  private func scrolled(_ across: Double, _ down: Double) -> PictureLayer {
    var layer = self
    layer.bounds = bounds.offsetBy(dx: -across, dy: -down)
    layer.transform = AffineTransform.translation(x: across, y: down).concatenating(transform)
    // The background must still fill the frame.
    if let ground {
      layer.content.commands[0] = .init(.fill(Path(layer.bounds), rule: .nonZero, color: ground))
    }
    return layer
  }
}
