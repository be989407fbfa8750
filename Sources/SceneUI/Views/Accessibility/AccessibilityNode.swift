import SceneValues

/// An accessibility element in a window, with its children. Nodes are values that tests can compare and that platform
/// adapters convert to objects for screen readers.
public struct AccessibilityNode: Hashable, Sendable, Identifiable {
  /// The identifier. An element keeps its identifier in later trees.
  public var id: AccessibilityID
  /// The element's purpose for the user.
  public var role: AccessibilityRole
  /// The name that assistive technologies announce, or an empty string for none.
  public var label = ""
  /// The displayed content or value as text, or an empty string for none.
  public var value = ""
  /// A sentence that describes the effect of using the element, or an empty string for none.
  public var hint = ""
  /// The name by which tests find the element, or nil for none. Assistive technologies do not use it.
  public var identifier: String?
  /// The traits that describe the element in addition to its role.
  public var traits: AccessibilityTraits = []
  /// The visible part of the element, or its entire frame if no part is visible. The rectangle is in the window's
  /// coordinates. During an animation, it reflects the final frame.
  public var frame = Rect.zero
  /// Whether the element is scrolled out of view. The `reveal` action scrolls it into view.
  public var isOffscreen = false
  /// Whether the element is enabled. Noninteractive elements, such as labels, are normally enabled.
  public var isEnabled = true
  /// Whether the element is selected.
  public var isSelected = false
  /// Whether the `activate` action selects the element within its group.
  public var isSelectable = false
  /// Whether the element has keyboard focus.
  public var isFocused = false
  /// Whether the element can receive keyboard focus.
  public var isFocusable = false
  /// Whether elements behind this one are excluded from the tree.
  public var isModal = false
  /// Whether the element opens a menu.
  public var hasMenu = false
  /// The on/off state, or nil if the element cannot be switched on or off.
  public var check: AccessibilityCheck?
  /// The current value and its range, or nil if the element has no numeric value.
  public var range: AccessibilityRange?
  /// The text content, or nil if the element has no editable or selectable text.
  public var text: AccessibilityText?
  /// The position within a group of elements, or nil if the element is not part of a group.
  public var position: AccessibilityPosition?
  /// The total number of items in a list or tab bar, including items out of view, or nil for any other element.
  public var count: Int?
  /// The supported actions that have no parameters. In addition, the element supports `setValue` if its `range` is
  /// adjustable, `setText` if its `text` is editable, and `select` if it has `text`.
  public var actions: [AccessibilityAction] = []
  /// The child elements, in reading order.
  public var children: [AccessibilityNode] = []

  /// Creates an element with default values.
  public init(id: AccessibilityID, role: AccessibilityRole) {
    self.id = id
    self.role = role
  }

  /// The element and all its descendants, in reading order.
  public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }

  /// Returns the first element that satisfies a condition, or nil if there is none. The search includes this element and
  /// proceeds in reading order.
  public func first(where fits: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
    if fits(self) { return self }
    for child in children {
      if let found = child.first(where: fits) { return found }
    }
    return nil
  }

  /// Returns the element with the specified identifier, or nil if neither this element nor a descendant has it.
  public subscript(id: AccessibilityID) -> AccessibilityNode? { first { $0.id == id } }
}
