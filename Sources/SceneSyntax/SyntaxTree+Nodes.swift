import SceneDiagnostics

extension SyntaxTree {
  @usableFromInline package struct Element: Sendable {
    @usableFromInline package let name: NameID
    /// The index of the parent element, or -1 for the root.
    @usableFromInline package let parent: Int32
    /// The index after that of the last descendant.
    @usableFromInline package internal(set) var subtreeEnd: UInt32
    @usableFromInline package let firstAttribute: UInt32
    @usableFromInline package internal(set) var attributeCount: UInt32
    /// The range of the start tag, from `<` through `>`.
    @usableFromInline package let tagRange: SourceRange
    @usableFromInline package let nameRange: SourceRange
    /// The byte offset after the end tag, or after the tag of an empty element (`<empty/>`).
    @usableFromInline package internal(set) var end: UInt32

    package var range: SourceRange { SourceRange(start: tagRange.start, end: end) }
    package var isSelfClosing: Bool { end == tagRange.end }
  }

  @usableFromInline package struct Attribute: Sendable {
    @usableFromInline package let name: NameID
    @usableFromInline package let nameRange: SourceRange
    @usableFromInline package let valueRange: SourceRange
    @usableFromInline package let decoded: DecodedBytes

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
  @usableFromInline package struct DecodedBytes: Sendable {
    @usableFromInline let start: UInt32
    @usableFromInline let end: UInt32

    /// A marker for a value whose text is identical to its source, as is the case for most values.
    @inlinable package static var source: DecodedBytes { DecodedBytes(start: .max, end: .max) }

    @inlinable package init(start: UInt32, end: UInt32) {
      self.start = start
      self.end = end
    }

    init(_ range: Range<Int>) { self.init(start: UInt32(range.lowerBound), end: UInt32(range.upperBound)) }

    @inlinable package var isSource: Bool { start == .max }
    @inlinable package var range: Range<Int> { Int(start)..<Int(end) }
  }
}
