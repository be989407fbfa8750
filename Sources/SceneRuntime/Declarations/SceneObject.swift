/// A class whose objects can be created and connected by scenes.
///
/// A plain class of a host app, such as a model or a data source, has no coder and is created with `init()`.
///
/// ```swift
/// final class AlarmModel: PlainSceneObject {
///   init() {}
///   func awakeFromNib() {}
///   static var declaration: ClassDeclaration { ClassDeclaration(AlarmModel.self) }
/// }
/// ```
public protocol SceneObject: AnyObject, SendableMetatype {
  /// The declaration of this class. A subclass that scenes refer to needs its own declaration. The subclass
  /// inherits the members of its superclass, but not the declaration.
  static var declaration: ClassDeclaration { get }

  /// Called once, after all objects of the unit have been created and all connections established.
  func awakeFromNib()
}

/// A class that is created without a coder.
public protocol PlainSceneObject: SceneObject {
  init()
}

/// A class whose objects decode their elements during initialization.
public protocol CodedSceneObject: SceneObject {
  /// Creates the object that an element describes.
  ///
  /// The topmost initializer calls `coder.decode(into: self)`, which sets the values of the element and adds
  /// its nested objects.
  init(coder: Coder) throws
}
