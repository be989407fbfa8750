/// What a text leaves for code to fill in: `%@`, `%d`, `%2$@` and so on, by their numbers.
///
/// A percent sign before anything else is just a percent sign: `50 % off`.
struct FormatGaps: Equatable {
  /// `%lld` is `d`: how long a number is does not matter to people.
  private var kinds: [Int: Character] = [:]

  init(of text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    var scanner = Substring(text)
    var next = 1
    while let percent = scanner.firstIndex(of: "%") {
      scanner = scanner[scanner.index(after: percent)...]
      if scanner.first == "%" {
        scanner.removeFirst()
        continue
      }
      guard let (number, kind, rest) = Self.gap(in: scanner) else { continue }
      kinds[number ?? next] = kind
      if number == nil { next += 1 }
      scanner = rest
    }
  }

  private static func gap(in text: Substring) -> (number: Int?, kind: Character, rest: Substring)? {
    var rest = text
    var number: Int?
    let digits = rest.prefix(while: isDigit)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      // No text has that many placeholders.
      guard let position = Int(digits), (1...99).contains(position) else { return nil }
      number = position
      rest = rest.dropFirst(digits.count + 1)
    }
    rest = rest.drop { "+-#0".contains($0) }
    rest = rest.drop(while: isDigit)
    if rest.first == "." { rest = rest.dropFirst().drop(while: isDigit) }
    rest = rest.drop { "hlqLzt".contains($0) }
    guard let letter = rest.first, let kind = kind(of: letter) else { return nil }
    return (number, kind, rest.dropFirst())
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func kind(of letter: Character) -> Character? {
    switch letter {
    case "@", "s", "c": letter
    case "d", "i", "u": "d"
    case "x", "X", "o": "x"
    case "f", "F", "e", "E", "g", "G": "f"
    default: nil
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
