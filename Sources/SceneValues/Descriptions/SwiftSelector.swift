/// How Swift names a method in Objective-C, and so how scenes name an action: `save(sender:)` is `saveWithSender:`.
///
/// These are the compiler's own rules; a test asks the compiler itself.
package enum SwiftSelector {
  /// The selector of a method.
  ///
  /// - Parameters:
  ///   - name: what stands before the parentheses.
  ///   - labels: of each parameter what a caller writes; nil for `_`.
  /// - Returns: the name alone where the method takes nothing; else a text with a colon for each parameter.
  package static func selector(_ name: String, labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if let first {
      // "unwind for a segue", but "save with a sender".
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

  /// `forURLRequest` in its words: `for`, `URL`, `Request`.
  private static func words(_ name: String) -> [Substring] {
    var words: [Substring] = []
    var rest = name[...]
    while !rest.isEmpty {
      var end = rest.startIndex
      while end < rest.endIndex, rest[end].isUppercase { end = rest.index(after: end) }
      let capitals = rest.distance(from: rest.startIndex, to: end)
      if capitals > 1, end < rest.endIndex, rest[end].isLowercase {
        // The last capital begins the next word.
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
