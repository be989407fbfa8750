import SceneSyntax

/// Reads attributed text: `<attributedString key="attributedText"><fragment content="…"><attributes>…`. The object
/// receives the entire text in the style of the first fragment. Other styles are preserved and also written as fragments.
extension Reader {
  private static let properties = [
    "attributedText": ("text", "textColor"), "attributedTitle": ("title", "titleColor"),
    "attributedPlaceholder": ("placeholder", nil),
  ]

  /// Reads attributed text. If `isSupported` is false, the text is read only if the family has an attribute for it.
  mutating func readAttributedText(_ index: Int, _ family: ElementFamily, isSupported: Bool = false) {
    guard let key = text(.key, of: index), let (property, color) = Self.properties[key],
      !out.has(out.name(property)), isSupported || words.attribute(property, of: family) != nil
    else { return }
    let fragments = tree.children(of: index).filter { elementName($0) == "fragment" }
    guard let first = fragments.first else { return }
    var content = ""
    for fragment in fragments {
      let long = tree.children(of: fragment).first { text(.key, of: $0) == "content" }
      guard let part = text(.content, of: fragment) ?? long.map({ text(in: $0) }) else { return }
      content += part
    }
    outcomes.elements[index] = .understood
    mark(.key, of: index)
    for fragment in fragments {
      outcomes.elements[fragment] = .understood
      mark(.content, of: fragment)
      for long in tree.children(of: fragment) where text(.key, of: long) == "content" {
        markAll(long, .understood)
      }
    }
    let place = attribute(.content, of: first)?.valueRange ?? tree.elements[first].tagRange
    out.append(out.name(property), content, at: place)
    if let attributes = child(.attributes, of: first) {
      outcomes.elements[attributes] = .understood
      for part in tree.children(of: attributes) { readAppearance(part, color: color, family) }
    }
    // If there are several fragments, preserved values must remain assigned to their fragments.
    guard fragments.count > 1 else { return }
    pending.values.append(fragments[1])
    preserveEntireValue(index)
  }

  private mutating func readAppearance(_ part: Int, color property: String?, _ family: ElementFamily) {
    let element = elementName(part)
    switch (text(.key, of: part), element) {
    case ("NSColor", "color"):
      guard let property, !out.has(out.name(property)), let color = color(part) else {
        return pending.values.append(part)
      }
      out.append(out.name(property), color, at: tree.elements[part].tagRange)
    case ("NSFont", "font"):
      guard words.attribute("fontDescription", of: family) != nil, !out.has(out.name("font")),
        let font = plainFont(part)
      else { return pending.values.append(part) }
      out.append(out.name("font"), font, at: tree.elements[part].tagRange)
    case ("NSParagraphStyle", "paragraphStyle"): readParagraph(part, family)
    // This is the font that macOS replaced because it lacked glyphs.
    case ("NSOriginalFont", _): return markAll(part, .editorOnly)
    case (let key?, "integer"), (let key?, "real"):
      guard let name = Self.numericAttributes[key], let number = text(.value, of: part),
        let rule = words.attribute("attributedText.\(name)", of: family).map({ words.attributes[$0] }),
        !out.has(written(rule))
      else { return pending.values.append(part) }
      out.append(written(rule), Number.plain(number), at: tree.elements[part].tagRange)
      mark(.value, of: part)
    default: return pending.values.append(part)
    }
    outcomes.elements[part] = .understood
    mark(.key, of: part)
    for inner in tree.children(of: part) where outcomes.elements[inner] == .lost {
      // An empty list of tab stops has no effect.
      if elementName(inner) == "tabStops", Int(tree.elements[inner].subtreeEnd) == inner + 1 {
        markAll(inner, .understood)
      } else {
        pending.values.append(inner)
      }
    }
    preserveRemaining(of: part, as: "attributedText.\(element)", family)
  }

  private static let numericAttributes = [
    "NSKern": "kern", "NSUnderline": "underline", "NSStrikethrough": "strikethrough",
    "NSBaselineOffset": "baselineOffset", "NSStrokeWidth": "strokeWidth", "NSLigature": "ligature",
    "NSSuperScript": "superscript", "NSObliqueness": "obliqueness", "NSExpansion": "expansion",
  ]

  /// Returns the scene literal for a font such as `<font key="NSFont" size="14" name="Georgia"/>`.
  mutating func plainFont(_ index: Int) -> String? {
    if let meta = take(.metaFont, of: index) {
      let size = take(.size, of: index).map(Self.fontSize) ?? KnownNames.metaFontSizes[meta] ?? "13"
      let weight = KnownNames.fontWeights.first { meta.lowercased() == "system\($0.key.lowercased())" }
      if let weight { return "\".SFUI-\(weight.value)\" \(size)" }
      return "\(meta.hasSuffix("Bold") ? "bold" : "system") \(size)"
    }
    guard let name = take(.name, of: index), let size = take(.size, of: index).map(Self.fontSize) else {
      return nil
    }
    return "\"\(name)\" \(size)"
  }

  private mutating func readParagraph(_ index: Int, _ family: ElementFamily) {
    let breaks = [
      "wordWrapping": "wordWrap", "charWrapping": "characterWrap", "clipping": "clip",
      "truncatingHead": "headTruncation", "truncatingTail": "tailTruncation",
      "truncatingMiddle": "middleTruncation",
    ]
    for position in tree.attributeIndices(of: tree.elements[index]) {
      let attribute = tree.attributes[position]
      let value = tree.value(of: attribute)
      switch tree.name(of: attribute) {
      case "alignment":
        // If the object has no alignment attribute, as is the case for a button's title, the value is preserved.
        guard words.attribute("textAlignment", of: family) != nil else { continue }
        outcomes.attributes[position] = .understood
        if ["left", "center", "right"].contains(value), !out.has(out.name("textAlignment")) {
          out.append(out.name("textAlignment"), copying: attribute)
        } else if value == "justified" {
          outcomes.attributes[position] = .lost
        }
      case "lineBreakMode":
        let word = breaks[value]
        if let word, words.attribute("lineBreakMode", of: family) != nil {
          outcomes.attributes[position] = .understood
          if !out.has(out.name("lineBreakMode")) {
            out.append(out.name("lineBreakMode"), word, for: attribute)
          }
        }
      case "baseWritingDirection" where value == "natural": outcomes.attributes[position] = .understood
      default: break
      }
    }
  }
}
