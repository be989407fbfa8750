/// Says what may be dropped on a view, and takes it. All but `dropInteraction(_:performDrop:)` has a default.
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
  /// Whether the view takes what is dragged, where it is now; true by default. Where it does not, the view around it is
  /// asked.
  func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool

  /// What is dragged has come over the view. Not every screen tells of it before it is dropped: see the page about
  /// screens.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession)

  /// What is dragged has moved over the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession)

  /// What is dragged has left the view, or is dragged no more; after a drop nothing leaves.
  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession)

  /// What was dragged is dropped on the view.
  func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession)
}

extension DropInteractionDelegate {
  /// By default, everything is taken.
  public func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool { true }
  /// By default, nothing is done.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {}
  /// By default, nothing is done.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession) {}
  /// By default, nothing is done.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {}
}
