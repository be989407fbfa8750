import SceneModel
import SceneValues

/// A font of CSS, UIKit, SwiftUI, or Android, such as `bold 12px Arial`, converted to scene notation.
struct ForeignFont {
  let literal: String
  let isCertain: Bool

  fileprivate enum Part {
    case face(String, isCertain: Bool)
    case style(String, isCertain: Bool)
    case family(String)
  }

  init?(_ text: String, quote: String) {
    // A quoted family is scene notation, so the value has a different fault.
    guard !text.contains("'"), !text.contains("\"") else { return nil }
    // In CSS, further families replace a missing one, and the line height follows the size.
    let first = text.contains("(") ? text[...] : text.prefix { $0 != "," }
    let words = first.split { " \t\r\n,;:{}()[]=/".contains($0) }.map(String.init)
    let numbers = words.map(ForeignUnits.number)
    guard numbers.filter({ Double($0.text) != nil }).count <= 1 || text.contains("/") else { return nil }
    let size = numbers.first { Double($0.text) != nil }
    var parts: [Part] = []
    for (word, number) in zip(words, numbers) where Double(number.text) == nil {
      parts += Self.parts(of: word)
    }
    let families = parts.compactMap { if case .family(let name) = $0 { name } else { nil } }
    let faces = parts.compactMap {
      if case .face(let name, let isCertain) = $0 { (name, isCertain) } else { nil }
    }
    if size == nil, families.isEmpty, case .style(let style, let isExact)? = parts.first(where: \.isStyle) {
      literal = style
      isCertain = isExact && parts.count == 1
      return
    }
    guard !parts.isEmpty || size != nil, parts.allSatisfy({ !$0.isStyle || size == nil }) else { return nil }
    let points = size?.text ?? "17"
    let isPrecise = size?.isInPoints == true && first.count == text.count && !text.contains("/")
    if families.isEmpty {
      let other = faces.filter { $0.0 != "system" }
      literal = "\(other.first?.0 ?? "system") \(points)"
      isCertain = isPrecise && other.count <= 1 && faces.allSatisfy(\.1)
    } else {
      // The font has a family but no weight, because scenes cannot combine the two.
      guard families.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
      literal = quote + families.joined(separator: " ") + quote + " " + points
      isCertain =
        isPrecise && faces.isEmpty && words.count == 2 && !families[0].contains("-")
    }
  }

  private static func parts(of word: String) -> [Part] {
    let plain = ForeignNames.plain(word)
    if ignored.contains(plain) { return [] }
    if let face = faces[plain] { return [.face(face.name, isCertain: face.isCertain)] }
    let styles = TextStyle.allCases.map(\.rawValue)
    if let style = styles.first(where: { plain == $0.lowercased() }) {
      return [.style(style, isCertain: true)]
    }
    if let style = ForeignNames.value.meaning(of: word, among: styles) {
      return [.style(style.name, isCertain: style.isExact)]
    }
    let steps = word.split(separator: ".").map(String.init)
    if steps.count > 1, steps[0].first?.isLowercase == true || ignored.contains(ForeignNames.plain(steps[0]))
    {
      return steps.flatMap(parts)
    }
    let pieces = word.split(separator: "-").map { $0.lowercased() }
    let isKnown = pieces.count > 1 && pieces.allSatisfy { faces[$0] != nil || ignored.contains($0) }
    return isKnown ? pieces.flatMap(parts) : [.family(word)]
  }

  private static let ignored: Set = [
    "size", "fontsize", "font", "uifont", "nsfont", "ofsize", "preferredfont", "fortextstyle", "textstyle",
    "regular", "normal", "custom", "name", "weight", "px", "init",
  ]

  private static let faces: [String: (name: String, isCertain: Bool)] = [
    "system": ("system", true), "systemfont": ("system", true), "systemfontofsize": ("system", true),
    "boldsystemfontofsize": ("bold", true), "italicsystemfontofsize": ("italic", true),
    "applesystem": ("system", true),
    "systemui": ("system", true), "sansserif": ("system", false), "light": ("system", false),
    "thin": ("system", false), "medium": ("system", false), "serif": ("system", false),
    "bold": ("bold", true), "boldsystem": ("bold", true), "boldsystemfont": ("bold", true),
    "semibold": ("bold", false), "heavy": ("bold", false), "black": ("bold", false),
    "italic": ("italic", true), "italicsystemfont": ("italic", true), "oblique": ("italic", false),
    "monospaced": ("monospaced", true), "monospace": ("monospaced", true), "mono": ("monospaced", false),
    "monospacedsystemfont": ("monospaced", false), "monospaceddigitsystemfont": ("monospaced", false),
  ]
}

extension ForeignFont.Part {
  fileprivate var isStyle: Bool { if case .style = self { true } else { false } }
}
