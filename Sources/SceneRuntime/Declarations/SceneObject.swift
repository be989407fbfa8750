/// A class whose objects scenes can create and connect.
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
  /// The declaration of this class. A subclass that scenes refer to needs its own declaration. It inherits
  /// the members of its superclass, but not the declaration.
  static var declaration: ClassDeclaration { get }

  /// Called once after all objects and connections of the unit are established.
  func awakeFromNib()
}

/// A class that is created without a coder.
public protocol PlainSceneObject: SceneObject {
  init()
}

/// A class that decodes its element during initialization.
public protocol CodedSceneObject: SceneObject {
  /// Creates the object of an element.
  ///
  /// The topmost initializer calls `coder.decode(into: self)`, which sets the values of the element and adds
  /// its nested objects.
  init(coder: Coder) throws
}
