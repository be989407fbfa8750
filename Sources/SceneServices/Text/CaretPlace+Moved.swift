import SceneDrawing

extension CaretPlace {
  package func moved(by count: Int) -> CaretPlace { CaretPlace(index + count, isUpstream: isUpstream) }
}
