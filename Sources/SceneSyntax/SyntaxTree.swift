import SceneDiagnostics

/// A scene file as written: every element, attribute, text and instruction, each with its bytes.
///
/// The tree is flat. Elements stand in document order, so an element's descendants are the indices after its
/// own up to `subtreeEnd`, and a check over all elements is a loop over one array.
public struct SyntaxTree: Sendable {
  package let source: SourceText
  /// In document order; the root is the first.
  package let elements: [Element]
  /// In source order; those of one element are contiguous. Namespace declarations are left out.
  package let attributes: [Attribute]
  /// The runs of character data that are not only white space.
  package let texts: [Text]
  package let instructions: [Instruction]
  package let comments: [Comment]
  package let names: NameTable
  /// The bytes of all values and texts that are not written as they read (`a&amp;b`).
  package let decodedBytes: [UInt8]
  /// For values that were put together from several places, where each of their words comes from: by where the value
  /// lies among the decoded bytes.
  package internal(set) var wordPlaces: [Int: [SourceRange]] = [:]
  /// Whether it was made out of another tree: what it says stands nowhere as such.
  package var isDerived = false

  package var root: Element { elements[0] }

  package func name(_ id: NameID) -> String { names[id] }
  package func name(of element: Element) -> String { names[element.name] }
  package func name(of attribute: Attribute) -> String { names[attribute.name] }

  package func attributes(of element: Element) -> ArraySlice<Attribute> {
    attributes[attributeIndices(of: element)]
  }

  package func attributeIndices(of element: Element) -> Range<Int> {
    let first = Int(element.firstAttribute)
    return first..<first + Int(element.attributeCount)
  }

  package func attributes(of index: Int) -> ArraySlice<Attribute> { attributes(of: elements[index]) }

  /// The attribute of an element that has this qualified name.
  package func attribute(_ name: NameID, of element: Element) -> Attribute? {
    attributes(of: element).first { $0.name == name }
  }

  /// The runs of text directly inside an element.
  package func texts(of index: Int) -> [Text] {
    guard !texts.isEmpty else { return [] }
    if isDerived { return texts.filter { $0.parent == index } }
    let range = elements[index].range
    // They stand in the order of the source.
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].range.start < range.start { low = middle + 1 } else { high = middle }
    }
    return texts[low...].prefix { $0.range.start < range.end }.filter { $0.parent == index }
  }

  /// The indices of an element's children, in order.
  package func children(of index: Int) -> ChildIndices {
    ChildIndices(elements: elements, position: index + 1, end: Int(elements[index].subtreeEnd))
  }
}

// MARK: - Values

extension SyntaxTree {
  /// An attribute's value, with references resolved and white space normalised as XML has it.
  package func value(of attribute: Attribute) -> String {
    withValueBytes(of: attribute) { String(decoding: $0, as: UTF8.self) }
  }

  /// Where each word of a value comes from; nil where the words stand side by side, as in almost all.
  package func wordPlaces(of attribute: Attribute) -> [SourceRange]? {
    attribute.decoded.isSource ? nil : wordPlaces[attribute.decoded.range.lowerBound]
  }

  /// Whether a value reads so, without a string of it.
  package func value(of attribute: Attribute, is word: StaticString) -> Bool {
    withValueBytes(of: attribute) { $0.count == word.utf8CodeUnitCount && $0.hasPrefix(word, at: 0) }
  }

  /// A value as UTF-8, without a copy.
  package func valueBytes(of attribute: Attribute) -> ArraySlice<UInt8> {
    attribute.decoded.isSource
      ? source.bytes[attribute.valueRange.bytes] : decodedBytes[attribute.decoded.range]
  }

  /// Passes the value as UTF-8 without a copy. The bytes are valid only within `body`.
  package func withValueBytes<Result>(
    of attribute: Attribute, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withBytes(raw: attribute.valueRange, decoded: attribute.decoded, body)
  }

  package func value(of text: Text) -> String {
    withBytes(raw: text.range, decoded: text.decoded) { String(decoding: $0, as: UTF8.self) }
  }

  /// What an instruction stands before, in the same parent: an element from its start tag through its end tag.
  package func element(after instruction: Instruction) -> SourceRange? {
    if isDerived { return instruction.followed }
    let next = Int(instruction.next)
    guard next < elements.count, elements[next].parent == instruction.parent else { return nil }
    return elements[next].range
  }

  package func target(of instruction: Instruction) -> String { source.text(instruction.targetRange) }
  package func data(of instruction: Instruction) -> String { source.text(instruction.dataRange) }

  /// Where a range lies, for a diagnostic.
  package func location(_ range: SourceRange) -> SourceLocation { SourceLocation(source, range) }

  private func withBytes<Result>(
    raw: SourceRange, decoded: DecodedBytes, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    if decoded.isSource {
      return try source.bytes.withUnsafeBufferPointer { try body(.init(rebasing: $0[raw.bytes])) }
    }
    return try decodedBytes.withUnsafeBufferPointer { try body(.init(rebasing: $0[decoded.range])) }
  }
}

/// Walks from sibling to sibling by skipping each one's descendants.
package struct ChildIndices: Sequence, IteratorProtocol {
  fileprivate let elements: [SyntaxTree.Element]
  fileprivate var position: Int
  fileprivate let end: Int

  package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(elements[position].subtreeEnd) }
    return position
  }
}
