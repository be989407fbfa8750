import SceneSyntax

extension InterfaceBuilder {
  /// What the ids of a translated tree are in the file, where they are something else there.
  package static func writtenIDs(of tree: SyntaxTree) -> [String: String] {
    var ids: [String: String] = [:]
    for name in ["id", "destination", "anchor"].compactMap(tree.names.id) {
      for element in tree.elements {
        guard let attribute = tree.attribute(name, of: element) else { continue }
        let (scene, written) = (tree.value(of: attribute), tree.source.text(attribute.valueRange))
        // What is called by its storyboard identifier is known by that, and a class may be called the same.
        if scene != written, scene == ForeignID.scene(written) { ids[scene] = written }
      }
    }
    return ids
  }

  /// A message, with ids as the file has them. They stand in quotes, by themselves or in a path.
  package static func inItsWords(_ message: String, _ ids: [String: String]) -> String {
    guard !ids.isEmpty else { return message }
    var text = ""
    var word = ""
    for character in message {
      if character == "_" || character.isLetter || character.isNumber {
        word.append(character)
      } else {
        text += ids[word] ?? word
        text.append(character)
        word = ""
      }
    }
    return text + (ids[word] ?? word)
  }
}
