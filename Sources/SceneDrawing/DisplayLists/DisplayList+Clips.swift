import SceneValues

extension DisplayList {
  /// Returns the parent of a clip, or nil if the stored index does not refer to an earlier clip.
  package func parent(ofClip index: Int) -> Int? {
    clips[index].parent.flatMap { (0..<index).contains($0) ? $0 : nil }
  }
}
