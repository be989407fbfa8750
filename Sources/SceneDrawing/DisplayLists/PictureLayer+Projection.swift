import SceneValues

extension PictureLayer {
  /// Returns the layer as seen through a projection of its coordinates.
  ///
  /// Without perspective, only the transform of the layer changes. With perspective, the layer's content is projected:
  ///
  /// - Outlines are exact, except that curves are replaced with short line segments.
  /// - Text, gradients, and patterns use an affine approximation near their center. Images are divided into 64 pieces,
  ///   each with its own approximation.
  /// - Line widths, dashes, blur radii, and shadows use the scale at the center of their drawing.
  public func projected(by projection: Projection) -> PictureLayer {
    var layer = self
    if projection.isAffine {
      layer.transform = transform.concatenating(projection.transform)
      return layer
    }
    return flattened(by: Projection(Transform3D(transform)).concatenating(projection), inside: [])
  }

  private func flattened(by projection: Projection, inside outlines: [Path]) -> PictureLayer {
    var outlines = outlines
    if clipsToBounds {
      outlines.append(outline.projected(by: projection))
    }
    var layer = self
    layer.bounds = projection.boundingRect(of: bounds)
    layer.transform = .identity
    layer.clipsToBounds = false
    layer.cornerRadius = 0
    layer.content = content.projected(by: projection, inside: outlines)
    if var effects = layer.effects {
      effects.mask = effects.mask.map { mask in
        mask.flattened(by: Projection(Transform3D(mask.transform)).concatenating(projection), inside: [])
      }
      effects.shadow?.project(by: projection.transform(near: bounds.center))
      layer.effects = effects
    }
    layer.sublayers = sublayers.map { sublayer in
      sublayer.flattened(
        by: Projection(Transform3D(sublayer.transform)).concatenating(projection), inside: outlines)
    }
    return layer
  }
}

extension DisplayList {
  func projected(by projection: Projection, inside outlines: [Path]) -> DisplayList {
    var list = DisplayList()
    for outline in outlines {
      list.clips.append(Clip(path: outline, parent: list.clips.isEmpty ? nil : list.clips.count - 1))
    }
    let outermost = outlines.isEmpty ? nil : outlines.count - 1
    for clip in clips {
      var clip = clip
      clip.path = clip.path.projected(by: projection)
      clip.mask?.project(by: projection)
      clip.parent = clip.parent.map { $0 + outlines.count } ?? outermost
      list.clips.append(clip)
    }
    for command in commands {
      let place = Projection(Transform3D(command.transform)).concatenating(projection)
      let clip = command.clip.map { $0 + outlines.count } ?? outermost
      list.add(command.content, projectedBy: place, clip: clip)
    }
    return list
  }

  private mutating func add(_ content: Content, projectedBy projection: Projection, clip: Int?) {
    switch content {
    case .fill(let path, let rule, let color):
      commands.append(Command(.fill(path.projected(by: projection), rule: rule, color: color), clip: clip))
    case .stroke(let path, var style, let color):
      style.scale(by: projection.transform(near: path.bounds.center).scale)
      commands.append(
        Command(.stroke(path.projected(by: projection), style: style, color: color), clip: clip))
    case .text(var run):
      // The left end is the anchor, because some SVG renderers do not keep compressed text centered.
      run.origin.x = run.left
      run.alignment = .left
      let middle = Point(x: run.left + run.width / 2, y: run.origin.y - run.font.size / 3)
      commands.append(Command(.text(run), transform: projection.transform(near: middle), clip: clip))
    case .painted(let painted):
      commands.append(
        Command(content, transform: projection.transform(near: painted.path.bounds.center), clip: clip))
    case .group(var group):
      let middle = group.content.bounds?.center ?? .zero
      let place = projection.transform(near: middle)
      group.content = group.content.projected(by: projection, inside: [])
      group.blurRadius *= place.scale
      group.shadow?.project(by: place)
      commands.append(Command(.group(group), clip: clip))
    case .image(let run):
      for piece in run.rect.pieces(8) {
        // The pieces overlap slightly, so that there are no visible gaps.
        clips.append(
          Clip(path: Path(piece.insetBy(dx: -0.25, dy: -0.25)).projected(by: projection), parent: clip))
        commands.append(
          Command(content, transform: projection.transform(near: piece.center), clip: clips.count - 1))
      }
    }
  }
}

extension DrawingMask {
  fileprivate mutating func project(by projection: Projection) {
    let place = Projection(Transform3D(transform)).concatenating(projection)
    content = content.projected(by: place, inside: [])
    transform = .identity
  }
}

extension StrokeStyle {
  fileprivate mutating func scale(by scale: Double) {
    width *= scale
    dash = dash.map { $0 * scale }
    dashPhase *= scale
  }
}

extension Shadow {
  fileprivate mutating func project(by place: AffineTransform) {
    offset = Size(
      width: place.a * offset.width + place.c * offset.height,
      height: place.b * offset.width + place.d * offset.height)
    radius *= place.scale
  }
}

extension AffineTransform {
  fileprivate var scale: Double { abs(determinant).squareRoot() }
}

extension Rect {
  fileprivate func pieces(_ count: Int) -> [Rect] {
    let (width, height) = (width / Double(count), height / Double(count))
    return (0..<count * count).map { index in
      Rect(
        x: minX + Double(index % count) * width, y: minY + Double(index / count) * height, width: width,
        height: height)
    }
  }
}

extension TextRun {
  fileprivate var left: Double {
    switch alignment {
    case .center: origin.x - width / 2
    case .right: origin.x - width
    default: origin.x
    }
  }
}

extension Path {
  func projected(by projection: Projection) -> Path {
    if projection.isAffine { return applying(projection.transform) }
    var path = Path()
    var current = Point.zero
    var start = Point.zero
    func add(_ curve: Cubic) {
      for point in curve.points(flatness: 0.1) { path.addLine(to: projection.apply(to: point)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        path.move(to: projection.apply(to: point))
        (current, start) = (point, point)
      case .line(let point):
        path.addLine(to: projection.apply(to: point))
        current = point
      case .quad(let control, let end):
        add(Cubic(current, quad: control, end))
        current = end
      case .cubic(let control1, let control2, let end):
        add(Cubic(current, control1, control2, end))
        current = end
      case .close:
        path.close()
        current = start
      }
    }
    return path
  }
}
