import SceneValues

/// How a controller is laid over another, as controllers and windows know it.
protocol Presenting: AnyObject {
  var form: PresentationForm { get }
  /// Whether the presented view fills the window by itself.
  var fillsWindow: Bool { get }
  /// What stands for the presented view in the window's hierarchy.
  var outerView: View? { get }

  /// The size that the presented view will have when the window has another.
  func size(inWindowOfSize size: Size, traits: TraitCollection) -> Size
  /// The presented controller would like another size.
  func preferredSizeDidChange()
  /// A person wants the controller to go.
  ///
  /// - Parameter way: how far a finger has dragged it already, in points.
  /// - Returns: false where it stays.
  func attemptDismissal(from way: Double) -> Bool
  /// It is over.
  func end()
}
