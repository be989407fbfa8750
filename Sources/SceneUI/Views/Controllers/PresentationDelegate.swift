/// Methods that adapt a presentation to the available space and respond when the user dismisses the presented controller.
/// All methods have default implementations.
public protocol PresentationDelegate: AnyObject {
  /// Returns the presentation style for the window's traits. The default is nil. In that case, popovers and form sheets
  /// become page sheets in a compact width.
  func presentationStyle(for controller: ViewController, in traits: TraitCollection)
    -> ModalPresentationStyle?

  /// Returns whether the user can dismiss the controller by tapping outside it or dragging it. The default is true.
  func presentationShouldDismiss(_ controller: ViewController) -> Bool

  /// Notifies the delegate that the user will dismiss the controller. Dismissals in code do not call this method.
  func presentationWillDismiss(_ controller: ViewController)

  /// Notifies the delegate that the user has dismissed the controller. Dismissals in code do not call this method.
  func presentationDidDismiss(_ controller: ViewController)

  /// Notifies the delegate that the user has tried to dismiss a controller that cannot be dismissed.
  func presentationDidAttemptToDismiss(_ controller: ViewController)

  /// Notifies the delegate that the user has moved a sheet to another detent. Changes in code do not call this method.
  func sheetDidChangeDetent(_ controller: ViewController)
}

extension PresentationDelegate {
  /// Returns nil, so popovers and form sheets become page sheets in a compact width.
  public func presentationStyle(
    for controller: ViewController, in traits: TraitCollection
  ) -> ModalPresentationStyle? { nil }
  /// Returns true, which allows the user to dismiss the controller.
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
