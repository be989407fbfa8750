#if !Macros
  /// A placeholder, so that the compiler error contains the name of the missing trait.
  @available(
    *, unavailable,
    message: "The product SceneMacros requires the trait 'Macros' of scenec: add 'traits: [\"Macros\"]'"
  )
  @globalActor public actor SceneObject {
    /// Unused.
    public static let shared = SceneObject()
  }
#endif
