/// Methods that handle items dropped on a view and decide which items can be dropped. All methods except
/// `dropInteraction(_:performDrop:)` have default implementations.
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
  /// Returns whether the view accepts the items. The default is true. If false, the items are offered to an ancestor.
  func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool

  /// Notifies the delegate that dragged items entered the view. Some platforms report items only when they are dropped.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession)

  /// Notifies the delegate that dragged items have moved within the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession)

  /// Notifies the delegate that dragged items have left the view without being dropped or that the drag was canceled.
  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession)

  /// Notifies the delegate that the items have been dropped on the view.
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
