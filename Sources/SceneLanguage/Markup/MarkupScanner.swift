import SceneValues

struct MarkupScanner {
  /// The maximum number of open elements that are compared with an end tag. The limit prevents quadratic time.
  private static let furthest = 512
  private static let maxAttributes = 1_000

  private let bytes: [UInt8]
  private var position = 0
  private var open: [Int] = []
  private(set) var elements: [MarkupElement] = []
  private(set) var attributes: [MarkupAttribute] = []
  private(set) var endTags: [MarkupEndTag] = []
  private(set) var skipped: [Range<Int>] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        position += 1
        continue
      }
      switch byte(1) {
      case UInt8(ascii: "/"): endTag()
      case UInt8(ascii: "!") where starts("<!--"): skip(to: "-->")
      case UInt8(ascii: "!") where starts("<![CDATA["): skip(to: "]]>")
      case UInt8(ascii: "!"): skip(to: ">")
      case UInt8(ascii: "?"): skip(to: "?>")
      default: startTag()
      }
    }
    close(downTo: 0, at: bytes.count)
  }

  private func byte(_ ahead: Int) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  private func starts(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position..<position + $0.count].elementsEqual($0) }
  }

  private mutating func skip(to end: StaticString) {
    let start = position
    while position < bytes.count, !starts(end) { position += 1 }
    position = min(position + end.utf8CodeUnitCount, bytes.count)
    skipped.append(start..<position)
  }

  private mutating func word() -> Range<Int> {
    let start = position
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    return start..<position
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func endTag() {
    let start = position
    position += 2
    let name = word()
    skipSpace()
    if byte(0) == UInt8(ascii: ">") {
      position += 1
    } else {
      position = name.upperBound
    }
    var closed: Int?
    if let place = open.suffix(Self.furthest).lastIndex(where: {
      bytes[elements[$0].name].elementsEqual(bytes[name])
    }) {
      closed = open[place]
      close(downTo: place + 1, at: start)
      close(downTo: place, at: position)
    }
    endTags.append(MarkupEndTag(range: start..<position, name: name, element: closed))
  }

  private mutating func close(downTo count: Int, at end: Int) {
    while open.count > count {
      let element = open.removeLast()
      elements[element].end = end
      elements[element].subtreeEnd = elements.count
    }
  }

  private mutating func startTag() {
    let start = position
    position += 1
    let index = elements.count
    let name = word()
    elements.append(
      MarkupElement(
        name: name, tag: start..<position, parent: open.last ?? -1,
        attributes: attributes.count..<attributes.count, end: position, subtreeEnd: index + 1))
    if !name.isEmpty { readAttributes(of: index) }
    elements[index].attributes = elements[index].attributes.lowerBound..<attributes.count
    elements[index].tag = start..<position
    elements[index].end = position
    if elements[index].isFinished, !elements[index].isEmpty { open.append(index) }
  }

  private mutating func readAttributes(of element: Int) {
    while true {
      let before = position
      skipSpace()
      guard let next = byte(0) else {
        return
      }
      switch next {
      case UInt8(ascii: ">"):
        position += 1
        elements[element].isFinished = true
        return
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: ">"):
        position += 2
        elements[element].isFinished = true
        elements[element].isEmpty = true
        return
      case UInt8(ascii: "<"):
        // The incomplete tag includes the remainder of the line.
        position = endOfLine(from: before, to: position)
        return
      default: readAttribute(of: element)
      }
    }
  }

  private func endOfLine(from start: Int, to end: Int) -> Int {
    bytes[start..<end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? end
  }

  private mutating func readAttribute(of element: Int) {
    let name = word()
    guard !name.isEmpty else {
      position += 1
      return
    }
    var attribute = MarkupAttribute(name: name, value: nil, element: element)
    skipSpace()
    if byte(0) == UInt8(ascii: "=") {
      position += 1
      let afterSign = position
      skipSpace()
      if let quote = byte(0), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        readValue(of: &attribute, quote)
      } else {
        position = afterSign
        let value = word()
        attribute.value = value
      }
    } else {
      position = name.upperBound
    }
    if attributes.count - elements[element].attributes.lowerBound < Self.maxAttributes {
      attributes.append(attribute)
    }
  }

  private mutating func readValue(of attribute: inout MarkupAttribute, _ quote: UInt8) {
    position += 1
    let start = position
    while let next = byte(0), next != quote, next != UInt8(ascii: "<") { position += 1 }
    if byte(0) == quote, !beginsAnother(start..<position) {
      attribute.value = start..<position
      attribute.isQuoted = true
      position += 1
      return
    }
    // If the closing quote is missing, the value ends with its line, or before a `>` or `/>` at the end of the line.
    var end = endOfLine(from: start, to: position)
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: ">") {
      end -= 1
      if end > start, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    }
    attribute.value = start..<end
    position = end
  }

  /// Returns whether the next quotation mark opens another value. If so, this value's closing mark is missing.
  private func beginsAnother(_ value: Range<Int>) -> Bool {
    guard bytes[value].last == UInt8(ascii: "="),
      endOfLine(from: value.lowerBound, to: value.upperBound) < value.upperBound
    else { return false }
    let name = bytes[value].dropLast().reversed().prefix(while: Self.isName).count
    let before = value.upperBound - 2 - name
    return name > 0 && before >= value.lowerBound && Self.isSpace(bytes[before])
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}
