import SceneRuntime
import SceneValues

/// `<segment title="…"/>`: one choice of a segmented control.
public final class Segment: PlainSceneObject {
  public var title = ""
  public var isEnabled = true

  public init() {}

  public static var declaration: ClassDeclaration {
    ClassDeclaration(Segment.self, element: "segment", "One choice of a segmented control.") {
      $0.property("title", default: "", get: \.title, set: { $0.title = $1 })
      $0.localizable("title")
      $0.property("enabled", default: true, get: \.isEnabled, set: { $0.isEnabled = $1 })
    }
  }

  public func awakeFromNib() {}
}
