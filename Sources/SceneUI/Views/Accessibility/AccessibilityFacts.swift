import SceneValues

/// The accessibility information that a view's class provides.
struct AccessibilityFacts {
  enum Content {
    case none
    case children
    /// Content whose text forms the view's label. Only interactive subviews become child elements.
    case combined
  }

  var role: AccessibilityRole
  var label = ""
  var value = ""
  var traits: AccessibilityTraits = []
  var content = Content.none
  /// The accessible parts of the view that are not subviews, in reading order.
  var parts: [AccessibilityPart] = []
  var isEnabled = true
  var isSelectable = false
  /// Whether the view receives key presses even though another view has the window's focus.
  var isMarked = false
  var hasMenu = false
  var check: AccessibilityCheck?
  var range: AccessibilityRange?
  var text: AccessibilityText?
  var position: AccessibilityPosition?
  var count: Int?
  var actions: [AccessibilityAction] = []

  init(_ role: AccessibilityRole, label: String = "", value: String = "") {
    self.role = role
    self.label = label
    self.value = value
  }
}

struct AccessibilityPart {
  var role: AccessibilityRole
  var label: String
  var frame: Rect
  var isSelected = false
  var isEnabled = true
}
