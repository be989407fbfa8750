import SceneServices
import SceneValues

/// A change in the keyboard's frame or visibility.
public struct KeyboardChange: Hashable, Sendable {
  /// The frame before the change, in window coordinates. A hidden keyboard is below the window.
  public let frameBegin: Rect
  /// The frame after the change, in window coordinates. A hidden keyboard is below the window.
  public let frameEnd: Rect
  /// The duration of the change, in seconds.
  public let duration: Double
}

extension NotificationName<KeyboardChange> {
  /// A notification that is posted before the keyboard appears. Its object is the window that the keyboard covers.
  public static var keyboardWillShow: Self { "keyboardWillShow" }
  /// A notification that is posted after the keyboard has appeared.
  public static var keyboardDidShow: Self { "keyboardDidShow" }
  /// A notification that is posted before the keyboard disappears.
  public static var keyboardWillHide: Self { "keyboardWillHide" }
  /// A notification that is posted after the keyboard has disappeared.
  public static var keyboardDidHide: Self { "keyboardDidHide" }
  /// A notification that is posted before the keyboard appears, disappears, or moves. It is posted after
  /// `keyboardWillShow` or `keyboardWillHide`.
  public static var keyboardWillChangeFrame: Self { "keyboardWillChangeFrame" }
  /// A notification that is posted after the keyboard has appeared, disappeared, or moved.
  public static var keyboardDidChangeFrame: Self { "keyboardDidChangeFrame" }
}
