import SceneArchive
import SceneValues

extension Coder {
  init(instantiation: Instantiation, index: Int) { self.init(source: instantiation, index: index) }

  // Holds: the initializer above is the only code that makes a coder.
  @inlinable var instantiation: Instantiation { unsafeDowncast(source, to: Instantiation.self) }

  /// Sets the values of the object's element and makes the objects nested in it.
  ///
  /// The topmost initializer calls it when all stored properties have their first values. Called twice, it does
  /// nothing the second time.
  ///
  /// - Throws: `LoadingError` where a nested object cannot be made, or the object is not of the class that is being made.
  public func decode(into object: any SceneObject) throws {
    try instantiation.decode(index, into: object)
  }

  /// The object's `id` in its scene.
  public var objectID: String? { instantiation.unit.ids[index] }

  /// What scenes call the class of the object.
  package var className: String { instantiation.unit.objects[index].registered.name }

  /// The custom class that this object stands in for, when a tool loads a scene without the host's code.
  package var substitutedClass: String? {
    instantiation.unit.steps[index].isSubstitute ? instantiation.unit.objects[index].substitutes : nil
  }

  /// The context that the object is made in.
  @inlinable package var context: any LoadingContext { instantiation.context }

  /// How many objects stand directly in the object's element.
  package var nestedCount: Int { instantiation.unit.steps[index].nestedCount }

  /// A value that the element says, by its key, under the traits that the object is made under; nil where it does not
  /// say it, or says another type.
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

  /// An error about this object, with its place.
  package func error(_ kind: LoadingError.Kind) -> LoadingError {
    instantiation.file.error(kind, object: instantiation.unit.firstObject + index)
  }
}
