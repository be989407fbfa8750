/// An image, by the name that it has in the asset catalogue of the program that shows it.
public struct ImageName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name in the asset catalogue.
  public var name: String

  /// The image of this name. Whether there is such an image is found when it is drawn.
  public init(_ name: String) { self.name = name }

  /// Lets a string literal stand where an image is expected.
  public init(stringLiteral name: String) { self.init(name) }
}

extension ImageName: SceneValue {
  /// Scenes write the name of an image.
  public static var valueType: ValueType { .image }
  /// The name in a `Value.image`; nil for any other value.
  public init?(_ value: Value) {
    guard case .image(let name) = value else { return nil }
    self.init(name)
  }
  /// The name, as a `Value.image`.
  public var sceneValue: Value { .image(name) }
}
