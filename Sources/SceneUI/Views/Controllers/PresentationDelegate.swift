/// Methods that adapt a presentation to the available space and respond when the user dismisses the presented controller.
/// All methods have default implementations.
public protocol PresentationDelegate: AnyObject {
  /// Returns the presentation style for the window's traits, or `.none` to keep the controller's own style. By default,
  /// popovers and form sheets become page sheets in a compact width.
  func adaptivePresentationStyle(
    for controller: ViewController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle

  /// Returns whether the user can dismiss the controller by tapping outside it or dragging it. The default is true.
  func presentationControllerShouldDismiss(_ controller: ViewController) -> Bool

  /// Notifies the delegate that the user will dismiss the controller. Dismissals in code do not call this method.
  func presentationControllerWillDismiss(_ controller: ViewController)

  /// Notifies the delegate that the user has dismissed the controller. Dismissals in code do not call this method.
  func presentationControllerDidDismiss(_ controller: ViewController)

  /// Notifies the delegate that the user has tried to dismiss a controller that cannot be dismissed.
  func presentationControllerDidAttemptToDismiss(_ controller: ViewController)

  /// Notifies the delegate that the user has moved a sheet to another detent. Changes in code do not call this method.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: ViewController)
}

extension PresentationDelegate {
  /// Returns `pageSheet` for popovers and form sheets in a compact width, and the controller's own style otherwise.
  public func adaptivePresentationStyle(
    for controller: ViewController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle { controller.adaptedStyle(in: traitCollection) }
  /// Returns true, which allows the user to dismiss the controller.
  public func presentationControllerShouldDismiss(_ controller: ViewController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ controller: ViewController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ controller: ViewController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ controller: ViewController) {}
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: ViewController) {}
}
