import SceneValues

extension Verifier {
  func verifyFonts() throws(ArchiveError) {
    for number in 0..<tables.fonts.count {
      let place = tables.fonts.base + number * FontRecord.stride
      guard let face = FontFace(rawValue: place.word(0)) else { throw badValue(place, 0, "font face") }
      switch face {
      case .system, .bold, .italic, .monospaced:
        guard place.word(4) == noIndex else { throw badValue(place, 4, "font name") }
      case .family:
        try checkIndex(place, 4, below: tables.strings.count, "font name")
      case .style:
        try checkIndex(place, 4, below: tables.strings.count, "font name")
        guard TextStyle(rawValue: text(place.index(4))) != nil else { throw badValue(place, 4, "text style") }
      }
      let size = Double(bitPattern: place.wide(8))
      guard NumberLimits.lengths.contains(size) else {
        throw error(.badValue(field: "font size", value: place.wide(8)), place, 8)
      }
    }
  }

  func verifyValues() throws(ArchiveError) {
    let (base, keys) = (tables.values.base, tables.keys.count)
    let areCoordinates = areCoordinates
    let passes = ValueKind.allCases.map {
      (below: payloadsToPass(of: $0, areCoordinates), mark: markToPass(of: $0))
    }
    try passes.withUnsafeBufferPointer { passes throws(ArchiveError) in
      for number in 0..<tables.values.count {
        let place = base + number &* ValueRecord.stride
        let kind = Int(place.half(4))
        if place.index(0) < keys, place.half(6) <= 1, kind < passes.count {
          let (below, mark) = passes[kind]
          let payload = place.index(8)
          if payload < below || payload < marks.count && !marks[payload].isDisjoint(with: mark) { continue }
        }
        try verifyValue(place)
      }
    }
  }

  private func markToPass(of kind: ValueKind) -> StringMark {
    switch kind {
    case .standardColor: .isStandardColor
    case .optionSet: .isOptionSet
    default: []
    }
  }

  /// Whether all numbers are valid coordinates as doubles. The bits of small integers are valid as well.
  private var areCoordinates: Bool {
    // Without the sign bit, the bits of doubles sort in the order of the numbers, and NaN is greater than all numbers.
    let numbers = tables.numbers.base
    var greatest: UInt64 = 0
    for number in 0..<tables.numbers.count {
      greatest = max(greatest, numbers.wide(number &* 8) & ~(1 << 63))
    }
    return greatest <= NumberLimits.coordinates.upperBound.bitPattern
  }

  /// Returns the limit below which all payloads of a kind are valid, or 0 if the referenced data must be verified as
  /// well. `verifyValue` verifies all payloads that are not below the limit.
  private func payloadsToPass(of kind: ValueKind, _ areCoordinates: Bool) -> UInt32 {
    switch kind {
    case .bool: 2
    case .tint, .nothing: 1
    case .rgba: .max
    case .int: UInt32(clamping: tables.numbers.count)
    case .font: UInt32(clamping: tables.fonts.count)
    case .string, .assetColor, .image, .enumeration, .text: UInt32(clamping: tables.strings.count)
    case .number, .point, .size, .rect, .insets, .transform:
      areCoordinates ? UInt32(clamping: tables.numbers.count - kind.numberCount + 1) : 0
    case .range, .standardColor, .optionSet: 0
    }
  }

