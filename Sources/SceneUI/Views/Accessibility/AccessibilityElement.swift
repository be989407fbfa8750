import SceneValues

/// A view or an `AccessibilityElement`. No other types conform to this protocol.
public protocol AccessibilityItem: AnyObject {}

extension View: AccessibilityItem {}

/// An accessible item that is drawn by a view but is not itself a view, such as a square on a board.
///
/// ```swift
/// board.accessibilityElements = squares.map { square in
///   let element = AccessibilityElement(label: square.name, frame: square.frame)
///   element.onActivate = { [weak board] in board?.play(square) }
///   return element
/// }
/// ```
///
/// Use the same object for as long as the item exists. Assistive technologies treat a new object as a new item.
public final class AccessibilityElement: AccessibilityItem {
  /// The name that assistive technologies announce.
  public var label: String
  /// The displayed content or value as text. The default is an empty string.
  public var value = ""
  /// A sentence that describes the effect of using the element. The default is an empty string.
  public var hint = ""
  /// The name by which tests find the element. Assistive technologies do not use it. The default is nil.
  public var identifier: String?
  /// The traits that describe the element's kind and behavior. The default is empty.
  public var traits: AccessibilityTraits
  /// The frame, in the coordinates of the view that contains the element.
  public var frame: Rect
  /// The closure that activates the element. If it is nil (the default), activating a button or link taps its center.
  public var onActivate: (() -> Void)?
  /// The closure that increases the value by one step. It is called only if the element is adjustable.
  public var onIncrement: () -> Void = {}
  /// The closure that decreases the value by one step. It is called only if the element is adjustable.
  public var onDecrement: () -> Void = {}
  /// The view that contains the element.
  public internal(set) weak var container: View?
  var number: (value: Int, context: ObjectIdentifier)?

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - label: The name that assistive technologies announce.
  ///   - traits: The traits that describe the element's kind and behavior.
  ///   - frame: The frame, in the coordinates of the view that contains the element.
  public init(label: String, traits: AccessibilityTraits = [], frame: Rect = .zero) {
    self.label = label
    self.traits = traits
    self.frame = frame
  }
}
