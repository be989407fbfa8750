import SceneArchive
import SceneValues

package struct SegueInfo: Sendable {
  package let file: SceneFile
  package let index: Int
  package let kind: String
  package let identifier: String?
  package let destination: Int?
  /// The destination in another file, such as `Other#id`, or nil if the destination is in the same file.
  package let external: String?
  package let className: String?
  package let selector: String?
  package let values: [(key: String, value: Value)]
  package let place: LoadingError.Place
}

extension SceneFile {
  package func segue(at index: Int) -> SegueInfo {
    let record = archive.segue(at: index)
    var place = self.place(ofObject: record.source)
    if let position = archive.position(ofSegue: index) {
      (place.line, place.column) = (position.line, position.column)
    }
    return SegueInfo(
      file: self, index: index, kind: archive.string(at: record.kind),
      identifier: record.identifier.map { archive.string(at: $0) },
      destination: record.destination, external: record.external.map { archive.string(at: $0) },
      className: record.customClass.map { archive.qualifiedName(ofClass: $0) },
      selector: record.selector.map { archive.selector(at: $0) },
      values: record.values.map { (archive.key(at: archive.valueRecord(at: $0).key), archive.value(at: $0)) },
      place: place)
  }

  package func documentValue(forKey key: String) -> Value? {
    archive.document.values.first { archive.key(at: archive.valueRecord(at: $0).key) == key }
      .map { archive.value(at: $0) }
  }
}

extension SceneFile {
  package func sceneIndex(like scene: Int, of file: SceneFile) -> Int? {
    file.archive.id(ofScene: scene).flatMap { self.scene(withID: $0) }
  }
}

extension SceneFile {
  package func segues(ofScene scene: Int) -> [SegueInfo] {
    archive.scene(at: scene).segues.map { segue(at: $0) }
  }

  package func controllerClass(ofScene scene: Int) -> String {
    archive.qualifiedName(ofClass: archive.object(at: archive.scene(at: scene).controller).classIndex)
  }

  package func place(ofScene scene: Int) -> LoadingError.Place {
    place(ofObject: archive.scene(at: scene).controller)
  }
}
