extension SceneContext {
  var hasAccessibilityNumbers: Bool { lastAccessibilityNumber > 0 }

  /// Returns the number of an element in this context. If needed, assigns the next number, starting at 1.
  func accessibilityNumber(kept: inout (value: Int, context: ObjectIdentifier)?) -> Int {
    if let kept, kept.context == ObjectIdentifier(self) { return kept.value }
    lastAccessibilityNumber += 1
    kept = (lastAccessibilityNumber, ObjectIdentifier(self))
    return lastAccessibilityNumber
  }
}
