/// A class whose objects scenes can create and connect.
///
/// A plain class of a host app, such as a model or a data source, needs no coder and is created with `init()`.
///
/// ```swift
/// final class AlarmModel: PlainSceneObject {
///   init() {}
///   func awakeFromNib() {}
///   static var declaration: ClassDeclaration { ClassDeclaration(AlarmModel.self) }
/// }
/// ```
public protocol SceneObject: AnyObject, SendableMetatype {
  /// The declaration of this class. Each class that scenes refer to needs its own declaration. A subclass inherits the
  /// members of its superclass, but not the declaration.
  static var declaration: ClassDeclaration { get }

  /// Called once after all objects of the unit have been created and connected.
  func awakeFromNib()
}

/// A class that is created without a coder.
public protocol PlainSceneObject: SceneObject {
  init()
}

/// A class whose objects decode their element when they are initialized.
public protocol CodedSceneObject: SceneObject {
  /// Creates the object that an element describes.
  ///
  /// The topmost initializer calls `coder.decode(into: self)`, which sets the values of the element and adds
  /// its nested objects.
  init(coder: Coder) throws
}
