/// A name within one tree. Equal names of one tree have equal ids; ids of different trees say nothing.
package struct NameID: Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The qualified names of a tree, as written (`ib:label`), each kept once.
package struct NameTable: Sendable {
  private var strings: [String] = []
  private var ids: [String: NameID] = [:]

  package subscript(id: NameID) -> String { strings[Int(id.rawValue)] }

  /// The id of a name, if the tree has it anywhere.
  package func id(of name: String) -> NameID? { ids[name] }

  package var count: Int { strings.count }
  package var all: [String] { strings }

  mutating func intern(_ name: String) -> NameID {
    if let id = ids[name] { return id }
    let id = NameID(rawValue: UInt32(strings.count))
    strings.append(name)
    ids[name] = id
    return id
  }
}
