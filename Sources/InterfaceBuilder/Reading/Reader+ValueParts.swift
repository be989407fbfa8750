import SceneSyntax

extension Reader {
  func hasParts(_ index: Int, _ key: String, _ family: ElementFamily) -> Bool {
    words.paths.contains(key)
      && (words.attribute(key, of: family) == nil || elementName(index) == "locale")
  }

  mutating func readParts(of index: Int, as key: String, _ family: ElementFamily) {
    outcomes.elements[index] = .understood
    mark(.key, of: index)
    preserveRemaining(of: index, as: key, family)
    for part in tree.children(of: index) where outcomes.elements[part] == .lost {
      readPart(part, of: key, family)
    }
    preserveEntireValue(index)
  }

  /// Preserves an entire value if one of its parts is preserved, because the part would have no meaning on its own.
  mutating func preserveEntireValue(_ index: Int) {
    let parts = index + 1..<Int(tree.elements[index].subtreeEnd)
    guard pending.values.contains(where: parts.contains) else { return }
    pending.values.removeAll(where: parts.contains)
    pending.values.append(index)
  }

  mutating func readPart(_ part: Int, of key: String, _ family: ElementFamily) {
    let path = "\(key).\(text(.key, of: part) ?? elementName(part))"
    if elementName(part) == "nil" { return markAll(part, .understood) }
    if readValue(part, as: path, family) { return }
    if hasParts(part, path, family) { return readParts(of: part, as: path, family) }
    pending.values.append(part)
  }

  mutating func readKinds(_ index: Int, as name: String, _ family: ElementFamily) {
    guard let rule = words.attribute(name, of: family).map({ words.attributes[$0] }), !out.has(written(rule))
    else { return }
    let kinds = tree.children(of: index).map { text(.value, of: $0) }
    guard !kinds.contains(nil) else { return }
    markAll(index, .understood)
    if !kinds.isEmpty {
      out.append(
        written(rule), kinds.compactMap { $0 }.joined(separator: " "), at: tree.elements[index].tagRange)
    }
  }

  func isFlags(_ index: Int) -> Bool {
    let key = referenceIndex.keys[ReaderKey.key.rawValue]
    return Int(tree.elements[index].subtreeEnd) == index + 1
      && tree.attributes(of: index).allSatisfy {
        $0.name == key || ["YES", "NO"].contains(tree.value(of: $0))
      }
  }

  mutating func flags(_ index: Int) -> String {
    var flags: [String] = []
    for position in tree.attributeIndices(of: tree.elements[index])
    where ["YES", "NO"].contains(tree.value(of: tree.attributes[position])) {
      let attribute = tree.attributes[position]
      outcomes.attributes[position] = .understood
      if tree.value(of: attribute) == "YES" { flags.append(tree.name(of: attribute)) }
    }
    return flags.joined(separator: " ")
  }
}
