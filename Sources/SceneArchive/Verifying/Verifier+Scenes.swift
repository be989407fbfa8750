extension Verifier {
  /// Verifies that a storyboard has scenes and no owner, and that a nib has exactly one unit and no scenes.
  func verifyDocument() throws(ArchiveError) {
    let place = tables.document.base
    guard let kind = DocumentKind(rawValue: place.word(0)) else { throw badValue(place, 0, "document kind") }
    try checkOptionalIndex(place, 4, below: tables.scenes.count, "initial scene")
    try checkOptionalIndex(place, 8, below: tables.classes.count, "owner class")
    switch kind {
    case .storyboard:
      guard place.word(8) == noIndex else { throw badValue(place, 8, "owner class") }
    case .nib:
      guard tables.scenes.count == 0 else {
        throw error(.inconsistent("a nib cannot have scenes"), tables.scenes.base, 0)
      }
    }
  }

  func verifyUnits() throws(ArchiveError) {
    var (objects, connections, nibs) = (0, 0, 0)
    for number in 0..<tables.units.count {
      let place = tables.units.base + number * UnitRecord.stride
      guard let kind = UnitKind(rawValue: place.word(0)) else { throw badValue(place, 0, "unit kind") }
      try checkRange(place, 8, follows: &objects, count: tables.objects.count, "unit objects")
      try checkRange(place, 16, follows: &connections, count: tables.connections.count, "unit connections")
      switch kind {
      case .scene, .view:
        try checkIndex(place, 4, below: tables.scenes.count, "scene of a unit")
        let scene = tables.scenes.base + place.index(4) * SceneRecord.stride
        guard scene.index(kind == .scene ? 4 : 8) == number else {
          throw error(.inconsistent("the unit's scene refers to another unit"), place, 4)
        }
      case .nib:
        guard place.word(4) == noIndex else { throw badValue(place, 4, "scene of a unit") }
        nibs += 1
      case .prototype:
        try checkOptionalIndex(place, 4, below: tables.scenes.count, "scene of a unit")
      }
    }
    try checkEnd(
      objects, count: tables.objects.count, of: tables.objects, stride: ObjectRecord.stride, "objects")
    try checkEnd(
      connections, count: tables.connections.count, of: tables.connections, stride: ConnectionRecord.stride,
      "connections")
    guard nibs == Int(tables.document.base.word(0)) else {
      throw error(
        .inconsistent("the number of nib units does not match the document kind: \(nibs)"),
        tables.document.base, 0)
    }
  }

  func verifyScenes() throws(ArchiveError) {
    var end = 0
    for number in 0..<tables.scenes.count {
      let place = tables.scenes.base + number * SceneRecord.stride
      try checkUnit(place, 4, kind: .scene, of: number)
      if place.word(8) != noIndex { try checkUnit(place, 8, kind: .view, of: number) }
      let controller = place.index(0)
      guard objects(ofUnit: place.index(4)).contains(controller) else {
        throw error(.inconsistent("the controller of the scene is not in the unit of the scene"), place, 0)
      }
      guard (tables.objects.base + controller * ObjectRecord.stride).word(12) == noIndex else {
        throw error(.inconsistent("the controller of the scene has a parent"), place, 0)
      }
      try checkRange(place, 12, follows: &end, count: tables.segues.count, "scene segues")
      try checkWord(place, 20, atMost: 1, "scene flags")
    }
    try checkEnd(end, count: tables.segues.count, of: tables.segues, stride: SegueRecord.stride, "segues")
  }

  private func checkUnit(
    _ place: UnsafeRawPointer, _ field: Int, kind: UnitKind, of scene: Int
  ) throws(ArchiveError) {
    try checkIndex(place, field, below: tables.units.count, "unit")
    let unit = tables.units.base + place.index(field) * UnitRecord.stride
    guard unit.word(0) == kind.rawValue, unit.index(4) == scene else {
      throw error(
        .inconsistent("the unit of the scene has a different kind or belongs to another scene"), place, field)
    }
  }

  /// Verifies that a prototype's container is in an earlier unit of the scene, so that no prototype contains itself.
  func verifyPrototypes() throws(ArchiveError) {
    var next = 0
    for unit in 0..<tables.units.count {
      let place = tables.units.base + unit * UnitRecord.stride
      guard place.word(0) == UnitKind.prototype.rawValue else { continue }
      guard next < tables.prototypes.count else {
        throw error(.inconsistent("no object contains the prototype"), place, 0)
      }
      let prototype = tables.prototypes.base + next * PrototypeRecord.stride
      next += 1
      guard prototype.index(0) == unit else { throw badValue(prototype, 0, "prototype") }
      try checkIndex(prototype, 4, below: tables.objects.count, "holder")
      let holder = self.unit(ofObject: prototype.index(4))
      guard holder < unit, (tables.units.base + holder * UnitRecord.stride).word(4) == place.word(4) else {
        throw badValue(prototype, 4, "holder")
      }
      try checkIndex(prototype, 8, below: tables.keys.count, "slot")
    }
    guard next == tables.prototypes.count else {
      throw error(
        .inconsistent("there are more prototypes than prototype units"), tables.prototypes.base,
        next * PrototypeRecord.stride)
    }
  }

  func unit(ofObject object: Int) -> Int {
    var (low, high) = (0, tables.units.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if objects(ofUnit: middle).upperBound <= object { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func objects(ofUnit unit: Int) -> Range<Int> {
    (tables.units.base + unit * UnitRecord.stride).range(8)
  }

  func verifySegues() throws(ArchiveError) {
    let strings = tables.strings.count
    for scene in 0..<tables.scenes.count {
      let record = tables.scenes.base + scene * SceneRecord.stride
      let sources = objects(ofUnit: record.index(4))
      for number in record.range(12) {
        let place = tables.segues.base + number * SegueRecord.stride
        try checkIndex(place, 0, below: strings, "segue kind")
        try checkOptionalIndex(place, 4, below: strings, "segue identifier")
        guard sources.contains(place.index(8)) else { throw badValue(place, 8, "segue source") }
        try checkOptionalIndex(place, 12, below: tables.scenes.count, "destination")
        try checkOptionalIndex(place, 16, below: strings, "external destination")
        try checkOptionalIndex(place, 20, below: tables.classes.count, "segue class")
        try checkOptionalIndex(place, 24, below: tables.selectors.count, "unwind selector")
        let ways =
          (place.word(12) == noIndex ? 0 : 1) + (place.word(16) == noIndex ? 0 : 1)
          + (place.word(24) == noIndex ? 0 : 1)
        guard ways == 1 else {
          throw error(.inconsistent("the segue has \(ways) destinations"), place, 12)
        }
      }
    }
  }
}
