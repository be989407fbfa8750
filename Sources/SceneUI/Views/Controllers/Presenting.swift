import SceneValues

/// The interface through which controllers and windows use a presentation.
protocol Presenting: AnyObject {
  var form: PresentationForm { get }
  var fillsWindow: Bool { get }
  var isPartialCurl: Bool { get }
  var outerView: View? { get }

  func size(inWindowOfSize size: Size, traits: TraitCollection) -> Size
  func preferredSizeDidChange()
  /// Dismisses the controller, if permitted, after the user has dragged it.
  ///
  /// - Parameter way: The distance, in points, that the user has dragged the controller.
  /// - Returns: Whether the controller is dismissed.
  func attemptDismissal(from way: Double) -> Bool
  func end()
}
