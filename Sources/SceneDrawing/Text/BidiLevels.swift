/// The direction of each character of a text: rules W1 to I2 of the Unicode Bidirectional Algorithm (UAX #9).
///
/// Simplified: whole characters count, so that accents go with their letters; embeddings, overrides and isolates that
/// are written into the text are neutral; brackets are neutral and not paired.
struct BidiLevels {
  /// Even from left to right, odd from right to left.
  let levels: [UInt8]

  /// Finds out the directions of a line's characters.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - base: the direction of the paragraph that the text is of.
  init(_ text: Substring, base: TextDirection) {
    var classes = text.map { BidiClass($0) }
    Self.resolveNumbers(in: &classes, base: base)
    Self.resolveNeutrals(in: &classes, base: base)
    levels = classes.map { kind in
      switch (kind, base) {
      case (.left, .leftToRight): 0
      case (.right, _), (.arabicLetter, _): 1
      // In text from the right, what runs from left to right is embedded; numbers are embedded everywhere.
      default: 2
      }
    }
  }

  /// The direction that the first letter gives to a text; nil where no letter has one.
  static func firstStrong(in text: Substring) -> TextDirection? {
    guard text.mayRunRightToLeft else { return text.isEmpty ? nil : .leftToRight }
    for character in text {
      let kind = BidiClass(character)
      if kind.isStrong { return kind == .left ? .leftToRight : .rightToLeft }
    }
    return nil
  }

  /// W2 and W4 to W7.
  private static func resolveNumbers(in classes: inout [BidiClass], base: TextDirection) {
    var strong = base == .leftToRight ? BidiClass.left : .right
    for index in classes.indices {
      if classes[index].isStrong { strong = classes[index] }
      if classes[index] == .number, strong == .arabicLetter { classes[index] = .arabicNumber }
    }
    for index in classes.indices.dropFirst().dropLast() {
      let (before, kind, after) = (classes[index - 1], classes[index], classes[index + 1])
      guard before == after else { continue }
      if before == .number, kind == .separator || kind == .commonSeparator { classes[index] = .number }
      if before == .arabicNumber, kind == .commonSeparator { classes[index] = .arabicNumber }
    }
    // What stands beside a number goes with it.
    var index = 0
    while index < classes.count {
      guard classes[index] == .terminator else {
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { $0 != .terminator } ?? classes.count
      let isBeside =
        index > 0 && classes[index - 1] == .number || end < classes.count && classes[end] == .number
      for place in index..<end { classes[place] = isBeside ? .number : .neutral }
      index = end
    }
    strong = base == .leftToRight ? .left : .right
    for index in classes.indices {
      switch classes[index] {
      case .left, .right, .arabicLetter: strong = classes[index]
      case .separator, .commonSeparator: classes[index] = .neutral
      // After Latin letters a number is as one of them.
      case .number where strong == .left: classes[index] = .left
      default: break
      }
    }
  }

  /// N1 and N2: neutrals between two of one direction have that, others the paragraph's. L1: so have spaces at the end.
  private static func resolveNeutrals(in classes: inout [BidiClass], base: TextDirection) {
    let outer = base == .leftToRight ? BidiClass.left : .right
    func side(_ kind: BidiClass) -> BidiClass { kind == .left ? .left : .right }
    var index = 0
    while index < classes.count {
      guard classes[index] == .neutral else {
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { $0 != .neutral } ?? classes.count
      let before = index == 0 ? outer : side(classes[index - 1])
      let after = end == classes.count ? outer : side(classes[end])
      for place in index..<end { classes[place] = before == after ? before : outer }
      index = end
    }
  }
}

extension Substring {
  /// Whether there could be anything in it that runs from right to left: no Latin, Greek or Cyrillic text needs more
  /// than this look at its bytes. From U+0590 on, the first byte of a character is 0xD6 or more.
  var mayRunRightToLeft: Bool { utf8.contains { $0 >= 0xD6 } }
}
