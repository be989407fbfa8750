import SceneValues

extension GraphicsContext {
  /// Sets the color for filled areas and for text without a color.
  public func setFillColor(_ color: Color) { fillColor = resolved(color) }
  /// Sets the fill color from color components, which do not need to be resolved.
  public func setFillColor(_ color: RGBA) { fillColor = color }

  /// Sets the color for stroked lines.
  public func setStrokeColor(_ color: Color) { strokeColor = resolved(color) }
  /// Sets the stroke color from color components, which do not need to be resolved.
  public func setStrokeColor(_ color: RGBA) { strokeColor = color }

  /// The line width, in points. The default is 1. Lines with a width of 0 are not drawn.
  public var lineWidth: Double {
    get { strokeStyle.width }
    set { strokeStyle.width = newValue }
  }

  /// The style of line ends. The default is `butt`.
  public var lineCap: LineCap {
    get { strokeStyle.cap }
    set { strokeStyle.cap = newValue }
  }

  /// The style of line joins. The default is `miter`.
  public var lineJoin: LineJoin {
    get { strokeStyle.join }
    set { strokeStyle.join = newValue }
  }

  /// The maximum length of miters, as a multiple of the line width. The default is 10.
  public var miterLimit: Double {
    get { strokeStyle.miterLimit }
    set { strokeStyle.miterLimit = newValue }
  }

  /// Sets the alternating lengths of dashes and gaps, in points. An empty array produces solid lines.
  public func setLineDash(_ lengths: [Double], phase: Double = 0) {
    strokeStyle.dash = lengths
    strokeStyle.dashPhase = phase
  }

  /// Sets the shadow of subsequently drawn content. To remove the shadow, set `shadow` to nil.
  ///
  /// - Parameters:
  ///   - offset: The distance to the right and downward, in points. The current transform does not affect the distance.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - color: The color. The default is black with an opacity of one third.
  public func setShadow(offset: Size, radius: Double, color: Color? = nil) {
    var shadow = Shadow(offset: offset, radius: radius)
    if let color { shadow.color = resolved(color) }
    self.shadow = shadow
  }

  // Transforms apply in reverse order: the most recent one applies first.

  /// Moves the origin by the given distances in points.
  public func translate(x: Double, y: Double) { concatenate(.translation(x: x, y: y)) }

  /// Rotates subsequent drawing around the origin.
  ///
  /// - Parameter angle: The angle in radians, clockwise on screen.
  public func rotate(by angle: Double) { concatenate(.rotation(angle)) }

  /// Scales subsequent drawing about the origin.
  public func scale(x: Double, y: Double) { concatenate(.scale(x: x, y: y)) }

  /// Adds a transform that is applied to subsequent drawing before the current transform.
  public func concatenate(_ step: AffineTransform) { transform = step.concatenating(transform) }
}
