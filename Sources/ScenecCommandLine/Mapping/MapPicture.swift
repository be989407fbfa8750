import SceneCompiler
import SceneDrawing
import SceneUI
import SceneValues

/// Draws a map.
struct MapPicture {
  let map: SceneMap
  let layout: MapLayout
  let isDark: Bool
  private let metrics = BuiltInTextMetrics()

  static func picture(of map: SceneMap, _ layout: MapLayout, style: InterfaceStyle) -> LayeredPicture {
    MapPicture(map: map, layout: layout, isDark: style == .dark).picture
  }

  private init(map: SceneMap, layout: MapLayout, isDark: Bool) {
    self.map = map
    self.layout = layout
    self.isDark = isDark
  }

  private var picture: LayeredPicture {
    let titles = map.files.map(\.path).joined(separator: ", ")
    let nodes = map.nodes.indices.map(node)
    let routes = layout.routes.map(route)
    return LayeredPicture(
      size: layout.size, background: canvas, title: titles,
      layers: [files] + nodes + routes + layout.routes.compactMap(label) + [legend].compactMap(\.self))
  }

  // MARK: - Looks

  private var canvas: RGBA { color(isDark ? .black : .systemGray6) }
  private var paper: RGBA { isDark ? color(.systemGray6) : RGBA(packed: 0xFBFB_FDFF) }
  private func color(_ name: StandardColor) -> RGBA { name.components(dark: isDark) }

  private var context: GraphicsContext {
    let isDark = isDark
    return GraphicsContext(metrics: metrics, resolve: { $0.resolved(dark: isDark) })
  }

  private func layer(
    _ name: String? = nil, sublayers: [Layer] = [], _ draw: (GraphicsContext) -> Void
  ) -> Layer {
    let graphics = context
    draw(graphics)
    return Layer(
      name: name, frame: Rect(origin: .zero, size: layout.size), content: graphics.displayList,
      sublayers: sublayers)
  }

  private func tint(of kind: StoryboardOutline.Kind) -> StandardColor {
    switch kind {
    case .relationship: .systemGray
    case .segue("embed"): .systemPurple
    case .segue: .systemBlue
    }
  }

  // MARK: - Files

  private var files: Layer {
    layer { graphics in
      for (file, group) in zip(map.files, layout.groups) {
        graphics.fillColor = paper
        graphics.fill(Path(roundedRect: group.frame, cornerRadius: 14))
        graphics.setStrokeColor(.init(.systemGray4))
        graphics.stroke(Path(roundedRect: group.frame, cornerRadius: 14))
        let scenes = file.nodes.count { map.nodes[$0].scene != nil }
        let title = TextLayout(
          file.path, font: .bold(16), width: group.frame.width - 80, maximumLines: 1,
          lineBreak: .headTruncation,
          metrics: metrics)
        graphics.drawText(title, at: Point(x: group.title.minX, y: group.title.minY), color: .init(.label))
        graphics.drawText(
          scenes == 1 ? "1 scene" : "\(scenes) scenes",
          at: Point(x: group.title.minX, y: group.title.minY + 34), font: .system(11),
          color: .init(.secondaryLabel))
      }
    }
  }

  // MARK: - Scenes

  private func node(_ index: Int) -> Layer {
    let (node, place) = (map.nodes[index], layout.places[index])
    guard let scene = node.scene else { return box(node.reference ?? "", place) }
    let isInitial = map.files[node.file].initial == index
    var sublayers: [Layer] = []
    if let picture = node.picture {
      sublayers = [
        Layer(
          bounds: Rect(origin: .zero, size: picture.size),
          transform: AffineTransform.scale(x: place.scale, y: place.scale)
            .concatenating(.translation(x: place.picture.minX, y: place.picture.minY)),
          clipsToBounds: true, cornerRadius: 6 / place.scale, sublayers: picture.layers)
      ]
    }
    let caption = layer { drawCaption(of: scene, place, $0) }
    let frame = layer { graphics in
      graphics.strokeColor = color(isInitial ? .systemBlue : .systemGray3)
      graphics.lineWidth = isInitial ? 2 : 1
      graphics.stroke(Path(roundedRect: place.picture, cornerRadius: 6))
      if isInitial { markInitial(place.picture, graphics) }
      if node.picture == nil {
        text(
          scene.element, .system(11), .secondaryLabel, in: place.picture, at: place.picture.midY + 4,
          graphics, .center)
      }
      var y = place.picture.maxY + 18
      for action in map.exits[index] ?? [] {
        drawExit(at: Point(x: place.frame.minX + 5, y: y - 4), graphics)
        text("unwind \(action)", .system(10.5), .systemOrange, in: place.frame, at: y, graphics, inset: 18)
        y += MapLayout.noteHeight
      }
    }
    return layer(tooltip(of: node, scene), sublayers: sublayers + [caption, frame]) { graphics in
      graphics.fillColor = color(.systemBackground)
      graphics.fill(Path(roundedRect: place.picture, cornerRadius: 6))
    }
  }

