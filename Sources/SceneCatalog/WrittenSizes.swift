import SceneArchive
import SceneValues

/// A reader of the sizes in a file's scenes. These sizes apply to drawings unless the request specifies a screen.
enum WrittenSizes {
  static func all(in archive: Archive) -> [Size?] {
    guard archive.document.kind == .nib else {
      return (0..<archive.sceneCount).map { scene in
        archive.scene(at: scene).viewUnit.flatMap { unit in
          archive.unit(at: unit).objects.first.flatMap { size(of: $0, in: archive) }
        }
      }
    }
    return (0..<archive.objectCount).filter { archive.object(at: $0).parent == nil }.map {
      size(of: $0, in: archive)
    }
  }

  private static func size(of object: ObjectIndex, in archive: Archive) -> Size? {
    for index in archive.object(at: object).values
    where archive.key(at: archive.valueRecord(at: index).key) == "frame" {
      guard case .rect(let frame) = archive.value(at: index), frame.width > 0, frame.height > 0 else {
        return nil
      }
      return frame.size
    }
    return nil
  }
}
