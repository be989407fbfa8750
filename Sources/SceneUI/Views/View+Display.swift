import SceneDrawing
import SceneValues

extension View {
  /// Marks the whole view for drawing at the next display pass.
  public func setNeedsDisplay() { dirtyRect = storedBounds }

  /// Marks a part of the view for drawing.
  public func setNeedsDisplay(_ rect: Rect) {
    guard let part = rect.intersection(storedBounds) else { return }
    dirtyRect = dirtyRect.map { $0.union(part) } ?? part
  }

  /// Whether the next display pass will draw the view.
  public var needsDisplay: Bool { dirtyRect != nil }

  /// Marks the view for layout at the next layout pass.
  public func setNeedsLayout() { needsLayout = true }

  /// Lays out the view and everything in it, where marked.
  public func layoutIfNeeded() {
    // Laying out may mark again what is further up; going round a few times settles that, and a view that marks
    // itself every time does not hang the program.
    var rounds = 0
    let work = contextIfAny?.work
    settleAround()
    while needsLayoutAnywhere, rounds < 8 {
      updateMarkedConstraints()
      layoutSubtree(counting: work)
      rounds += 1
    }
  }

  private var needsLayoutAnywhere: Bool { needsLayout || subviews.contains { $0.needsLayoutAnywhere } }

  private func layoutSubtree(counting work: WorkCounter?) {
    work?.add()
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayout()
      layoutNotes?.island?.update()
      layoutSubviews()
      controller?.viewDidLayout()
    }
    for subview in subviews { subview.layoutSubtree(counting: work) }
  }

  /// Draws every marked view once, hidden ones aside: they are drawn when they show again.
  func displayIfNeeded() {
    displayIfNeeded(traits: DrawingTraits(of: contextIfAny), counting: contextIfAny?.work)
  }

  private func displayIfNeeded(traits: DrawingTraits, counting work: WorkCounter?) {
    work?.add()
    guard !isHidden else { return }
    // Colours and images are decided while drawing: going from light to dark marks everything.
    if drawnTraits != traits { setNeedsDisplay() }
    drawnTraits = traits
    if let dirtyRect {
      self.dirtyRect = nil
      // The caller of `displayIfNeeded` holds the view: a view that draws is alive. A host that keeps the context and draws
      // into it when the view is gone is stopped by the check that `unowned` makes.
      let graphics = GraphicsContext(
        metrics: textMetrics, resolve: { [unowned self] color in resolve(color) },
        image: { [unowned self] name in content(of: ImageName(name)) })
      ownLayer?.drawShadow(of: self, in: graphics)
      if let backgroundColor {
        graphics.setFillColor(backgroundColor)
        graphics.fill(outline)
      }
      graphics.withState { draw(dirtyRect, in: graphics) }
      if let placeholderClassName { drawPlaceholder(named: placeholderClassName, in: graphics) }
      displayList = graphics.displayList
      ownLayer?.drawBorder(of: self)
    }
    for subview in subviews { subview.displayIfNeeded(traits: traits, counting: work) }
  }

  /// What the view and everything in it look like.
  var picturedLayer: PictureLayer {
    var layer = PictureLayer(
      identifier: sceneID, bounds: storedBounds, transform: transformToSuperview,
      clipsToBounds: clipsToBounds, cornerRadius: ownLayer?.cornerRadius ?? 0,
      opacity: alpha, content: displayList,
      sublayers: visibleSubviews.map(\.picturedLayer) + (ownLayer?.border(of: self) ?? []))
    if let effects = ownLayer?.effects(of: self) { layer.effects = effects }
    return layer
  }

  /// What its background fills. Where the corners are cut off anyway, they need not be round themselves.
  private var outline: Path {
    guard let ownLayer, !clipsToBounds else { return Path(storedBounds) }
    return Path(roundedRect: storedBounds, cornerRadius: ownLayer.cornerRadius)
  }

  /// Whether what is behind may be seen though it fills its bounds: at round corners, through a mask, mixed with it.
  private var isSeenThrough: Bool {
    ownLayer.map { $0.cornerRadius > 0 || $0.blendMode != .normal || $0.mask != nil } ?? false
  }

  /// The subviews that are not hidden, nor wholly behind one that promises to fill its bounds.
  private var visibleSubviews: [View] {
    var covers: [Rect] = []
    var visible: [View] = []
    for subview in subviews.reversed() where !subview.isHidden {
      // What a view draws beyond its bounds may be seen beside the cover.
      let staysInside =
        subview.clipsToBounds || (subview.subviews.isEmpty && subview.ownLayer?.throwsShadow != true)
      if staysInside, covers.contains(where: { $0.union(subview.frame) == $0 }) { continue }
      visible.append(subview)
      if subview.isOpaque, subview.alpha >= 1, subview.transform.isIdentity, !subview.isSeenThrough {
        covers.append(subview.frame)
        if covers.count > Self.mostCovers { covers.removeSmallest() }
      }
    }
    return visible.reversed()
  }

  /// Of many opaque siblings only the largest are remembered: each view would be compared with each, and little lies
  /// behind the small ones.
  private static var mostCovers: Int { 16 }
}

/// What a context says that decides how everything is drawn.
struct DrawingTraits: Equatable {
  let style: InterfaceStyle
  let idiom: Idiom
  let displayScale: Double

  init(of context: SceneContext?) {
    style = context?.style ?? .light
    idiom = context?.idiom ?? .phone
    displayScale = context?.displayScale ?? 2
  }
}

extension [Rect] {
  fileprivate mutating func removeSmallest() {
    let smallest = indices.min { self[$0].width * self[$0].height < self[$1].width * self[$1].height }
    if let smallest { remove(at: smallest) }
  }
}
