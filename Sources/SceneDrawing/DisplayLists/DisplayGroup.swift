import SceneValues

/// Commands that are drawn as one: first all of them together, then mixed with what is behind.
///
/// A transparency layer is one, and so is a single command with a shadow or a blend mode.
public struct DisplayGroup: Hashable, Sendable {
  /// What is drawn together.
  public var content: DisplayList
  /// From 0 to 1, of the group as a whole.
  public var opacity: Double
  /// How the group is mixed with what is behind it.
  public var blendMode: BlendMode
  /// Below the group; nil for none.
  public var shadow: Shadow?
  /// In points, not negative: how far the group itself is blurred, as the standard deviation; 0 for sharp.
  public var blurRadius: Double

  /// A group that is opaque and has no effects unless other is said.
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

  /// What the group may touch, its shadow and its blur included.
  package var bounds: Rect? { content.bounds.map(reach) }

  /// What its content may touch where it lies in a rectangle.
  package func reach(of rect: Rect) -> Rect {
    let blurred = rect.insetBy(dx: -3 * max(0, blurRadius), dy: -3 * max(0, blurRadius))
    return shadow.map { blurred.union($0.reach(of: blurred)) } ?? blurred
  }
}

/// A drawing through which another is seen.
public struct DrawingMask: Hashable, Sendable {
  /// What of a mask lets others through.
  public enum Kind: String, SceneEnumeration {
    /// How opaque it is.
    case alpha
    /// How light and how opaque it is: white lets all through, black nothing.
    case luminance
  }

  /// What is drawn of the mask, in coordinates of its own.
  public var content: DisplayList
  /// From the content's coordinates to those of what is masked.
  public var transform: AffineTransform
  /// What of the content counts.
  public var kind: Kind

  /// A mask; how opaque its content is counts unless other is said.
  public init(_ content: DisplayList, transform: AffineTransform = .identity, kind: Kind = .alpha) {
    self.content = content
    self.transform = transform
    self.kind = kind
  }

  /// Outside of it, nothing is let through.
  package var bounds: Rect? { content.bounds.map { transform.apply(to: $0) } }
}
