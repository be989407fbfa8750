import SceneValues

/// A group of commands that are composited before they are blended with the content behind them.
public struct DisplayGroup: Hashable, Sendable {
  /// The commands of the group.
  public var content: DisplayList
  /// The opacity of the whole group, from 0 to 1.
  public var opacity: Double
  /// The mode for blending the group with the content behind it.
  public var blendMode: BlendMode
  /// The shadow of the group, or nil for no shadow.
  public var shadow: Shadow?
  /// The standard deviation of the group's blur, in points. It must not be negative. A value of 0 disables the blur.
  public var blurRadius: Double

  /// Creates a group. By default, the group is opaque and has no effects.
  public init(
    _ content: DisplayList, opacity: Double = 1, blendMode: BlendMode = .normal, shadow: Shadow? = nil,
    blurRadius: Double = 0
  ) {
    self.content = content
    self.opacity = opacity
    self.blendMode = blendMode
    self.shadow = shadow
    self.blurRadius = blurRadius
  }

  package var bounds: Rect? { content.bounds.map(reach) }

  package func reach(of rect: Rect) -> Rect {
    let blurred = rect.insetBy(dx: -3 * max(0, blurRadius), dy: -3 * max(0, blurRadius))
    return shadow.map { blurred.union($0.reach(of: blurred)) } ?? blurred
  }
}

/// A mask that limits the visible parts of a drawing.
public struct DrawingMask: Hashable, Sendable {
  /// The property of a mask that determines visibility.
  public enum Kind: String, SceneEnumeration {
    case alpha
    case luminance
  }

  /// The drawing that serves as the mask. It has a separate coordinate system.
  public var content: DisplayList
  /// The transform from the content's coordinates to the coordinates of the masked drawing.
  public var transform: AffineTransform
  /// The property of the content that determines visibility.
  public var kind: Kind

  /// Creates a mask. By default, the opacity of the content determines visibility.
  public init(_ content: DisplayList, transform: AffineTransform = .identity, kind: Kind = .alpha) {
    self.content = content
    self.transform = transform
    self.kind = kind
  }

  package var bounds: Rect? { content.bounds.map { transform.apply(to: $0) } }
}
