import SceneRuntime
import SceneValues

/// `<accessoryView>`: holds the view at the right edge of a table's cell.
///
/// ```xml
/// <tableViewCell text="Wi-Fi">
///   <accessoryView><switch id="wifi" on="true"/></accessoryView>
/// </tableViewCell>
/// ```
public final class CellAccessory: PlainSceneObject {
  /// The view that it holds; nil where its element has none.
  public private(set) var view: View?

  /// Makes one that holds no view: scenes alone put one in.
  public init() {}

  /// The element `<accessoryView>`, and the one view that may stand in it.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      CellAccessory.self, element: "accessoryView", "Contains the accessory view of a cell."
    ) {
      $0.slot("view", single: true, "The accessory view. Its size is its frame or its intrinsic size.") {
        (accessory, view: View) in accessory.view = view
      }
    }
  }

  /// Called once, when the objects of the scene are made and connected; does nothing.
  public func awakeFromNib() {}
}
