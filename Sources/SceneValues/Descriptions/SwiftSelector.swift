/// Converts Swift method names to Objective-C selectors: `save(sender:)` becomes `saveWithSender:`. The conversion
/// follows the rules of the Swift compiler, and a test compares its results with those of the compiler.
package enum SwiftSelector {
  /// Returns a method's selector, which contains a colon for each parameter. A nil label represents `_`.
  package static func selector(_ name: String, labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if let first {
      // A preposition replaces `With`: the selectors are `unwindForSegue:`, but `saveWithSender:`.
      if !isPreposition(words(first).first), !isPreposition(words(name).last) { selector += "With" }
      selector += first.prefix(1).uppercased() + first.dropFirst()
    }
    return selector + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  private static func isPreposition(_ word: Substring?) -> Bool {
    word.map { prepositions.contains($0.lowercased()) } ?? false
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
  ]

  private static func words(_ name: String) -> [Substring] {
    var words: [Substring] = []
    var rest = name[...]
    while !rest.isEmpty {
      var end = rest.startIndex
      while end < rest.endIndex, rest[end].isUppercase { end = rest.index(after: end) }
      let capitals = rest.distance(from: rest.startIndex, to: end)
      if capitals > 1, end < rest.endIndex, rest[end].isLowercase {
        end = rest.index(before: end)
      } else {
        while end < rest.endIndex, !rest[end].isUppercase, rest[end] != "_" { end = rest.index(after: end) }
        if end == rest.startIndex { end = rest.index(after: end) }
      }
      words.append(rest[..<end])
      rest = rest[end...]
    }
    return words
  }
}
