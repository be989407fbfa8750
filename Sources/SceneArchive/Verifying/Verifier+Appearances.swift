extension Verifier {
  /// Verifies appearance rules except for their values, which `verifyOwnershipOfValues` verifies.
  func verifyAppearances() throws(ArchiveError) {
    guard tables.appearances.count == 0 || tables.document.base.word(0) == DocumentKind.storyboard.rawValue
    else { throw error(.inconsistent("a nib cannot have appearance rules"), tables.appearances.base, 0) }
    var end = 0
    for number in 0..<tables.appearances.count {
      let place = tables.appearances.base + number * AppearanceRecord.stride
      try checkIndex(place, 0, below: tables.classes.count, "class of a rule")
      try checkRange(place, 4, follows: &end, count: tables.containers.count, "containers")
      try checkOptionalIndex(place, 12, below: tables.keys.count, "variant")
    }
    try checkEnd(end, count: tables.containers.count, of: tables.containers, stride: 4, "containers")
    for number in 0..<tables.containers.count {
      try checkIndex(tables.containers.base + number * 4, 0, below: tables.classes.count, "container")
    }
  }
}
