import SceneCompiler
import SceneDrawing
import SceneValues

extension MapPicture {
  func route(_ route: MapLayout.Route) -> PictureLayer {
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
    graphics.stroke(MapShapes.rounded(points))
    graphics.setLineDash([])
    let (last, before) = (points[points.count - 1], points[points.count - 2])
    graphics.fill(MapShapes.arrowhead(at: last, from: before))
    if isHeld { graphics.fill(MapShapes.diamond(at: points[0], toward: points[1])) }
  }

  private func tooltip(of edge: SceneMap.Edge, _ route: MapLayout.Route) -> String {
    func name(_ node: Int) -> String {
      map.nodes[node].reference ?? map.nodes[node].scene.map { $0.name ?? $0.title ?? $0.element } ?? ""
    }
    let position = edge.position.map { ", \(map.files[map.nodes[edge.source].file].path):\($0)" } ?? ""
    let target = edge.target.map { " → \(name($0))" } ?? ""
    return "\(name(edge.source))\(target): \(route.label.lines.joined(separator: ", "))\(position)"
  }

  func label(_ route: MapLayout.Route) -> PictureLayer? {
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

  /// The legend for the line styles, or nil if the map uses only one style.
  var legend: PictureLayer? {
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
}

extension StoryboardOutline.Kind {
  var isHeld: Bool {
    switch self {
    case .relationship, .segue("embed"): true
    case .segue: false
    }
  }
}
