import SceneDiagnostics

/// A builder that derives a tree from another tree. Names, values, and order can differ, but source ranges refer to the
/// original.
///
/// ```swift
/// var builder = DerivedTreeBuilder(from: tree)
/// builder.open(builder.name("view"), from: element)
/// builder.append(builder.name("frame"), "0 0 320 480", at: rectangle.range)
/// builder.close()
/// let scene = builder.finish()
/// ```
///
/// Append all attributes of an element before you open an element inside it. Instructions continue to refer
/// to the same elements of the original tree. Comments are not copied.
package struct DerivedTreeBuilder {
  package let original: SyntaxTree
  private var elements: [SyntaxTree.Element] = []
  private var attributes: [SyntaxTree.Attribute] = []
  private var texts: [SyntaxTree.Text] = []
  private var decoded: [UInt8]
  private var wordPlaces: [Int: [SourceRange]]
  private var names: NameTable
  private var current: Int32 = -1

  package init(from original: SyntaxTree) {
    self.original = original
    decoded = original.decodedBytes
    wordPlaces = original.wordPlaces
    names = original.names
    elements.reserveCapacity(original.elements.count)
    attributes.reserveCapacity(original.attributes.count)
  }

  package mutating func name(_ text: String) -> NameID { names.intern(text) }

  package mutating func open(_ name: NameID, from index: Int) {
    let source = original.elements[index]
    elements.append(
      SyntaxTree.Element(
        name: name, parent: current, subtreeEnd: 0, firstAttribute: UInt32(attributes.count),
        attributeCount: 0, tagRange: source.tagRange, nameRange: source.nameRange, end: source.end))
    current = Int32(elements.count - 1)
  }

  package mutating func close() {
    elements[Int(current)].subtreeEnd = UInt32(elements.count)
    current = elements[Int(current)].parent
  }

  package mutating func append(_ name: NameID, copying attribute: SyntaxTree.Attribute) {
    append(
      SyntaxTree.Attribute(
        name: name, nameRange: attribute.nameRange, valueRange: attribute.valueRange,
        decoded: attribute.decoded))
  }

  package mutating func append(_ name: NameID, _ value: String, at range: SourceRange) {
    append(name, value, nameRange: range, valueRange: range)
  }

  package mutating func append(_ name: NameID, _ value: String, for attribute: SyntaxTree.Attribute) {
    append(name, value, nameRange: attribute.nameRange, valueRange: attribute.valueRange)
  }

  package mutating func append(
    _ name: NameID, list words: [(text: String, range: SourceRange)], nameRange: SourceRange,
    valueRange: SourceRange
  ) {
    wordPlaces[decoded.count] = words.map(\.range)
    append(
      name, words.map(\.text).joined(separator: " "), nameRange: nameRange, valueRange: valueRange)
  }

  /// Appends a value that is composed of parts with the given source ranges.
  package mutating func append(
    _ name: NameID, utf8 value: [UInt8], at range: SourceRange, parts: [SourceRange] = []
  ) {
    let start = decoded.count
    if !parts.isEmpty { wordPlaces[start] = parts }
    decoded += value
    append(
      SyntaxTree.Attribute(
        name: name, nameRange: range, valueRange: range, decoded: .init(start..<decoded.count)))
  }

  private mutating func append(
    _ name: NameID, _ value: String, nameRange: SourceRange, valueRange: SourceRange
  ) {
    let start = decoded.count
    decoded.append(contentsOf: value.utf8)
    append(
      SyntaxTree.Attribute(
        name: name, nameRange: nameRange, valueRange: valueRange, decoded: .init(start..<decoded.count)))
  }

  private mutating func append(_ attribute: SyntaxTree.Attribute) {
    attributes.append(attribute)
    elements[Int(current)].attributeCount += 1
  }

  package mutating func copy(_ index: Int, as name: NameID, without omitted: Set<Int> = []) {
    open(name, from: index)
    for attribute in original.attributes(of: index) { append(attribute) }
    for text in original.texts(of: index) {
      texts.append(SyntaxTree.Text(parent: current, range: text.range, decoded: text.decoded))
    }
    for child in original.children(of: index) where !omitted.contains(child) {
      copy(child, as: original.elements[child].name, without: omitted)
    }
    close()
  }

  package consuming func finish() -> SyntaxTree {
    let instructions = original.instructions.map { instruction in
      SyntaxTree.Instruction(
        parent: -1, next: 0, range: instruction.range, targetRange: instruction.targetRange,
        dataRange: instruction.dataRange, followed: original.element(after: instruction))
    }
    return SyntaxTree(
      source: original.source, elements: elements, attributes: attributes, texts: texts,
      instructions: instructions,
      comments: [], names: names, decodedBytes: decoded, wordPlaces: wordPlaces, isDerived: true)
  }
}

extension DerivedTreeBuilder {
  package func has(_ name: NameID) -> Bool {
    guard current >= 0 else { return false }
    // A loop over indices is faster than a suffix, which retains the array.
    let first = attributes.count - Int(elements[Int(current)].attributeCount)
    for index in first..<attributes.count where attributes[index].name == name { return true }
    return false
  }
}
