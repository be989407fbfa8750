import SceneValues

extension DisplayList {
  /// The clip that another lies inside; nil where the number that it gives is not that of one before it.
  package func parent(ofClip index: Int) -> Int? {
    clips[index].parent.flatMap { (0..<index).contains($0) ? $0 : nil }
  }
}
