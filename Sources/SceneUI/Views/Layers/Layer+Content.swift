import SceneDrawing
import SceneRuntime
import SceneValues

/// Prepared content that a layer displays in addition to the content that it draws.
public enum LayerContents: Hashable, Sendable {
  case image(ImageName)
  case picture(DisplayList, Size)
}

/// Methods that draw a layer's content and lay out its sublayers.
public protocol LayerDelegate: AnyObject {
  /// Draws the layer's content. For details, see ``Layer/draw(in:)``. The default implementation does nothing.
  func draw(_ layer: Layer, in graphics: GraphicsContext)
  /// Lays out the layer's sublayers. See ``Layer/layoutSublayers()``. The default implementation does nothing.
  func layoutSublayers(of layer: Layer)
}

extension LayerDelegate {
  /// Does nothing.
  public func draw(_ layer: Layer, in graphics: GraphicsContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: Layer) {}
}

extension Layer {
  /// The content that is displayed between the background and the content that the layer draws. The default is nil.
  public var contents: LayerContents? {
    get { extras?.contents }
    set { createdExtras.contents = newValue }
  }

  /// The way `contents` fits into the bounds. By default, the content is scaled to fill the bounds.
  public var contentsGravity: ContentMode {
    get { extras?.contentsGravity ?? .scaleToFill }
    set { createdExtras.contentsGravity = newValue }
  }

  /// The visible part of `contents`, in unit coordinates. The default is (0, 0, 1, 1), the entire content.
  public var contentsRect: Rect {
    get { extras?.contentsRect ?? Rect(x: 0, y: 0, width: 1, height: 1) }
    set {
      let old = contentsRect
      createdExtras.contentsRect = newValue.bounded(to: .coordinates, from: old)
      didChange("contentsRect", from: old, to: contentsRect)
    }
  }

  /// The part of the visible `contents` that stretches to fit the bounds, in unit coordinates. The corners around this
  /// part keep their size, and the edges stretch in one direction only. The default is (0, 0, 1, 1), which stretches the
  /// entire content.
  ///
  /// ```swift
  /// bubble.contents = .image("Bubble")
  /// bubble.contentsCenter = Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
  /// ```
  public var contentsCenter: Rect {
    get { extras?.contentsCenter ?? Rect(x: 0, y: 0, width: 1, height: 1) }
    set {
      let old = contentsCenter
      createdExtras.contentsCenter = newValue.bounded(to: .coordinates, from: old)
      didChange("contentsCenter", from: old, to: contentsCenter)
    }
  }

  /// The delegate, which draws content and lays out sublayers in addition to the layer itself. The reference is weak.
  public var delegate: (any LayerDelegate)? {
    get { extras?.delegate }
    set { createdExtras.delegate = newValue }
  }

  /// Marks the layer for drawing before the next picture is created. For a view's layer, the view is also marked.
  public func setNeedsDisplay() {
    createdExtras.needsDisplay = true
    view?.setNeedsDisplay()
  }

  /// Marks the layer for layout before the next picture is created. For a view's layer, the view is also marked.
  public func setNeedsLayout() {
    createdExtras.needsLayout = true
    view?.setNeedsLayout()
  }

  /// Lays out the sublayers of this layer and its descendants immediately. Layers that need no layout are skipped.
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

  /// Returns the picture of `contents` in layer coordinates, or nil if the layer has no contents.
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
