extension Archive {
  /// The number of appearance rules (section `APPR`).
  package var appearanceCount: Int { tables.appearances.count }
  /// An appearance rule of section `APPR`.
  package func appearance(at index: Int) -> AppearanceRecord { record(index, of: tables.appearances) }

  /// The number of containers that rules name (section `APIN`).
  package var containerCount: Int { tables.containers.count }
  /// A container that rules name.
  package func container(at index: Int) -> ClassIndex {
    precondition(index >= 0 && index < tables.containers.count, "no such container in the archive")
    return withExtendedLifetime(self) { tables.containers.base.index(index * 4) }
  }
}
