import SceneValues

/// A controller that determines how it is presented, as an alert does.
protocol PresentationDeciding: ViewController {
  var ownSegueOrigin: ViewController { get }

  func ownPresentationForm(in traits: TraitCollection) -> PresentationForm

  /// Returns the preferred size for a form of presentation, in points. The size can exceed the available size.
  func ownContentSize(for form: PresentationForm, in bounds: Size) -> Size

  func willBePresented(by controller: ViewController)

  /// Handles a tap outside the presented view. Returns false to request the default behavior.
  func takeTapOutside() -> Bool
}
