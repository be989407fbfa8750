import SceneCompiler
import SceneDrawing
import SceneUI
import SceneValues

package struct MapPicture {
  let map: SceneMap
  let layout: MapLayout
  let isDark: Bool
  let metrics = BuiltInTextMetrics()

  package static func picture(
    of map: SceneMap, _ layout: MapLayout, style: InterfaceStyle
  ) -> LayeredPicture {
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

  private var canvas: RGBA { color(isDark ? .black : .systemGray6) }
  var paper: RGBA { isDark ? color(.systemGray6) : RGBA(packed: 0xFBFB_FDFF) }
  func color(_ name: StandardColor) -> RGBA { name.components(dark: isDark) }

  private var context: GraphicsContext {
    let isDark = isDark
    return GraphicsContext(metrics: metrics, resolve: { $0.resolved(dark: isDark) })
  }

  func layer(
    _ name: String? = nil, sublayers: [PictureLayer] = [], _ draw: (GraphicsContext) -> Void
  ) -> PictureLayer {
    let graphics = context
    draw(graphics)
    return PictureLayer(
      name: name, frame: Rect(origin: .zero, size: layout.size), content: graphics.displayList,
      sublayers: sublayers)
  }

  func tint(of kind: StoryboardOutline.Kind) -> StandardColor {
    switch kind {
    case .relationship: .systemGray
    case .segue("embed"): .systemPurple
    case .segue: .systemBlue
    }
  }

  private var files: PictureLayer {
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
          "\(scenes) \(file.isNib ? "view" : "scene")\(scenes == 1 ? "" : "s")",
          at: Point(x: group.title.minX, y: group.title.minY + 34), font: .system(11),
          color: .init(.secondaryLabel))
      }
    }
  }

  private func node(_ index: Int) -> PictureLayer {
    let (node, place) = (map.nodes[index], layout.places[index])
    guard let scene = node.scene else { return box(node.reference ?? "", place) }
    let isInitial = map.files[node.file].initial == index
    var sublayers: [PictureLayer] = []
    if let picture = node.picture {
      sublayers = [
        PictureLayer(
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
    var parts: [String] = []
    if let label = scene.label { parts.append(label) }
    parts.append(scene.customClass ?? scene.element)
    if let title = scene.title { parts.append("“\(title)”") }
    if scene.isEntry { parts.append("shown by code") }
    if let position = node.position { parts.append("\(map.files[node.file].path):\(position)") }
    return parts.joined(separator: ", ")
  }

  private func drawCaption(
    of scene: StoryboardOutline.Scene, _ place: MapLayout.Place, _ graphics: GraphicsContext
  ) {
    let className = scene.customClass ?? scene.element
    text(
      scene.label ?? scene.title ?? className, .bold(13), .label, in: place.frame, at: place.frame.minY + 13,
      graphics)
    let title = scene.title.flatMap { scene.name == nil ? nil : "“\($0)”" }
    var detail = className
    // The tooltip contains text that does not fit.
    for more in [title, scene.isEntry ? "by code" : nil].compactMap(\.self) {
      let longer = "\(detail)  \(more)"
      if metrics.width(of: longer, font: .system(11)) <= place.frame.width - 2 { detail = longer }
    }
    text(detail, .system(11), .secondaryLabel, in: place.frame, at: place.frame.minY + 29, graphics)
  }

  private func box(_ reference: String, _ place: MapLayout.Place) -> PictureLayer {
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

  func text(
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

  private func markInitial(_ picture: Rect, _ graphics: GraphicsContext) {
    let y = picture.minY + 18
    graphics.fillColor = color(.systemBlue)
    graphics.strokeColor = color(.systemBlue)
    graphics.lineWidth = 2
    graphics.fillEllipse(in: Rect(x: picture.minX - 26, y: y - 4, width: 8, height: 8))
    graphics.strokeLine(from: Point(x: picture.minX - 18, y: y), to: Point(x: picture.minX - 9, y: y))
    graphics.fill(
      MapShapes.arrowhead(at: Point(x: picture.minX - 1, y: y), from: Point(x: picture.minX - 18, y: y)))
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
}
