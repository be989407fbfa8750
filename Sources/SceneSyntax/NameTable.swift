import SceneValues

/// A name within one tree. Equal names of one tree have equal ids; ids of different trees say nothing.
///
/// Compared in every loop of every module that reads trees: so what that takes is there to be inlined.
package struct NameID: Hashable, Sendable {
  package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable package static func == (left: NameID, right: NameID) -> Bool { left.rawValue == right.rawValue }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The qualified names of a tree, as written (`ib:label`), each kept once.
package struct NameTable: Sendable {
  private var names = StringNumbers()

  package subscript(id: NameID) -> String { names[Int(id.rawValue)] }

  /// The id of a name, if the tree has it anywhere.
  package func id(of name: String) -> NameID? {
    names.number(of: name).map { NameID(rawValue: UInt32($0)) }
  }

  package var count: Int { names.count }
  package var all: [String] { names.all }

  mutating func intern(_ name: String) -> NameID { NameID(rawValue: UInt32(names.insert(name))) }
}
