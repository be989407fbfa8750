import SceneValues

/// The identifier of a name in one tree. Identifiers from different trees are not comparable. The type is inlinable,
/// because all modules compare names when they traverse trees.
package struct NameID: Hashable, Sendable {
  package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable package static func == (left: NameID, right: NameID) -> Bool { left.rawValue == right.rawValue }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The qualified names that occur in a tree, such as `ib:label`. Each name is interned.
package struct NameTable: Sendable {
  private var names = StringNumbers()

  package subscript(id: NameID) -> String { names[Int(id.rawValue)] }

  package func id(of name: String) -> NameID? {
    names.number(of: name).map { NameID(rawValue: UInt32($0)) }
  }

  package var count: Int { names.count }
  package var all: [String] { names.all }

  mutating func intern(_ name: String) -> NameID { NameID(rawValue: UInt32(names.insert(name))) }
}
