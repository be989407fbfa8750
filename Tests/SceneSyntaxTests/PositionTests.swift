import SceneDiagnostics
import SceneSyntax
import Testing

/// A generated document with known positions: the offset of each piece is recorded while the text is written.
private struct GeneratedDocument {
  struct Attribute: Equatable {
    var name: String
    var nameStart: Int
    var rawValue: String
    var valueStart: Int
    var value: String
  }
  struct Element: Equatable {
    var name: String
    var tag: Range<Int>
    var end: Int
    var attributes: [Attribute]
  }

  var bytes: [UInt8] = []
  var elements: [Element] = []
  private var random: SeededGenerator
  private let lineBreak: String

  init(seed: UInt64, lineBreak: String, hasByteOrderMark: Bool) {
    random = SeededGenerator(state: seed)
    self.lineBreak = lineBreak
    if hasByteOrderMark { bytes = [0xEF, 0xBB, 0xBF] }
    if Bool.random(using: &random) { write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\(lineBreak)") }
    writeElement(depth: 0)
    write(lineBreak)
  }

  private mutating func write(_ text: String) { bytes += Array(text.utf8) }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random)! }

  private mutating func space(atLeast least: Int) -> String {
    (0..<Int.random(in: least...2, using: &random)).map { _ in pick([" ", "\t", lineBreak]) }.joined()
  }

  private mutating func writeElement(depth: Int) {
    let name = pick(["view", "label", "überschrift", "ib:view", "a-b.c", "_1"])
    let index = elements.count
    let start = bytes.count
    elements.append(Element(name: name, tag: start..<start, end: 0, attributes: []))
    write("<" + name)
    if depth == 0 { write(" xmlns:ib\t=\(lineBreak)'urn:ib'") }
    let names = ["id", "text", "größe", "ib:frame", "xmlnsless", "title"].shuffled(using: &random)
    for name in names.prefix(Int.random(in: 0...4, using: &random)) { writeAttribute(name, of: index) }
    write(space(atLeast: 0))
    if depth == 6 || Int.random(in: 0..<4, using: &random) == 0 {
      write("/>")
      elements[index].tag = start..<bytes.count
    } else {
      write(">")
      elements[index].tag = start..<bytes.count
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        write(
          pick([
            "", lineBreak, "text > \"text\"", "&lt;ü&#10;", "<!-- <a b='c'> -->", "<?p <a?>",
            "<![CDATA[<a>]]>",
          ]))
        writeElement(depth: depth + 1)
      }
      write("</\(name)\(space(atLeast: 0))>")
    }
    elements[index].end = bytes.count
  }

  private mutating func writeAttribute(_ name: String, of element: Int) {
    write(space(atLeast: 1))
    let nameStart = bytes.count
    let quote = pick(["'", "\""])
    write(name + space(atLeast: 0) + "=" + space(atLeast: 0) + quote)
    let valueStart = bytes.count
    var raw = ""
    var value = ""
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let piece = [
        ("plain", "plain"), (">", ">"), ("/>", "/>"), ("&amp;", "&"), ("&#x1F600;", "😀"), ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("\t", " "),
        (lineBreak, " "), ("&quot;", "\""), ("=", "="),
        (quote == "'" ? "\"" : "'", quote == "'" ? "\"" : "'"),
        ("e\u{301}", "e\u{301}"), (" xmlns:a=", " xmlns:a="), ("&lt;", "<"),
      ].randomElement(using: &random)!
      raw += piece.0
      value += piece.1
    }
    write(raw + quote)
    elements[element].attributes.append(
      Attribute(name: name, nameStart: nameStart, rawValue: raw, valueStart: valueStart, value: value))
  }
}

@Suite("Byte ranges of names and values")
struct PositionTests {
  @Test(
    "Positions match those that the document generator recorded",
    arguments: ["\n", "\r\n", "\r"], [false, true])
  func generatedDocuments(lineBreak: String, hasByteOrderMark: Bool) throws {
    for seed in 0..<150 {
      let document = GeneratedDocument(
        seed: UInt64(seed), lineBreak: lineBreak, hasByteOrderMark: hasByteOrderMark)
      let source = SourceText(path: "generated.scene", bytes: document.bytes)
      let (parsed, diagnostics) = SyntaxParser.parse(source)
      let tree = try #require(parsed, "seed \(seed): \(diagnostics.map(\.message.text))")
      #expect(describe(tree) == document.elements, "seed \(seed)")
    }
  }

  private func describe(_ tree: SyntaxTree) -> [GeneratedDocument.Element] {
    tree.elements.map { element in
      #expect(tree.source.text(element.nameRange) == tree.name(of: element))
      #expect(element.nameRange.start == element.tagRange.start + 1)
      return GeneratedDocument.Element(
        name: tree.name(of: element), tag: element.tagRange.bytes, end: Int(element.end),
        attributes: tree.attributes(of: element).map { attribute in
          #expect(tree.source.text(attribute.nameRange) == tree.name(of: attribute))
          return GeneratedDocument.Attribute(
            name: tree.name(of: attribute), nameStart: Int(attribute.nameRange.start),
            rawValue: tree.source.text(attribute.valueRange), valueStart: Int(attribute.valueRange.start),
            value: tree.value(of: attribute))
        })
    }
  }

  /// libxml2 discards the start of a long text, which must not affect positions.
  @Test("Records correct positions in a document with 50,000 elements")
  func locatesPositionInLongDocument() throws {
    let row = "  <label\ttext=\"Größe &gt; 1\" id='l'/>\r\n"
    let text = "<view>\r\n" + String(repeating: row, count: 50_000) + "</view>"
    let tree = try expectTree(text)
    #expect(tree.elements.count == 50_001)
    for (index, element) in tree.elements.dropFirst().enumerated() {
      let start = 8 + index * row.utf8.count + 2
      let text = tree.attributes(of: element).first!
      guard Int(element.tagRange.start) == start, Int(text.valueRange.start) == start + 13,
        tree.withValueBytes(of: text, { $0.count }) == 11
      else {
        Issue.record("row \(index) is misplaced: \(element)")
        return
      }
    }
  }
}
