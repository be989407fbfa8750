import SceneValues

/// What a font says to a renderer: whether it is bold, italic, of fixed pitch, and from which family.
public struct FontTraits: Hashable, Sendable {
  /// Whether the letters are bold.
  public var isBold = false
  /// Whether the letters are italic.
  public var isItalic = false
  /// Whether all letters have one width.
  public var isMonospaced = false
  /// nil for the system's own.
  public var family: String?

  /// Reads the face; a family may be written like a font of it, `Georgia-BoldItalic`.
  public init(of font: Font) {
    isBold = font.isBold
    switch font.face {
    case .system, .bold, .style: break
    case .italic: isItalic = true
    case .monospaced: isMonospaced = true
    case .family(let name):
      let parts = name.split(separator: "-", maxSplits: 1)
      let style = parts.count == 2 ? parts[1].lowercased() : ""
      isBold = ["bold", "heavy", "black"].contains { style.contains($0) }
      isItalic = ["italic", "oblique"].contains { style.contains($0) }
      let isStyle = isBold || isItalic || ["regular", "roman", "light", "medium"].contains(style)
      let family = isStyle ? String(parts[0]) : name
      self.family = family
      let lowercased = family.lowercased()
      isMonospaced = ["mono", "courier", "menlo", "consolas"].contains { lowercased.contains($0) }
    }
  }
}
