import SceneSyntax

/// Writes attributed text as fragments if a single style cannot represent it. The import outcomes of the text's elements
/// have already been recorded.
extension Reader {
  mutating func writeFragments(of index: Int, _ word: String) {
    guard let string = attributedString(of: index, word) else { return }
    let fragments = tree.children(of: string).filter { elementName($0) == "fragment" }
    let hasAppearances = fragments.contains { child(.attributes, of: $0) != nil }
    guard fragments.count > 1 && hasAppearances || fragments.contains(where: hasDrawnAppearance) else {
      return
    }
    // The element would use the color of the first fragment, so fragments without a color must be explicitly black.
    let isBlack =
      !["button", "state"].contains(word) && fragments.first.map { look("NSColor", of: $0) != nil } ?? false
      && !tree.children(of: index).contains {
        text(.key, of: $0) == "textColor" && elementName($0) == "color"
      }
    for fragment in fragments { write(fragment, isBlack: isBlack) }
  }

  private func attributedString(of index: Int, _ word: String) -> Int? {
    func string(_ key: String, in parent: Int) -> Int? {
      tree.children(of: parent).first {
        text(.key, of: $0) == key && elementName($0) == "attributedString"
      }
    }
    switch word {
    case "label", "textView": return string("attributedText", in: index)
    case "button":
      let parts = tree.children(of: index)
      let holders =
        parts.filter { elementName($0) == "buttonConfiguration" }
        + parts.filter { elementName($0) == "state" && text(.key, of: $0) == "normal" }
      return holders.lazy.compactMap { string("attributedTitle", in: $0) }.first
    case "state": return string("attributedTitle", in: index)
    default: return nil
    }
  }

  private func look(_ key: String, of fragment: Int) -> Int? {
    child(.attributes, of: fragment).flatMap { attributes in
      tree.children(of: attributes).first { text(.key, of: $0) == key }
    }
  }

  private func hasDrawnAppearance(_ fragment: Int) -> Bool {
    ["NSUnderline", "NSStrikethrough", "NSBaselineOffset", "NSKern", "NSBackgroundColor"]
      .contains { look($0, of: fragment) != nil }
  }

  private mutating func write(_ fragment: Int, isBlack: Bool) {
    let long = tree.children(of: fragment).first { text(.key, of: $0) == "content" }
    guard let content = text(.content, of: fragment) ?? long.map({ text(in: $0) }), !content.isEmpty else {
      return
    }
    out.open(out.name("fragment"), from: fragment)
    write("text", content, at: fragment)
    if let font = look("NSFont", of: fragment), let literal = plainFont(font) {
      write("font", literal, at: font)
    }
    if let place = look("NSColor", of: fragment) {
      if let literal = color(place) { write("color", literal, at: place) }
    } else if isBlack {
      write("color", "black", at: fragment)
    }
    if let place = look("NSBackgroundColor", of: fragment), let literal = color(place) {
      write("background", literal, at: place)
    }
    for (key, name) in [("NSKern", "kern"), ("NSBaselineOffset", "baselineOffset")] {
      guard let place = look(key, of: fragment), let number = text(.value, of: place) else { continue }
      write(name, Number.plain(number), at: place)
    }
    for (key, name) in [("NSUnderline", "underline"), ("NSStrikethrough", "strikethrough")] {
      guard let place = look(key, of: fragment), let style = text(.value, of: place), style != "0" else {
        continue
      }
      write(name, style == "2" ? "thick" : style == "9" ? "double" : "single", at: place)
    }
    if let style = look("NSParagraphStyle", of: fragment) { writeParagraph(style) }
    out.close()
  }

  private static let paragraphNumbers: Set<String> = [
    "lineSpacing", "minimumLineHeight", "maximumLineHeight", "lineHeightMultiple", "paragraphSpacing",
    "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent", "tailIndent",
  ]

  private mutating func writeParagraph(_ style: Int) {
    for position in tree.attributeIndices(of: tree.elements[style]) {
      let attribute = tree.attributes[position]
      let (name, value) = (tree.name(of: attribute), tree.value(of: attribute))
      if name == "alignment", ["left", "center", "right", "natural"].contains(value) {
        write("alignment", value, at: style)
      } else if Self.paragraphNumbers.contains(name), name == "tailIndent" || !value.hasPrefix("-") {
        write(name, Number.plain(value), at: style)
      }
    }
  }
}
