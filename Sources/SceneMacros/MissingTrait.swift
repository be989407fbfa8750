#if !Macros
  /// A placeholder that makes the compiler error contain the name of the missing trait.
  @available(
    *, unavailable,
    message: "The product SceneMacros requires the trait 'Macros' of scenec: add 'traits: [\"Macros\"]'"
  )
  @globalActor public actor SceneObject {
    /// A value that is never used.
    public static let shared = SceneObject()
  }
#endif
