import SceneDrawing

/// The range of the text that an input method is composing, along with the state before the composition.
package struct TextComposition: Equatable {
  package var range = 0..<0
  package let string: String
  package let anchor: Int
  package let place: CaretPlace

  package var start: Int { min(anchor, place.index) }
}
