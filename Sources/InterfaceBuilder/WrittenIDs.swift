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

  /// What the ids are in a document that it names, whether anything has them or not, where a scene writes them otherwise.
  package static func namedIDs(in document: SyntaxTree) -> [String: String] {
    var ids: [String: String] = [:]
    let names = ["destination", "firstItem", "secondItem"].compactMap(document.names.id)
    for attribute in document.attributes where names.contains(attribute.name) {
      let written = document.value(of: attribute)
      let scene = ForeignID.scene(written)
      if scene != written { ids[scene] = written }
    }
    return ids
  }

  /// What a scene calls the things that have a storyboard identifier in a document, by that or by their id.
  package static func sceneIDs(of tree: SyntaxTree) -> [String: String] {
    guard let identifier = tree.names.id(of: "storyboardIdentifier"), let id = tree.names.id(of: "id") else {
      return [:]
    }
    var ids = Survey(tree, isMac: DocumentForm(of: tree)?.isMac ?? false).targets.dictionary
    for element in tree.elements {
      guard let name = tree.attribute(identifier, of: element), let own = tree.attribute(id, of: element)
      else {
        continue
      }
      let written = tree.value(of: own)
      // Of two that are called so, one by its identifier, code means that one.
      ids[tree.value(of: name)] = ids[written] ?? ForeignID.scene(written)
    }
    return ids
  }

  /// A message, with ids as the file has them. They stand in quotes, by themselves or in a path.
  package static func inItsWords(_ message: String, _ ids: [String: String]) -> String {
    guard !ids.isEmpty else { return message }
    var text = ""
    var rest = message[...]
    while let start = rest.utf8.firstIndex(where: isPartOfID) {
      let end = rest.utf8[start...].firstIndex { !isPartOfID($0) } ?? rest.endIndex
      let word = String(rest[start..<end])
      text += rest[..<start]
      text += ids[word] ?? word
      rest = rest[end...]
    }
    return text + rest
  }

  /// Letters of other alphabets belong to words, too.
  private static func isPartOfID(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x5F || byte >= 0x80
  }
}
