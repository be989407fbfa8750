import SceneServices
import SceneValues

/// A keyboard comes, goes, or takes another place.
public struct KeyboardChange: Hashable, Sendable {
  /// Where it was, in the window's coordinates: below the window, where it was not there.
  public let frameBegin: Rect
  /// Where it will be: below the window, where it goes.
  public let frameEnd: Rect
  /// In seconds.
  public let duration: Double
}

extension NotificationName<KeyboardChange> {
  /// A keyboard begins to come; posted with the window that it covers.
  public static var keyboardWillShow: Self { "keyboardWillShow" }
  /// A keyboard has come.
  public static var keyboardDidShow: Self { "keyboardDidShow" }
  /// The keyboard begins to go.
  public static var keyboardWillHide: Self { "keyboardWillHide" }
  /// The keyboard has gone.
  public static var keyboardDidHide: Self { "keyboardDidHide" }
  /// The keyboard begins to come or to go, or to take another place; posted after the names that say which.
  public static var keyboardWillChangeFrame: Self { "keyboardWillChangeFrame" }
  /// The keyboard has done so.
  public static var keyboardDidChangeFrame: Self { "keyboardDidChangeFrame" }
}
