import SceneDrawing

/// What an input method has written in a text that is not decided yet, and what the text was before.
package struct TextComposition: Equatable {
  /// Where it stands in the text, in characters.
  package var range = 0..<0
  package let string: String
  package let anchor: Int
  package let place: CaretPlace

  /// Where the selection began that it stands in place of.
  package var start: Int { min(anchor, place.index) }
}
