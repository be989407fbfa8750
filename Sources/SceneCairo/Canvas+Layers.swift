import CPangoCairo
import SceneDrawing
import SceneValues

extension Canvas {
  func draw(_ picture: LayeredPicture) {
    let area = Rect(origin: .zero, size: picture.size)
    saving {
      if let place = DeviceRect(matrix.apply(to: area)) { clip(to: place) }
      if let background = picture.background, background.alpha > 0 {
        setSource(background)
        cairo_paint(cairo)
      }
      for layer in picture.layers { draw(layer) }
    }
  }

  func draw(_ layer: PictureLayer) {
    guard layer.opacity > 0 else { return }
    deeper {
      within(layer.transform) {
        let effects = layer.effects
        if effects == nil, layer.opacity >= 1 { return drawContent(of: layer) }
        var composition = Composition(opacity: layer.opacity)
        composition.blendMode = effects?.blendMode ?? .normal
        composition.shadow = effects?.shadow
        compose(composition, of: layer.unshadowedBounds) { canvas in
          guard let mask = effects?.mask else { return canvas.drawContent(of: layer) }
          canvas.masked(by: effects?.maskKind ?? .alpha, of: mask.placedBounds) {
            $0.draw(mask)
          } content: {
            $0.drawContent(of: layer)
          }
        }
      }
    }
  }

  private func drawContent(of layer: PictureLayer) {
    guard layer.clipsToBounds else {
      draw(layer.content)
      for sublayer in layer.sublayers { draw(sublayer) }
      return
    }
    saving {
      clip(to: layer.outline, .nonZero)
      guard visible != nil else { return }
      draw(layer.content)
      for sublayer in layer.sublayers { draw(sublayer) }
    }
  }

  func clip(to path: Path, _ rule: FillRule) {
    trace(path)
    set(rule)
    cairo_clip(cairo)
  }
}

extension PictureLayer {
  fileprivate var unshadowedBounds: Rect? {
    guard effects?.shadow != nil else { return drawnBounds }
    var layer = self
    layer.effects?.shadow = nil
    return layer.drawnBounds
  }

  /// The bounds of the mask's content, in the coordinate system of the masked content.
  fileprivate var placedBounds: Rect? { drawnBounds.map { transform.apply(to: $0) } }
}
