/// The direction of each character, as determined by a simplified Unicode Bidirectional Algorithm (UAX #9). The algorithm
/// processes whole characters. Explicit embeddings, overrides, isolates, and brackets are treated as neutral.
struct BidiLevels {
  /// The embedding levels. Even levels are left-to-right, and odd levels are right-to-left.
  let levels: [UInt8]

  init(_ text: Substring, base: TextDirection) {
    var classes = text.map { BidiClass($0) }
    Self.resolveNumbers(in: &classes, base: base)
    Self.resolveNeutrals(in: &classes, base: base)
    levels = classes.map { kind in
      switch (kind, base) {
      case (.left, .leftToRight): 0
      case (.right, _), (.arabicLetter, _): 1
      // Left-to-right text is embedded in right-to-left text. Numbers are always embedded.
      default: 2
      }
    }
  }

  static func firstStrong(in text: Substring) -> TextDirection? {
    guard text.mayRunRightToLeft else { return text.isEmpty ? nil : .leftToRight }
    for character in text {
      let kind = BidiClass(character)
      if kind.isStrong { return kind == .left ? .leftToRight : .rightToLeft }
    }
    return nil
  }

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
      case .number where strong == .left: classes[index] = .left
      default: break
      }
    }
  }

  /// Applies rules N1, N2, and L1, which give neutral characters the direction of their neighbors or paragraph.
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
  /// Whether the text might contain right-to-left characters. Their UTF-8 encoding starts with a byte of at least 0xD6.
  var mayRunRightToLeft: Bool { utf8.contains { $0 >= 0xD6 } }
}
