extension Packing {
  /// Writes the shape of each object, followed by the individual data of all objects, grouped by shape.
  mutating func writeObjects() {
    var (numbers, shapes, members): ([ObjectShape: Int], [ObjectShape], [[ObjectRecord]]) = ([:], [], [])
    var column: [UInt32] = []
    for record in (0..<archive.objectCount).map(archive.object) {
      let shape = ObjectShape(of: record, in: archive)
      let number = numbers[shape] ?? shapes.count
      if number == shapes.count {
        numbers[shape] = number
        shapes.append(shape)
        members.append([])
      }
      members[number].append(record)
      column.append(UInt32(number))
    }
    write(shapes)
    writer.columns([column])
    for (shape, records) in zip(shapes, members) {
      let ids = shape.hasID ? [records.map { UInt32($0.id!) }] : []
      let descendants = shape.hasChildren ? [records.map { UInt32($0.descendants) }] : []
      let payloads = shape.values.indices.map { property in
        records.map { archive.valueRecord(at: $0.values.lowerBound + property).payload }
      }
      writer.columns(ids + descendants + payloads)
    }
  }

  private mutating func write(_ shapes: [ObjectShape]) {
    writer.count(shapes.count)
    writer.columns([
      shapes.map { UInt32($0.classIndex) }, shapes.map { UInt32($0.elementClass) },
      shapes.map { $0.slot.map(UInt32.init) ?? noIndex }, shapes.map(\.flags),
      shapes.map { UInt32($0.values.count) },
    ])
    let properties = shapes.flatMap(\.values)
    writer.columns([properties.map { UInt32($0.key) }, properties.map(\.kindAndFlag)])
  }

  mutating func writeOtherValues() {
    let first = archive.document.values.upperBound
    let objects = (0..<archive.objectCount).reduce(0) { $0 + archive.object(at: $1).values.count }
    let records = [0..<first, first + objects..<archive.valueCount].joined().map(archive.valueRecord)
    writer.columns([
      records.map { UInt32($0.key) }, records.map { ObjectShape.Property($0).kindAndFlag },
      records.map(\.payload),
    ])
  }
}
