import SceneArchive
import SceneValues

/// What `init(coder:)` reads an object from.
public struct Coder {
  @usableFromInline let instantiation: Instantiation
  /// The object's index in its unit.
  let index: Int

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

/// What loading tells the context it loads into.
public protocol LoadingContext: AnyObject {
  /// The locales whose translations are wanted, the best first. Asked when a scene or a nib begins to be made.
  var preferredLocales: [String] { get }
  /// Whether it wants to be told. Asked when a unit begins to be made.
  var isObserved: Bool { get }
  /// What says its texts anew when other locales are preferred. Kept for those who load, who alone change it.
  var translatedUnits: TranslatedUnits { get set }
  /// How much is being made in the context, one inside another. Kept for those who load, who alone change it.
  var nestedLoading: NestedLoading { get set }
  /// An object was made: its initializer has returned.
  func didMake(_ object: any SceneObject)
  /// `awakeFromNib()` is about to be called.
  func willAwake(_ object: any SceneObject)
  /// Something could not be made, and is left out: what is around it is loaded without it.
  func report(_ error: any Error)
}

/// A context that wants to know which objects of a file become which objects: tools that speak of the file do.
package protocol PlaceFollowing: LoadingContext {
  /// An object was made.
  ///
  /// - Parameters:
  ///   - object: what was made.
  ///   - index: its place among the objects of the file.
  func didMake(_ object: any SceneObject, at index: Int)
}
