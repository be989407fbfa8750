import SceneValues

protocol TextTarget: View {
  /// The rectangle of the caret, in the view's own coordinates, or nil if the view is not being edited.
  var shownCaret: Rect? { get }

  var takesTabKey: Bool { get }

  var takesDroppedText: Bool { get }

  func takeDroppedText(_ text: String, at point: Point) -> Bool
}

extension TextTarget {
  var takesTabKey: Bool { false }
}
