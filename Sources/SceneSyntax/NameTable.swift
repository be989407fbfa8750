import SceneValues

/// The identifier of a name in one tree. Identifiers from different trees are not comparable.
@usableFromInline package struct NameID: Hashable, Sendable {
  @usableFromInline package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable package static func == (left: NameID, right: NameID) -> Bool { left.rawValue == right.rawValue }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The qualified names that occur in a tree, such as `ib:label`. Each name is interned.
@usableFromInline package struct NameTable: Sendable {
  @usableFromInline var names = StringNumbers()

  @inlinable package subscript(id: NameID) -> String { names[Int(id.rawValue)] }

  package func id(of name: String) -> NameID? {
    names.number(of: name).map { NameID(rawValue: UInt32($0)) }
  }

  @inlinable package var count: Int { names.count }
  package var all: [String] { names.all }

  mutating func intern(_ name: String) -> NameID { NameID(rawValue: UInt32(names.insert(name))) }
}
