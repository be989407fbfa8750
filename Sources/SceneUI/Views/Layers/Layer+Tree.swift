import SceneValues

/// What lies in a layer: another, or a view with its own.
enum LayerItem {
  case view(View)
  case layer(Layer)

  var layerIfAny: Layer? {
    switch self {
    case .view(let view): view.ownLayer
    case .layer(let layer): layer
    }
  }

  var layer: Layer {
    switch self {
    case .view(let view): view.layer
    case .layer(let layer): layer
    }
  }

  var zPosition: Double { layerIfAny?.extras?.zPosition ?? 0 }
}

extension Layer {
  /// The layer that this one lies in; nil for one that lies in none. Of a view's layer, the superview's.
  public var superlayer: Layer? { view.map { $0.superview?.layer } ?? extras?.superlayer }

  /// What lies in the layer, from back to front, wherever its `zPosition` draws it: also the layers of subviews.
  public var sublayers: [Layer] { items.map(\.layer) }

  /// Adds a layer in front of the others; it leaves the layer that it was in.
  ///
  /// A view's layer goes where its view goes, and cannot be added; nor can a layer be put into itself, or into what is in it:
  /// then nothing changes.
  public func addSublayer(_ layer: Layer) { insertSublayer(layer, at: items.count) }

  /// Inserts a layer; 0 is the back. An index beyond the number of sublayers is the front.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    guard layer.view == nil, !isInside(layer) else { return }
    layer.removeFromSuperlayer()
    let items = items
    let index = min(max(index, 0), items.count)
    var place = 0
    var subview: View?
    for item in items[..<index] {
      switch item {
      case .view(let view): subview = view
      case .layer: place += 1
      }
    }
    layer.madeExtras.superlayer = self
    layer.madeExtras.subviewBehind = subview
    madeExtras.sublayers.insert(layer, at: place)
    setNeedsLayout()
  }

  /// Inserts a layer directly behind another; where that is none of its own, in front of all.
  public func insertSublayer(_ layer: Layer, below sibling: Layer) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: items.firstIndex { $0.layerIfAny === sibling } ?? items.count)
  }

  /// Inserts a layer directly in front of another; where that is none of its own, in front of all.
  public func insertSublayer(_ layer: Layer, above sibling: Layer) {
    layer.removeFromSuperlayer()
    let index = items.firstIndex { $0.layerIfAny === sibling }
    insertSublayer(layer, at: index.map { $0 + 1 } ?? items.count)
  }

  /// Puts a layer in another's place; where that is none of its own, nothing changes.
  public func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new, old.view == nil, old.extras?.superlayer === self else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  /// Takes the layer out of the one that it lies in; what moves it is over. A view's layer leaves with its view alone.
  public func removeFromSuperlayer() {
    guard view == nil, let superlayer = extras?.superlayer else { return }
    superlayer.extras?.sublayers.removeAll { $0 === self }
    if superlayer.extras?.mask === self { superlayer.extras?.mask = nil }
    extras?.superlayer = nil
    extras?.subviewBehind = nil
    removeAllAnimations()
  }

  private func isInside(_ other: Layer) -> Bool {
    var next: Layer? = self
    while let layer = next {
      if layer === other { return true }
      next = layer.superlayer
    }
    return false
  }

  /// What lies in it, from back to front.
  var items: [LayerItem] {
    let own = extras?.sublayers ?? []
    guard let view else { return own.map { .layer($0) } }
    guard !own.isEmpty else { return view.subviews.map { .view($0) } }
    var items: [LayerItem] = own.filter { $0.extras?.subviewBehind == nil }.map { .layer($0) }
    for subview in view.subviews {
      items.append(.view(subview))
      for layer in own where layer.extras?.subviewBehind === subview { items.append(.layer(layer)) }
    }
    return items
  }

  /// A subview goes: layers that lay directly before it stay where they are.
  func subviewWillLeave(_ subview: View) {
    guard let view, let extras, let index = view.subviews.firstIndex(where: { $0 === subview }) else {
      return
    }
    let behind = index > 0 ? view.subviews[index - 1] : nil
    for layer in extras.sublayers where layer.extras?.subviewBehind === subview {
      layer.extras?.subviewBehind = behind
    }
  }

  /// The layer, then all in it that animations may move.
  func forMovingSublayers(_ body: (Layer) -> Void) {
    body(self)
    for layer in extras?.sublayers ?? [] { layer.forMovingSublayers(body) }
    extras?.mask?.forMovingSublayers(body)
    for subview in view?.subviews ?? [] { subview.forSubtree { $0.ownLayer?.forOwnSublayers(body) } }
  }

  /// The layer, then all in it that belongs to no view.
  func forOwnSublayers(_ body: (Layer) -> Void) {
    body(self)
    guard let extras else { return }
    for layer in extras.sublayers { layer.forOwnSublayers(body) }
    extras.mask?.forOwnSublayers(body)
  }

  /// The view that it is drawn in.
  var home: View? {
    var layer = self
    while layer.view == nil, let superlayer = layer.extras?.superlayer { layer = superlayer }
    return layer.view
  }

  // MARK: Coordinates

  /// A point of another layer in this one's coordinates; nil for the outermost layer's. Perspective counts; where a layer is
  /// seen from the side, it is the layer's middle.
  public func convert(_ point: Point, from layer: Layer?) -> Point {
    let outer = (layer ?? outermost).projectionToTop.apply(to: point)
    return projectionToTop.inverted()?.apply(to: outer) ?? bounds.center
  }

  /// A point of this layer in another's coordinates; nil for the outermost layer's.
  public func convert(_ point: Point, to layer: Layer?) -> Point {
    (layer ?? outermost).convert(point, from: self)
  }

  private var outermost: Layer {
    var layer = self
    while let superlayer = layer.superlayer { layer = superlayer }
    return layer
  }

  private var projectionToTop: Projection {
    var projection = transformToSuperlayer
    var layer = superlayer
    while let current = layer {
      projection = projection.concatenating(current.transformToSuperlayer)
      layer = current.superlayer
    }
    return projection
  }

  /// From its own coordinates to its superlayer's.
  var transformToSuperlayer: Projection {
    Projection(placing: bounds, anchor: anchorPoint, at: position, transform: transform)
      .concatenating(superlayer?.sublayerProjection ?? .identity)
  }

  /// What is done to its sublayers, about its anchor point.
  var sublayerProjection: Projection {
    guard let transform = extras?.sublayerTransform, !transform.isIdentity else { return .identity }
    let (anchor, bounds) = (anchorPoint, bounds)
    let middle = Point(
      x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    return Projection(transform, about: middle)
  }

  /// The deepest layer under a point, front to back; nil where the point is outside, and for layers that are hidden.
  ///
  /// - Parameter point: in the superlayer's coordinates. Asked of a `presentation`, where things are seen counts.
  /// - Returns: the layer itself where no other is there.
  public func hitTest(_ point: Point) -> Layer? {
    guard !isHidden, let inside = transformToSuperlayer.inverted()?.apply(to: point) else { return nil }
    guard contains(inside) else { return nil }
    let items = items
    let order = items.indices.sorted {
      (items[$0].zPosition, $0) > (items[$1].zPosition, $1)
    }
    for index in order {
      if let hit = items[index].layer.hitTest(inside) { return hit }
    }
    return self
  }

  /// Whether a point, in the layer's own coordinates, is inside its bounds.
  public func contains(_ point: Point) -> Bool { bounds.contains(point) }
}
