package struct PlatformVersion: Sendable, Hashable, Comparable {
  package let major: Int
  package let minor: Int
  package let patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  /// Creates a version from up to three numbers separated by periods. Returns nil if the text has any other form.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy(\.isASCII) ? UInt16(part).map(Int.init) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  package static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension PlatformVersion: CustomStringConvertible {
  /// The version without trailing zeros, such as `13` for `13.0.0`.
  package var description: String {
    patch > 0 ? "\(major).\(minor).\(patch)" : minor > 0 ? "\(major).\(minor)" : "\(major)"
  }
}

extension PlatformVersion: ExpressibleByStringLiteral {
  /// Creates a version from a literal. Traps if the literal is not a valid version.
  package init(stringLiteral text: String) { self = PlatformVersion(text)! }
}
