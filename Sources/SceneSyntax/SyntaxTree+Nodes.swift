import SceneDiagnostics

extension SyntaxTree {
  package struct Element: Sendable {
    package let name: NameID
    /// The index of the element around it; -1 at the root.
    package let parent: Int32
    /// The index after its last descendant.
    package internal(set) var subtreeEnd: UInt32
    package let firstAttribute: UInt32
    package internal(set) var attributeCount: UInt32
    /// The start tag, from `<` through `>`.
    package let tagRange: SourceRange
    package let nameRange: SourceRange
    /// The byte offset after its end tag, or after the start tag of `<empty/>`.
    package internal(set) var end: UInt32

    /// All of the element, from its start tag through its end tag.
    package var range: SourceRange { SourceRange(start: tagRange.start, end: end) }
    /// Whether it was written `<name/>`.
    package var isSelfClosing: Bool { end == tagRange.end }
  }

  package struct Attribute: Sendable {
    package let name: NameID
    package let nameRange: SourceRange
    /// What stands between the quotes, as written.
    package let valueRange: SourceRange
    package let decoded: DecodedBytes

    /// From the name through the closing quote.
    package var range: SourceRange { SourceRange(start: nameRange.start, end: valueRange.end + 1) }
  }

  /// Character data between two pieces of markup; a CDATA section is part of the run it stands in.
  package struct Text: Sendable {
    /// The index of the element it stands in.
    package let parent: Int32
    package let range: SourceRange
    let decoded: DecodedBytes
  }

  /// `<?target data?>`.
  package struct Instruction: Sendable {
    /// The index of the element it stands in; -1 outside the root.
    package let parent: Int32
    /// The index of the next element in the document; the number of elements where none follows.
    package let next: UInt32
    package let range: SourceRange
    package let targetRange: SourceRange
    package let dataRange: SourceRange
    /// For an instruction in a derived tree: the element that follows it in the original tree.
    var followed: SourceRange?
  }

  package struct Comment: Sendable {
    /// The index of the element it stands in; -1 outside the root.
    package let parent: Int32
    /// The index of the next element in the document; the number of elements where none follows.
    package let next: UInt32
    /// From `<!--` through `-->`.
    package let range: SourceRange
  }

  /// Where the bytes of a value lie: in the source as written, or among the tree's decoded bytes.
  package struct DecodedBytes: Sendable {
    private let start: UInt32
    private let end: UInt32

    /// The value reads as it is written, which almost all do.
    static let source = DecodedBytes(start: .max, end: .max)

    private init(start: UInt32, end: UInt32) {
      self.start = start
      self.end = end
    }

    init(_ range: Range<Int>) { self.init(start: UInt32(range.lowerBound), end: UInt32(range.upperBound)) }

    package var isSource: Bool { start == .max }
    package var range: Range<Int> { Int(start)..<Int(end) }
  }
}
