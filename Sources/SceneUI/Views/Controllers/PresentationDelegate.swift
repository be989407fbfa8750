/// The methods with which a presentation adapts to the available space and notifies about dismissal by the
/// user. All methods have default implementations.
public protocol PresentationDelegate: AnyObject {
  /// Returns the presentation style for the traits of the window. The default is nil, which turns popovers
  /// and form sheets into page sheets in a compact width.
  func presentationStyle(for controller: ViewController, in traits: TraitCollection)
    -> ModalPresentationStyle?

  /// Returns whether the user can dismiss the controller. Called when the user taps outside a popover or has
  /// dragged a sheet down. The default is true.
  func presentationShouldDismiss(_ controller: ViewController) -> Bool

  /// Notifies the delegate that the user is dismissing the controller. Not called for
  /// `dismiss(animated:completion:)`.
  func presentationWillDismiss(_ controller: ViewController)

  /// Notifies the delegate that the user has dismissed the controller and it has disappeared. Not called for
  /// `dismiss(animated:completion:)`.
  func presentationDidDismiss(_ controller: ViewController)

  /// Notifies the delegate that the user tried to dismiss a controller that cannot be dismissed, because
  /// `presentationShouldDismiss` returned false or the controller is modal in presentation.
  func presentationDidAttemptToDismiss(_ controller: ViewController)

  /// Notifies the delegate that the user moved a sheet to another detent, `sheetPresentation.selectedDetent`.
  /// Not called for changes by code.
  func sheetDidChangeDetent(_ controller: ViewController)
}

extension PresentationDelegate {
  /// Returns nil, which turns popovers and form sheets into page sheets in a compact width.
  public func presentationStyle(
    for controller: ViewController, in traits: TraitCollection
  ) -> ModalPresentationStyle? { nil }
  /// Returns true, which lets the user dismiss the controller.
  public func presentationShouldDismiss(_ controller: ViewController) -> Bool { true }
  /// Does nothing.
  public func presentationWillDismiss(_ controller: ViewController) {}
  /// Does nothing.
  public func presentationDidDismiss(_ controller: ViewController) {}
  /// Does nothing.
  public func presentationDidAttemptToDismiss(_ controller: ViewController) {}
  /// Does nothing.
  public func sheetDidChangeDetent(_ controller: ViewController) {}
}
