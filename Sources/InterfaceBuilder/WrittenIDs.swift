import SceneSyntax
import SceneValues

extension InterfaceBuilder {
  /// What the ids of a translated tree are in the file, where they are something else there.
  ///
  /// - Parameters:
  ///   - tree: the scene that was made of the file.
  ///   - wanted: the ids to look for; nil for all.
  /// - Returns: the ids of the file by those of the scene.
  package static func writtenIDs(of tree: SyntaxTree, among wanted: WantedIDs? = nil) -> [String: String] {
    var ids: [String: String] = [:]
    for name in ["id", "destination", "anchor"].compactMap(tree.names.id) {
      for element in tree.elements {
        guard let attribute = tree.attribute(name, of: element),
          wanted?.mayHold(tree.valueBytes(of: attribute)) != false,
          // Most of all, so it is compared without strings of it.
          !tree.valueBytes(of: attribute).elementsEqual(tree.source.bytes[attribute.valueRange.bytes])
        else { continue }
        let (scene, written) = (tree.value(of: attribute), tree.source.text(attribute.valueRange))
        // What is called by its storyboard identifier is known by that, and a class may be called the same.
        if scene != written, scene == ForeignID.scene(written) { ids[scene] = written }
      }
    }
    // An identifier that had to be spelled is kept beside the id.
    let identifiers = ["storyboardIdentifier", "ib:storyboardIdentifier"].compactMap(tree.names.id)
    if let id = tree.names.id(of: "id") {
      for identifier in identifiers {
        for element in tree.elements {
          guard let said = tree.attribute(identifier, of: element).map({ tree.value(of: $0) }),
            let scene = tree.attribute(id, of: element).map({ tree.value(of: $0) }),
            scene != said, scene == ForeignID.scene(said)
          else { continue }
          ids[scene] = said
        }
      }
    }
    return ids
  }

  /// What the ids are in a document that it names, whether anything has them or not, where a scene writes them otherwise.
  ///
  /// - Parameters:
  ///   - document: the file as it was written.
  ///   - wanted: the ids to look for, as a scene has them.
  /// - Returns: the ids of the document by those that a scene has for them.
  package static func namedIDs(in document: SyntaxTree, among wanted: WantedIDs) -> [String: String] {
    var ids: [String: String] = [:]
    let names = ["destination", "firstItem", "secondItem"].compactMap(document.names.id)
    for attribute in document.attributes where names.contains(attribute.name) {
      guard wanted.mayHold(written: document.valueBytes(of: attribute)) else { continue }
      let written = document.value(of: attribute)
      let scene = ForeignID.scene(written)
      if scene != written { ids[scene] = written }
    }
    return ids
  }

  /// The ids that some messages speak of: a file has a hundred ids, of which they speak of one or two.
  package struct WantedIDs {
    /// Whether there is an id with such a hash of its last two bytes. These two differ in most ids, which are random.
    private var ends = [Bool](repeating: false, count: 1 << 12)

    package init(_ ids: some Sequence<String>) {
      for id in ids { ends[Self.end(of: ArraySlice(id.utf8))] = true }
    }

    /// False if an id certainly is none of these.
    func mayHold(_ id: ArraySlice<UInt8>) -> Bool { ends[Self.end(of: id)] }

    /// The same for an id as the file has it.
    func mayHold(written id: ArraySlice<UInt8>) -> Bool {
      // Numbers get something before them, and what is no letter or digit is spelled out.
      id.count < 2 || id.suffix(2).contains { !ForeignID.isPlain($0) } || ends[Self.end(of: id)]
    }

    private static func end(of id: ArraySlice<UInt8>) -> Int {
      id.suffix(2).reduce(0) { ($0 << 6 ^ Int($1)) & 0xFFF }
    }
  }

  /// What a scene calls the things that have a storyboard identifier in a document, by that or by their id.
  ///
  /// - Parameters:
  ///   - tree: the document.
  ///   - targets: what its translation says of that; nil to look for it here.
  /// - Returns: the ids of the scene.
  package static func sceneIDs(of tree: SyntaxTree, targets: SceneTargets? = nil) -> [String: String] {
    guard let identifier = tree.names.id(of: "storyboardIdentifier"), let id = tree.names.id(of: "id") else {
      return [:]
    }
    var ids = (targets?.map ?? Survey(tree, isMac: DocumentForm(of: tree)?.isMac ?? false).targets).dictionary
    for element in tree.elements {
      guard let name = tree.attribute(identifier, of: element), let own = tree.attribute(id, of: element)
      else {
        continue
      }
      let written = tree.value(of: own)
      // If one of two scenes with the name has it as its identifier, code means that one.
      ids[tree.value(of: name)] = ids[written] ?? ForeignID.scene(written)
    }
    return ids
  }

  /// What a scene calls things of the document that it was made of, as far as that is not their ids.
  package struct SceneTargets: Sendable {
    let map: StringMap<String>
  }

  /// A message, with ids as the file has them.
  package static func withWrittenIDs(_ message: Message, _ ids: [String: String]) -> Message {
    ids.isEmpty ? message : message.renaming { name, kind in kind == .object ? ids[name] : nil }
  }

  /// The value of an attribute that names objects, such as an equation or a list, with ids as the file has them.
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

  /// Letters of other alphabets belong to words, too.
  private static func isPartOfID(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x5F || byte >= 0x80
  }
}
