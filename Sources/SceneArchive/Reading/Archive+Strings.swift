extension Archive {
  /// The number of strings (section `STRS`).
  @inlinable package var stringCount: Int { tables.strings.count }

  /// A string of section `STRS`, copied out.
  package func string(at index: StringIndex) -> String {
    withUTF8(at: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// A string's bytes where they lie, to compare without making a `String`.
  @inlinable
  package func withUTF8<Result>(at index: StringIndex, _ body: (UnsafeBufferPointer<UInt8>) -> Result)
    -> Result
  {
    precondition(index >= 0 && index < tables.strings.count, "no such string in the archive")
    return withExtendedLifetime(self) { body(tables.strings.bytes(at: index)) }
  }

  /// The number of keys (section `KEYS`).
  @inlinable package var keyCount: Int { tables.keys.count }

  /// The name of a key of section `KEYS`.
  package func key(at index: KeyIndex) -> String { string(at: name(index, in: tables.keys)) }

  /// The number of selectors (section `SELS`).
  @inlinable package var selectorCount: Int { tables.selectors.count }

  /// The name of a selector of section `SELS`.
  package func selector(at index: SelectorIndex) -> String { string(at: name(index, in: tables.selectors)) }

  /// The string that a key or a selector is.
  func name(_ index: Int, in table: Table) -> StringIndex {
    precondition(index >= 0 && index < table.count, "no such name in the archive")
    return withExtendedLifetime(self) { table.base.index(index * 4) }
  }

  /// The scene whose controller has this id; the first, where a file has several.
  package func scene(withID id: String) -> SceneIndex? {
    (0..<sceneCount).first { index in
      guard let own = object(at: scene(at: index).controller).id else { return false }
      return withUTF8(at: own) { $0.elementsEqual(id.utf8) }
    }
  }
}
