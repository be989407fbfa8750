import SceneDrawing

extension CaretPlace {
  func moved(by count: Int) -> CaretPlace { CaretPlace(index + count, isUpstream: isUpstream) }
}
