/// A token of Objective-C, by where it stands in the file.
struct ObjectiveCToken: Sendable {
  enum Kind: UInt8, Sendable {
    /// A name or a keyword: `IBOutlet`, `static`.
    case name
    case number
    /// `@"text"` and `"text"`, with the quotes.
    case text
    /// `@interface`, `@selector`
    case keyword
    /// One character: a bracket, a sign.
    case mark
    /// A line of the preprocessor's, from its `#` on, with the lines that continue it.
    case directive
  }

  let kind: Kind
  /// The character of a mark.
  let mark: UInt8
  let range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>, mark: UInt8 = 0) {
    self.kind = kind
    self.range = range
    self.mark = mark
  }

  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark && self.mark == UInt8(ascii: mark) }
}
