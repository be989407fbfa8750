import SceneValues

package enum SVGFont {
  /// The substitutes for the system font. DejaVu Sans Condensed is about as wide as Helvetica, DejaVu Sans 14% wider.
  package static let systemFamilies =
    "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif"
  package static let monospacedFamilies =
    "Menlo, 'Courier New', 'Liberation Mono', 'DejaVu Sans Mono', monospace"

  static func attributes(_ font: Font) -> XMLWriter.Attributes {
    let traits = FontTraits(of: font)
    var attributes: XMLWriter.Attributes = []
    if let family = traits.family {
      attributes.append(
        ("font-family", quoted(family) + ", " + (traits.isMonospaced ? monospacedFamilies : systemFamilies)))
    } else if traits.isMonospaced {
      attributes.append(("font-family", monospacedFamilies))
    }
    attributes.append(("font-size", SVGNumber.text(max(0, font.size))))
    if traits.weight != .regular { attributes.append(("font-weight", weight(traits.weight))) }
    if traits.isItalic { attributes.append(("font-style", "italic")) }
    return attributes
  }

  private static func weight(_ weight: FontWeight) -> String {
    weight == .bold ? "bold" : String((weight.rawValue + 1) * 100)
  }

  private static func quoted(_ name: String) -> String {
    "'" + name.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
