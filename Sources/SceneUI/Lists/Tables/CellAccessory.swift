import SceneRuntime
import SceneValues

/// The `<accessoryView>` element, which contains the accessory view at the right edge of a table cell.
///
/// ```xml
/// <tableViewCell text="Wi-Fi">
///   <accessoryView><switch id="wifi" on="true"/></accessoryView>
/// </tableViewCell>
/// ```
public final class CellAccessory: PlainSceneObject {
  /// The contained view, or nil if the element is empty.
  public private(set) var view: View?

  /// Creates an accessory without a view. Only a scene can add the view.
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

  /// Does nothing. The loader calls this method after it has created and connected the objects of the scene.
  public func awakeFromNib() {}
}
