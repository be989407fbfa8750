import SceneValues

/// The font traits that a renderer requires: weight, italic, monospaced, and family.
public struct FontTraits: Hashable, Sendable {
  /// The weight of the font.
  public var weight = FontWeight.regular
  /// Whether the font is italic.
  public var isItalic = false
  /// Whether the font is monospaced.
  public var isMonospaced = false
  /// The name of the family, or nil for the system font.
  public var family: String?

  /// Whether the weight is semibold or heavier.
  public var isBold: Bool { weight >= .semibold }

  /// Creates traits from a font. The family name can be a font name, such as `Georgia-BoldItalic`. Apple's
  /// names for the system font, such as `.SFUI-Semibold`, are also supported.
  public init(of font: Font) {
    switch font.face {
    case .system: break
    case .bold: weight = .bold
    case .style(let style): weight = style == .headline ? .semibold : .regular
    case .italic: isItalic = true
    case .monospaced: isMonospaced = true
    case .family(let name): read(name)
    }
  }

  private mutating func read(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let style = parts.count == 2 ? parts[1].lowercased() : ""
    let named = FontWeight(inName: style)
    isItalic = ["italic", "oblique"].contains { style.hasWord($0) }
    weight = named ?? .regular
    let family = named != nil || isItalic ? String(parts[0]) : name
    let plain = family.lowercased().filter { $0 != " " && $0 != "." }
    isMonospaced = ["mono", "courier", "menlo", "consolas"].contains { plain.hasWord($0) }
    self.family = Self.systemNames.contains { plain.hasPrefix($0) } ? nil : family
  }

  private static let systemNames = ["sfui", "sfpro", "sfmono", "sfns", "applesystemuifont"]
}

extension String {
  /// Returns whether the name contains a word. Compares bytes, because `contains` prepares an expensive search.
  func hasWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard utf8.count >= count, count > 0 else { return false }
    var text = self
    return text.withUTF8 { bytes in
      (0...bytes.count - count).contains { start in
        (0..<count).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
      }
    }
  }
}
