import SceneSyntax
import SceneValues

extension Reader {
  mutating func readAttributes(of index: Int, family: ElementFamily) {
    for position in tree.attributeIndices(of: tree.elements[index])
    where outcomes.attributes[position] == .lost {
      let attribute = tree.attributes[position]
      guard let number = table.attribute(attribute.name, of: family) else {
        if isPriority(attribute.name) { continue }
        keep(attribute: position, as: tree.name(of: attribute), words.isOpen(family) ? .kept : unknown)
        continue
      }
      // The rule is read only once, because all threads update its reference count.
      let rule = words.attributes[number]
      switch rule.kind {
      case .editor: outcomes.attributes[position] = .editorOnly
      case .elsewhere: continue
      case .known: keep(attribute: position, as: tree.name(of: attribute), .understood)
      case .keep: keep(attribute: position, as: tree.name(of: attribute), .kept)
      default:
        if write(attribute, by: rule) {
          outcomes.attributes[position] = .understood
          if !rule.approximate.isEmpty, rule.approximate.contains(tree.value(of: attribute)) {
            keep(attribute: position, as: tree.name(of: attribute), .understood)
          }
        } else {
          keep(attribute: position, as: tree.name(of: attribute), .kept)
        }
      }
    }
  }

  /// Returns the scene name of an attribute. If the scene has readable ids, preserved attributes have the prefix `ib:`.
  mutating func written(_ rule: DocumentVocabulary.Attribute) -> NameID {
    if let known = written.attributes[rule.index] { return known }
    let name = out.name(rule.isPreserved ? preserved(rule.name) : rule.name)
    written.attributes[rule.index] = name
    return name
  }

  /// Writes an attribute. Returns false if a scene cannot express its value.
  mutating func write(_ attribute: SyntaxTree.Attribute, by rule: DocumentVocabulary.Attribute) -> Bool {
    let name = written(rule)
    guard !out.has(name) else { return false }
    switch rule.kind {
    case .string, .same: out.append(name, copying: attribute)
    case .int:
      guard NumberForm(type: .int).reads(tree.value(of: attribute)) else { return false }
      out.append(name, copying: attribute)
    case .reference, .controller:
      guard let id = target(tree.value(of: attribute)) else { return false }
      out.append(name, id, for: attribute)
    case .image:
      if !attribute.valueRange.isEmpty { out.append(name, copying: attribute) }
    case .number, .date:
      let text = tree.value(of: attribute)
      guard NumberForm().reads(text) else { return false }
      let plain = Number.plain(text)
      if plain == text {
        out.append(name, copying: attribute)
      } else {
        out.append(name, plain, for: attribute)
      }
    case .bool:
      if tree.value(of: attribute, is: "YES") {
        out.append(name, "true", for: attribute)
      } else if tree.value(of: attribute, is: "NO") {
        out.append(name, "false", for: attribute)
      } else {
        return false
      }
    case .enum:
      let text = tree.value(of: attribute)
      guard let word = rule.cases[text] else { return false }
      if word == text {
        out.append(name, copying: attribute)
      } else if !word.isEmpty {
        out.append(name, word, for: attribute)
      }
    case .options:
      let options = tree.value(of: attribute).split(separator: " ").map { rule.cases[String($0)] }
      guard !options.contains(nil) else { return false }
      out.append(name, options.compactMap { $0 }.joined(separator: " "), for: attribute)
    default: return false
    }
    return true
  }

  private static let priorities: [(String, ReaderKey, ReaderKey, LayoutPriorities)] = [
    ("contentHugging", .horizontalHuggingPriority, .verticalHuggingPriority, .contentHugging),
    (
      "compressionResistance", .horizontalCompressionResistancePriority,
      .verticalCompressionResistancePriority, .compressionResistance
    ),
  ]

  private func isPriority(_ name: NameID) -> Bool {
    Self.priorities.contains {
      referenceIndex.keys[$0.1.rawValue] == name || referenceIndex.keys[$0.2.rawValue] == name
    }
  }

  /// Combines both priorities into one attribute. The element at `base` provides a priority that `index` lacks.
  mutating func readPriorities(of index: Int, besides base: Int? = nil) {
    for (name, horizontal, vertical, usual) in Self.priorities {
      guard let first = attribute(horizontal, of: index) ?? attribute(vertical, of: index) else { continue }
      let values = [
        priority(horizontal, of: index, besides: base) ?? Value.number(usual.horizontal.rawValue),
        priority(vertical, of: index, besides: base) ?? Value.number(usual.vertical.rawValue),
      ]
      out.append(out.name(name), values.joined(separator: " "), for: first)
    }
  }

  /// Returns a priority, or nil if it is not specified or out of range. The attribute's own check reports the latter.
  private mutating func priority(_ key: ReaderKey, of index: Int, besides base: Int?) -> String? {
    guard let text = take(key, of: index) ?? base.flatMap({ text(key, of: $0) }),
      let number = Number.read(text), (1...1000).contains(number)
    else { return nil }
    return Number.plain(number)
  }
}
