import SceneValues
import ScenePlatform

struct SVGPaintKey: Hashable {
  var paint: Paint
  var area: Rect?
}

extension SVGWriter {
  mutating func write(_ painted: PaintedPath, transform: XMLWriter.Attributes) {
    guard !painted.path.isEmpty, painted.alpha > 0 else { return }
    var paint: XMLWriter.Attributes
    let property = painted.stroke == nil ? "fill" : "stroke"
    switch painted.paint {
    case .color(let color):
      paint = SVGPaint.attributes(property, color.withAlpha(color.alpha * painted.alpha))
    case .gradient, .pattern:
      guard let name = define(painted.paint, for: painted.bounds) else { return }
      paint = [(property, "url(#\(name))")]
      if painted.alpha < 1 { paint.append(("\(property)-opacity", SVGNumber.text(painted.alpha))) }
    }
    if let style = painted.stroke {
      paint = [("fill", "none")] + paint + SVGPaint.attributes(style)
    } else if painted.rule == .evenOdd {
      paint = [("fill-rule", "evenodd")] + paint
    }
    let path: XMLWriter.Attributes = [("d", SVGNumber.path(painted.path))]
    guard let mask = mask(of: painted) else { return xml.element("path", path + transform + paint) }
    xml.begin("g", transform + [("mask", "url(#\(mask))")])
    xml.element("path", path + paint)
    xml.end()
  }

  /// Returns the mask for a conic gradient. The mask applies to the shape, because rsvg clips masks inside patterns.
  private mutating func mask(of painted: PaintedPath) -> String? {
    guard case .gradient(let gradient) = painted.paint, case .conic(let center, let angle) = gradient.shape,
      !gradient.stops.allSatisfy({ $0.color.alpha == 1 }), painted.bounds.isFinite
    else { return nil }
    let area = painted.bounds.insetBy(dx: -1, dy: -1)
    return defineMask(of: area) { writer in
      writer.writeWedges(gradient, around: center, from: angle, over: area) {
        RGBA(red: $0.alpha, green: $0.alpha, blue: $0.alpha)
      }
    }
  }

  private mutating func define(_ paint: Paint, for area: Rect) -> String? {
    var key = SVGPaintKey(paint: paint)
    if case .gradient(let gradient) = paint, case .conic = gradient.shape { key.area = area }
    if let known = effects.paints[key] { return known }
    let name = namespace + "paint\(effects.paints.count + 1)"
    switch paint {
    case .color: return nil
    case .pattern(let pattern):
      guard !pattern.cell.isEmpty, pattern.cell.isFinite else { return nil }
      effects.paints[key] = name
      define(pattern, as: name)
    case .gradient(let gradient):
      guard !gradient.stops.isEmpty else { return nil }
      effects.paints[key] = name
      switch gradient.shape {
      case .linear(let start, let end): defineLinear(gradient, from: start, to: end, as: name)
      case .radial(let start, let startRadius, let end, let endRadius):
        defineRadial(
          gradient, from: (start, max(0, startRadius)), to: (end, max(0, endRadius)), as: name)
      case .conic(let center, let startAngle):
        defineConic(gradient, around: center, from: startAngle, over: area, as: name)
      }
    }
    return name
  }

  private mutating func define(_ pattern: TilePattern, as name: String) {
    var attributes: XMLWriter.Attributes =
      [("id", name), ("patternUnits", "userSpaceOnUse")] + Self.place(pattern.cell)
    if pattern.cell.minX != 0 || pattern.cell.minY != 0 {
      // Without the view box, the origin of the content would be the corner of the cell.
      attributes.append(
        (
          "viewBox",
          [pattern.cell.minX, pattern.cell.minY, pattern.cell.width, pattern.cell.height]
            .map { SVGNumber.text($0) }.joined(separator: " ")
        ))
    }
    if let transform = SVGNumber.transform(pattern.transform) {
      attributes.append(("patternTransform", transform))
    }
    xml.begin("pattern", attributes)
    write(pattern.content)
    xml.end()
  }

  private mutating func defineLinear(_ gradient: Gradient, from start: Point, to end: Point, as name: String)
  {
    xml.begin(
      "linearGradient",
      [
        ("id", name), ("gradientUnits", "userSpaceOnUse"), ("x1", SVGNumber.text(start.x)),
        ("y1", SVGNumber.text(start.y)), ("x2", SVGNumber.text(end.x)), ("y2", SVGNumber.text(end.y)),
      ])
    for stop in gradient.padded { write(stop) }
    xml.end()
  }

