import SceneSyntax

/// Reads key commands: `<keyCommand input="s" modifierFlags="1048576" actionName="save:" discoverabilityTitle="Save"/>`.
extension Reader {
  mutating func keyCommands(_ index: Int) {
    openGroup(index)
    for child in tree.children(of: index) {
      guard elementName(child) == "keyCommand" else {
        keep(child, unknown)
        continue
      }
      begin("keyCommand", child)
      if let attribute = attribute(.input, of: child) { readInput(attribute, of: child) }
      if let attribute = attribute(.modifierFlags, of: child) { readFlags(attribute, of: child) }
      let action = attribute(.actionName, of: child)
      mark(.actionName, of: child)
      readAttributes(of: child, family: .keyCommand)
      if let action, !action.valueRange.isEmpty {
        // The responder chain determines the target.
        out.open(out.name("action"), from: child)
        out.append(out.name("selector"), copying: action)
        write("destination", "firstResponder", at: child)
        out.close()
      }
      for part in tree.children(of: child) { keep(part) }
      out.close()
    }
  }

  private mutating func readInput(_ attribute: SyntaxTree.Attribute, of index: Int) {
    let input = tree.value(of: attribute)
    if input.count == 1, KeyCommandFacts.keys[input] == nil {
      mark(.input, of: index)
      out.append(out.name("input"), copying: attribute)
    } else if let key = KeyCommandFacts.keys[input] {
      mark(.input, of: index)
      out.append(out.name("key"), key, for: attribute)
    }
  }

  private mutating func readFlags(_ attribute: SyntaxTree.Attribute, of index: Int) {
    guard var bits = Int(tree.value(of: attribute)) else { return }
    var words: [String] = []
    for (bit, word) in KeyCommandFacts.modifiers where bits & bit != 0 {
      words.append(word)
      bits -= bit
    }
    if !words.isEmpty { out.append(out.name("modifierFlags"), words.joined(separator: " "), for: attribute) }
    // In scenes, caps lock and the numeric keypad are not modifiers.
    if bits != 0 { out.append(out.name("ib:modifierFlags"), copying: attribute) }
    mark(.modifierFlags, of: index)
  }
}
