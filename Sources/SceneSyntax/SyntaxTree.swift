import SceneDiagnostics

/// The syntax tree of a scene file, with source ranges.
///
/// The tree is a flat array in which elements are in document order. An element's descendants immediately follow the
/// element, up to the index `subtreeEnd`. Therefore, checking all elements requires only a loop over one array.
///
/// The tree is a class because copying a structure would retain each of its arrays.
public final class SyntaxTree: Sendable {
  @usableFromInline package let source: SourceText
  @usableFromInline package let elements: [Element]
  /// The attributes in source order, excluding namespace declarations. The attributes of an element are contiguous.
  @usableFromInline package let attributes: [Attribute]
  /// The runs of character data, except those that contain only white space.
  package let texts: [Text]
  package let instructions: [Instruction]
  package let comments: [Comment]
  @usableFromInline package let names: NameTable
  /// The bytes of all values and text runs that differ from the source, such as `a&b` for `a&amp;b`.
  @usableFromInline package let decodedBytes: [UInt8]
  /// The source ranges of the words in values composed from several parts of the source. The keys are the offsets of the
  /// values in the decoded bytes.
  package let wordPlaces: [Int: [SourceRange]]
  /// Whether the tree was derived from another tree. A derived tree does not match its source.
  package let isDerived: Bool

  init(
    source: SourceText, elements: [Element], attributes: [Attribute], texts: [Text],
    instructions: [Instruction], comments: [Comment], names: NameTable, decodedBytes: [UInt8],
    wordPlaces: [Int: [SourceRange]] = [:], isDerived: Bool = false
  ) {
    self.source = source
    self.elements = elements
    self.attributes = attributes
    self.texts = texts
    self.instructions = instructions
    self.comments = comments
    self.names = names
    self.decodedBytes = decodedBytes
    self.wordPlaces = wordPlaces
    self.isDerived = isDerived
  }

  package var root: Element { elements[0] }

  @inlinable package func name(_ id: NameID) -> String { names[id] }
  @inlinable package func name(of element: Element) -> String { names[element.name] }
  @inlinable package func name(of attribute: Attribute) -> String { names[attribute.name] }

  @inlinable package func attributes(of element: Element) -> ArraySlice<Attribute> {
    attributes[attributeIndices(of: element)]
  }

  @inlinable package func attributeIndices(of element: Element) -> Range<Int> {
    let first = Int(element.firstAttribute)
    return first..<first + Int(element.attributeCount)
  }

  @inlinable package func attributes(of index: Int) -> ArraySlice<Attribute> {
    attributes(of: elements[index])
  }

  @inlinable package func attribute(_ name: NameID, of element: Element) -> Attribute? {
    // A loop over indices is faster than a slice, which retains the array.
    for index in attributeIndices(of: element) where attributes[index].name == name {
      return attributes[index]
    }
    return nil
  }

  package func texts(of index: Int) -> [Text] {
    guard !texts.isEmpty else { return [] }
    // In a derived tree, texts are in the order of their elements rather than in source order.
    if isDerived { return Array(texts(from: { $0.parent >= index }).prefix { $0.parent == index }) }
    let range = elements[index].range
    let inside = texts(from: { $0.range.start >= range.start }).prefix { $0.range.start < range.end }
    return inside.filter { $0.parent == index }
  }

  /// Returns all texts from the first one that satisfies a condition. All later texts must satisfy the condition, too.
  private func texts(from isReached: (Text) -> Bool) -> ArraySlice<Text> {
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(texts[middle]) { high = middle } else { low = middle + 1 }
    }
    return texts[low...]
  }

  @inlinable package func children(of index: Int) -> ChildIndices {
    ChildIndices(elements: elements, position: index + 1, end: Int(elements[index].subtreeEnd))
  }
}

extension SyntaxTree {
  /// Returns an attribute's value, with references resolved and white space normalized as XML requires.
  package func value(of attribute: Attribute) -> String {
    withValueBytes(of: attribute) { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the source ranges of a value's words, or nil if the value is contiguous in the source.
  package func wordPlaces(of attribute: Attribute) -> [SourceRange]? {
    attribute.decoded.isSource ? nil : wordPlaces[attribute.decoded.range.lowerBound]
  }

  package func value(of attribute: Attribute, is word: StaticString) -> Bool {
    withValueBytes(of: attribute) { $0.count == word.utf8CodeUnitCount && $0.hasPrefix(word, at: 0) }
  }

  @inlinable package func valueBytes(of attribute: Attribute) -> ArraySlice<UInt8> {
    attribute.decoded.isSource
      ? source.bytes[attribute.valueRange.bytes] : decodedBytes[attribute.decoded.range]
  }

  /// Calls a closure with the UTF-8 bytes of a value, without copying the bytes. They are valid only during the call.
  @inlinable package func withValueBytes<Result>(
    of attribute: Attribute, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withBytes(raw: attribute.valueRange, decoded: attribute.decoded, body)
  }

  @inlinable package func withNameBytes<Result>(
    of element: Element, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withBytes(raw: element.nameRange, decoded: .source, body)
  }

  package func value(of text: Text) -> String {
    withBytes(raw: text.range, decoded: text.decoded) { String(decoding: $0, as: UTF8.self) }
  }

  package func element(after instruction: Instruction) -> SourceRange? {
    if isDerived { return instruction.followed }
    let next = Int(instruction.next)
    guard next < elements.count, elements[next].parent == instruction.parent else { return nil }
    return elements[next].range
  }

  package func target(of instruction: Instruction) -> String { source.text(instruction.targetRange) }
  package func data(of instruction: Instruction) -> String { source.text(instruction.dataRange) }

  package func location(_ range: SourceRange) -> SourceLocation { SourceLocation(source, range) }

  @inlinable package func withBytes<Result>(
    raw: SourceRange, decoded: DecodedBytes, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    if decoded.isSource {
      return try source.bytes.withUnsafeBufferPointer { try body(.init(rebasing: $0[raw.bytes])) }
    }
    return try decodedBytes.withUnsafeBufferPointer { try body(.init(rebasing: $0[decoded.range])) }
  }
}

@usableFromInline package struct ChildIndices: Sequence, IteratorProtocol {
  @usableFromInline let elements: [SyntaxTree.Element]
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  @inlinable package init(elements: [SyntaxTree.Element], position: Int, end: Int) {
    self.elements = elements
    self.position = position
    self.end = end
  }

  @inlinable package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(elements[position].subtreeEnd) }
    return position
  }
}
