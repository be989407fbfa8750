import SceneValues

extension DisplayList {
  package func parent(ofClip index: Int) -> Int? {
    clips[index].parent.flatMap { (0..<index).contains($0) ? $0 : nil }
  }
}