  private mutating func defineRadial(
    _ gradient: Gradient, from start: (center: Point, radius: Double),
    to end: (center: Point, radius: Double),
    as name: String
  ) {
    // SVG gradients must begin at the smaller circle.
    if start.radius > end.radius {
      return defineRadial(gradient.reversed, from: end, to: start, as: name)
    }
    var attributes: XMLWriter.Attributes = [
      ("id", name), ("gradientUnits", "userSpaceOnUse"), ("cx", SVGNumber.text(end.center.x)),
      ("cy", SVGNumber.text(end.center.y)), ("r", SVGNumber.text(end.radius)),
    ]
    var stops = gradient.padded
    if start.center != end.center {
      attributes += [("fx", SVGNumber.text(start.center.x)), ("fy", SVGNumber.text(start.center.y))]
      if start.radius > 0 { attributes.append(("fr", SVGNumber.text(start.radius))) }
    } else if start.radius > 0, end.radius > 0 {
      // Some viewers do not support a start radius. If the circles are concentric, the stops are adjusted instead.
      let inner = start.radius / end.radius
      stops = stops.map { Gradient.Stop(inner + $0.location * (1 - inner), $0.color) }
    }
    xml.begin("radialGradient", attributes)
    for stop in stops { write(stop) }
    xml.end()
  }

  private mutating func write(_ stop: Gradient.Stop) {
    xml.element(
      "stop",
      [("offset", SVGNumber.text(stop.location, parts: 1_000_000))]
        + SVGPaint.attributes("stop", stop.color, colorName: "stop-color"))
  }

  /// Defines a conic gradient as a pattern with a single tile. The tile contains wedges of one color each. Each wedge
  /// extends far below the next one to avoid visible seams between wedges that are narrower than a pixel. For this
  /// reason, the wedges are opaque, and a mask around the painted shape provides the opacity.
  private mutating func defineConic(
    _ gradient: Gradient, around center: Point, from angle: Double, over area: Rect, as name: String
  ) {
    let area = area.insetBy(dx: -1, dy: -1)
    guard area.isFinite else {
      xml.element("pattern", [("id", name)])
      return
    }
    xml.begin(
      "pattern",
      [("id", name), ("patternUnits", "userSpaceOnUse")] + Self.place(area) + [
        (
          "viewBox",
          [area.minX, area.minY, area.width, area.height].map { SVGNumber.text($0) }.joined(separator: " ")
        )
      ])
    writeWedges(gradient, around: center, from: angle, over: area) { $0.withAlpha(1) }
    xml.end()
  }

  private mutating func writeWedges(
    _ gradient: Gradient, around center: Point, from angle: Double, over area: Rect, color: (RGBA) -> RGBA
  ) {
    guard center.x.isFinite, center.y.isFinite, angle.isFinite else { return }
    let corners = Path(area).flattened().first ?? []
    let reach = corners.reduce(1) { max($0, $1.distance(to: center)) } * 1.1
    let count = 240
    let step = 2 * Double.pi / Double(count)
    func point(_ index: Double) -> Point {
      Point(x: center.x + reach * cos(angle + index * step), y: center.y + reach * sin(angle + index * step))
    }
    // Adjacent wedges of the same color are merged up to a quarter turn, so that three points are sufficient.
    var wedges: [(range: Range<Int>, color: RGBA)] = []
    for index in 0..<count {
      guard let shown = gradient.color(at: (Double(index) + 0.5) / Double(count)).map(color) else { return }
      if let last = wedges.last, last.color == shown, last.range.count < count / 8 {
        wedges[wedges.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        wedges.append((index..<index + 1, shown))
      }
    }
    let eighth = count / 8
    if let last = wedges.last { wedges.insert((-eighth..<0, last.color), at: 0) }
    for wedge in wedges {
      // The chords of eighth turns enclose the whole filled area.
      let start = wedge.range.lowerBound
      let ends = [start + eighth, start + 2 * eighth].map { start < 0 ? $0 : min($0, count) }
      let path = Path(polygon: [center, point(Double(start))] + ends.map { point(Double($0)) })
      xml.element("path", [("d", SVGNumber.path(path))] + SVGPaint.attributes("fill", wedge.color))
    }
  }
}

extension Gradient {
  fileprivate var reversed: Gradient {
    var turned = self
    turned.stops = stops.reversed().map { Stop(1 - $0.location, $0.color) }
    (turned.extendsBefore, turned.extendsAfter) = (extendsAfter, extendsBefore)
    if case .radial(let start, let startRadius, let end, let endRadius) = shape {
      turned.shape = .radial(from: end, startRadius: endRadius, to: start, endRadius: startRadius)
    }
    return turned
  }
}
