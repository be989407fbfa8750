extension Archive {
  @inlinable package var stringCount: Int { tables.strings.count }

  package func string(at index: StringIndex) -> String {
    withUTF8(at: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls a closure with the bytes of a string. This allows comparisons without creating a `String`.
  @inlinable
  package func withUTF8<Result>(at index: StringIndex, _ body: (UnsafeBufferPointer<UInt8>) -> Result)
    -> Result
  {
    precondition(index >= 0 && index < tables.strings.count, "no such string in the archive")
    return withExtendedLifetime(self) { body(tables.strings.bytes(at: index)) }
  }

  @inlinable package var keyCount: Int { tables.keys.count }

  package func key(at index: KeyIndex) -> String { string(at: name(index, in: tables.keys)) }

  @inlinable package var selectorCount: Int { tables.selectors.count }

  package func selector(at index: SelectorIndex) -> String { string(at: name(index, in: tables.selectors)) }

  func name(_ index: Int, in table: Table) -> StringIndex {
    precondition(index >= 0 && index < table.count, "no such name in the archive")
    return withExtendedLifetime(self) { table.base.index(index * 4) }
  }

  package func scene(withID id: String) -> SceneIndex? {
    (0..<sceneCount).first { index in
      guard let own = object(at: scene(at: index).controller).id else { return false }
      return withUTF8(at: own) { $0.elementsEqual(id.utf8) }
    }
  }
}
