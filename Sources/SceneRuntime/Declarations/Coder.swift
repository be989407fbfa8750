/// The decoder that the loader passes to `init(coder:)`.
public struct Coder {
  /// The `Instantiation` that creates the object. Only code in the `Loading` folder uses this property.
  @usableFromInline let source: AnyObject
  let index: Int
}
