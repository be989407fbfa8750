/// A class whose objects can be created and connected in scenes.
///
/// A plain class in a host app, such as a model or a data source, requires no coder and is created with `init()`.
///
/// ```swift
/// final class AlarmModel: PlainSceneObject {
///   init() {}
///   func awakeFromNib() {}
///   static var declaration: ClassDeclaration { ClassDeclaration(AlarmModel.self) }
/// }
/// ```
public protocol SceneObject: AnyObject, SendableMetatype {
  /// The declaration of this class. Each class that scenes refer to requires its own declaration. A subclass inherits its
  /// superclass's members, but not the declaration itself.
  static var declaration: ClassDeclaration { get }

  /// Prepares the object for use. This method is called once, after the unit's objects have been created and connected.
  func awakeFromNib()
}

/// A class that is created without a coder.
public protocol PlainSceneObject: SceneObject {
  init()
}

/// A class whose objects decode their element during initialization.
public protocol CodedSceneObject: SceneObject {
  /// Creates the object that an element describes.
  ///
  /// The topmost initializer calls `coder.decode(into: self)`, which sets the values and adds the nested objects.
  init(coder: Coder) throws
}
