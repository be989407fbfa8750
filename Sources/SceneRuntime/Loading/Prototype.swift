import SceneArchive
import SceneValues

/// What stands in a scene to be copied: a cell of a table. Each copy is made, connected and woken up by itself.
public final class Prototype {
  package private(set) var file: SceneFile
  package private(set) var unit: Int
  /// That in which what holds it was made.
  private var language: FileLanguage
  /// What it was loaded with: its controller's segues and actions are reached as long as it is there. Weak: the scene
  /// keeps what holds the prototype.
  package private(set) weak var scene: SceneInstance?

  package init(file: SceneFile, unit: Int, in language: FileLanguage, scene: SceneInstance?) {
    self.file = file
    self.language = language
    self.unit = unit
    self.scene = scene
  }

  private var root: ObjectRecord { file.archive.object(at: file.archive.unit(at: unit).objects.lowerBound) }

  /// A value that the element says, by its key; nil where it does not say it, or says another type.
  public func value<Wanted: SceneValue>(_ type: Wanted.Type = Wanted.self, forKey key: String) -> Wanted? {
    let index = root.values.first { file.archive.key(at: file.archive.valueRecord(at: $0).key) == key }
    return index.flatMap { (try? Wanted.reading(file.value(at: $0, in: language))) ?? nil }
  }

  /// Is what another file says from now on.
  ///
  /// - Parameters:
  ///   - file: the other file.
  ///   - unit: in it.
  package func move(to file: SceneFile, unit: Int) {
    language = file.language(preferring: [])
    (self.file, self.unit) = (file, unit)
  }

  /// Makes a copy.
  ///
  /// - Throws: `LoadingError`.
  package func instantiate(in context: any LoadingContext) throws -> any SceneObject {
    let root = file.archive.unit(at: unit).objects.lowerBound
    return try context.nesting(file.error(NestedLoading.refusal, object: root)) {
      let instantiation = try Instantiation(
        file: file, unit: unit, in: file.language(preferring: context.preferredLocales), context: context,
        scene: scene)
      // Holds: a prototype was verified to have a root.
      let copy = try instantiation.makeObjects()[0]
      try instantiation.connect()
      instantiation.awake()
      return copy
    }
  }
}