  private func verifyValue(_ place: UnsafeRawPointer) throws(ArchiveError) {
    try checkIndex(place, 0, below: tables.keys.count, "key")
    guard let kind = ValueKind(rawValue: place.half(4)) else {
      throw error(.badValue(field: "value kind", value: UInt64(place.half(4))), place, 4)
    }
    guard place.half(6) <= 1 else {
      throw error(.badValue(field: "value flags", value: UInt64(place.half(6))), place, 6)
    }
    switch kind {
    case .bool: try checkWord(place, 8, atMost: 1, "bool")
    case .tint: try checkWord(place, 8, atMost: 0, "tint")
    case .rgba: break
    case .int: try checkIndex(place, 8, below: tables.numbers.count, "number")
    case .number:
      try checkNumbers(place, kind, in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
    case .point, .size, .rect, .insets, .transform:
      try checkNumbers(place, kind, in: NumberLimits.coordinates)
    case .range: try checkRange(place)
    case .nothing: try checkWord(place, 8, atMost: 0, "nil")
    case .font: try checkIndex(place, 8, below: tables.fonts.count, "font")
    case .string, .assetColor, .image, .enumeration, .text:
      try checkIndex(place, 8, below: tables.strings.count, "string")
    case .standardColor:
      try checkIndex(place, 8, below: tables.strings.count, "string")
      try checkStandardColor(place)
    case .optionSet:
      try checkIndex(place, 8, below: tables.strings.count, "string")
      try checkOptionSet(place)
    }
  }

  @inline(__always)
  private func checkNumbers(
    _ place: UnsafeRawPointer, _ kind: ValueKind, in range: ClosedRange<Double>
  ) throws(ArchiveError) {
    let (first, count) = (place.index(8), kind.numberCount)
    guard first + count <= tables.numbers.count else {
      throw badIndex(place, 8, max(0, tables.numbers.count - count + 1), "number")
    }
    for number in first..<first + count {
      guard range.contains(Double(bitPattern: tables.numbers.base.wide(number * 8))) else {
        throw error(
          .badValue(field: "number", value: tables.numbers.base.wide(number * 8)), tables.numbers.base,
          number * 8)
      }
    }
  }

  private func checkRange(_ place: UnsafeRawPointer) throws(ArchiveError) {
    let first = place.index(8)
    guard first + 2 <= tables.numbers.count else {
      throw badIndex(place, 8, max(0, tables.numbers.count - 1), "range")
    }
    let (location, length) = (
      Int(truncatingIfNeeded: tables.numbers.base.wide(first * 8)),
      Int(truncatingIfNeeded: tables.numbers.base.wide((first + 1) * 8))
    )
    guard length >= 0, !location.addingReportingOverflow(length).overflow else {
      throw error(
        .badValue(field: "length", value: UInt64(bitPattern: Int64(length))), tables.numbers.base,
        (first + 1) * 8)
    }
  }

  private func checkStandardColor(_ place: UnsafeRawPointer) throws(ArchiveError) {
    let index = place.index(8)
    if marks[index].contains(.isStandardColor) { return }
    guard let color = StandardColorNames.color(tables.strings.bytes(at: index)) else {
      throw badValue(place, 8, "standard color")
    }
    marks[index].insert(.isStandardColor)
    if standardColors.isEmpty { standardColors = Array(repeating: nil, count: tables.strings.count) }
    standardColors[index] = color
  }

  /// Verifies that the members of an option set are separated by single spaces, so that equal sets are equal strings.
  private func checkOptionSet(_ place: UnsafeRawPointer) throws(ArchiveError) {
    let index = place.index(8)
    if marks[index].contains(.isOptionSet) { return }
    var wasSpace = true
    for byte in tables.strings.bytes(at: index) {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace, wasSpace { throw badValue(place, 8, "option set") }
      wasSpace = isSpace
    }
    if wasSpace, !tables.strings.bytes(at: index).isEmpty { throw badValue(place, 8, "option set") }
    marks[index].insert(.isOptionSet)
  }

  func text(_ index: Int) -> String {
    String(decoding: tables.strings.bytes(at: index), as: UTF8.self)
  }

  /// Verifies that the ranges of the document, objects, segues, rules, and variations contain all values in this order.
  func verifyOwnershipOfValues() throws(ArchiveError) {
    let count = tables.values.count
    var end = 0
    try checkRange(tables.document.base, 12, follows: &end, count: count, "document values")
    for number in 0..<tables.objects.count {
      try checkRange(
        tables.objects.base + number * ObjectRecord.stride, 24, follows: &end, count: count, "object values")
    }
    for number in 0..<tables.segues.count {
      try checkRange(
        tables.segues.base + number * SegueRecord.stride, 28, follows: &end, count: count, "segue values")
    }
    for number in 0..<tables.appearances.count {
      try checkRange(
        tables.appearances.base + number * AppearanceRecord.stride, 16, follows: &end, count: count,
        "appearance values")
    }
    for number in 0..<tables.variations.count {
      try checkRange(
        tables.variations.base + number * VariationRecord.stride, 8, follows: &end, count: count,
        "variation values")
    }
    try checkEnd(end, count: count, of: tables.values, stride: ValueRecord.stride, "values")
  }
}
