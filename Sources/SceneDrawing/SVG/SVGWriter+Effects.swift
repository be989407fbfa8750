import SceneValues

/// The effects that have been defined and the numbers that are used in their names. Equal filters are defined only once.
struct SVGEffectDefinitions {
  var masks = 0
  var paints: [SVGPaintKey: String] = [:]
  var filters: [SVGFilter: String] = [:]
}

struct SVGFilter: Hashable {
  var shadow: Shadow?
  var blurRadius: Double
  var area: Rect
}

extension SVGWriter {
  mutating func write(_ group: DisplayGroup, transform: XMLWriter.Attributes) {
    guard group.opacity > 0, !group.content.isEmpty else { return }
    var attributes = transform
    if group.opacity < 1 { attributes.append(("opacity", SVGNumber.text(group.opacity))) }
    if let filter = filter(of: group) { attributes.append(("filter", "url(#\(filter))")) }
    if let style = style(
      blendMode: group.blendMode, isIsolated: attributes.count > transform.count)
    {
      attributes.append(("style", style))
    }
    xml.begin("g", attributes)
    write(group.content)
    xml.end()
  }

  private mutating func filter(of group: DisplayGroup) -> String? {
    guard group.shadow.map({ $0.color.alpha > 0 }) == true || group.blurRadius > 0,
      let content = group.content.bounds
    else { return nil }
    return define(
      SVGFilter(shadow: group.shadow, blurRadius: group.blurRadius, area: group.reach(of: content)))
  }

  /// Returns the style for blending a group, or nil if the group's content is already isolated.
  private func style(blendMode: BlendMode, isIsolated: Bool) -> String? {
    if blendMode != .normal { return "mix-blend-mode:\(blendMode.cssName)" }
    return isIsolated ? nil : "isolation:isolate"
  }

  /// Writes a layer with effects. `more` contains additional attributes for the outermost group. `area` is the area that
  /// casts the shadow, or nil to use the layer's drawing. If `sublayers` is nil, the layer's own sublayers are written.
  mutating func write(
    _ layer: PictureLayer, with effects: LayerEffects, attributes more: XMLWriter.Attributes = [],
    shadowOf area: Rect? = nil, sublayers: ((inout SVGWriter) -> Void)? = nil
  ) {
    // SVG applies a filter before a clip and a mask, but the shadow must be that of the clipped content.
    let inner = layer.withoutEffects
    let filter = self.filter(of: effects, area: area ?? inner.drawnBounds)
    xml.begin("g", Self.place(of: layer) + Self.style(of: effects) + more + filter)
    let mask = self.mask(of: effects)
    if let sublayers {
      write(inner, attributes: mask, sublayers: sublayers)
    } else {
      write(inner, attributes: mask)
    }
    xml.end()
  }

  static func style(of effects: LayerEffects) -> XMLWriter.Attributes {
    effects.blendMode == .normal ? [] : [("style", "mix-blend-mode:\(effects.blendMode.cssName)")]
  }

  mutating func filter(of effects: LayerEffects, area: Rect?) -> XMLWriter.Attributes {
    guard let shadow = effects.shadow, shadow.color.alpha > 0, let area else { return [] }
    let reach = area.union(shadow.reach(of: area))
    return [("filter", "url(#\(define(SVGFilter(shadow: shadow, blurRadius: 0, area: reach))))")]
  }

  mutating func mask(of effects: LayerEffects) -> XMLWriter.Attributes {
    effects.mask.map { [("mask", "url(#\(define($0, effects.maskKind)))")] } ?? []
  }

  mutating func define(_ mask: DrawingMask) -> String {
    let group = DisplayList.Command(.group(DisplayGroup(mask.content)), transform: mask.transform)
    return defineMask(mask.kind, area: mask.bounds) { $0.write(group) }
  }

  mutating func defineMask(of area: Rect, _ content: (inout SVGWriter) -> Void) -> String {
    defineMask(.luminance, area: area, content)
  }

  private mutating func define(_ layer: PictureLayer, _ kind: DrawingMask.Kind) -> String {
    defineMask(kind, area: layer.drawnBounds.map { layer.transform.apply(to: $0) }) { $0.write(layer) }
  }

  /// Defines a luminance mask, which all viewers support. The content of an alpha mask is converted to white.
  private mutating func defineMask(
    _ kind: DrawingMask.Kind, area: Rect?, _ content: (inout SVGWriter) -> Void
  ) -> String {
    effects.masks += 1
    let name = namespace + "mask\(effects.masks)"
    let area = area ?? .zero
    let place = Self.place(area)
    xml.begin("mask", [("id", name), ("maskUnits", "userSpaceOnUse")] + place)
    if kind == .alpha {
      xml.begin(
        "filter",
        [("id", name + "white"), ("filterUnits", "userSpaceOnUse")] + place
          + [("color-interpolation-filters", "sRGB")])
      xml.element(
        "feColorMatrix", [("type", "matrix"), ("values", "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0")])
      xml.end()
      xml.begin("g", [("filter", "url(#\(name)white)")])
    }
    content(&self)
    if kind == .alpha { xml.end() }
    xml.end()
    return name
  }

  static func place(_ area: Rect) -> XMLWriter.Attributes {
    [
      ("x", SVGNumber.text(area.minX)), ("y", SVGNumber.text(area.minY)),
      ("width", SVGNumber.text(area.width)), ("height", SVGNumber.text(area.height)),
    ]
  }

  private mutating func define(_ filter: SVGFilter) -> String {
    if let known = effects.filters[filter] { return known }
    let name = namespace + "effect\(effects.filters.count + 1)"
    effects.filters[filter] = name
    xml.begin(
      "filter",
      [("id", name), ("filterUnits", "userSpaceOnUse")] + Self.place(filter.area)
        + [("color-interpolation-filters", "sRGB")])
    if filter.blurRadius > 0 {
      xml.element(
        "feGaussianBlur",
        [("stdDeviation", SVGNumber.text(filter.blurRadius))]
          + (filter.shadow == nil ? [] : [("result", "content")]))
    }
    if let shadow = filter.shadow { write(shadow, of: filter.blurRadius > 0 ? "content" : nil) }
    xml.end()
    return name
  }

  /// Writes a shadow as separate steps for viewers that do not support `feDropShadow`. `content` is the name of the
  /// input, or nil to use the source graphic.
  private mutating func write(_ shadow: Shadow, of content: String?) {
    let content = content ?? "SourceGraphic"
    let silhouette = content == "SourceGraphic" ? "SourceAlpha" : content
    // The offset precedes the blur, because content outside the filter's area is lost between steps.
    xml.element(
      "feOffset",
      [
        ("in", silhouette), ("dx", SVGNumber.text(shadow.offset.width)),
        ("dy", SVGNumber.text(shadow.offset.height)), ("result", "place"),
      ])
    if shadow.radius > 0 {
      xml.element(
        "feGaussianBlur",
        [("in", "place"), ("stdDeviation", SVGNumber.text(shadow.radius)), ("result", "soft")])
    }
    xml.element("feFlood", SVGPaint.flood(shadow.color))
    xml.element("feComposite", [("in2", shadow.radius > 0 ? "soft" : "place"), ("operator", "in")])
    xml.begin("feMerge", [])
    xml.element("feMergeNode", [])
    xml.element("feMergeNode", [("in", content)])
    xml.end()
  }
}

extension PictureLayer {
  var withoutEffects: PictureLayer {
    var layer = self
    layer.effects = nil
    layer.transform = .identity
    layer.opacity = 1
    return layer
  }
}

extension BlendMode {
  fileprivate var cssName: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    default: rawValue
    }
  }
}
