import SceneValues
import ScenePlatform

/// Numbers as SVG writes them.
enum SVGNumber {
  /// As short as says the same to so many parts of one, a power of ten: never "-0", never an exponent. What is
  /// not a number is 0.
  static func text(_ value: Double, parts unit: Int = 1000) -> String {
    guard value.isFinite else { return "0" }
    // Far beyond any picture, and safe to write as an integer.
    let scaled = Int((min(max(value, -1e9), 1e9) * Double(unit)).rounded())
    let (whole, fraction) = abs(scaled).quotientAndRemainder(dividingBy: unit)
    var text = (scaled < 0 ? "-" : "") + String(whole)
    guard fraction > 0 else { return text }
    var digits = String(fraction + unit).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }

  static func point(_ point: Point) -> String { text(point.x) + " " + text(point.y) }

  /// A list of transform functions; nil for the identity.
  ///
  /// Turns are written as angles where nothing is skewed: three decimals of a degree are worth more than three
  /// of a sine.
  static func transform(_ transform: AffineTransform) -> String? {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    var parts: [String] = []
    if text(transform.tx) != "0" || text(transform.ty) != "0" {
      parts.append("translate(\(text(transform.tx)) \(text(transform.ty)))")
    }
    let (width, height) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    guard width > 0, height > 0, abs(a * c + b * d) < 1e-9 * width * height else {
      parts.append("matrix(\([a, b, c, d, 0, 0].map { text($0, parts: 1_000_000) }.joined(separator: " ")))")
      return parts.joined(separator: " ")
    }
    let angle = text(atan2(b, a) * 180 / .pi)
    if angle != "0" { parts.append("rotate(\(angle))") }
    let (x, y) = (text(width, parts: 1_000_000), text(a * d < b * c ? -height : height, parts: 1_000_000))
    if x != "1" || y != "1" { parts.append(x == y ? "scale(\(x))" : "scale(\(x) \(y))") }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The data of a path element.
  static func path(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let end): "M\(point(end))"
      case .line(let end): "L\(point(end))"
      case .quad(let control, let end): "Q\(point(control)) \(point(end))"
      case .cubic(let control1, let control2, let end):
        "C\(point(control1)) \(point(control2)) \(point(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
