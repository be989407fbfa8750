/// The methods that a delegate implements to control a recognizer. All methods have default implementations.
public protocol GestureRecognizerDelegate: AnyObject {
  /// Returns whether a recognized gesture is allowed to begin. If not, the recognizer fails. The default is true.
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool

  /// Returns whether a recognizer receives a new touch. The default is true.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool

  /// Returns whether two recognizers are allowed to recognize the same touches simultaneously. The default is false. It
  /// is sufficient if the delegate of either recognizer returns true.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool

  /// Returns whether another recognizer must fail before this one can recognize its gesture. The default is false.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool

  /// Returns whether another recognizer observing the same touches must wait for this one to fail. The default is false.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// Returns true, so the gesture begins.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// Returns true, so the recognizer receives the touch.
  public func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { true }

  /// Returns false, so only one of the two recognizers can recognize the touches.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }

  /// Returns false, so the recognizer does not wait for the other one.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { false }

  /// Returns false, so the other recognizer does not wait for this one.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { false }
}
