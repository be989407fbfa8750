import SceneSyntax
import SceneValues

extension Reader {
  /// Writes value elements as attributes of their object. Elements without an attribute are preserved later.
  mutating func readValues(of index: Int, family: ElementFamily) {
    for child in tree.children(of: index) where outcomes.elements[child] == .lost { readValue(child, family) }
  }

  mutating func readValue(_ child: Int, _ family: ElementFamily) {
    switch table.value(tree.elements[child].name) {
    case .state:
      // The focused state is for remote controls, which scenes do not support.
      if text(.key, of: child) == "focused" { return readParts(of: child, as: "focused", family) }
      guard text(.key, of: child) == "normal" else { return }
      outcomes.elements[child] = .understood
      mark(.key, of: child)
      readAttributes(of: child, family: .state)
      readValues(of: child, family: .state)
      for part in tree.children(of: child) where outcomes.elements[part] == .lost {
        pending.values.append(part)
      }
      return
    case .textInputTraits:
      outcomes.elements[child] = .understood
      mark(.key, of: child)
      return readAttributes(of: child, family: .textInput)
    case .barButtonItem:
      // The back bar button item is written separately.
      guard text(.key, of: child) == "backBarButtonItem", let title = attribute(.title, of: child),
        !out.has(out.name("backButtonTitle"))
      else { return }
      return out.append(out.name("backButtonTitle"), copying: title)
    case .kinds: return readKinds(child, as: elementName(child), family)
    case .accessibility: return readAccessibility(child, family)
    case .parts: return readParts(of: child, as: elementName(child), family)
    case .webConfiguration: return readParts(of: child, as: "configuration", family)
    case .attributedString: return readAttributedText(child, family)
    case .nothing: return markAll(child, .understood)
    case .other: break
    }
    guard let key = text(.key, of: child) else { return }
    if ElementFacts.editorKeys.contains(key) { return markAll(child, .editorOnly) }
    if !readValue(child, as: key, family), hasParts(child, key, family) {
      readParts(of: child, as: key, family)
    }
  }

  mutating func readValue(_ child: Int, as key: String, _ family: ElementFamily) -> Bool {
    guard let rule = words.attribute(key, of: family).map({ words.attributes[$0] }),
      rule.kind != .keep, rule.kind != .elsewhere
    else { return false }
    // Adding a name changes the tree. The name is added first, because changing the tree during use would copy it.
    let name = written(rule)
    guard !out.has(name), let literal = literal(of: child, elementName(child), by: rule) else { return false }
    outcomes.elements[child] = .understood
    mark(.key, of: child)
    out.append(name, literal, at: tree.elements[child].tagRange)
    preserveRemaining(of: child, as: key, family)
    pending.values += tree.children(of: child).filter { outcomes.elements[$0] == .lost }
    return true
  }

  private mutating func literal(of child: Int, _ element: String, by rule: DocumentVocabulary.Attribute)
    -> String?
  {
    switch (rule.kind, element) {
    case (.rect, "rect") where text(.key, of: child) == "frame": return frame(child)
    case (.rect, "rect"): return numbers([.x, .y, .width, .height], of: child)
    case (.rect, "frame"): return numbers([.minX, .minY, .width, .height], of: child)
    case (.size, "size"): return numbers([.width, .height], of: child)
    case (.insets, "inset"): return numbers([.minY, .minX, .maxY, .maxX], of: child)
    case (.insets, "edgeInsets"): return numbers([.top, .left, .bottom, .right], of: child)
    case (.autoresizing, "autoresizingMask"): return autoresizing(child)
    case (.color, "color"): return color(child)
    case (.font, "fontDescription"): return font(child)
    case (.date, "date"):
      return take(.timeIntervalSinceReferenceDate, of: child).flatMap(Number.read).map {
        Number.plain($0 + 978_307_200)
      }
    case (.string, "string"), (.string, "mutableString"): return takeText(in: child)
    case (.image, "imageReference"): return take(.image, of: child)
    case (.insets, "directionalEdgeInsets"): return numbers([.top, .leading, .bottom, .trailing], of: child)
    case (.string, "offsetWrapper"): return numbers([.horizontal, .vertical], of: child)
    case (.string, "point"): return numbers([.x, .y], of: child)
    case (.enum, "locale"):
      guard let name = text(.localeIdentifier, of: child), let word = rule.cases[name] else { return nil }
      mark(.localeIdentifier, of: child)
      return word
    case (.string, "timeZone"):
      // The element also contains the components that the time zone had when the document was saved.
      for part in tree.children(of: child) { markAll(part, .editorOnly) }
      return take(.name, of: child)
    case (.options, "rectEdge"), (.options, "options"): return flags(child)
    case (.string, _) where isFlags(child): return flags(child)
    default: return nil
    }
  }

  func text(in index: Int) -> String { EncodedText.text(in: index, of: tree) }

  mutating func takeText(in index: Int) -> String {
    for position in tree.attributeIndices(of: tree.elements[index])
    where tree.name(of: tree.attributes[position]) == EncodedText.attribute {
      outcomes.attributes[position] = .understood
    }
    return text(in: index)
  }

  mutating func numbers(_ keys: [ReaderKey], of index: Int) -> String {
    var text = ""
    for key in keys {
      if !text.isEmpty { text += " " }
      text += take(key, of: index).map(Number.coordinate) ?? "0"
    }
    return text
  }

  private mutating func frame(_ index: Int) -> String {
    if let frame = wholeFrame(index) { return frame }
    var frame = ""
    for key in Self.frameKeys {
      if !frame.isEmpty { frame += " " }
      let text = take(key, of: index) ?? "0"
      let number = Number.coordinate(text)
      frame += Number.read(number).map { Number.plain(PixelSnapping.snapped($0)) } ?? number
    }
    return frame
  }

  /// Returns a frame of whole numbers, or nil. Without this case, frames account for 2 % of validation time.
  private mutating func wholeFrame(_ index: Int) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.frameKeys.count * (Number.wholeLength + 1)) {
      buffer in
      var count = 0
      for key in Self.frameKeys {
        guard let attribute = takeAttribute(key, of: index) else { return nil }
        guard let number = Number.whole(tree.valueBytes(of: attribute)) else { return nil }
        if count > 0 {
          buffer[count] = UInt8(ascii: " ")
          count += 1
        }
        for byte in number {
          buffer[count] = byte
          count += 1
        }
      }
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
    }
  }

  private static let frameKeys = [ReaderKey.x, .y, .width, .height]

  private mutating func autoresizing(_ index: Int) -> String {
    let parts = form.isMac ? KnownNames.macAutoresizing : KnownNames.autoresizing
    // Converted masks are cached, because a file repeats a small number of different masks.
    var code = 0
    for position in tree.attributeIndices(of: tree.elements[index]) {
      let attribute = tree.attributes[position]
      let name = tree.name(of: attribute)
      guard let part = parts.firstIndex(where: { $0.0 == name }) else { continue }
      outcomes.attributes[position] = .understood
      if tree.value(of: attribute, is: "YES") { code = code * (parts.count + 1) + part + 1 }
    }
    if let known = written.autoresizings[code] { return known }
    var (words, rest): ([String], Int) = ([], code)
    while rest > 0 {
      words.insert(parts[rest % (parts.count + 1) - 1].1, at: 0)
      rest /= parts.count + 1
    }
    let text = words.joined(separator: " ")
    written.autoresizings[code] = text
    return text
  }
}
