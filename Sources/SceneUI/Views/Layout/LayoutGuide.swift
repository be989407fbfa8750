import SceneRuntime
import SceneValues

/// A rectangle in a view that is not drawn: constraints place it, and place views by it.
///
/// ```xml
/// <view>
///   <layoutGuide id="column"/>
///   <constraint equation="column.leading = margins.leading"/>
///   <constraint equation="column.width = width / 3"/>
///   <label text="Alarm"><constraint equation="leading = column.leading"/></label>
/// </view>
/// ```
public class LayoutGuide: CodedSceneObject, Identified {
  /// The `id` of its element; nil for one that code has made.
  public let sceneID: String?
  /// A name by which code finds it.
  public var identifier = ""
  /// The view in whose coordinates it lies; nil while it is in none. It is held weakly.
  public internal(set) weak var owningView: View?

  /// Where layout has put it; see `layoutFrame`.
  var solvedFrame = Rect.zero
  /// The area of its view that it stands for, where it is a view's own.
  let area: LayoutArea?

  /// A guide that is in no view yet.
  public init() {
    sceneID = nil
    area = nil
  }

  /// One of a view's own.
  init(_ area: LayoutArea, of view: View) {
    sceneID = nil
    self.area = area
    identifier = area.rawValue
    owningView = view
  }

  /// Where it is, in its view's coordinates, as of the last layout.
  public var layoutFrame: Rect {
    if let area { return owningView?.rect(of: area) ?? .zero }
    return solvedFrame
  }

  /// Makes a guide from its element in a scene.
  ///
  /// - Throws: `LoadingError` where a value cannot be decoded.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    area = nil
    try coder.decode(into: self)
  }

  /// The element `<layoutGuide>`.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      LayoutGuide.self, element: "layoutGuide",
      "An invisible rectangle for constraints."
    ) {
      $0.property(
        "identifier", default: "", "An identifier for code.", get: \.identifier,
        set: { $0.identifier = $1 })
    }
  }

  /// Called once, when the objects of the scene are made and connected; does nothing.
  public func awakeFromNib() {}
}
