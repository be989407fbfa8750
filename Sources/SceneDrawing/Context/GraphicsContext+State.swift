import SceneValues

// The parts of the state by name.
extension GraphicsContext {
  /// Sets the color of areas, and of text that has no color of its own.
  public func setFillColor(_ color: Color) { fillColor = resolved(color) }
  /// Sets the color of areas to components, which need not be resolved.
  public func setFillColor(_ color: RGBA) { fillColor = color }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: Color) { strokeColor = resolved(color) }
  /// Sets the color of lines to components, which need not be resolved.
  public func setStrokeColor(_ color: RGBA) { strokeColor = color }

  /// In points; 1 at first. Lines of no width are not drawn.
  public var lineWidth: Double {
    get { strokeStyle.width }
    set { strokeStyle.width = newValue }
  }

  /// `butt` at first.
  public var lineCap: LineCap {
    get { strokeStyle.cap }
    set { strokeStyle.cap = newValue }
  }

  /// `miter` at first.
  public var lineJoin: LineJoin {
    get { strokeStyle.join }
    set { strokeStyle.join = newValue }
  }

  /// In line widths; 10 at first.
  public var miterLimit: Double {
    get { strokeStyle.miterLimit }
    set { strokeStyle.miterLimit = newValue }
  }

  /// Dashes lines: lengths of dashes and gaps in turn, in points. No lengths make lines solid again.
  public func setLineDash(_ lengths: [Double], phase: Double = 0) {
    strokeStyle.dash = lengths
    strokeStyle.dashPhase = phase
  }

  /// Lets all that follows throw a shadow, each thing for itself; `shadow = nil` ends it.
  ///
  /// - Parameters:
  ///   - offset: in points, to the right and below, whatever the transform is.
  ///   - radius: in points, how soft the edge is, as the standard deviation of the blur.
  ///   - color: a third of black where there is none.
  public func setShadow(offset: Size, radius: Double, color: Color? = nil) {
    var shadow = Shadow(offset: offset, radius: radius)
    if let color { shadow.color = resolved(color) }
    self.shadow = shadow
  }

  // What is drawn next is transformed by the newest step first.

  /// Moves the origin, in points.
  public func translate(x: Double, y: Double) { concatenate(.translation(x: x, y: y)) }

  /// Turns around the origin.
  ///
  /// - Parameter angle: in radians, clockwise on screen.
  public func rotate(by angle: Double) { concatenate(.rotation(angle)) }

  /// Scales all that is drawn afterwards about the origin.
  public func scale(x: Double, y: Double) { concatenate(.scale(x: x, y: y)) }

  /// Applies a transform to all that is drawn afterwards, before the one that is in force.
  public func concatenate(_ step: AffineTransform) { transform = step.concatenating(transform) }
}
