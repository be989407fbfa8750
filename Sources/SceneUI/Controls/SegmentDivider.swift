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
  public var left: Control.State
  public var right: Control.State

  public init(left: Control.State = .normal, right: Control.State = .normal) {
    self.left = left
    self.right = right
  }

  public static let element = "divider"
  public static let base = SegmentDivider()
  public static let axes = [
    StyleAxis("left", \SegmentDivider.left), StyleAxis("right", \SegmentDivider.right),
  ]
}
