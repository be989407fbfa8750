import SceneValues

/// How an image fills an area that is larger than it is: its edges keep their size, and what is between them is
/// stretched or repeated.
public struct ImageSlices: Hashable, Sendable {
  /// What becomes of the parts between the edges.
  public enum Mode: String, SceneEnumeration {
    /// They are made as large as the room that they have.
    case stretch
    /// They are repeated, as tiles are, from the left and from above.
    case tile
  }

  /// In points: how much of the image at its edges keeps its size. All 0 for no edges.
  public var capInsets: EdgeInsets
  /// What becomes of the parts between the edges.
  public var mode: Mode
  /// In points: how much of the image after the left and the upper edge stands for what is between; nil on an axis for
  /// all that there is. What is not needed is left out.
  public var center: (width: Double?, height: Double?) {
    get { (centerWidth, centerHeight) }
    set { (centerWidth, centerHeight) = newValue }
  }
  private var centerWidth: Double?
  private var centerHeight: Double?

  /// Slices of an image.
  ///
  /// - Parameters:
  ///   - capInsets: in points, how much at the edges keeps its size.
  ///   - mode: what becomes of the parts between.
  ///   - center: in points, how much after the left and the upper edge stands for what is between; nil for all.
  public init(
    capInsets: EdgeInsets = .zero, mode: Mode = .stretch,
    center: (width: Double?, height: Double?) = (nil, nil)
  ) {
    self.capInsets = capInsets
    self.mode = mode
    (centerWidth, centerHeight) = center
  }
}
