extension AffineTransform {
  /// Parses a list of transforms such as `rotate(90) scale(2) translate(3 4)`, which are applied in the order listed.
  /// Angles are in degrees, clockwise. Also parses the exact form `matrix(a b c d tx ty)`.
  init(scanning scanner: inout LiteralScanner) throws(LiteralError) {
    self = .identity
    while !scanner.isAtEnd() {
      let range = scanner.word()
      let function = scanner.text(range)
      let candidates = ["rotate", "scale", "translate", "matrix"]
      guard candidates.contains(function) else { throw LiteralError(range, candidates: candidates) }
      guard scanner.skip(0x28) else { throw LiteralError(range) }
      var arguments: [Double] = []
      while let argument = scanner.number() { arguments.append(argument) }
      guard scanner.skip(0x29) else { throw LiteralError(range.lowerBound..<scanner.word().upperBound) }
      switch (function, arguments.count) {
      case ("rotate", 1): self = concatenating(.rotation(degrees: arguments[0]))
      case ("scale", 1): self = concatenating(.scale(x: arguments[0], y: arguments[0]))
      case ("scale", 2): self = concatenating(.scale(x: arguments[0], y: arguments[1]))
      case ("translate", 2): self = concatenating(.translation(x: arguments[0], y: arguments[1]))
      case ("matrix", 6):
        self = concatenating(
          AffineTransform(
            a: arguments[0], b: arguments[1], c: arguments[2], d: arguments[3], tx: arguments[4],
            ty: arguments[5]))
      default: throw LiteralError(range.lowerBound..<scanner.position)
      }
    }
  }

  /// Returns a rotation. Quarter turns are exact so that a view rotated by 90° has sharp edges.
  static func rotation(degrees: Double) -> AffineTransform {
    switch degrees.truncatingRemainder(dividingBy: 360) {
    case 0: .identity
    case 90, -270: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 180, -180: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 270, -90: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: .rotation(degrees * .pi / 180)
    }
  }

  var literal: String {
    switch (a, b, c, d, tx, ty) {
    case (1, 0, 0, 1, _, _): "translate(\(Value.numbers([tx, ty])))"
    case (_, 0, 0, _, 0, 0): "scale(\(Value.numbers([a, d])))"
    default: "matrix(\(Value.numbers([a, b, c, d, tx, ty])))"
    }
  }
}
