/// An image, by the name that it has in the asset catalogue of the program that shows it.
public struct ImageName: Hashable, Sendable, ExpressibleByStringLiteral {
  public var name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.init(name) }
}

extension ImageName: SceneValue {
  public static var valueType: ValueType { .image }
  public init?(_ value: Value) {
    guard case .image(let name) = value else { return nil }
    self.init(name)
  }
  public var sceneValue: Value { .image(name) }
}
