/// What was said of a view for people who do not see it. Few views have any, so it is kept apart from them.
final class AccessibilityNotes {
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var isElement: Bool?
  var traits: AccessibilityTraits?
  var hidesElements = false
  var isModal = false
  var elements: [any AccessibilityItem]?
  var customActions: [AccessibilityCustomAction] = []
  /// The number by which the tree knows the view, and the context that gave it.
  var number: (value: Int, context: ObjectIdentifier)?
}
