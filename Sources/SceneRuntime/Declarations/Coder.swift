/// The decoder that is passed to `init(coder:)`.
public struct Coder {
  /// The `Instantiation` that creates the object. Only code in the folder `Loading` uses this property.
  @usableFromInline let source: AnyObject
  let index: Int
}
