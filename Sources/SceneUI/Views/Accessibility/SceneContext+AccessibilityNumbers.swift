extension SceneContext {
  var hasAccessibilityNumbers: Bool { lastAccessibilityNumber > 0 }

  /// Returns an element's number in this context. If it has none, assigns the next unused number, starting at 1.
  func accessibilityNumber(kept: inout (value: Int, context: ObjectIdentifier)?) -> Int {
    if let kept, kept.context == ObjectIdentifier(self) { return kept.value }
    lastAccessibilityNumber += 1
    kept = (lastAccessibilityNumber, ObjectIdentifier(self))
    return lastAccessibilityNumber
  }
}
