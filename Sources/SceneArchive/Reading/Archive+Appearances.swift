extension Archive {
  package var appearanceCount: Int { tables.appearances.count }
  package func appearance(at index: Int) -> AppearanceRecord { record(index, of: tables.appearances) }

  package var containerCount: Int { tables.containers.count }
  package func container(at index: Int) -> ClassIndex {
    precondition(index >= 0 && index < tables.containers.count, "no such container in the archive")
    return withExtendedLifetime(self) { tables.containers.base.index(index * 4) }
  }
}
