/// An interaction that lets a view accept files and text dropped from another app.
///
/// ```swift
/// album.addInteraction(DropInteraction(delegate: self))
/// ```
///
/// A view has at most one drop interaction. Text fields and text views accept text without an interaction.
public final class DropInteraction {
  /// The delegate, which handles dropped items and decides which items can be dropped.
  public private(set) weak var delegate: (any DropInteractionDelegate)?
  /// The view to which the interaction was added.
  public internal(set) weak var view: View?

  /// Creates an interaction, which you then pass to `View.addInteraction(_:)`.
  public init(delegate: any DropInteractionDelegate) { self.delegate = delegate }

  func canHandle(_ session: DropSession) -> Bool {
    delegate?.dropInteraction(self, canHandle: session) ?? false
  }
}

extension View {
  /// Adds a drop interaction, replacing the view's current drop interaction. If the new interaction was added to another
  /// view, it is removed from that view.
  public func addInteraction(_ interaction: DropInteraction) {
    interaction.view?.removeInteraction(interaction)
    dropInteraction?.view = nil
    dropInteraction = interaction
    interaction.view = self
  }

  /// Removes a drop interaction. Afterward, the view no longer accepts drops.
  public func removeInteraction(_ interaction: DropInteraction) {
    guard dropInteraction === interaction else { return }
    dropInteraction = nil
    interaction.view = nil
  }
}