  private func tooltip(of node: SceneMap.Node, _ scene: StoryboardOutline.Scene) -> String {
    let position = node.position.map { ", \(map.files[node.file].path):\($0)" } ?? ""
    return [scene.name, scene.customClass ?? scene.element, scene.title.map { "“\($0)”" }].compactMap(\.self)
      .joined(separator: ", ") + (scene.isEntry ? ", reached by code" : "") + position
  }

  private func drawCaption(
    of scene: StoryboardOutline.Scene, _ place: MapLayout.Place, _ graphics: GraphicsContext
  ) {
    let className = scene.customClass ?? scene.element
    text(
      scene.name ?? scene.title ?? className, .bold(13), .label, in: place.frame, at: place.frame.minY + 13,
      graphics)
    let title = scene.title.flatMap { scene.name == nil ? nil : "“\($0)”" }
    var detail = className
    // What has no room is in the tooltip.
    for more in [title, scene.isEntry ? "by code" : nil].compactMap(\.self) {
      let longer = "\(detail)  \(more)"
      if metrics.width(of: longer, font: .system(11)) <= place.frame.width - 2 { detail = longer }
    }
    text(detail, .system(11), .secondaryLabel, in: place.frame, at: place.frame.minY + 29, graphics)
  }

  private func box(_ reference: String, _ place: MapLayout.Place) -> Layer {
    layer(reference) { graphics in
      let path = Path(roundedRect: place.picture, cornerRadius: 8)
      graphics.fillColor = color(.systemGray6)
      graphics.fill(path)
      graphics.strokeColor = color(.systemGray2)
      graphics.setLineDash([4, 3])
      graphics.stroke(path)
      graphics.setLineDash([])
      let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      text(
        String(parts.first ?? ""), .bold(12), .label, in: place.frame, at: place.frame.minY + 20, graphics,
        .center)
      text(
        parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : "initial scene", .system(11),
        .secondaryLabel,
        in: place.frame, at: place.frame.minY + 35, graphics, .center)
    }
  }

  /// On one line, and not beyond the rectangle.
  private func text(
    _ text: String, _ font: Font, _ name: StandardColor, in rect: Rect, at y: Double,
    _ graphics: GraphicsContext,
    _ alignment: TextAlignment = .left, inset: Double = 1
  ) {
    let layout = TextLayout(
      text, font: font, width: rect.width - 2 * inset, maximumLines: 1, lineBreak: .tailTruncation,
      alignment: alignment, metrics: metrics)
    let ascent = metrics.lineMetrics(for: font).ascent
    graphics.drawText(layout, at: Point(x: rect.minX + inset, y: y - ascent), color: Color(name))
  }

  /// As editors do it: an arrow from nowhere.
  private func markInitial(_ picture: Rect, _ graphics: GraphicsContext) {
    let y = picture.minY + 18
    graphics.fillColor = color(.systemBlue)
    graphics.strokeColor = color(.systemBlue)
    graphics.lineWidth = 2
    graphics.fillEllipse(in: Rect(x: picture.minX - 26, y: y - 4, width: 8, height: 8))
    graphics.strokeLine(from: Point(x: picture.minX - 18, y: y), to: Point(x: picture.minX - 9, y: y))
    graphics.fill(
      Self.arrowhead(at: Point(x: picture.minX - 1, y: y), from: Point(x: picture.minX - 18, y: y)))
  }

  private func drawExit(at point: Point, _ graphics: GraphicsContext) {
    graphics.strokeColor = color(.systemOrange)
    graphics.lineWidth = 1.3
    var path = Path()
    path.move(to: Point(x: point.x + 6, y: point.y + 3))
    path.addCurve(
      to: Point(x: point.x - 3, y: point.y - 1), control1: Point(x: point.x + 8, y: point.y - 3),
      control2: Point(x: point.x + 2, y: point.y - 2))
    graphics.stroke(path)
    graphics.fillColor = color(.systemOrange)
    graphics.fill(
      Path(polygon: [
        Point(x: point.x - 5, y: point.y - 0.5), Point(x: point.x, y: point.y - 4),
        Point(x: point.x + 0.5, y: point.y + 2.5),
      ]))
  }

  // MARK: - Edges

  private func route(_ route: MapLayout.Route) -> Layer {
    let edge = map.edges[route.edges[0]]
    return layer(tooltip(of: edge, route)) { graphics in
      let tint = color(tint(of: edge.kind))
      graphics.strokeColor = tint
      graphics.fillColor = tint
      for sender in route.senders {
        graphics.withState {
          graphics.alpha = 0.55
          if route.senders.count == 1 { graphics.strokeLine(from: sender, to: route.points[0]) }
        }
        graphics.fillEllipse(in: Rect(x: sender.x - 3.5, y: sender.y - 3.5, width: 7, height: 7))
      }
      graphics.lineWidth = 1.5
      drawLine(route.points, of: edge.kind, graphics)
    }
  }

