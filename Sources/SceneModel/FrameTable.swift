import SceneValues

/// A cache of parsed frames. Without the cache, parsing the frames again for each rule would take 10% of validation time.
package struct FrameTable {
  private static let key = "frame"
  private var frames: [Rect?]

  package init(_ document: SceneDocument) {
    frames = [Rect?](repeating: nil, count: document.objects.count)
    var varied: [Int] = []
    for index in document.values.indices(forKey: Self.key) {
      switch document.values.owner(at: index) {
      // The last frame of an object takes precedence.
      case .object(let object):
        frames[object] = document.values.rect(at: index)
      case .variation(let variation): varied.append(document.variations[variation].object)
      case .document, .segue, .appearance: break
      }
    }
    // Frames that depend on traits are unknown.
    for object in varied { frames[object] = nil }
  }

  package subscript(object: Int) -> Rect? { frames[object] }
}
