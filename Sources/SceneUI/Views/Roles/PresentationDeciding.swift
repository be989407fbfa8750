import SceneValues

/// A controller that decides how it is presented, as an alert does.
protocol PresentationDeciding: ViewController {
  /// The controller that segues begin at, which may be another one when this one is gone.
  var ownSegueOrigin: ViewController { get }

  func ownPresentationForm(in traits: TraitCollection) -> PresentationForm

  /// The preferred size in a form, in points; it may be larger than the room that there is.
  func ownContentSize(for form: PresentationForm, in bounds: Size) -> Size

  /// Responds to the start of its presentation by another controller, or by a child of that one.
  func willBePresented(by controller: ViewController)

  /// Responds to a touch beside the presented view.
  ///
  /// - Returns: false for the behavior of all controllers.
  func takeTapOutside() -> Bool
}
