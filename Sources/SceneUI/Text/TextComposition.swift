import SceneDrawing

/// What an input method has written in a text that is not decided yet, and what the text was before.
struct TextComposition: Equatable {
  /// Where it stands in the text, in characters.
  var range = 0..<0
  let string: String
  let anchor: Int
  let place: CaretPlace

  /// Where the selection began that it stands in place of.
  var start: Int { min(anchor, place.index) }
}
