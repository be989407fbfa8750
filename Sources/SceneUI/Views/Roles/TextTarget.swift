import SceneValues

/// A view in which a person writes.
protocol TextTarget: View {
  /// The caret while the view is written in, in the view's own coordinates; nil otherwise.
  var shownCaret: Rect? { get }

  /// Whether the tab key inserts a tab, as in text of many lines.
  var takesTabKey: Bool { get }

  /// Whether text from other programs can be dropped on the view without an interaction.
  var takesDroppedText: Bool { get }

  /// Inserts text that was dropped at a point in the view's coordinates.
  ///
  /// - Returns: false if the text is not taken after all.
  func takeDroppedText(_ text: String, at point: Point) -> Bool
}

extension TextTarget {
  var takesTabKey: Bool { false }
}
