extension Point: CustomStringConvertible {
  /// The coordinates, such as `(20, 16.5)`.
  public var description: String { "(\(Value.list([x, y])))" }
}

extension Size: CustomStringConvertible {
  /// The width and the height, such as `(280, 44)`.
  public var description: String { "(\(Value.list([width, height])))" }
}

extension Rect: CustomStringConvertible {
  /// The origin, the width, and the height, such as `(20, 180, 280, 44)`.
  public var description: String { "(\(Value.list([origin.x, origin.y, size.width, size.height])))" }
}

extension EdgeInsets: CustomStringConvertible {
  /// The insets, such as `(top: 8, left: 16, bottom: 8, right: 16)`.
  public var description: String {
    "(\(Value.list(["top": top, "left": left, "bottom": bottom, "right": right])))"
  }
}

extension DirectionalEdgeInsets: CustomStringConvertible {
  /// The insets, such as `(top: 8, leading: 16, bottom: 8, trailing: 16)`.
  public var description: String {
    "(\(Value.list(["top": top, "leading": leading, "bottom": bottom, "trailing": trailing])))"
  }
}

extension AffineTransform: CustomStringConvertible {
  /// The coefficients, such as `(a: 1, b: 0, c: 0, d: 1, tx: 20, ty: 0)`.
  public var description: String {
    "(\(Value.list(["a": a, "b": b, "c": c, "d": d, "tx": tx, "ty": ty])))"
  }
}

extension Color: CustomStringConvertible {
  /// The color as written in scenes, such as `systemRed` or `#ff8000`, and an opacity such as `, alpha 0.5`.
  public var description: String {
    let name = Value.color(self).literal
    guard let opacity else { return name }
    return "\(name), alpha \(Value.number((Double(opacity) / 2.55).rounded() / 100))"
  }
}

extension Value {
  fileprivate static func list(_ numbers: [Double]) -> String {
    numbers.map(number).joined(separator: ", ")
  }

  fileprivate static func list(_ numbers: KeyValuePairs<String, Double>) -> String {
    numbers.map { "\($0.key): \(number($0.value))" }.joined(separator: ", ")
  }
}
