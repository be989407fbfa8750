extension SceneContext {
  var hasAccessibilityNumbers: Bool { lastAccessibilityNumber > 0 }

  /// Returns the number of an element in this context, assigning the next number, from 1, if needed.
  func accessibilityNumber(kept: inout (value: Int, context: ObjectIdentifier)?) -> Int {
    if let kept, kept.context == ObjectIdentifier(self) { return kept.value }
    lastAccessibilityNumber += 1
    kept = (lastAccessibilityNumber, ObjectIdentifier(self))
    return lastAccessibilityNumber
  }
}
