/// The context into which a scene is loaded. It is notified of loading events.
public protocol LoadingContext: AnyObject {
  /// The preferred locales, with the most preferred one first. They are read when a scene or nib is instantiated.
  var preferredLocales: [String] { get }
  /// Whether the context observes objects. The value is read when a unit is instantiated.
  var isObserved: Bool { get }
  /// The units whose strings depend on the preferred locales. Only the loader changes this list.
  var translatedUnits: TranslatedUnits { get set }
  /// The current nesting depth of loading. Only the loader changes this value.
  var nestedLoading: NestedLoading { get set }
  /// Called after the initializer of an object has returned.
  func didMake(_ object: any SceneObject)
  /// Called before `awakeFromNib()` of an object is called.
  func willAwake(_ object: any SceneObject)
  /// Reports the error because of which an object was skipped. Loading continues without the object.
  func report(_ error: any Error)
}

package protocol ObjectTracking: LoadingContext {
  func didMake(_ object: any SceneObject, at index: Int)
}
