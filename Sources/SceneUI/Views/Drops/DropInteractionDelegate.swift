/// Methods that decide which items may be dropped on a view and that handle dropped items. All methods except
/// `dropInteraction(_:performDrop:)` have a default implementation.
///
/// ```swift
/// final class AlbumViewController: ViewController, DropInteractionDelegate {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addInteraction(DropInteraction(delegate: self))
///   }
///
///   func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
///     !session.files.isEmpty
///   }
///
///   func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
///     for path in session.files { print("a photo:", path) }
///   }
/// }
/// ```
public protocol DropInteractionDelegate: AnyObject {
  /// Returns whether the view accepts the items. The default is true. If false, the items are offered to an
  /// ancestor view.
  func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool

  /// Called when dragged items enter the view. Some screens report dragged items only when they are dropped.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession)

  /// Called when dragged items move within the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession)

  /// Called when dragged items leave the view or the drag is canceled. This method is not called after a drop.
  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession)

  /// Called when the items are dropped on the view.
  func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession)
}

extension DropInteractionDelegate {
  /// Returns true.
  public func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {}
}
