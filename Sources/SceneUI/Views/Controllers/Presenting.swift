import SceneValues

/// The interface of a presentation for controllers and windows.
protocol Presenting: AnyObject {
  var form: PresentationForm { get }
  var fillsWindow: Bool { get }
  var outerView: View? { get }

  func size(inWindowOfSize size: Size, traits: TraitCollection) -> Size
  func preferredSizeDidChange()
  /// Dismisses the controller, if permitted, after a finger has dragged it by a distance in points.
  func attemptDismissal(from way: Double) -> Bool
  func end()
}
