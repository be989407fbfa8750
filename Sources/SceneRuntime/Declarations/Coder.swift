/// The decoder that `init(coder:)` receives.
public struct Coder {
  /// The `Instantiation` that creates the object. Only the folder `Loading` uses it.
  @usableFromInline let source: AnyObject
  let index: Int
}
