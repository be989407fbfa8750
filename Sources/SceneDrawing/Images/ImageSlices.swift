import SceneValues

/// The slices of a resizable image. Its edges keep their size, and the parts between them are stretched or
/// tiled.
public struct ImageSlices: Hashable, Sendable {
  /// The mode for filling the area between the edges.
  public enum Mode: String, SceneEnumeration {
    case stretch
    case tile
  }

  /// The sizes in points of the edges that are not stretched. The value `zero` means no edges.
  public var capInsets: EdgeInsets
  /// The mode for filling the area between the edges.
  public var mode: Mode
  /// The size in points of the center slice, after the left and top edges. A dimension that is nil includes
  /// everything between the edges. The rest of the image is not used.
  public var center: (width: Double?, height: Double?) {
    get { (centerWidth, centerHeight) }
    set { (centerWidth, centerHeight) = newValue }
  }
  private var centerWidth: Double?
  private var centerHeight: Double?

  /// Creates slices of an image.
  ///
  /// - Parameters:
  ///   - capInsets: The sizes of the edges, in points.
  ///   - mode: The mode for filling the area between the edges.
  ///   - center: The size in points of the center slice, or nil for everything between the edges.
  public init(
    capInsets: EdgeInsets = .zero, mode: Mode = .stretch,
    center: (width: Double?, height: Double?) = (nil, nil)
  ) {
    self.capInsets = capInsets
    self.mode = mode
    (centerWidth, centerHeight) = center
  }
}
