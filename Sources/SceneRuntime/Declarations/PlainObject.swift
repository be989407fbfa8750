import SceneValues

/// The class of `<object>` elements without a `class` attribute. Its objects have an identity but no members.
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
