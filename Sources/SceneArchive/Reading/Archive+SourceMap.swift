extension Archive {
  package var hasSourceMap: Bool { tables.sourceMap != nil }

  package var sourceMap: SourceMap? {
    guard let map = tables.sourceMap else { return nil }
    func positions(_ table: Table) -> [SourceMap.Position] {
      (0..<table.count).map { SourceMapTable.position(at: $0, in: table) }
    }
    return withExtendedLifetime(self) {
      SourceMap(
        path: String(decoding: map.path, as: UTF8.self), objects: positions(map.objects),
        connections: positions(map.connections), segues: positions(map.segues),
        appearances: positions(map.appearances), constraints: positions(map.constraints))
    }
  }

  package var sourcePath: String? {
    withExtendedLifetime(self) { tables.sourceMap.map { String(decoding: $0.path, as: UTF8.self) } }
  }

  package func position(ofObject index: ObjectIndex) -> SourceMap.Position? {
    position(index, in: tables.sourceMap?.objects)
  }

  package func position(ofConnection index: Int) -> SourceMap.Position? {
    position(index, in: tables.sourceMap?.connections)
  }

  package func position(ofSegue index: SegueIndex) -> SourceMap.Position? {
    position(index, in: tables.sourceMap?.segues)
  }

  package func position(ofAppearance index: Int) -> SourceMap.Position? {
    position(index, in: tables.sourceMap?.appearances)
  }

  package func position(ofConstraint index: Int) -> SourceMap.Position? {
    position(index, in: tables.sourceMap?.constraints)
  }

  private func position(_ index: Int, in table: Table?) -> SourceMap.Position? {
    guard let table else { return nil }
    precondition(index >= 0 && index < table.count, "no such index in the archive")
    return withExtendedLifetime(self) { SourceMapTable.position(at: index, in: table) }
  }
}
