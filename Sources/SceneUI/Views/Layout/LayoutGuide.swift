import SceneRuntime
import SceneValues

/// An invisible rectangle in a view. Constraints can position the guide and refer to it.
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
  /// The `id` of the element, or nil for a guide created in code.
  public let sceneID: String?
  /// A name that identifies the guide in code.
  public var identifier = ""
  /// The view that contains the guide and defines its coordinates, or nil if there is none. The reference is weak.
  public internal(set) weak var owningView: View?

  var solvedFrame = Rect.zero
  let area: LayoutArea?

  /// Creates a guide that is not yet in a view.
  public init() {
    sceneID = nil
    area = nil
  }

  init(_ area: LayoutArea, of view: View) {
    sceneID = nil
    self.area = area
    identifier = area.rawValue
    owningView = view
  }

  /// The frame after the last layout, in the owning view's coordinates.
  public var layoutFrame: Rect {
    if let area { return owningView?.rect(of: area) ?? .zero }
    return solvedFrame
  }

  /// Creates a guide from its element in a scene.
  ///
  /// - Throws: `LoadingError` if a value cannot be decoded.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    area = nil
    try coder.decode(into: self)
  }

  /// The declaration of the `<layoutGuide>` element.
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

  /// Does nothing. This method is called once after the objects of the scene have been created and connected.
  public func awakeFromNib() {}
}
