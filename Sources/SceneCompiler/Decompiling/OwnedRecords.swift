import SceneArchive

struct OwnedRecords {
  let connections: [Reference: [Int]]
  /// The segues, keyed by trigger or, for segues that are performed in code, by view controller.
  let segues: [ObjectIndex: [SegueIndex]]
  let scenes: [ObjectIndex: SceneIndex]
  let prototypes: [ObjectIndex: [UnitIndex]]
  /// The constraints without a constraint object, keyed by the view that contains them.
  let constraints: [ObjectIndex: [Int]]
  let constraintObjects: [ObjectIndex: Int]
  let variations: [ObjectIndex: [Int]]
  let imports: [ImportedOwner: [ImportedRecord]]

  init(of archive: Archive) {
    connections = Dictionary(grouping: 0..<archive.connectionCount) { archive.connection(at: $0).source }
    var triggers: [SegueIndex: ObjectIndex] = [:]
    for index in 0..<archive.connectionCount {
      let connection = archive.connection(at: index)
      if case .trigger(let segue, _) = connection.kind, case .object(let object) = connection.source,
        triggers[segue] == nil
      {
        triggers[segue] = object
      }
    }
    segues = Dictionary(grouping: 0..<archive.segueCount) { triggers[$0] ?? archive.segue(at: $0).source }
    scenes = Dictionary(
      (0..<archive.sceneCount).map { (archive.scene(at: $0).controller, $0) },
      uniquingKeysWith: { first, _ in first })
    prototypes = Dictionary(grouping: (0..<archive.prototypeCount).map(archive.prototype), by: \.holder)
      .mapValues { $0.map(\.unit) }
    let records = (0..<archive.constraintCount).map { (index: $0, record: archive.constraint(at: $0)) }
    constraints = Dictionary(grouping: records.filter { $0.record.object == nil }, by: \.record.holder)
      .mapValues { $0.map(\.index) }
    constraintObjects = Dictionary(
      records.compactMap { index, record in record.object.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    variations = Dictionary(grouping: 0..<archive.variationCount) { archive.variation(at: $0).object }
    imports = Dictionary(grouping: (0..<archive.importCount).map(archive.imported), by: \.holder)
  }
}
