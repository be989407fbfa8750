import SceneValues

/// The numbered placeholders of a format string, such as `%@`, `%d`, and `%2$@`. A percent sign before any other
/// character is literal, as in `50 % off`.
struct FormatGaps: Equatable {
  /// The conversion character of each placeholder. Length modifiers are omitted: `%lld` is stored as `d`.
  private var kinds: [Int: Character] = [:]

  init(of text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    var next = 1
    for part in FormatPart.parts(of: text) {
      guard case .gap(let gap) = part else { continue }
      kinds[gap.argument ?? next] = Self.kind(gap.kind)
      if gap.argument == nil { next += 1 }
    }
  }

  init(of parts: [FormatPart]) {
    for case .gap(let gap) in parts {
      if let argument = gap.argument { kinds[argument] = Self.kind(gap.kind) }
    }
  }

  /// Returns whether every placeholder also exists in another string. The other string can have additional placeholders.
  func fits(in other: FormatGaps) -> Bool { kinds.allSatisfy { other.kinds[$0.key] == $0.value } }

  private static func kind(_ kind: FormatGap.Kind) -> Character {
    switch kind {
    case .octal: FormatGap.Kind.hexadecimal.rawValue
    case .number: FormatGap.Kind.fraction.rawValue
    default: kind.rawValue
    }
  }
}

extension FormatGaps: CustomStringConvertible {
  var description: String {
    let gaps = kinds.sorted { $0.key < $1.key }
    if gaps.isEmpty { return "nothing" }
    let areNumbered = gaps.map(\.key) != Array(1...gaps.count)
    return CheckedScene.list(gaps.map { areNumbered ? "%\($0.key)$\($0.value)" : "%\($0.value)" })
  }
}
