import SceneValues

/// What a font says to a renderer: how heavy it is, whether it is italic or of fixed pitch, and from which family.
public struct FontTraits: Hashable, Sendable {
  /// How heavy the letters are.
  public var weight = FontWeight.regular
  /// Whether the letters are italic.
  public var isItalic = false
  /// Whether all letters have one width.
  public var isMonospaced = false
  /// nil for the system's own.
  public var family: String?

  /// Whether the letters are bold: semibold or heavier.
  public var isBold: Bool { weight >= .semibold }

  /// Reads the face; a family may be written like a font of it, `Georgia-BoldItalic`, and the system's family by the
  /// name that Apple gives it, `.SFUI-Semibold`.
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

  /// How the names of the system's family begin, without spaces and dots.
  private static let systemNames = ["sfui", "sfpro", "sfmono", "sfns", "applesystemuifont"]
}

extension String {
  /// Whether a word of plain letters stands in the text, byte by byte: `contains` of the library prepares a search anew for
  /// each, which takes longer than all else that is done for a font.
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
