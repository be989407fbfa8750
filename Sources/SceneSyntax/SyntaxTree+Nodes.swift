import SceneDiagnostics

extension SyntaxTree {
  package struct Element: Sendable {
    package let name: NameID
    /// The index of the parent element, or -1 for the root.
    package let parent: Int32
    /// The index after that of the last descendant.
    package internal(set) var subtreeEnd: UInt32
    package let firstAttribute: UInt32
    package internal(set) var attributeCount: UInt32
    /// The range of the start tag, from `<` through `>`.
    package let tagRange: SourceRange
    package let nameRange: SourceRange
    /// The byte offset after the end tag, or after the tag of an empty element (`<empty/>`).
    package internal(set) var end: UInt32

    package var range: SourceRange { SourceRange(start: tagRange.start, end: end) }
    package var isSelfClosing: Bool { end == tagRange.end }
  }

  package struct Attribute: Sendable {
    package let name: NameID
    package let nameRange: SourceRange
    package let valueRange: SourceRange
    package let decoded: DecodedBytes

    /// The range from the name through the closing quote.
    package var range: SourceRange { SourceRange(start: nameRange.start, end: valueRange.end + 1) }
  }

  /// Character data between two pieces of markup, including CDATA sections.
  package struct Text: Sendable {
    package let parent: Int32
    package let range: SourceRange
    let decoded: DecodedBytes
  }

  package struct Instruction: Sendable {
    /// The index of the parent element, or -1 if the instruction is outside the root.
    package let parent: Int32
    /// The index of the next element in the document, or the number of elements if no element follows.
    package let next: UInt32
    package let range: SourceRange
    package let targetRange: SourceRange
    package let dataRange: SourceRange
    /// The range of the element that follows the instruction in the original tree, or nil if the tree is not derived.
    var followed: SourceRange?
  }

  package struct Comment: Sendable {
    package let parent: Int32
    package let next: UInt32
    /// The range from `<!--` through `-->`.
    package let range: SourceRange
  }

  /// The location of a value's bytes, which are either in the source or in the tree's decoded bytes.
  package struct DecodedBytes: Sendable {
    private let start: UInt32
    private let end: UInt32

    /// A marker for a value whose text is identical to its source, as is the case for most values.
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
