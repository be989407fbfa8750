/// Lets a view take what is dropped on it from another program: files and text.
///
/// ```swift
/// album.addInteraction(DropInteraction(delegate: self))
/// ```
///
/// A view has one at most. Text fields and text views take text without one.
public final class DropInteraction {
  /// Says what may be dropped, and takes it; held weakly.
  public private(set) weak var delegate: (any DropInteractionDelegate)?
  /// The view that it was added to.
  public internal(set) weak var view: View?

  /// Makes an interaction that `View.addInteraction(_:)` gives to a view.
  public init(delegate: any DropInteractionDelegate) { self.delegate = delegate }

  func canHandle(_ session: DropSession) -> Bool {
    delegate?.dropInteraction(self, canHandle: session) ?? false
  }
}

extension View {
  /// Lets the view take what is dropped on it. Another view that has the interaction gives it up, and this one that
  /// which it had.
  public func addInteraction(_ interaction: DropInteraction) {
    interaction.view?.removeInteraction(interaction)
    dropInteraction?.view = nil
    dropInteraction = interaction
    interaction.view = self
  }

  /// Takes an interaction away: nothing is dropped on the view any more.
  public func removeInteraction(_ interaction: DropInteraction) {
    guard dropInteraction === interaction else { return }
    dropInteraction = nil
    interaction.view = nil
  }
}
