import SceneValues

/// An element of a window as a person knows it who does not see it, with those in it: a value, which tests compare, and from
/// which adapters make the objects of a screen reader.
public struct AccessibilityNode: Hashable, Sendable, Identifiable {
  /// By what it is known in the next tree, too.
  public var id: AccessibilityID
  /// What it is.
  public var role: AccessibilityRole
  /// What it is called; empty for what has no name.
  public var label = ""
  /// What it shows or is set to, as it is read; empty for nothing.
  public var value = ""
  /// What using it does; empty for nothing.
  public var hint = ""
  /// The name by which tests find it; nobody is told.
  public var identifier: String?
  /// What kind of thing it is, beside its role.
  public var traits: AccessibilityTraits = []
  /// Where it lies, in the window's coordinates: what is seen of it, or all of it where nothing is.
  ///
  /// What is being animated lies where it will come to rest, as for fingers.
  public var frame = Rect.zero
  /// Whether it is scrolled out of sight; then `reveal` brings it back.
  public var isOffscreen = false
  /// Whether it can be used; true for what is only read.
  public var isEnabled = true
  /// Whether it is the chosen one of several.
  public var isSelected = false
  /// Whether one of several can be chosen by `activate`.
  public var isSelectable = false
  /// Whether keys go to it.
  public var isFocused = false
  /// Whether keys can go to it.
  public var isFocusable = false
  /// Whether nothing is said of what lies behind it.
  public var isModal = false
  /// Whether it opens a menu.
  public var hasMenu = false
  /// Whether it is on; nil for what cannot be.
  public var check: AccessibilityCheck?
  /// Within what its value lies; nil for what has no number.
  public var range: AccessibilityRange?
  /// What stands in it; nil for what one does not write into.
  public var text: AccessibilityText?
  /// Which one it is of several; nil for what is not counted.
  public var position: AccessibilityPosition?
  /// How many there are in it, with those out of sight; nil for what does not count.
  public var count: Int?
  /// What can be asked of it, without values: `setValue` goes with an adjustable `range`, `setText` and `select` with `text`.
  public var actions: [AccessibilityAction] = []
  /// Those in it, as one reads them.
  public var children: [AccessibilityNode] = []

  /// Describes an element of which nothing more is known yet.
  public init(id: AccessibilityID, role: AccessibilityRole) {
    self.id = id
    self.role = role
  }

  /// It and all that are in it, as one reads them.
  public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }

  /// The first in it, this one included, that fits, as one reads them; nil where none does.
  public func first(where fits: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
    if fits(self) { return self }
    for child in children {
      if let found = child.first(where: fits) { return found }
    }
    return nil
  }

  /// The element of an id in it; nil where it is not there.
  public subscript(id: AccessibilityID) -> AccessibilityNode? { first { $0.id == id } }
}
