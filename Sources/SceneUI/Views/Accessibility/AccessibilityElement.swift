import SceneValues

/// What is spoken of: a view, or a part of one that draws several things. The package's own classes alone conform.
public protocol AccessibilityItem: AnyObject {}

extension View: AccessibilityItem {}

/// Something that a view draws and that is no view: a square of a board, a point of a chart.
///
/// ```swift
/// board.accessibilityElements = squares.map { square in
///   let element = AccessibilityElement(label: square.name, frame: square.frame)
///   element.onActivate = { [weak board] in board?.play(square) }
///   return element
/// }
/// ```
///
/// It is kept by the view that has it among its `accessibilityElements`, and is the same one for a person as long as it is.
public final class AccessibilityElement: AccessibilityItem {
  /// What it is called.
  public var label: String
  /// What it shows or is set to; empty by default.
  public var value = ""
  /// What using it does; empty by default.
  public var hint = ""
  /// A name by which tests find it; nil by default.
  public var identifier: String?
  /// What kind of thing it is; nothing special by default.
  public var traits: AccessibilityTraits
  /// Where it lies, in the view's own coordinates.
  public var frame: Rect
  /// Does what a tap on it does. Nil, the default, taps the middle of its frame, where it is a button or a link.
  public var onActivate: (() -> Void)?
  /// Makes it one step more, where it is adjustable.
  public var onIncrement: () -> Void = {}
  /// Makes it one step less, where it is adjustable.
  public var onDecrement: () -> Void = {}
  /// The view that it is a part of.
  public internal(set) weak var container: View?
  /// By which the view's tree knows it.
  var number: (value: Int, context: ObjectIdentifier)?

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - label: what it is called.
  ///   - traits: what kind of thing it is.
  ///   - frame: where it lies, in the coordinates of the view that it is given to.
  public init(label: String, traits: AccessibilityTraits = [], frame: Rect = .zero) {
    self.label = label
    self.traits = traits
    self.frame = frame
  }
}
