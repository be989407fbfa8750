import SceneDiagnostics

/// A writer for the canonical form that `scenec format` produces: two spaces per level, attributes in a fixed order, tags
/// wrapped before column 110, self-closing empty elements, and at most one consecutive blank line. Comments,
/// instructions, and the order of elements are preserved. The output has the same syntax tree as the source, and
/// formatting the output again does not change it.
package struct CanonicalWriter {
  /// The maximum length of a line inside a tag, if the tag can be wrapped.
  package static let width = 110
  /// The maximum column at which wrapped attributes are aligned with the first attribute.
  private static let alignmentLimit = 60

  let tree: SyntaxTree
  private let limit: Int
  private let ranks: (Int) -> [String: Int]
  private let isKept: (String) -> Bool
  private(set) var output: [UInt8] = []

  private var open: [(element: Int, isEmpty: Bool)] = []
  private var sourceEnd: Int
  private let verbatim: Set<Int>

  /// Returns the canonical text of a tree. Returns nil if the text is longer than `limit`, because the parser rejects
  /// such text. Each element's attributes are ordered by rank. Attributes without a rank come last, sorted by name.
  package static func text(
    of tree: SyntaxTree, limit: Int, keeping isKept: @escaping (String) -> Bool,
    ranks: @escaping (Int) -> [String: Int]
  ) -> [UInt8]? {
    var writer = CanonicalWriter(tree: tree, limit: limit, keeping: isKept, ranks: ranks)
    return writer.write() ? writer.output : nil
  }

  private init(
    tree: SyntaxTree, limit: Int, keeping isKept: @escaping (String) -> Bool,
    ranks: @escaping (Int) -> [String: Int]
  ) {
    self.tree = tree
    self.limit = limit
    self.isKept = isKept
    self.ranks = ranks
    var verbatim = Set(tree.texts.map { Int($0.parent) })
    if let value = tree.names.id(of: "value") {
      verbatim.formUnion(tree.elements.indices.lazy.filter { tree.elements[$0].name == value })
    }
    self.verbatim = verbatim
    sourceEnd = 0
    output.reserveCapacity(tree.source.bytes.count)
  }

  private enum Item {
    case element(Int)
    case comment(Int)
    case instruction(Int)
  }

  private mutating func write() -> Bool {
    writeDeclaration()
    var (element, comment, instruction) = (0, 0, 0)
    while let item = next(element, comment, instruction) {
      switch item {
      case .comment(let index):
        writeComment(tree.comments[index].range)
        comment += 1
      case .instruction(let index):
        writeInstruction(tree.instructions[index])
        instruction += 1
      case .element(let index):
        element += 1
        if isKept(tree.name(of: tree.elements[index])) {
          writeKept(index)
        } else {
          writeStart(of: index)
          guard verbatim.contains(index) else { break }
          writeContent(of: index)
        }
        element = Int(tree.elements[index].subtreeEnd)
        while comment < tree.comments.count, tree.comments[comment].range.start < sourceEnd { comment += 1 }
        while instruction < tree.instructions.count, tree.instructions[instruction].range.start < sourceEnd {
          instruction += 1
        }
      }
      guard output.count <= limit else { return false }
    }
    close(before: .max)
    output.append(.newline)
    return output.count <= limit
  }

  private mutating func next(_ element: Int, _ comment: Int, _ instruction: Int) -> Item? {
    let places = [
      element < tree.elements.count ? tree.elements[element].tagRange.start : .max,
      comment < tree.comments.count ? tree.comments[comment].range.start : .max,
      instruction < tree.instructions.count ? tree.instructions[instruction].range.start : .max,
    ]
    let first = places.min()!
    guard first != .max else { return nil }
    close(before: first)
    return first == places[0]
      ? .element(element) : first == places[1] ? .comment(comment) : .instruction(instruction)
  }

  // MARK: - Elements

  private mutating func writeDeclaration() {
    let bytes = tree.source.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    sourceEnd = start
    guard
      let end = bytes.withUnsafeBufferPointer({ bytes in
        bytes.hasPrefix("<?xml", at: start) && bytes.count > start + 5 && bytes[start + 5].isXMLWhiteSpace
          ? bytes.firstIndex(of: "?>", from: start) : nil
      })
    else { return }
    write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    sourceEnd = end + 2
  }

  private mutating func writeStart(of index: Int) {
    let element = tree.elements[index]
    startLine(at: Int(element.tagRange.start))
    writeTag(of: index)
    open.append((index, true))
    sourceEnd = Int(element.tagRange.end)
  }

  /// Writes a tag without its closing `/>` or `>`, which depends on the content.
  private mutating func writeTag(of index: Int) {
    let name = tree.name(of: tree.elements[index])
    let attributes = attributes(of: index)
    let indent = open.count * 2
    let used = indent + 1 + name.unicodeScalars.count
    write("<\(name)")
    let lengths = attributes.map(\.unicodeScalars.count)
    let total = lengths.reduce(used + 2) { $0 + $1 + 1 }
    guard total > Self.width else {
      for attribute in attributes { write(" \(attribute)") }
      return
    }
    let alignment = used + 1 <= Self.alignmentLimit ? used + 1 : indent + 4
    var column = used
    for (place, attribute) in attributes.enumerated() {
      let ending = place == attributes.count - 1 ? 2 : 0
      if place > 0, column + 1 + lengths[place] + ending > Self.width {
        output.append(.newline)
        writeBlanks(alignment)
        column = alignment + lengths[place]
      } else {
        output.append(.blank)
        column += 1 + lengths[place]
      }
      write(attribute)
    }
  }

  private func attributes(of index: Int) -> [String] {
    let ranks = ranks(index)
    let attributes = tree.attributes(of: index).map { attribute in
      let name = tree.name(attribute.name)
      return (rank: ranks[name] ?? .max, name: name, value: tree.value(of: attribute))
    }.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
    return namespaces(of: index) + attributes.map { "\($0.name)=\"\($0.value.escapedInCanonicalAttribute)\"" }
  }

  private mutating func writeContent(of index: Int) {
    let element = tree.elements[index]
    sourceEnd = Int(element.end)
    guard !element.isSelfClosing,
      let close = tree.source.bytes[Int(element.tagRange.end)..<Int(element.end)].lastIndex(of: 0x3C),
      close > element.tagRange.end
    else { return }
    endTag()
    output.append(contentsOf: tree.source.withPlainLineEnds(SourceRange(Int(element.tagRange.end)..<close)))
    write("</\(tree.name(of: element))>")
    open.removeLast()
  }

  private mutating func writeKept(_ index: Int) {
    let range = tree.elements[index].range
    startLine(at: Int(range.start))
    output.append(contentsOf: tree.source.withPlainLineEnds(range))
    sourceEnd = Int(range.end)
  }

  private mutating func close(before place: UInt32) {
    while let (index, isEmpty) = open.last, place == .max || tree.elements[index].end <= place {
      open.removeLast()
      if isEmpty {
        write("/>")
      } else {
        output.append(.newline)
        writeBlanks(open.count * 2)
        write("</\(tree.name(of: tree.elements[index]))>")
      }
      sourceEnd = Int(tree.elements[index].end)
    }
  }

  // MARK: - Lines

  private mutating func endTag() {
    guard let last = open.indices.last, open[last].isEmpty else { return }
    open[last].isEmpty = false
    output.append(.greaterThan)
  }

  private mutating func startLine(at place: Int) {
    endTag()
    if !output.isEmpty {
      output.append(.newline)
      if lineBreaks(before: place) > 1 { output.append(.newline) }
    }
    writeBlanks(open.count * 2)
  }

  private func lineBreaks(before place: Int) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in tree.source.bytes[min(sourceEnd, place)..<place] {
      if byte == .carriageReturn || (byte == .newline && previous != .carriageReturn) { count += 1 }
      previous = byte
    }
    return count
  }

  /// Writes a comment. If the comment follows other content on its line in the source, it stays on that line.
  private mutating func writeComment(_ range: SourceRange) {
    let place = Int(range.start)
    var shift: Int?
    if !output.isEmpty, lineBreaks(before: place) == 0, !isAfterDeclaration {
      endTag()
      output.append(.blank)
    } else {
      startLine(at: place)
      shift = open.count * 2 - indentation(at: place)
    }
    let lines = tree.source.withPlainLineEnds(range).split(
      separator: .newline, omittingEmptySubsequences: false)
    output.append(contentsOf: lines[0].trimmingEnd(if: lines.count > 1))
    for (number, line) in lines.enumerated().dropFirst() {
      output.append(.newline)
      let text = line.trimmingEnd(if: number < lines.count - 1)
      guard let shift else {
        output.append(contentsOf: text)
        continue
      }
      let content = text.drop { $0 == .blank || $0 == .tab }
      guard !content.isEmpty else { continue }
      writeBlanks(max(0, content.startIndex - text.startIndex + shift))
      output.append(contentsOf: content)
    }
    sourceEnd = Int(range.end)
  }

  private var isAfterDeclaration: Bool {
    let bytes = tree.source.bytes
    // `suffix(2) == […]` would use the method of `Sequence`, which traverses the whole source for each comment.
    return sourceEnd >= 2 && bytes[sourceEnd - 2] == 0x3F && bytes[sourceEnd - 1] == 0x3E
      && tree.elements[0].tagRange.start >= sourceEnd
  }

  private func indentation(at place: Int) -> Int {
    let bytes = tree.source.bytes
    guard let last = bytes[..<place].lastIndex(where: { $0 != .blank && $0 != .tab }) else { return place }
    let isLineBreak = bytes[last] == .newline || bytes[last] == .carriageReturn
    return isLineBreak ? place - last - 1 : 0
  }

  private mutating func writeInstruction(_ instruction: SyntaxTree.Instruction) {
    startLine(at: Int(instruction.range.start))
    write("<?\(tree.target(of: instruction))")
    let data = tree.source.withPlainLineEnds(instruction.dataRange).trimmingEnd(if: true)
    if !data.isEmpty { output.append(.blank) }
    output.append(contentsOf: data)
    write("?>")
    sourceEnd = Int(instruction.range.end)
  }

  private mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }

  private mutating func writeBlanks(_ count: Int) {
    output.append(contentsOf: repeatElement(.blank, count: count))
  }
}

extension UInt8 {
  fileprivate static let blank = UInt8(ascii: " ")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}

extension ArraySlice<UInt8> {
  fileprivate func trimmingEnd(if condition: Bool) -> ArraySlice<UInt8> {
    guard condition else { return self }
    return prefix(upTo: lastIndex { !$0.isXMLWhiteSpace }.map { $0 + 1 } ?? startIndex)
  }
}
