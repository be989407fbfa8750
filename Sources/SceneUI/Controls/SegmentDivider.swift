import SceneRuntime
import SceneValues

/// What lies between two segments that lie side by side, each in a state: of a segmented control the image there.
///
/// ```xml
/// <appearance class="SegmentedControl" dividerImage="line">
///   <divider left="selected" dividerImage="edge"/>
/// </appearance>
/// ```
public struct SegmentDivider: StyleVariant {
  /// The state of the segment on the left.
  public var left: Control.State
  /// The state of the segment on the right.
  public var right: Control.State

  /// Makes a divider between segments in two states, which are normal unless given.
  public init(left: Control.State = .normal, right: Control.State = .normal) {
    self.left = left
    self.right = right
  }

  /// Inside an `<appearance>`, `<divider left="selected" …/>` says what lies between segments in some states.
  public static let element = "divider"
  /// Between two normal segments: what all others fall back to.
  public static let base = SegmentDivider()
  /// The attributes `left` and `right`, each with the names of the bits that are set.
  public static let axes = [
    StyleAxis("left", \SegmentDivider.left), StyleAxis("right", \SegmentDivider.right),
  ]
}
