import SceneValues

/// The context into which a scene is loaded. The loader notifies the context of loading events.
public protocol LoadingContext: AnyObject {
  /// The preferred locales, most preferred first. The loader reads them when it instantiates a scene or nib.
  var preferredLocales: [String] { get }
  /// Whether the context observes objects. The loader reads this value when it instantiates a unit.
  var isObserved: Bool { get }
  /// The units whose strings depend on the preferred locales. Only the loader changes this list.
  var translatedUnits: TranslatedUnits { get set }
  /// The current nesting depth of loading. Only the loader changes this value.
  var nestedLoading: NestedLoading { get set }
  /// The maximum number of objects that one load creates.
  var loadingLimits: LoadingLimits { get }
  /// Receives an object after its initializer has returned.
  func didCreate(_ object: any SceneObject)
  /// Receives an object before its `awakeFromNib()` method is called.
  func willAwakeFromNib(_ object: any SceneObject)
  /// Reports the error that caused the loader to skip an object. Loading continues without the object.
  func report(_ error: any Error)
}

package protocol ObjectTracking: LoadingContext {
  func didCreate(_ object: any SceneObject, at index: Int)
}
