import SceneRuntime
import SceneValues

/// `<segment title="…"/>`: one choice of a segmented control.
public final class Segment: PlainSceneObject {
  /// What the segment shows; empty by default.
  public var title = "" { didSet { if title != oldValue { control?.segmentsDidChange() } } }
  /// Whether a touch selects the segment; true by default.
  public var isEnabled = true

  /// What shows it.
  weak var control: SegmentedControl?

  /// Makes an enabled segment without a title.
  public init() {}

  /// What scenes say in a `<segment>` of a segmented control.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(Segment.self, element: "segment", "A segment of a segmented control.") {
      $0.property("title", default: "", get: \.title, set: { $0.title = $1 })
      $0.localizable("title")
      $0.placeholders("title")
      $0.property("enabled", default: true, get: \.isEnabled, set: { $0.isEnabled = $1 })
    }
  }

  /// Does nothing: by now the segment stands in its control.
  public func awakeFromNib() {}
}
