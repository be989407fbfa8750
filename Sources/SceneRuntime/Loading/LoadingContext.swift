/// The context into which a scene is loaded. The context receives loading events.
public protocol LoadingContext: AnyObject {
  /// The preferred locales, most preferred first. Read when the instantiation of a scene or nib begins.
  var preferredLocales: [String] { get }
  /// Whether the context observes objects. Read when the instantiation of a unit begins.
  var isObserved: Bool { get }
  /// The units whose strings follow the preferred locales. Only the loader changes this list.
  var translatedUnits: TranslatedUnits { get set }
  /// The current nesting depth of loading. Only the loader changes this value.
  var nestedLoading: NestedLoading { get set }
  /// Called after the initializer of an object has returned.
  func didMake(_ object: any SceneObject)
  /// Called before an object receives `awakeFromNib()`.
  func willAwake(_ object: any SceneObject)
  /// Reports an object that was skipped because of an error. Loading continues without it.
  func report(_ error: any Error)
}

package protocol ObjectTracking: LoadingContext {
  func didMake(_ object: any SceneObject, at index: Int)
}
