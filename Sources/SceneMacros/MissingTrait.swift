#if !Macros
  /// A placeholder, which makes the compiler report the name of the missing trait.
  @available(
    *, unavailable,
    message: "The product SceneMacros requires the trait 'Macros' of scenec: add 'traits: [\"Macros\"]'"
  )
  @globalActor public actor SceneObject {
    /// A value that is never used.
    public static let shared = SceneObject()
  }
#endif
