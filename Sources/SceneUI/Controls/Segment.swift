import SceneRuntime
import SceneValues

/// A segment of a segmented control: `<segment title="…"/>`.
public final class Segment: PlainSceneObject {
  /// The segment's title. The default is an empty string.
  public var title = "" { didSet { if title != oldValue { control?.segmentsDidChange() } } }
  /// Whether a tap selects the segment. The default is true.
  public var isEnabled = true

  weak var control: SegmentedControl?

  /// Creates an enabled segment without a title.
  public init() {}

  /// The declaration of a segmented control's `<segment>` element.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(Segment.self, element: "segment", "A segment of a segmented control.") {
      $0.property("title", default: "", get: \.title, set: { $0.title = $1 })
      $0.localizable("title")
      $0.placeholders("title")
      $0.property("enabled", default: true, get: \.isEnabled, set: { $0.isEnabled = $1 })
    }
  }

  /// Does nothing, because the segment has already been added to its control.
  public func awakeFromNib() {}
}
