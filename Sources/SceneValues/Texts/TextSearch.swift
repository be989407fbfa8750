// Swift's own functions of these names are those of regular expressions: a program that calls one has 1.2 MB of them in it.
// Those here hide them wherever this module is imported; `make package` sees that none is called.

extension BidirectionalCollection<UInt8> {
  /// Where some bytes stand first.
  ///
  /// - Parameter bytes: what is looked for; nothing is found at the beginning.
  /// - Returns: nil where they are nowhere.
  package func firstRange(of bytes: some Collection<UInt8>) -> Range<Index>? { place(of: bytes) }
}

extension Collection<UInt8> {
  fileprivate func place(of bytes: some Collection<UInt8>) -> Range<Index>? {
    guard let first = bytes.first else { return startIndex..<startIndex }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return start..<index(start, offsetBy: bytes.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

// Texts are the same where their bytes are: a line break is found in "\r\n", and no accent is taken for another.
extension StringProtocol {
  /// Where a text stands first in this one.
  ///
  /// - Parameter text: what is looked for; an empty one is found at the beginning.
  /// - Returns: nil where it is nowhere.
  package func firstRange(of text: String) -> Range<Index>? { utf8.place(of: text.utf8) }

  /// Whether a text is somewhere in this one; an empty one always is.
  ///
  /// A literal of one character is a character where it can be, as with Swift's own.
  @_disfavoredOverload
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }
}

extension StringProtocol where Self: RangeReplaceableCollection {
  /// This text with something else in each place where a text stands, from front to back.
  ///
  /// - Parameters:
  ///   - text: what is replaced; nothing is, for an empty one.
  ///   - replacement: what comes in its place, in which nothing is replaced.
  /// - Returns: the new text.
  package func replacing(_ text: String, with replacement: String) -> String {
    guard !text.isEmpty else { return String(self) }
    var result = ""
    var rest = self[...]
    while let found = rest.firstRange(of: text) {
      result += rest[..<found.lowerBound]
      result += replacement
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
