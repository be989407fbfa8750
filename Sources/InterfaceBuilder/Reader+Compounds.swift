import SceneSyntax

extension Reader {
  /// Text that looks the same all over: `<attributedString key="attributedText"><fragment content="…">…`
  mutating func readAttributedText(_ index: Int, _ family: Int) {
    let fragments = Array(tree.children(of: index))
    guard fragments.count == 1, elementName(fragments[0]) == "fragment", !out.has(out.name("text")),
      words.attribute("text", of: family) != nil
    else { return }
    let fragment = fragments[0]
    let long = tree.children(of: fragment).first { text(.key, of: $0) == "content" }
    guard let content = text(.content, of: fragment) ?? long.map({ text(in: $0) }) else { return }
    let place = attribute(.content, of: fragment)?.valueRange ?? tree.elements[fragment].tagRange
    for element in [index, fragment] + (long.map { [$0] } ?? []) { fates.elements[element] = .understood }
    for element in [index, fragment] + (long.map { [$0] } ?? []) { mark(.key, of: element) }
    mark(.content, of: fragment)
    out.append(out.name("text"), content, at: place)
    guard let attributes = child(.attributes, of: fragment) else { return }
    fates.elements[attributes] = .understood
    for part in tree.children(of: attributes) { readLook(part, family) }
  }

  private mutating func readLook(_ part: Int, _ family: Int) {
    let element = elementName(part)
    switch (text(.key, of: part), element) {
    case ("NSColor", "color"):
      guard !out.has(out.name("textColor")), let color = color(part) else { return unreadable.append(part) }
      out.append(out.name("textColor"), color, at: tree.elements[part].tagRange)
    case ("NSFont", "font"):
      guard !out.has(out.name("font")), let font = plainFont(part) else { return unreadable.append(part) }
      out.append(out.name("font"), font, at: tree.elements[part].tagRange)
    case ("NSParagraphStyle", "paragraphStyle"): readParagraph(part, family)
    // What stood there before a font was found that has the letters.
    case ("NSOriginalFont", _): return markAll(part, .editorOnly)
    default: return unreadable.append(part)
    }
    fates.elements[part] = .understood
    mark(.key, of: part)
    unreadable += tree.children(of: part).filter { fates.elements[$0] == .lost }
    keepRest(of: part, as: "attributedText.\(element)", family)
  }

  /// `<font key="NSFont" size="14" name="Georgia"/>`
  private mutating func plainFont(_ index: Int) -> String? {
    if let meta = take(.metaFont, of: index) {
      let size = take(.size, of: index).map(Number.plain)
      return "\(meta.hasSuffix("Bold") ? "bold" : "system") \(size ?? KnownNames.fontSizes[meta] ?? "17")"
    }
    guard let name = take(.name, of: index), let size = take(.size, of: index).map(Number.plain) else {
      return nil
    }
    return "\"\(name)\" \(size)"
  }

  private mutating func readParagraph(_ index: Int, _ family: Int) {
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
        fates.attributes[position] = .understood
        if ["left", "center", "right"].contains(value), !out.has(out.name("textAlignment")) {
          out.append(out.name("textAlignment"), copying: attribute)
        } else if value == "justified" {
          fates.attributes[position] = .lost
        }
      case "lineBreakMode":
        let word = breaks[value]
        if let word, words.attribute("lineBreakMode", of: family) != nil {
          fates.attributes[position] = .understood
          if !out.has(out.name("lineBreakMode")) {
            out.append(out.name("lineBreakMode"), word, for: attribute)
          }
        }
      case "baseWritingDirection" where value == "natural": fates.attributes[position] = .understood
      default: break
      }
    }
  }

  /// `<accessibility key="accessibilityConfiguration" label="…" hint="…"/>`
  mutating func readAccessibility(_ index: Int, _ family: Int) {
    fates.elements[index] = .understood
    mark(.key, of: index)
    for (key, name) in [(Key.label, "accessibilityLabel"), (.hint, "accessibilityHint")] {
      guard let attribute = attribute(key, of: index) else { continue }
      mark(key, of: index)
      out.append(out.name(name), copying: attribute)
    }
    for child in tree.children(of: index) {
      if elementName(child) == "bool", text(.key, of: child) == "isElement",
        let value = text(.value, of: child)
      {
        markAll(child, .understood)
        write("accessibilityElement", value == "YES" ? "true" : "false", at: child)
      } else {
        unreadable.append(child)
      }
    }
    keepRest(of: index, as: "accessibility", family)
  }

  /// `<buttonConfiguration key="configuration" style="filled" title="…"/>`: what of it is a button's own.
  ///
  /// It counts for more than the type and the title that stand beside it.
  mutating func readConfiguration(_ index: Int, _ family: Int) {
    fates.elements[index] = .understood
    mark(.buttonType, of: Int(tree.elements[index].parent))
    mark(.key, of: index)
    if let style = attribute(.style, of: index), !out.has(out.name("kind")),
      let kind = ["filled": "filled", "plain": "plain", "gray": "bordered", "tinted": "bordered"][
        tree.value(of: style)]
    {
      mark(.style, of: index)
      out.append(out.name("kind"), kind, for: style)
    }
    for key in [Key.title, .image] {
      guard let attribute = attribute(key, of: index), !out.has(out.name(key.name)) else { continue }
      mark(key, of: index)
      out.append(out.name(key.name), copying: attribute)
    }
    unreadable += tree.children(of: index)
    keepRest(of: index, as: "configuration", family)
  }
}
