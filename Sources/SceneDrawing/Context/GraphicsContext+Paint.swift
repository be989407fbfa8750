import SceneValues

extension GraphicsContext {
  /// Fills the inside of a path with a gradient, a pattern or a color; open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - path: the outline.
  ///   - paint: its points are in the coordinates that are in force, as the path's are.
  ///   - rule: which parts count as inside.
  public func fill(_ path: Path, with paint: Paint, rule: FillRule = .nonZero) {
    if case .color(let color) = paint {
      guard !path.isEmpty, let color = visible(color) else { return }
      return record(.fill(path, rule: rule, color: color))
    }
    record(PaintedPath(path, rule: rule, paint: paint, alpha: alpha))
  }

  /// Fills a rectangle with a gradient, a pattern or a color.
  public func fill(_ rect: Rect, with paint: Paint) { fill(Path(rect), with: paint) }

  /// Draws a line along a path with a gradient, a pattern or a color, in the stroke style that is in force.
  ///
  /// - Parameters:
  ///   - path: along which it is drawn, half of its width on each side.
  ///   - paint: its points are in the coordinates that are in force, as the path's are.
  public func stroke(_ path: Path, with paint: Paint) {
    guard lineWidth > 0 else { return }
    if case .color(let color) = paint {
      guard !path.isEmpty, let color = visible(color) else { return }
      return record(.stroke(path, style: strokeStyle, color: color))
    }
    record(PaintedPath(path, stroke: strokeStyle, paint: paint, alpha: alpha))
  }

  /// Fills all that was clipped to with a gradient.
  ///
  /// Without a clip nothing is drawn, since a picture has no end that the context knows.
  public func drawGradient(_ gradient: Gradient) {
    guard let area = clipBounds else { return }
    fill(area, with: .gradient(gradient))
  }

  private func record(_ painted: PaintedPath) {
    guard painted.alpha > 0, !painted.path.isEmpty, painted.paint.isVisible else { return }
    record(.painted(painted))
  }

  /// Draws what was drawn elsewhere, as one: under the transform, the clip, the opacity, the blend mode and the
  /// shadow that are in force.
  public func draw(_ list: DisplayList) {
    guard alpha > 0, !list.isEmpty else { return }
    record(.group(DisplayGroup(list, opacity: alpha)))
  }

  /// Draws a group of commands with effects of its own, under the transform and the clip that are in force.
  public func draw(_ group: DisplayGroup) {
    guard alpha > 0, !group.content.isEmpty else { return }
    var group = group
    group.opacity *= alpha
    record(.group(group))
  }
}

extension Paint {
  /// Whether anything can be seen of it.
  fileprivate var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .gradient(let gradient): !gradient.stops.isEmpty
    case .pattern(let pattern): !pattern.cell.isEmpty && !pattern.content.isEmpty
    }
  }
}
