/// Decides how a presented controller adapts to the room there is, and whether a person can send it away; hears of it.
/// Every method has a default.
public protocol PresentationDelegate: AnyObject {
  /// The style that a controller is to be shown in where the window has some traits. For nil, by default, popovers and
  /// form sheets become page sheets where the width is compact.
  func presentationStyle(for controller: ViewController, in traits: TraitCollection)
    -> ModalPresentationStyle?

  /// Asked when a person taps outside a popover, or has dragged a sheet down. True by default.
  func presentationShouldDismiss(_ controller: ViewController) -> Bool

  /// A person sends the controller away. Not called for `dismiss(animated:completion:)`; so with the next.
  func presentationWillDismiss(_ controller: ViewController)

  /// A person has sent the controller away, and it has disappeared.
  func presentationDidDismiss(_ controller: ViewController)

  /// A person has tried to send the controller away, and may not: because `presentationShouldDismiss` said no, or the
  /// controller is modal in presentation.
  func presentationDidAttemptToDismiss(_ controller: ViewController)

  /// A person has brought a sheet to another height: the controller's `sheetPresentation.selectedDetent`. Not called where
  /// code does so.
  func sheetDidChangeDetent(_ controller: ViewController)
}

extension PresentationDelegate {
  /// By default nil: popovers and form sheets become page sheets where the width is compact.
  public func presentationStyle(
    for controller: ViewController, in traits: TraitCollection
  ) -> ModalPresentationStyle? { nil }
  /// By default true: a person can send the controller away.
  public func presentationShouldDismiss(_ controller: ViewController) -> Bool { true }
  /// By default, does nothing.
  public func presentationWillDismiss(_ controller: ViewController) {}
  /// By default, does nothing.
  public func presentationDidDismiss(_ controller: ViewController) {}
  /// By default, does nothing.
  public func presentationDidAttemptToDismiss(_ controller: ViewController) {}
  /// By default, does nothing.
  public func sheetDidChangeDetent(_ controller: ViewController) {}
}
