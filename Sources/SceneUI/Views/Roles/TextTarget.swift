import SceneValues

protocol TextTarget: View {
  /// The rectangle of the caret while the view is being edited, in the view's own coordinates.
  var shownCaret: Rect? { get }

  var takesTabKey: Bool { get }

  var takesDroppedText: Bool { get }

  func takeDroppedText(_ text: String, at point: Point) -> Bool
}

extension TextTarget {
  var takesTabKey: Bool { false }
}
