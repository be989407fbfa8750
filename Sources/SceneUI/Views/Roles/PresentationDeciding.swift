import SceneValues

/// A controller that controls its own presentation, as an alert does.
protocol PresentationDeciding: ViewController {
  /// The controller at which segues begin. It may differ from this controller after dismissal.
  var ownSegueOrigin: ViewController { get }

  func ownPresentationForm(in traits: TraitCollection) -> PresentationForm

  /// Returns the preferred size in a presentation form, in points. It may exceed the available size.
  func ownContentSize(for form: PresentationForm, in bounds: Size) -> Size

  /// Responds to the start of its presentation by a controller or by a child of that controller.
  func willBePresented(by controller: ViewController)

  /// Responds to a tap outside the presented view.
  ///
  /// - Returns: False for the default behavior.
  func takeTapOutside() -> Bool
}
