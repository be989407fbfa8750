import SceneValues

/// The class of `<object>` without a `class` attribute. The object has no members and only an identity.
public final class PlainObject: PlainSceneObject {
  /// Creates an object.
  public init() {}

  /// Does nothing.
  public func awakeFromNib() {}

  /// The declaration, which has no members.
  public static var declaration: ClassDeclaration {
    var declaration = ClassDeclaration(
      PlainObject.self, element: "object",
      "An object of any class, set by 'class'.")
    declaration.description.name = Vocabulary.anyClass
    return declaration
  }
}
