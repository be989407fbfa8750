import SceneDrawing
import SceneRuntime
import SceneValues

/// What a layer shows that was not drawn by it.
public enum LayerContents: Hashable, Sendable {
  /// An image of the context's image provider, by its name.
  case image(ImageName)
  /// What was drawn elsewhere, and how large it is, in points.
  case picture(DisplayList, Size)
}

/// Draws what a layer shows, and places what is in it.
public protocol LayerDelegate: AnyObject {
  /// Draws the layer's own content; see ``Layer/draw(in:)``. By default, does nothing.
  func draw(_ layer: Layer, in graphics: GraphicsContext)
  /// Places the layer's sublayers; see ``Layer/layoutSublayers()``. By default, does nothing.
  func layoutSublayers(of layer: Layer)
}

extension LayerDelegate {
  /// Does nothing.
  public func draw(_ layer: Layer, in graphics: GraphicsContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: Layer) {}
}

extension Layer {
  /// What the layer shows between its background and what it draws; nil, the default, for nothing.
  public var contents: LayerContents? {
    get { extras?.contents }
    set { madeExtras.contents = newValue }
  }

  /// How `contents` are fitted into the bounds; as large as these by default.
  public var contentsGravity: ContentMode {
    get { extras?.contentsGravity ?? .scaleToFill }
    set { madeExtras.contentsGravity = newValue }
  }

  /// The part of `contents` that is shown, in parts of the whole: (0, 0, 1, 1) by default, which is all.
  public var contentsRect: Rect {
    get { extras?.contentsRect ?? Rect(x: 0, y: 0, width: 1, height: 1) }
    set {
      let old = contentsRect
      madeExtras.contentsRect = newValue.bounded(to: .coordinates, from: old)
      didChange("contentsRect", from: old, to: contentsRect)
    }
  }

  /// The part of what is shown of `contents` that is stretched where these are fitted into bounds of another size, in parts of
  /// the whole: (0, 0, 1, 1) by default, which is all.
  ///
  /// It cuts what is shown into nine parts. Those in the corners keep their size, those at the sides are stretched one way, and
  /// the middle both ways. Where the bounds have no room for the corners, these shrink.
  ///
  /// ```swift
  /// bubble.contents = .image("Bubble")
  /// bubble.contentsCenter = Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
  /// ```
  public var contentsCenter: Rect {
    get { extras?.contentsCenter ?? Rect(x: 0, y: 0, width: 1, height: 1) }
    set {
      let old = contentsCenter
      madeExtras.contentsCenter = newValue.bounded(to: .coordinates, from: old)
      didChange("contentsCenter", from: old, to: contentsCenter)
    }
  }

  /// Draws what it shows, and places what is in it, beside the layer's class. Not kept alive.
  public var delegate: (any LayerDelegate)? {
    get { extras?.delegate }
    set { madeExtras.delegate = newValue }
  }

  /// Marks the layer for drawing before the next picture; a view's layer marks its view, too.
  public func setNeedsDisplay() {
    madeExtras.needsDisplay = true
    view?.setNeedsDisplay()
  }

  /// Marks the layer for placing what is in it before the next picture.
  public func setNeedsLayout() {
    madeExtras.needsLayout = true
    view?.setNeedsLayout()
  }

  /// Places what is in it, and in its sublayers, where marked.
  public func layoutIfNeeded() {
    if let extras {
      let size = bounds.size
      if extras.needsLayout || extras.drawnSize != size {
        extras.needsLayout = false
        layoutSublayers()
        extras.delegate?.layoutSublayers(of: self)
      }
      for layer in extras.sublayers { layer.layoutIfNeeded() }
      extras.mask?.layoutIfNeeded()
    }
  }

  /// Draws it, and what is in it, where marked.
  func displayIfNeeded(in view: View) {
    guard let extras else { return }
    let size = bounds.size
    if extras.needsDisplay || (extras.drawnSize != size && needsDisplayOnBoundsChange) {
      extras.needsDisplay = false
      drawContent(in: view)
      extras.drawnSize = size
    }
    if extras.drawnSize == nil { extras.drawnSize = size }
    for layer in extras.sublayers { layer.displayIfNeeded(in: view) }
    extras.mask?.displayIfNeeded(in: view)
  }

  /// What is seen of `contents` in what is seen of the bounds; nil where there is nothing.
  ///
  /// - Parameters:
  ///   - bounds: what is seen of the bounds.
  ///   - now: the layer's own time.
  ///   - view: what it is drawn in, which knows the images.
  /// - Returns: in the layer's own coordinates.
  func contentsPicture(in bounds: Rect, at now: Double, of view: View) -> PictureLayer? {
    guard let contents = extras?.contents else { return nil }
    let values = PresentedProperties(layer: self, now: now)
    let part = values["contentsRect", contentsRect]
    guard let size = size(of: contents, in: view), size.width > 0, size.height > 0, part.width > 0,
      part.height > 0
    else { return nil }
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let shown = Rect(
      x: part.minX * size.width, y: part.minY * size.height, width: part.width * size.width,
      height: part.height * size.height)
    let place = contentsGravity.frame(for: shown.size, in: bounds)
    guard place.width > 0, place.height > 0 else { return nil }
    let list: DisplayList
    switch contents {
    case .image(let name):
      let graphics = view.makeGraphicsContext()
      graphics.drawImage(named: name.name, in: whole)
      list = graphics.displayList
    case .picture(let picture, _): list = picture
    }
    let parts = NineParts(of: shown, stretching: values["contentsCenter", contentsCenter])
    if let parts { return parts.picture(of: list, in: place) }
    return PictureLayer(
      bounds: shown, transform: .fitting(shown, into: place), clipsToBounds: shown != whole, content: list)
  }

  private func size(of contents: LayerContents, in view: View) -> Size? {
    switch contents {
    case .image(let name): view.content(of: name)?.size
    case .picture(_, let size): size
    }
  }
}
