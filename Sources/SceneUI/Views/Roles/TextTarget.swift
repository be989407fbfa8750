import SceneValues

protocol TextTarget: View {
  /// The caret while the view is being edited, in the view's own coordinates.
  var shownCaret: Rect? { get }

  /// Whether the Tab key inserts a tab, as in multiline text.
  var takesTabKey: Bool { get }

  /// Whether text from other apps can be dropped on the view without an interaction.
  var takesDroppedText: Bool { get }

  /// Inserts text that was dropped at a point in the view's coordinates.
  ///
  /// - Returns: Whether the text was inserted.
  func takeDroppedText(_ text: String, at point: Point) -> Bool
}

extension TextTarget {
  var takesTabKey: Bool { false }
}
