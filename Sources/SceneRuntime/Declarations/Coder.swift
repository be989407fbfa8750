/// The reader that `init(coder:)` decodes an object from.
public struct Coder {
  /// The `Instantiation` that makes the object. Declarations pass it on; only the folder `Loading` reads it.
  @usableFromInline let source: AnyObject
  /// The object's index in its unit.
  let index: Int
}
