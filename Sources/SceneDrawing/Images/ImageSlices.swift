import SceneValues

/// The slices of a resizable image. The edges keep their size, and the areas between them are stretched or tiled.
public struct ImageSlices: Hashable, Sendable {
  /// The mode for filling the area between the edges.
  public enum Mode: String, SceneEnumeration {
    case stretch
    case tile
  }

  /// The sizes, in points, of the edges that are not stretched. If they are zero, the mode applies to the whole image.
  public var capInsets: EdgeInsets
  /// The mode for filling the area between the edges.
  public var mode: Mode
  /// The size of the center slice, in points. The slice starts at the inner edges of the left and top cap insets. If a
  /// dimension is nil, the slice includes everything between the edges. The remaining area between the edges is not used.
  public var center: (width: Double?, height: Double?) {
    get { (centerWidth, centerHeight) }
    set { (centerWidth, centerHeight) = newValue }
  }
  private var centerWidth: Double?
  private var centerHeight: Double?

  /// Creates the slices of an image.
  ///
  /// - Parameters:
  ///   - capInsets: The sizes, in points, of the edges that are not stretched.
  ///   - mode: The mode for filling the area between the edges.
  ///   - center: The size of the center slice, in points. If a dimension is nil, the slice includes everything between
  ///     the edges.
  public init(
    capInsets: EdgeInsets = .zero, mode: Mode = .stretch,
    center: (width: Double?, height: Double?) = (nil, nil)
  ) {
    self.capInsets = capInsets
    self.mode = mode
    (centerWidth, centerHeight) = center
  }
}
