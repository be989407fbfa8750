import SceneValues

extension RandomScene {
  /// Writes variations of an object. A property is set only once for the same traits.
  mutating func writeVariations(of name: String) {
    var written: Set<String> = []
    while chance.happens(oneIn: 4) {
      let traits = traits()
      guard written.insert(TraitSet(traits)!.literal).inserted else { continue }
      let (key, literal) = variedValue(of: name)
      text += "<when traits=\"\(traits)\" \(key)=\"\(literal)\"\(importedAttributes())/>\n"
    }
  }

  private mutating func variedValue(of name: String) -> (key: String, literal: String) {
    let fixed: Set = ["reuseIdentifier", "kind", "textColor", "nibName"]
    let properties = vocabulary.lineage(of: name).flatMap(\.properties).filter { property in
      switch property.type {
      case .reference, .references: false
      default: !fixed.contains(property.key) && Self.consistentValues[property.key] == nil
      }
    }
    let property = chance.pick(properties)
    return (property.key, literal(of: property))
  }

  private mutating func traits() -> String {
    var words: [String] = []
    for trait in SceneTrait.allCases where chance.happens(oneIn: 3) {
      words.insert("\(trait.rawValue)=\(chance.pick(trait.values))", at: chance.below(words.count + 1))
    }
    return words.isEmpty ? "idiom=pad" : words.joined(separator: " ")
  }

  // MARK: What was imported

  mutating func importedAttributes() -> String {
    guard chance.happens(oneIn: 8) else { return "" }
    let value = chance.pick(["1", "", "Grüße &amp; Küsse", "two&#10;lines", "&lt;a&gt;"])
    return chance.pick([" ib:key=\"\(value)\"", " ib:z=\"\(value)\" ib:a=\"2\""])
  }

  mutating func writeImported() {
    guard chance.happens(oneIn: 10) else { return }
    text += chance.pick([
      "<ib:empty/>", "<ib:empty b='1'\n  a=\"2\" />",
      "<ib:deep><label id=\"object1\" class=\"None\"> text </label></ib:deep>",
      "<ib:own xmlns:o=\"urn:o\" o:a=\"1\">\n <o:b/><!-- kept -->\n</ib:own>",
      "<ib:text>Grüße &amp; &#33;<ib:empty/>\ttail</ib:text>",
    ])
    text += "\n"
  }
}
