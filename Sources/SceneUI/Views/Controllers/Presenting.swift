import SceneValues

/// A presentation, as controllers and windows use it.
protocol Presenting: AnyObject {
  var form: PresentationForm { get }
  /// Whether the presented view fills the window.
  var fillsWindow: Bool { get }
  /// The view that represents the presented view in the window's hierarchy.
  var outerView: View? { get }

  /// Returns the future size of the presented view for a new window size.
  func size(inWindowOfSize size: Size, traits: TraitCollection) -> Size
  func preferredSizeDidChange()
  /// Dismisses the controller on behalf of the user, if permitted.
  ///
  /// - Parameter way: The distance in points by which a finger has already dragged it.
  /// - Returns: False if the controller stays.
  func attemptDismissal(from way: Double) -> Bool
  func end()
}
