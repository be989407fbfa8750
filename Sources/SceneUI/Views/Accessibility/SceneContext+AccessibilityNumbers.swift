extension SceneContext {
  var hasAccessibilityNumbers: Bool { lastAccessibilityNumber > 0 }

  /// Returns an element's number in this context. If the element has no number, assigns the next one, starting at 1.
  func accessibilityNumber(kept: inout (value: Int, context: ObjectIdentifier)?) -> Int {
    if let kept, kept.context == ObjectIdentifier(self) { return kept.value }
    lastAccessibilityNumber += 1
    kept = (lastAccessibilityNumber, ObjectIdentifier(self))
    return lastAccessibilityNumber
  }
}
