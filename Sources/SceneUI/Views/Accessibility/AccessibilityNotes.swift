/// The accessibility properties that have been set on a view. They are stored separately because few views have any.
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
  var number: (value: Int, context: ObjectIdentifier)?
}
