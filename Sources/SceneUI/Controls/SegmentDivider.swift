import SceneRuntime
import SceneValues

/// The states of two adjacent segments, which determine the image between them.
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

  /// Creates a divider between segments in the given states. By default, both states are normal.
  public init(left: Control.State = .normal, right: Control.State = .normal) {
    self.left = left
    self.right = right
  }

  /// The name of the element in an `<appearance>` that sets the image for a divider: `<divider left="selected" …/>`.
  public static let element = "divider"
  /// The divider between two segments in the normal state. Dividers without an image use the image for this divider.
  public static let base = SegmentDivider()
  /// The `left` and `right` attributes, which list the names of the states.
  public static let axes = [
    StyleAxis("left", \SegmentDivider.left), StyleAxis("right", \SegmentDivider.right),
  ]
}
