import SceneValues
import ScenePlatform

enum SVGNumber {
  /// Returns the shortest text for a number rounded to 1/`unit`, without "-0" or an exponent. `unit` is a power of ten.
  static func text(_ value: Double, parts unit: Int = 1000) -> String {
    guard value.isFinite else { return "0" }
    // The value is limited to a range that is larger than any picture and fits into an integer.
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

  static func transform(_ transform: AffineTransform) -> String? {
    let list = functions(of: transform).map { "\($0.name)(\($0.numbers.joined(separator: " ")))" }
    return list.isEmpty ? nil : list.joined(separator: " ")
  }

  static func style(_ transform: AffineTransform) -> String {
    let list = functions(of: transform).map { name, numbers in
      let unit = ["translate": "px", "rotate": "deg"][name] ?? ""
      return "\(name)(\(numbers.map { $0 + unit }.joined(separator: ",")))"
    }
    return list.isEmpty ? "none" : list.joined(separator: " ")
  }

  /// Returns the SVG functions for a transform. With three decimal places, an angle is more precise than a sine.
  private static func functions(of transform: AffineTransform) -> [(name: String, numbers: [String])] {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    var parts: [(name: String, numbers: [String])] = []
    let place = [text(transform.tx), text(transform.ty)]
    if place != ["0", "0"] { parts.append(("translate", place)) }
    let (width, height) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    guard width > 0, height > 0, abs(a * c + b * d) < 1e-9 * width * height else {
      return parts + [("matrix", [a, b, c, d, 0, 0].map { text($0, parts: 1_000_000) })]
    }
    let angle = text(atan2(b, a) * 180 / .pi)
    if angle != "0" { parts.append(("rotate", [angle])) }
    let (x, y) = (text(width, parts: 1_000_000), text(a * d < b * c ? -height : height, parts: 1_000_000))
    if x != "1" || y != "1" { parts.append(("scale", x == y ? [x] : [x, y])) }
    return parts
  }

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
