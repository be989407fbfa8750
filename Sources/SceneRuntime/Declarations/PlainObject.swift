import SceneValues

/// What `<object>` makes without a `class`: an object that has no members, and is told from others by what it is.
///
/// With `class="…"`, `<object>` makes an object of any class at all.
public final class PlainObject: PlainSceneObject {
  /// Makes an object.
  public init() {}

  /// Does nothing.
  public func awakeFromNib() {}

  /// What scenes may say of it: nothing.
  public static var declaration: ClassDeclaration {
    var declaration = ClassDeclaration(
      PlainObject.self, element: "object",
      "An object of any class, set by 'class'.")
    declaration.description.name = Vocabulary.anyClass
    return declaration
  }
}
