import SceneValues

/// A controller that controls its own presentation, as an alert does.
protocol PresentationDeciding: ViewController {
  var ownSegueOrigin: ViewController { get }

  func ownPresentationForm(in traits: TraitCollection) -> PresentationForm

  /// Returns the preferred size in a presentation form, in points. It may exceed the available size.
  func ownContentSize(for form: PresentationForm, in bounds: Size) -> Size

  func willBePresented(by controller: ViewController)

  /// Responds to a tap outside the presented view.
  ///
  /// - Returns: False for the default behavior.
  func takeTapOutside() -> Bool
}
