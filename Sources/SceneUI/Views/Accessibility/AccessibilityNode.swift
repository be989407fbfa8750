import SceneValues

/// An accessibility element of a window, with its children. Nodes are values, which tests can compare and platform
/// adapters convert to objects for screen readers.
public struct AccessibilityNode: Hashable, Sendable, Identifiable {
  /// The identifier, which remains the same in later trees.
  public var id: AccessibilityID
  /// The role of the element.
  public var role: AccessibilityRole
  /// The name, or an empty string for none.
  public var label = ""
  /// The displayed content or value as text, or an empty string for none.
  public var value = ""
  /// The effect of using the element, as a phrase for the user, or an empty string for none.
  public var hint = ""
  /// The name by which tests find the element. Assistive technologies do not use it.
  public var identifier: String?
  /// The traits of the element, in addition to its role.
  public var traits: AccessibilityTraits = []
  /// The visible part of the element in the window's coordinates, or its entire frame if it is not visible.
  /// During an animation, this is the final frame.
  public var frame = Rect.zero
  /// Whether the element is scrolled out of view. The `reveal` action scrolls it into view.
  public var isOffscreen = false
  /// Whether the element is enabled. Elements that can only be read are normally enabled.
  public var isEnabled = true
  /// Whether the element is selected.
  public var isSelected = false
  /// Whether the `activate` action selects the element within a group.
  public var isSelectable = false
  /// Whether the element has the keyboard focus.
  public var isFocused = false
  /// Whether the element can have the keyboard focus.
  public var isFocusable = false
  /// Whether elements behind this one are excluded from the tree.
  public var isModal = false
  /// Whether the element opens a menu.
  public var hasMenu = false
  /// The on/off state, or nil if the element has no such state.
  public var check: AccessibilityCheck?
  /// The range of the value, or nil if the value is not a number.
  public var range: AccessibilityRange?
  /// The text content, or nil if the element has no editable or selectable text.
  public var text: AccessibilityText?
  /// The position in a group of elements, or nil if the element has no such position.
  public var position: AccessibilityPosition?
  /// The total number of items, including those out of view, or nil if the element has no item count.
  public var count: Int?
  /// The supported actions without parameters. In addition, the element supports `setValue` if its `range` is
  /// adjustable, `setText` if its `text` is editable, and `select` if it has `text`.
  public var actions: [AccessibilityAction] = []
  /// The children in reading order.
  public var children: [AccessibilityNode] = []

  /// Creates an element with default values.
  public init(id: AccessibilityID, role: AccessibilityRole) {
    self.id = id
    self.role = role
  }

  /// This element and all its descendants in reading order.
  public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }

  /// Returns the first element in reading order, including this element, that satisfies a condition, or nil if there is
  /// none.
  public func first(where fits: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
    if fits(self) { return self }
    for child in children {
      if let found = child.first(where: fits) { return found }
    }
    return nil
  }

  /// Returns the element with an identifier, or nil if neither this element nor a descendant has the identifier.
  public subscript(id: AccessibilityID) -> AccessibilityNode? { first { $0.id == id } }
}
