#if !Macros
  /// A placeholder that causes the compiler to report the name of the missing trait.
  @available(
    *, unavailable,
    message: "The product SceneMacros requires the trait 'Macros' of scenec: add 'traits: [\"Macros\"]'"
  )
  @globalActor public actor SceneObject {
    /// An unused instance that the `@globalActor` attribute requires.
    public static let shared = SceneObject()
  }
#endif
