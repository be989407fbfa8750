/// A class whose objects scenes can make and connect.
///
/// A plain class of a host's own — a model, a data source — takes no coder: it is made by `init()`.
///
/// ```swift
/// final class AlarmModel: PlainSceneObject {
///   init() {}
///   func awakeFromNib() {}
///   static var declaration: ClassDeclaration { ClassDeclaration(AlarmModel.self) }
/// }
/// ```
public protocol SceneObject: AnyObject, SendableMetatype {
  /// What scenes may say of this class. A subclass that scenes name declares itself too: it inherits its
  /// superclass's members, but not its declaration.
  static var declaration: ClassDeclaration { get }

  /// Called once, when every object of the unit is initialized and connected as far as both ends are in it.
  func awakeFromNib()
}

/// A class that is made without a coder.
public protocol PlainSceneObject: SceneObject {
  init()
}

/// A class that reads what its element says when it is made.
public protocol CodedSceneObject: SceneObject {
  /// Makes the object of an element.
  ///
  /// The topmost initializer calls `coder.decode(into: self)`: when it returns, the element's values are set and
  /// the objects nested in it are in place.
  init(coder: Coder) throws
}
