import SceneValues

/// The part of a presentation that controllers and windows use.
protocol Presenting: AnyObject {
  var form: PresentationForm { get }
  var fillsWindow: Bool { get }
  var outerView: View? { get }

  func size(inWindowOfSize size: Size, traits: TraitCollection) -> Size
  func preferredSizeDidChange()
  /// Dismisses the controller, if permitted, after the user has dragged it by a distance in points.
  func attemptDismissal(from way: Double) -> Bool
  func end()
}
