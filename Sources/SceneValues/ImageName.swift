/// The name of an image in the host app's asset catalog.
public struct ImageName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the image in the catalog.
  public var name: String

  /// Creates a reference to an image, which is looked up when the image is drawn.
  public init(_ name: String) { self.name = name }

  /// Creates a reference to an image from a string literal.
  public init(stringLiteral name: String) { self.init(name) }
}

extension ImageName: SceneValue {
  /// The type of literals that consist of an image name.
  public static var valueType: ValueType { .image }
  /// Creates an image name from a `Value.image` value. Returns nil for other values.
  public init?(_ value: Value) {
    guard case .image(let name) = value else { return nil }
    self.init(name)
  }
  /// The name, as a `Value.image`.
  public var sceneValue: Value { .image(name) }
}
