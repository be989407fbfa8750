/// The selectors that Objective-C gives to methods of Swift, which scenes use too.
enum MethodSelector {
  /// The name of a method with these labels: `saveWithSender:` of `save(sender:)`, `unwindFor:` of `unwind(for:)`.
  ///
  /// - Parameter labels: nil for a parameter without one.
  static func name(_ base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if let first {
      if !prepositions.contains(first.firstWord), !prepositions.contains(base.lastWord) { name += "With" }
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  /// What the compiler of Swift takes for prepositions.
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
    "until",
    "using", "via", "when", "with", "within",
  ]
}

extension String {
  /// The first word of a name in camel case, in small letters.
  fileprivate var firstWord: String {
    let start = prefix { $0.isUppercase }
    return (start + dropFirst(start.count).prefix { !$0.isUppercase }).lowercased()
  }

  fileprivate var lastWord: String {
    guard let start = lastIndex(where: \.isUppercase) else { return lowercased() }
    return self[start...].lowercased()
  }
}
