import SceneSyntax
import SceneValues

extension InterfaceBuilder {
  /// Returns ids as written in the file, by the corresponding id in the translated tree. Omits ids that are the same in
  /// both. If `wanted` is not nil, ids that are not in `wanted` can be omitted as well.
  package static func writtenIDs(of tree: SyntaxTree, among wanted: RequestedIDs? = nil) -> [String: String] {
    var ids: [String: String] = [:]
    for name in ["id", "destination", "anchor"].compactMap(tree.names.id) {
      for element in tree.elements {
        guard let attribute = tree.attribute(name, of: element),
          wanted?.mayHold(tree.valueBytes(of: attribute)) != false,
          // Comparing bytes is faster than creating strings, and most values are equal.
          !tree.valueBytes(of: attribute).elementsEqual(tree.source.bytes[attribute.valueRange.bytes])
        else { continue }
        let (scene, written) = (tree.value(of: attribute), tree.source.text(attribute.valueRange))
        // Objects that are named after their storyboard identifier are excluded, because a class can have the same name.
        if scene != written, scene == ForeignID.scene(written) { ids[scene] = written }
      }
    }
    // An identifier that is not a valid id is preserved next to the id.
    let identifiers = ["storyboardIdentifier", "ib:storyboardIdentifier"].compactMap(tree.names.id)
    if let id = tree.names.id(of: "id") {
      for identifier in identifiers {
        for element in tree.elements {
          guard let identifierText = tree.attribute(identifier, of: element).map({ tree.value(of: $0) }),
            let scene = tree.attribute(id, of: element).map({ tree.value(of: $0) }),
            scene != identifierText, scene == ForeignID.scene(identifierText)
          else { continue }
          ids[scene] = identifierText
        }
      }
    }
    return ids
  }

  /// Returns the document ids in references that differ from the scene ids, which are the keys. Includes dangling ids.
  package static func namedIDs(in document: SyntaxTree, among wanted: RequestedIDs) -> [String: String] {
    var ids: [String: String] = [:]
    let names = document.names.all.map { ReferenceFacts.all[$0] != nil }
    for attribute in document.attributes where names[Int(attribute.name.rawValue)] {
      guard wanted.mayHold(written: document.valueBytes(of: attribute)) else { continue }
      let written = document.value(of: attribute)
      let scene = ForeignID.scene(written)
      if scene != written { ids[scene] = written }
    }
    return ids
  }

  /// The ids that occur in messages. Typically, these are one or two of about a hundred ids in the file.
  package struct RequestedIDs {
    /// A Bloom filter for the last two bytes of ids. These bytes differ for most randomly generated ids.
    private var ends = [Bool](repeating: false, count: 1 << 12)

    package init(_ ids: some Sequence<String>) {
      for id in ids { ends[Self.end(of: ArraySlice(id.utf8))] = true }
    }

    /// Returns whether the set might contain the id. If the result is false, the set does not contain the id.
    func mayHold(_ id: ArraySlice<UInt8>) -> Bool { ends[Self.end(of: id)] }

    func mayHold(written id: ArraySlice<UInt8>) -> Bool {
      id.count < 2 || id.suffix(2).contains { !ForeignID.isPlain($0) } || ends[Self.end(of: id)]
    }

    private static func end(of id: ArraySlice<UInt8>) -> Int {
      id.suffix(2).reduce(0) { ($0 << 6 ^ Int($1)) & 0xFFF }
    }
  }

  /// Returns the scene ids of objects, by storyboard identifier and by document id.
  package static func sceneIDs(of tree: SyntaxTree, targets: SceneTargets? = nil) -> [String: String] {
    guard let identifier = tree.names.id(of: "storyboardIdentifier"), let id = tree.names.id(of: "id") else {
      return [:]
    }
    var ids = (targets?.map ?? ReferenceIndex(tree, isMac: DocumentForm(of: tree)?.isMac ?? false).targets)
      .dictionary
    for element in tree.elements {
      guard let name = tree.attribute(identifier, of: element), let own = tree.attribute(id, of: element)
      else {
        continue
      }
      let written = tree.value(of: own)
      // If the scene name is the identifier of another scene, code refers to that other scene.
      ids[tree.value(of: name)] = ids[written] ?? ForeignID.scene(written)
    }
    return ids
  }

  package struct SceneTargets: Sendable {
    let map: StringMap<String>
  }

  package static func withWrittenIDs(_ message: Message, _ ids: [String: String]) -> Message {
    ids.isEmpty ? message : message.renaming { name, kind in kind == .object ? ids[name] : nil }
  }

  /// Returns an attribute's value, such as an equation or a list, with each scene id replaced by the id in the file.
  package static func withWrittenIDs(attribute value: String, _ ids: [String: String]) -> String {
    guard !ids.isEmpty else { return value }
    let bytes = Array(value.utf8)
    var text: [UInt8] = []
    var (rest, position) = (0, 0)
    while position < bytes.count {
      let start = position
      while position < bytes.count, isPartOfID(bytes[position]) { position += 1 }
      if start < position, let id = ids[String(decoding: bytes[start..<position], as: UTF8.self)] {
        text += bytes[rest..<start]
        text += id.utf8
        rest = position
      }
      position += 1
    }
    return rest == 0 ? value : String(decoding: text + bytes[rest...], as: UTF8.self)
  }

  private static func isPartOfID(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x5F || byte >= 0x80
  }
}
