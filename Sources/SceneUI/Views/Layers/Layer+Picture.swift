import SceneDrawing
import SceneValues

extension Layer {
  /// Whether the layer's view can be drawn like a view without a layer, apart from its corners, border, and shadow.
  var isPlain: Bool { tracks.isEmpty && extras == nil && type(of: self) == Layer.self }

  var borderPictures: [PictureLayer] {
    border.isEmpty ? [] : [PictureLayer(bounds: bounds, transform: .identity, content: border)]
  }

  func drawBorder() {
    border = DisplayList()
    guard borderWidth > 0, borderColor != nil, let view else { return }
    let graphics = view.makeGraphicsContext()
    look.drawBorder(in: graphics)
    border = graphics.displayList
  }

  /// Returns the picture of the layer and its descendants, in superlayer coordinates, or nil if the layer is hidden.
  final func pictured(at outer: Double, in view: View, under projection: Projection) -> PictureLayer? {
    guard !isHidden else { return nil }
    let now = extras?.time.local(outer) ?? outer
    let shown = presentedValues(at: now)
    var picture = PictureLayer(
      identifier: self.view?.sceneID, bounds: shown.look.bounds, transform: .identity,
      clipsToBounds: shown.look.clips, cornerRadius: shown.look.cornerRadius,
      maskedCorners: maskedCorners, cornerCurve: cornerCurve, opacity: shown.opacity)
    let graphics = view.makeGraphicsContext()
    shown.look.drawShadow(in: graphics)
    shown.look.drawBackground(in: graphics)
    picture.content = graphics.displayList
    picture.sublayers = sublayerPictures(of: shown, at: now, in: view)
    picture.effects = effects(of: shown, at: now, in: view)
    if let running = extras?.transition { picture = running.picture(of: picture, at: now) }
    if let curl = extras?.curl { picture = curl.picture(of: picture) }
    let place = Projection(
      placing: shown.look.bounds, anchor: shown.anchorPoint, at: shown.position, transform: shown.transform
    ).concatenating(projection)
    return picture.projected(by: place)
  }

  private func effects(of shown: PresentedValues, at now: Double, in view: View) -> LayerEffects? {
    var effects = LayerEffects(
      blendMode: blendMode, shadow: shown.look.contentShadow { view.resolve($0) })
    if let mask = extras?.mask {
      // If the mask is hidden, nothing is visible.
      effects.mask =
        mask.pictured(at: now, in: view, under: .identity)
        ?? PictureLayer(bounds: shown.look.bounds, transform: .identity)
    }
    return effects == LayerEffects() ? nil : effects
  }

  private func sublayerPictures(of shown: PresentedValues, at now: Double, in view: View) -> [PictureLayer] {
    let bounds = shown.look.bounds
    var pictures: [PictureLayer] = []
    if let contents = contentsPicture(in: bounds, at: now, of: view) { pictures.append(contents) }
    // A layer of the base class draws no properties.
    if type(of: self) != Layer.self {
      let properties = view.makeGraphicsContext()
      drawProperties(PresentedProperties(layer: self, now: now), in: bounds, with: properties)
      if !properties.displayList.isEmpty {
        pictures.append(PictureLayer(bounds: bounds, transform: .identity, content: properties.displayList))
      }
    }
    pictures += drawnPictures(in: bounds)
    pictures += arrangedPictures(at: now, in: bounds) { itemPictures(at: $0, in: view) }
    guard shown.look.borderWidth > 0 else { return pictures }
    let border = view.makeGraphicsContext()
    shown.look.drawBorder(in: border)
    if !border.displayList.isEmpty {
      pictures.append(PictureLayer(bounds: bounds, transform: .identity, content: border.displayList))
    }
    return pictures
  }

  private func drawnPictures(in bounds: Rect) -> [PictureLayer] {
    var lists: [(list: DisplayList, place: Rect, mode: ContentMode)] = []
    if let view {
      let list = view.displayList.dropping(first: backdropCount ?? 0)
      lists.append((list, view.bounds, view.contentMode))
    }
    if let extras {
      let size = extras.drawnSize ?? bounds.size
      lists.append((extras.drawn, Rect(origin: self.bounds.origin, size: size), extras.contentsGravity))
    }
    return lists.compactMap { list, place, mode in
      if list.isEmpty { return nil }
      return PictureLayer(
        bounds: place, transform: .fitting(place, into: mode.frame(for: place.size, in: bounds)),
        content: list)
    }
  }

  private func itemPictures(at now: Double, in view: View) -> [PictureLayer] {
    let projection = PresentedProperties(layer: self, now: now).sublayerProjection
    var items = self.view.map { $0.visibleItems } ?? items
    if items.contains(where: { $0.zPosition != 0 }) {
      items = items.enumerated().sorted { ($0.1.zPosition, $0.0) < ($1.1.zPosition, $1.0) }.map(\.1)
    }
    return items.compactMap { item in
      switch item {
      case .view(let subview): subview.pictured(at: now, under: projection)
      case .layer(let layer): layer.pictured(at: now, in: view, under: projection)
      }
    }
  }
}

extension PresentedProperties {
  fileprivate var sublayerProjection: Projection {
    guard layer.extras != nil, layer.tracks.contains(where: { $0.concerns(.sublayerTransform) }) else {
      return layer.sublayerProjection
    }
    let shown = layer.presentedValues(at: now)
    let middle = Point(
      x: shown.look.bounds.minX + shown.look.bounds.width * shown.anchorPoint.x,
      y: shown.look.bounds.minY + shown.look.bounds.height * shown.anchorPoint.y)
    return Projection(self[.sublayerTransform, layer.sublayerTransform], about: middle)
  }
}
