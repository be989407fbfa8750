import SceneValues

/// A view, or an item that a view draws. Only classes in this package conform to this protocol.
public protocol AccessibilityItem: AnyObject {}

extension View: AccessibilityItem {}

/// An accessible item that a view draws and that is not itself a view, such as a square on a board.
///
/// ```swift
/// board.accessibilityElements = squares.map { square in
///   let element = AccessibilityElement(label: square.name, frame: square.frame)
///   element.onActivate = { [weak board] in board?.play(square) }
///   return element
/// }
/// ```
///
/// An element keeps its identity for assistive technologies as long as the object exists.
public final class AccessibilityElement: AccessibilityItem {
  /// The name of the element.
  public var label: String
  /// The displayed content or value. The default is an empty string.
  public var value = ""
  /// The effect of using the element, as a phrase for the user. The default is an empty string.
  public var hint = ""
  /// The name by which tests find the element. The default is nil.
  public var identifier: String?
  /// The traits of the element. The default is empty.
  public var traits: AccessibilityTraits
  /// The frame in the view's coordinates.
  public var frame: Rect
  /// The closure that activates the element. If nil (the default), the `activate` action of a button or link taps the
  /// center of the frame.
  public var onActivate: (() -> Void)?
  /// The closure that increases the value by one step, if the element is adjustable.
  public var onIncrement: () -> Void = {}
  /// The closure that decreases the value by one step, if the element is adjustable.
  public var onDecrement: () -> Void = {}
  /// The view that contains the element.
  public internal(set) weak var container: View?
  var number: (value: Int, context: ObjectIdentifier)?

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - label: The name of the element.
  ///   - traits: The traits of the element.
  ///   - frame: The frame, in the coordinates of the view that contains the element.
  public init(label: String, traits: AccessibilityTraits = [], frame: Rect = .zero) {
    self.label = label
    self.traits = traits
    self.frame = frame
  }
}