  private func drawLine(_ points: [Point], of kind: StoryboardOutline.Kind, _ graphics: GraphicsContext) {
    let isHeld = kind.isHeld
    if case .segue = kind, isHeld { graphics.setLineDash([5, 3]) }
    graphics.stroke(Self.rounded(points))
    graphics.setLineDash([])
    let (last, before) = (points[points.count - 1], points[points.count - 2])
    graphics.fill(Self.arrowhead(at: last, from: before))
    if isHeld { graphics.fill(Self.diamond(at: points[0], toward: points[1])) }
  }

  private func tooltip(of edge: SceneMap.Edge, _ route: MapLayout.Route) -> String {
    func name(_ node: Int) -> String {
      map.nodes[node].reference ?? map.nodes[node].scene.map { $0.name ?? $0.title ?? $0.element } ?? ""
    }
    let position = edge.position.map { ", \(map.files[map.nodes[edge.source].file].path):\($0)" } ?? ""
    let target = edge.target.map { " → \(name($0))" } ?? ""
    return "\(name(edge.source))\(target): \(route.label.lines.joined(separator: ", "))\(position)"
  }

  private func label(_ route: MapLayout.Route) -> Layer? {
    guard let frame = route.labelFrame else { return nil }
    let edge = map.edges[route.edges[0]]
    return layer { graphics in
      graphics.fillColor = paper
      graphics.fill(Path(roundedRect: frame, cornerRadius: 5))
      for (number, line) in route.label.lines.enumerated() {
        text(
          line, EdgeLabel.font, number == 0 ? tint(of: edge.kind) : .secondaryLabel, in: frame,
          at: frame.minY + 11.5 + Double(number) * EdgeLabel.lineHeight, graphics, .center)
      }
    }
  }

  /// What lines mean, as far as there are several kinds.
  private var legend: Layer? {
    let kinds: [(kind: StoryboardOutline.Kind, words: String)] = [
      (.segue("show"), "segue"), (.relationship("", number: nil), "holds"), (.segue("embed"), "embeds"),
    ].filter { kind, _ in layout.routes.contains { tint(of: map.edges[$0.edges[0]].kind) == tint(of: kind) } }
    guard kinds.count > 1 else { return nil }
    return layer { graphics in
      var x = (layout.groups.first?.frame.minX ?? 0) + 2
      let y = layout.size.height - 18
      for (kind, words) in kinds {
        graphics.strokeColor = color(tint(of: kind))
        graphics.fillColor = color(tint(of: kind))
        graphics.lineWidth = 1.5
        drawLine([Point(x: x, y: y), Point(x: x + 44, y: y)], of: kind, graphics)
        graphics.drawText(
          words, at: Point(x: x + 52, y: y + 4), font: .system(11), color: Color(.secondaryLabel))
        x += 52 + metrics.width(of: words, font: .system(11)) + 26
      }
    }
  }

  // MARK: - Shapes

  private static func rounded(_ points: [Point], radius: Double = 9) -> Path {
    var path = Path()
    path.move(to: points[0])
    for index in points.indices.dropFirst().dropLast() {
      let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
      let reach = min(radius, before.distance(to: corner) / 2, corner.distance(to: after) / 2)
      path.addLine(to: toward(before, from: corner, reach))
      path.addQuadCurve(to: toward(after, from: corner, reach), control: corner)
    }
    path.addLine(to: points[points.count - 1])
    return path
  }

  private static func toward(_ end: Point, from start: Point, _ length: Double) -> Point {
    let distance = max(start.distance(to: end), 0.001)
    return Point(
      x: start.x + (end.x - start.x) * length / distance, y: start.y + (end.y - start.y) * length / distance)
  }

  private static func arrowhead(at tip: Point, from start: Point) -> Path {
    let back = toward(start, from: tip, 10)
    let (dx, dy) = ((tip.y - back.y) * 0.45, (back.x - tip.x) * 0.45)
    return Path(polygon: [
      tip, Point(x: back.x + dx, y: back.y + dy), Point(x: back.x - dx, y: back.y - dy),
    ])
  }

  private static func diamond(at start: Point, toward end: Point) -> Path {
    let (middle, far) = (toward(end, from: start, 7), toward(end, from: start, 14))
    let (dx, dy) = ((middle.y - start.y) * 0.6, (start.x - middle.x) * 0.6)
    return Path(polygon: [
      start, Point(x: middle.x + dx, y: middle.y + dy), far, Point(x: middle.x - dx, y: middle.y - dy),
    ])
  }
}

extension StoryboardOutline.Kind {
  /// Whether the other scene is inside this one.
  var isHeld: Bool {
    switch self {
    case .relationship, .segue("embed"): true
    case .segue: false
    }
  }
}
