import SceneRuntime
import SceneValues

/// The `<accessoryView>` element, which contains the view at the trailing edge of a table cell.
///
/// ```xml
/// <tableViewCell text="Wi-Fi">
///   <accessoryView><switch id="wifi" on="true"/></accessoryView>
/// </tableViewCell>
/// ```
public final class CellAccessory: PlainSceneObject {
  /// The view in the element, or nil if the element is empty.
  public private(set) var view: View?

  /// Creates an accessory without a view. A view can be added only in a scene.
  public init() {}

  /// The declaration of the `<accessoryView>` element, which contains at most one view.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      CellAccessory.self, element: "accessoryView", "Contains the accessory view of a cell."
    ) {
      $0.slot("view", single: true, "The accessory view. Its size is its frame or its intrinsic size.") {
        (accessory, view: View) in accessory.view = view
      }
    }
  }

  /// Does nothing. The loader calls this method after it has created and connected the objects in the scene.
  public func awakeFromNib() {}
}
