import SceneValues

extension GraphicsContext {
  /// Fills a path with a gradient, a pattern, or a color. Open subpaths are closed implicitly.
  ///
  /// - Parameters:
  ///   - path: The path to fill.
  ///   - paint: The paint, whose geometry is in the current coordinates.
  ///   - rule: The rule that determines the inside of the path.
  public func fill(_ path: Path, with paint: Paint, rule: FillRule = .nonZero) {
    if case .color(let color) = paint {
      guard !path.isEmpty, let color = visible(color) else { return }
      return record(.fill(path, rule: rule, color: color))
    }
    record(PaintedPath(path, rule: rule, paint: paint, alpha: alpha))
  }

  /// Fills a rectangle with a gradient, a pattern, or a color.
  public func fill(_ rect: Rect, with paint: Paint) { fill(Path(rect), with: paint) }

  /// Strokes a path in the current stroke style with a gradient, a pattern, or a color.
  ///
  /// - Parameters:
  ///   - path: The path, which forms the center of the line.
  ///   - paint: The paint, whose geometry is in the current coordinates.
  public func stroke(_ path: Path, with paint: Paint) {
    guard lineWidth > 0 else { return }
    if case .color(let color) = paint {
      guard !path.isEmpty, let color = visible(color) else { return }
      return record(.stroke(path, style: strokeStyle, color: color))
    }
    record(PaintedPath(path, stroke: strokeStyle, paint: paint, alpha: alpha))
  }

  /// Fills the current clip with a gradient. If there is no clip, nothing is drawn.
  public func drawGradient(_ gradient: Gradient) {
    guard let area = clipBounds else { return }
    fill(area, with: .gradient(gradient))
  }

  private func record(_ painted: PaintedPath) {
    guard painted.alpha > 0, !painted.path.isEmpty, painted.paint.isVisible else { return }
    record(.painted(painted))
  }

  /// Draws a display list as a group, using the current transform, clip, opacity, blend mode, and shadow.
  public func draw(_ list: DisplayList) {
    guard alpha > 0, !list.isEmpty else { return }
    record(.group(DisplayGroup(list, opacity: alpha)))
  }

  /// Draws a group with its own effects in addition to the current transform, clip, opacity, blend mode, and shadow.
  public func draw(_ group: DisplayGroup) {
    guard alpha > 0, !group.content.isEmpty else { return }
    var group = group
    group.opacity *= alpha
    record(.group(group))
  }
}

extension Paint {
  fileprivate var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .gradient(let gradient): !gradient.stops.isEmpty
    case .pattern(let pattern): !pattern.cell.isEmpty && !pattern.content.isEmpty
    }
  }
}
