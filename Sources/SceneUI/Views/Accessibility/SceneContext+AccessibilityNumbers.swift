extension SceneContext {
  /// Whether any element has a number.
  var hasAccessibilityNumbers: Bool { lastAccessibilityNumber > 0 }

  /// The number that an element was given in this context, or else the next one.
  ///
  /// - Parameter kept: what the element keeps, with the context that it is of.
  /// - Returns: from 1.
  func accessibilityNumber(kept: inout (value: Int, context: ObjectIdentifier)?) -> Int {
    if let kept, kept.context == ObjectIdentifier(self) { return kept.value }
    lastAccessibilityNumber += 1
    kept = (lastAccessibilityNumber, ObjectIdentifier(self))
    return lastAccessibilityNumber
  }
}
