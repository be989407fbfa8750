import SceneValues

/// An accessible item: a view, or a part of a view that draws several items. Only classes in this package
/// conform to this protocol.
public protocol AccessibilityItem: AnyObject {}

extension View: AccessibilityItem {}

/// An item that a view draws but that is not a view itself, such as a square on a board or a point in a
/// chart.
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
  /// The effect of using the element. The default is an empty string.
  public var hint = ""
  /// The name by which tests find the element. The default is nil.
  public var identifier: String?
  /// The traits of the element. The default is empty.
  public var traits: AccessibilityTraits
  /// The frame in the view's coordinates.
  public var frame: Rect
  /// The closure that performs the action of a tap. The default is nil: if the element is a button or a link,
  /// activation then taps the center of its frame.
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
