/// What loading tells the context it loads into.
public protocol LoadingContext: AnyObject {
  /// The locales whose translations are wanted, the best first. Asked when a scene or a nib begins to be made.
  var preferredLocales: [String] { get }
  /// Whether it wants to be told. Asked when a unit begins to be made.
  var isObserved: Bool { get }
  /// The units whose texts change with the preferred locales. Only the loader changes this list.
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

/// A context that records which object was made from which object of the file, for tools that refer to the file.
package protocol PlaceFollowing: LoadingContext {
  /// An object was made.
  ///
  /// - Parameters:
  ///   - object: what was made.
  ///   - index: its place among the objects of the file.
  func didMake(_ object: any SceneObject, at index: Int)
}
