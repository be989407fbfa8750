import SceneValues

/// What a class makes of one of its views for people who do not see it.
struct AccessibilityFacts {
  /// What becomes of the subviews.
  enum Content {
    /// They are parts of the view, and not spoken of.
    case none
    /// They are spoken of as what is in it.
    case children
    /// Their texts are its label, and what can be used of them is in it.
    case combined
  }

  var role: AccessibilityRole
  var label = ""
  var value = ""
  var traits: AccessibilityTraits = []
  var content = Content.none
  /// What the view consists of beside its subviews, in the order in which one reads.
  var parts: [AccessibilityPart] = []
  var isEnabled = true
  var isSelectable = false
  /// Whether keys go to it, beside the window's focus.
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

/// A part of what is one view: a segment.
struct AccessibilityPart {
  var role: AccessibilityRole
  var label: String
  /// In the view's coordinates.
  var frame: Rect
  var isSelected = false
  var isEnabled = true
}
