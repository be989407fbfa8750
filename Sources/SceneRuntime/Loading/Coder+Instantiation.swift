import SceneArchive
import SceneValues

extension Coder {
  init(instantiation: Instantiation, index: Int) { self.init(source: instantiation, index: index) }

  // Safe, because only the initializer above creates a coder.
  @inlinable var instantiation: Instantiation { unsafeDowncast(source, to: Instantiation.self) }

  /// Sets the values that the object's element specifies, and creates the nested objects. The topmost initializer must
  /// call this method after initializing all stored properties. Further calls have no effect.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created or the object has the wrong class.
  public func decode(into object: any SceneObject) throws {
    try instantiation.decode(index, into: object)
  }

  /// The `id` of the object's element, or nil if the element has none.
  public var objectID: String? { instantiation.unit.ids[index] }

  package var className: String { instantiation.unit.objects[index].registered.name }

  package var substitutedClass: String? {
    instantiation.unit.steps[index].isSubstitute ? instantiation.unit.objects[index].substitutes : nil
  }

  @inlinable package var context: any LoadingContext { instantiation.context }

  package var nibFile: SceneFile? { instantiation.scene == nil ? instantiation.file : nil }

  package var nestedCount: Int { instantiation.unit.steps[index].nestedCount }

  /// Returns an attribute's value for the current traits, or nil if the attribute is missing or has a different type.
  public func value<Wanted: SceneValue>(_ type: Wanted.Type = Wanted.self, forKey key: String) -> Wanted? {
    let archive = instantiation.file.archive
    if let variations = instantiation.unit.objects[index].variations,
      let value = variations.value(forKey: key, under: instantiation.traits)
    {
      return (try? Wanted.reading(instantiation.file.value(at: value, in: instantiation.language))) ?? nil
    }
    guard let key = instantiation.file.keys.value[key] else { return nil }
    for index in archive.object(at: instantiation.unit.firstObject + index).values
    where archive.valueRecord(at: index).key == key {
      return (try? Wanted.reading(instantiation.file.value(at: index, in: instantiation.language))) ?? nil
    }
    return nil
  }

  package func error(_ kind: LoadingError.Kind) -> LoadingError {
    instantiation.file.error(kind, object: instantiation.unit.firstObject + index)
  }
}
