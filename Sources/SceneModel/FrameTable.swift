import SceneValues

/// The frames that are written of objects, each read once: several rules look at the frame of every view and of what is
/// around it, and reading them for each took a tenth of the time of a check.
package struct FrameTable {
  private static let key = "frame"
  private var frames: [Rect?]

  package init(_ document: SceneDocument) {
    frames = [Rect?](repeating: nil, count: document.objects.count)
    var varied: [Int] = []
    for index in document.values.indices(forKey: Self.key) {
      switch document.values.owner(at: index) {
      // If there are several, the object ends up with the last one.
      case .object(let object):
        frames[object] = document.values.rect(at: index)
      case .variation(let variation): varied.append(document.variations[variation].object)
      case .document, .segue, .appearance: break
      }
    }
    // What depends on traits is not known.
    for object in varied { frames[object] = nil }
  }

  /// Nil where nothing is written, where its literal is wrong, and where it depends on traits.
  package subscript(object: Int) -> Rect? { frames[object] }
}
