// Swift's functions with these names are in the regular expression library, which adds 1.2 MB to a binary. In modules
// that import this module, the functions below hide Swift's functions. `make package` checks that Swift's functions are
// not called.

extension BidirectionalCollection<UInt8> {
  /// Returns the range of the bytes' first occurrence, or nil if there is none. An empty collection occurs at the start.
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

// These functions compare bytes: a line break is found in "\r\n", and canonical equivalence is ignored.
extension StringProtocol {
  /// Returns the range of a string's first occurrence, or nil if there is none. An empty string occurs at the start.
  package func firstRange(of text: String) -> Range<Index>? { utf8.place(of: text.utf8) }

  /// Returns whether the string contains another string. Every string contains the empty string. As in the standard
  /// library, a literal with one character can resolve to the `Character` overload.
  @_disfavoredOverload
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }
}

extension StringProtocol where Self: RangeReplaceableCollection {
  /// Returns the string with all occurrences of another string replaced, searching from start to end. If the search
  /// string is empty, nothing is replaced.
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
