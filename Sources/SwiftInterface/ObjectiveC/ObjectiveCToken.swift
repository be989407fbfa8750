struct ObjectiveCToken: Sendable {
  enum Kind: UInt8, Sendable {
    /// A name such as `IBOutlet`, or a keyword without `@` such as `static`.
    case name
    case number
    /// A string literal such as `@"text"` or `"text"`, including its quotes.
    case text
    case keyword
    case mark
    case directive
  }

  let kind: Kind
  let mark: UInt8
  let range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>, mark: UInt8 = 0) {
    self.kind = kind
    self.range = range
    self.mark = mark
  }

  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark && self.mark == UInt8(ascii: mark) }
}
