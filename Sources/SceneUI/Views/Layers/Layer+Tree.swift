import SceneValues

/// A child of a layer, which is either another layer or a subview of the layer's view.
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
  /// The layer that contains this layer, or nil if there is none. For a view's layer, this is the superview's layer.
  public var superlayer: Layer? { view.map { $0.superview?.layer } ?? extras?.superlayer }

  /// The sublayers, including the layers of subviews, ordered from back to front. `zPosition` does not affect this order.
  public var sublayers: [Layer] { items.map(\.layer) }

  /// Adds a layer in front of the other sublayers, removing it from its previous superlayer. The call has no effect if
  /// `layer` is a view's layer, this layer, or an ancestor of this layer.
  public func addSublayer(_ layer: Layer) { insertSublayer(layer, at: items.count) }

  /// Inserts a layer at an index. Index 0 is at the back. If the index is too large, the layer is inserted at the front.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    guard canAdd(layer) else { return }
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
    layer.createdExtras.superlayer = self
    layer.createdExtras.subviewBehind = subview
    createdExtras.sublayers.insert(layer, at: place)
    setNeedsLayout()
  }

  /// Inserts a layer directly behind a sublayer, or in front of all sublayers if `sibling` is not one of them.
  public func insertSublayer(_ layer: Layer, below sibling: Layer) {
    insert(layer, beside: sibling, isInFront: false)
  }

  /// Inserts a layer directly in front of a sublayer, or in front of all sublayers if `sibling` is not one of them.
  public func insertSublayer(_ layer: Layer, above sibling: Layer) {
    insert(layer, beside: sibling, isInFront: true)
  }

  private func insert(_ layer: Layer, beside sibling: Layer, isInFront: Bool) {
    guard layer !== sibling || layer.superlayer !== self else { return }
    let others = items.filter { $0.layerIfAny !== layer }
    let index = others.firstIndex { $0.layerIfAny === sibling }
    insertSublayer(layer, at: index.map { isInFront ? $0 + 1 : $0 } ?? others.count)
  }

  /// Replaces a sublayer with another layer. Nothing changes if `old` is not a sublayer or `new` cannot be added.
  public func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new, extras?.sublayers.contains(where: { $0 === old }) == true, canAdd(new) else {
      return
    }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer and ends its animations. A view's layer can be removed only with the view.
  public func removeFromSuperlayer() {
    guard view == nil, let superlayer = extras?.superlayer else { return }
    superlayer.extras?.sublayers.removeAll { $0 === self }
    if superlayer.extras?.mask === self { superlayer.extras?.mask = nil }
    extras?.superlayer = nil
    extras?.subviewBehind = nil
    removeAllAnimations()
  }

  private func canAdd(_ layer: Layer) -> Bool { layer.view == nil && !isInside(layer) }

  func isInside(_ other: Layer) -> Bool {
    var next: Layer? = self
    while let layer = next {
      if layer === other { return true }
      next = layer.superlayer
    }
    return false
  }

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

  /// Preserves the positions of the layers directly in front of a subview that is about to be removed.
  func subviewWillLeave(_ subview: View) {
    guard let view, let extras, let index = view.subviews.firstIndex(where: { $0 === subview }) else {
      return
    }
    let behind = index > 0 ? view.subviews[index - 1] : nil
    for layer in extras.sublayers where layer.extras?.subviewBehind === subview {
      layer.extras?.subviewBehind = behind
    }
  }

  /// Calls a closure for this layer and every descendant that can have animations.
  func forMovingSublayers(_ body: (Layer) -> Void) {
    body(self)
    for layer in extras?.sublayers ?? [] { layer.forMovingSublayers(body) }
    extras?.mask?.forMovingSublayers(body)
    for subview in view?.subviews ?? [] { subview.forSubtree { $0.ownLayer?.forOwnSublayers(body) } }
  }

  /// Calls a closure for this layer and every descendant that is not a view's layer.
  func forOwnSublayers(_ body: (Layer) -> Void) {
    body(self)
    guard let extras else { return }
    for layer in extras.sublayers { layer.forOwnSublayers(body) }
    extras.mask?.forOwnSublayers(body)
  }

  var home: View? {
    var layer = self
    while layer.view == nil, let superlayer = layer.extras?.superlayer { layer = superlayer }
    return layer.view
  }

  /// Converts a point from another layer's coordinates to this layer's coordinates, taking perspective into account. If
  /// `layer` is nil, the point is in the coordinates of the outermost layer. If this layer is seen edge-on, the result is
  /// the center of this layer's bounds.
  public func convert(_ point: Point, from layer: Layer?) -> Point {
    let outer = (layer ?? outermost).projectionToTop.apply(to: point)
    return projectionToTop.inverted()?.apply(to: outer) ?? bounds.center
  }

  /// Converts a point to the coordinates of another layer, or to those of the outermost layer if `layer` is nil.
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

  var transformToSuperlayer: Projection {
    Projection(placing: bounds, anchor: anchorPoint, at: position, transform: transform)
      .concatenating(superlayer?.sublayerProjection ?? .identity)
  }

  var sublayerProjection: Projection {
    guard let transform = extras?.sublayerTransform, !transform.isIdentity else { return .identity }
    let (anchor, bounds) = (anchorPoint, bounds)
    let middle = Point(
      x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    return Projection(transform, about: middle)
  }

  /// Returns the deepest layer at a point. The search proceeds from front to back and skips hidden layers.
  ///
  /// - Parameter point: The point, in superlayer coordinates. For displayed positions, call `presentation?.hitTest(_:)`.
  /// - Returns: The deepest layer at the point, which can be this layer, or nil if the point is outside this layer.
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

  /// Returns whether a point, in layer coordinates, is inside the bounds.
  public func contains(_ point: Point) -> Bool { bounds.contains(point) }
}
