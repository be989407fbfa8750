import SceneValues

/// What a text leaves for code to fill in: `%@`, `%d`, `%2$@` and so on, by their numbers.
///
/// A percent sign before anything else is just a percent sign: `50 % off`.
struct FormatGaps: Equatable {
  /// `%lld` is `d`: how long a number is does not matter to people.
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

  /// What a text that differs by numbers leaves, where its variables have some form.
  init(of parts: [FormatPart]) {
    for case .gap(let gap) in parts {
      if let argument = gap.argument { kinds[argument] = Self.kind(gap.kind) }
    }
  }

  /// Whether it takes nothing that another one does not have. A form for one number may say it in words.
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
  /// `'%@' and '%d'`, in the order of their numbers.
  var description: String {
    let gaps = kinds.sorted { $0.key < $1.key }
    if gaps.isEmpty { return "nothing" }
    // Gaps that are filled in their order need no numbers.
    let areNumbered = gaps.map(\.key) != Array(1...gaps.count)
    return CheckedScene.list(gaps.map { areNumbered ? "%\($0.key)$\($0.value)" : "%\($0.value)" })
  }
}
