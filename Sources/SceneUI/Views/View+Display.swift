import SceneDrawing
import SceneServices
import SceneValues

extension View {
  /// Marks the entire view to be redrawn in the next display pass.
  public func setNeedsDisplay() { dirtyRect = storedBounds }

  /// Marks a rectangle of the view to be redrawn in the next display pass.
  public func setNeedsDisplay(_ rect: Rect) {
    guard let part = rect.intersection(storedBounds) else { return }
    dirtyRect = dirtyRect.map { $0.union(part) } ?? part
  }

  /// Whether the next display pass redraws the view.
  public var needsDisplay: Bool { dirtyRect != nil }

  /// Marks the view to be laid out in the next layout pass.
  public func setNeedsLayout() { needsLayout = true }

  /// Lays out the views in this view's subtree that are marked as needing layout.
  public func layoutIfNeeded() {
    // The number of rounds is limited, which prevents a hang if a view marks itself in every round.
    var rounds = 0
    let work = contextIfAny?.work
    layoutIsland()
    while rounds < 8, !Cancellation.isRequested, needsLayoutAnywhere {
      updateMarkedConstraints()
      layoutSubtree(counting: work)
      rounds += 1
    }
  }

  private var needsLayoutAnywhere: Bool { needsLayout || subviews.contains { $0.needsLayoutAnywhere } }

  private func layoutSubtree(counting work: WorkCounter?) {
    work?.add()
    if needsLayout, !Cancellation.isRequested {
      needsLayout = false
      controller?.viewWillLayout()
      layoutNotes?.island?.update()
      layoutSubviews()
      ownLayer?.layoutIfNeeded()
      controller?.viewDidLayout()
    }
    for subview in subviews { subview.layoutSubtree(counting: work) }
  }

  func displayIfNeeded() {
    displayIfNeeded(traits: DrawingTraits(of: contextIfAny), counting: contextIfAny?.work)
  }

  private func displayIfNeeded(traits: DrawingTraits, counting work: WorkCounter?) {
    work?.add()
    guard !isHidden else { return }
    // Colors and images are resolved while drawing, so switching between light and dark mode redraws everything.
    if drawnTraits != traits { setNeedsDisplay() }
    if let ownLayer, ownLayer.isTintMoving { forSubtree { $0.setNeedsDisplay() } }
    drawnTraits = traits
    if let dirtyRect, !Cancellation.isRequested {
      self.dirtyRect = nil
      if ownLayer == nil, type(of: self).layerClass != Layer.self { _ = layer }
      let graphics = makeGraphicsContext()
      drawBackdrop(in: graphics)
      if let tiled = ownLayer as? TiledLayer {
        tiled.markOutdated(in: dirtyRect)
      } else {
        graphics.withState { draw(dirtyRect, in: graphics) }
      }
      if let placeholderClassName { drawPlaceholder(named: placeholderClassName, in: graphics) }
      displayList = graphics.displayList
      ownLayer?.drawBorder()
    }
    ownLayer?.displayIfNeeded(in: self)
    for subview in subviews { subview.displayIfNeeded(traits: traits, counting: work) }
  }

  /// Creates a graphics context in the view's coordinates. The graphics context must not be used after the view is
  /// deallocated, because the `unowned` check then terminates the app.
  func makeGraphicsContext() -> GraphicsContext {
    GraphicsContext(
      metrics: textMetrics, resolve: { [unowned self] color in resolve(color) },
      image: { [unowned self] name in content(of: ImageName(name)) })
  }

  private func drawBackdrop(in graphics: GraphicsContext) {
    if let ownLayer {
      let look = ownLayer.look
      look.drawShadow(in: graphics)
      look.drawBackground(in: graphics)
      ownLayer.backdropCount = graphics.displayList.commands.count
    } else if let backgroundColor {
      graphics.setFillColor(backgroundColor)
      graphics.fill(Path(storedBounds))
    }
  }

  /// Returns the picture of the view and its subviews, in the superview's coordinates. Returns nil if the view is hidden.
  func pictured(at now: Double, under projection: Projection = .identity) -> PictureLayer? {
    guard !isHidden, !Cancellation.isRequested else { return nil }
    if let ownLayer, !ownLayer.isPlain {
      return ownLayer.pictured(at: now, in: self, under: projection)
    }
    var picture = PictureLayer(
      identifier: sceneID, bounds: storedBounds, transform: transformToSuperview,
      clipsToBounds: clipsToBounds, cornerRadius: ownLayer?.cornerRadius ?? 0,
      maskedCorners: ownLayer?.maskedCorners ?? .all, cornerCurve: ownLayer?.cornerCurve ?? .circular,
      opacity: alpha, content: displayList,
      sublayers: visibleSubviews.compactMap { $0.pictured(at: now) } + (ownLayer?.borderPictures ?? []))
    if let shadow = ownLayer?.look.contentShadow(resolve) { picture.effects = LayerEffects(shadow: shadow) }
    return projection == .identity ? picture : picture.projected(by: projection)
  }

  var visibleItems: [LayerItem] {
    guard let extras = ownLayer?.extras, !extras.sublayers.isEmpty else {
      return visibleSubviews.map { .view($0) }
    }
    return ownLayer?.items ?? []
  }

  private var hasRoundCorners: Bool {
    ownLayer.map { $0.cornerRadius > 0 && !$0.maskedCorners.isEmpty } ?? false
  }

  private var visibleSubviews: [View] {
    var covers: [Rect] = []
    var visible: [View] = []
    for subview in subviews.reversed() where !subview.isHidden {
      if subview.ownLayer?.isPlain == false {
        visible.append(subview)
        continue
      }
      // Content drawn outside the bounds may remain visible next to the covering view.
      let staysInside =
        subview.clipsToBounds || (subview.subviews.isEmpty && subview.ownLayer?.throwsShadow != true)
      if staysInside, covers.contains(where: { $0.union(subview.frame) == $0 }) { continue }
      visible.append(subview)
      if subview.isOpaque, subview.alpha >= 1, subview.transform.isIdentity, !subview.hasRoundCorners {
        covers.append(subview.frame)
        if covers.count > Self.maxCovers { covers.removeSmallest() }
      }
    }
    return visible.reversed()
  }

  /// The maximum number of opaque siblings to remember. The limit is low because each view is compared with all of them.
  private static var maxCovers: Int { 16 }
}

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
