import SceneArchive
import SceneValues

/// A scene object that is copied at run time, such as a cell. Copies are created, connected, and awakened separately.
public final class Prototype {
  package private(set) var file: SceneFile
  package private(set) var unit: Int
  private var language: FileLanguage
  /// The scene that contains the prototype. The reference is weak because the scene retains the prototype indirectly.
  package private(set) weak var scene: SceneInstance?

  package init(file: SceneFile, unit: Int, in language: FileLanguage, scene: SceneInstance?) {
    self.file = file
    self.language = language
    self.unit = unit
    self.scene = scene
  }

  private var root: ObjectRecord { file.archive.object(at: file.archive.unit(at: unit).objects.lowerBound) }

  /// Returns the value of an attribute, or nil if the attribute is missing or has a different type.
  public func value<Wanted: SceneValue>(_ type: Wanted.Type = Wanted.self, forKey key: String) -> Wanted? {
    let index = root.values.first { file.archive.key(at: file.archive.valueRecord(at: $0).key) == key }
    return index.flatMap { (try? Wanted.reading(file.value(at: $0, in: language))) ?? nil }
  }

  package func move(to file: SceneFile, unit: Int) {
    language = file.language(preferring: [])
    (self.file, self.unit) = (file, unit)
  }

  package func instantiate(in context: any LoadingContext) throws -> any SceneObject {
    let root = file.archive.unit(at: unit).objects.lowerBound
    return try context.nesting(at: file.place(ofObject: root)) {
      try context.count(
        LoadingLimits(controllers: 0, objects: file.archive.unit(at: unit).objects.count),
        at: file.place(ofObject: root))
      let instantiation = try Instantiation(
        file: file, unit: unit, in: file.language(preferring: context.preferredLocales), context: context,
        scene: scene)
      // Safe, because the prototype was verified to have a root.
      let copy = try instantiation.makeObjects()[0]
      try instantiation.connect()
      instantiation.awake()
      return copy
    }
  }
}
