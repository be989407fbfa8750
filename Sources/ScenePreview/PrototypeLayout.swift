import SceneUI
import SceneValues

/// A layout that places collection prototypes at their frames in the file, because the real layout can depend on the app.
final class PrototypeLayout: CollectionLayout {
  private var frames: [Rect] = []

  convenience init(_ frames: [Rect]) {
    self.init()
    self.frames = frames
  }

  override var collectionViewContentSize: Size {
    Size(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  override func layoutAttributesForElements(in rect: Rect) -> [CollectionLayoutAttributes] {
    frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    return CollectionLayoutAttributes(forCellWith: indexPath, frame: frames[indexPath.item])
  }
}
