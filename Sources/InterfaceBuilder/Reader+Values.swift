import SceneSyntax
import SceneValues

extension Reader {
  /// Writes the values that are elements of their own, as attributes of what they are values of. What cannot be said so
  /// is left for what is carried along.
  mutating func readValues(of index: Int, family: Int) {
    for child in tree.children(of: index) where fates.elements[child] == .lost { readValue(child, family) }
  }

  private mutating func readValue(_ child: Int, _ family: Int) {
    let element = elementName(child)
    switch element {
    case "state":
      guard text(.key, of: child) == "normal" else { return }
      fates.elements[child] = .understood
      mark(.key, of: child)
      let state = words.family("state")
      readAttributes(of: child, family: state)
      readValues(of: child, family: state)
      for part in tree.children(of: child) where fates.elements[part] == .lost { unreadable.append(part) }
      return
    case "textInputTraits":
      fates.elements[child] = .understood
      mark(.key, of: child)
      return readAttributes(of: child, family: words.family("textInput"))
    case "accessibility": return readAccessibility(child, family)
    case "blurEffect", "preferredSymbolConfiguration":
      fates.elements[child] = .understood
      mark(.key, of: child)
      return keepRest(of: child, as: element, family)
    case "attributedString" where text(.key, of: child) == "attributedText":
      return readAttributedText(child, family)
    default: break
    }
    guard let key = text(.key, of: child) else { return }
    if ElementFacts.editorKeys.contains(key) { return markAll(child, .editorOnly) }
    if element == "nil" { return markAll(child, .understood) }
    guard let rule = words.attribute(key, of: family).map({ words.attributes[$0] }),
      rule.kind != .keep, !out.has(written(rule)),
      let literal = literal(of: child, element, for: rule.kind)
    else { return }
    fates.elements[child] = .understood
    mark(.key, of: child)
    out.append(written(rule), literal, at: tree.elements[child].tagRange)
    keepRest(of: child, as: key, family)
  }

  /// What a scene writes for a value; nil where it has no way to.
  private mutating func literal(of child: Int, _ element: String, for kind: Words.Kind) -> String? {
    switch (kind, element) {
    case (.rect, "rect"): return numbers([.x, .y, .width, .height], of: child)
    case (.rect, "frame"): return numbers([.minX, .minY, .width, .height], of: child)
    case (.size, "size"): return numbers([.width, .height], of: child)
    case (.insets, "inset"): return numbers([.minY, .minX, .maxY, .maxX], of: child)
    case (.insets, "edgeInsets"): return numbers([.top, .left, .bottom, .right], of: child)
    case (.autoresizing, "autoresizingMask"): return autoresizing(child)
    case (.color, "color"): return color(child)
    case (.font, "fontDescription"): return font(child)
    case (.date, "date"):
      return take(.timeIntervalSinceReferenceDate, of: child).flatMap(Double.init).map {
        Number.plain($0 + 978_307_200)
      }
    case (.string, "string"), (.string, "mutableString"): return text(in: child)
    case (.image, "imageReference"): return take(.image, of: child)
    default: return nil
    }
  }

  /// All the text directly inside an element.
  func text(in index: Int) -> String { tree.texts(of: index).map { tree.value(of: $0) }.joined() }

  private mutating func numbers(_ keys: [Key], of index: Int) -> String {
    keys.map { Number.plain(take($0, of: index) ?? "0") }.joined(separator: " ")
  }

  private mutating func autoresizing(_ index: Int) -> String {
    var words: [String] = []
    for position in tree.attributeIndices(of: tree.elements[index]) {
      let attribute = tree.attributes[position]
      let name = tree.name(of: attribute)
      guard let word = KnownNames.autoresizing.first(where: { $0.0 == name })?.1 else { continue }
      fates.attributes[position] = .understood
      if tree.value(of: attribute) == "YES" { words.append(word) }
    }
    return words.joined(separator: " ")
  }

  // MARK: - Colours

  /// What a scene calls a colour; nil for a kind that nobody knows.
  mutating func color(_ index: Int) -> String? {
    let named = [Key.systemColor, .cocoaTouchSystemColor, .xcode11CocoaTouchSystemColor]
    let names = named.compactMap { text($0, of: index) }
    let words = names.map { $0.hasSuffix("Color") ? String($0.dropLast("Color".count)) : $0 }
    if let word = words.first(where: { StandardColor(rawValue: Self.olderNames[$0] ?? $0) != nil }) {
      markAll(index, .understood)
      return Self.olderNames[word] ?? word
    }
    if names.isEmpty, let name = take(.name, of: index) {
      markAll(index, .understood)
      return "asset:\(name)"
    }
    // What it looks like stands beside its name, or among the resources.
    if let literal = components(index) { return literal }
    let looks = names.compactMap { survey.systemColors[$0] }.first
    return looks.flatMap { child("color", of: $0) }.flatMap { components($0) }
  }

  private static let olderNames = [
    "darkText": "black", "lightText": "white", "groupTableViewBackground": "systemGroupedBackground",
    "tableCellGroupedBackground": "secondarySystemBackground", "viewFlipsideBackground": "darkGray",
    "scrollViewTexturedBackground": "gray", "tableCellPlainBackground": "white", "tableBackground": "white",
  ]

  private mutating func components(_ index: Int) -> String? {
    func part(_ text: String?) -> Int? {
      text.flatMap(Double.init).map { Int((min(max($0, 0), 1) * 255).rounded()) }
    }
    let color: [Int?]
    if let white = take(.white, of: index) {
      color = [part(white), part(white), part(white)]
    } else {
      color = [take(.red, of: index), take(.green, of: index), take(.blue, of: index)].map(part)
    }
    guard let red = color[0], let green = color[1], let blue = color[2] else { return nil }
    mark(.colorSpace, of: index)
    mark(.customColorSpace, of: index)
    let alpha = part(take(.alpha, of: index)) ?? 255
    return "#" + ([red, green, blue] + (alpha == 255 ? [] : [alpha])).map(Self.hex).joined()
  }

  private static func hex(_ byte: Int) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  // MARK: - Fonts

  private mutating func font(_ index: Int) -> String? {
    let type = text(.type, of: index)
    if let style = KnownNames.textStyles[text(.style, of: index) ?? type ?? ""] {
      mark(.style, of: index)
      mark(.type, of: index)
      return style
    }
    let size =
      take(.pointSize, of: index).map(Number.plain)
      ?? KnownNames.fontSizes[take(.size, of: index) ?? ""] ?? "17"
    if let type, let face = KnownNames.fontFaces[type] {
      mark(.type, of: index)
      guard let weight = text(.weight, of: index) else { return "\(face) \(size)" }
      // A scene knows two weights: which one it was is carried along.
      return "\(KnownNames.boldWeights.contains(weight) ? "bold" : face) \(size)"
    }
    guard let name = text(.family, of: index) ?? text(.name, of: index) else { return nil }
    mark(.family, of: index)
    if text(.name, of: index) == name { mark(.name, of: index) }
    let quote = name.contains("\"") ? "'" : "\""
    return "\(quote)\(name)\(quote) \(size)"
  }

  // MARK: - What is said of several things

  /// Text that looks the same all over: `<attributedString key="attributedText"><fragment content="…">…`
  private mutating func readAttributedText(_ index: Int, _ family: Int) {
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
    guard let attributes = child("attributes", of: fragment) else { return }
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
  private mutating func readAccessibility(_ index: Int, _ family: Int) {
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
