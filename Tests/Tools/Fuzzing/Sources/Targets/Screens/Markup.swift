/// The positions of elements and attributes in text that resembles XML.
struct Markup {
  struct Element {
    var name: String
    /// The range from `<` to the end of the closing tag.
    var range: Range<Int>
    /// The position for another attribute.
    var attributesEnd: Int
    /// The attribute values, without quotation marks.
    var values: [(name: String, range: Range<Int>)]
    /// The position for a child, or nil if the tag is self-closing.
    var contentStart: Int?
  }

  private(set) var elements: [Element] = []
  private let bytes: [UInt8]
  private var place = 0
  private var open: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      guard place < bytes.count else { break }
      if bytes[place] == UInt8(ascii: "/") { close() } else if isName(bytes[place]) { read(from: start) }
    }
  }

  private func isName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func name() -> String {
    let start = place
    while place < bytes.count, isName(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func close() {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else { return place = bytes.count }
    place = end + 1
    if let index = open.popLast() { elements[index].range = elements[index].range.lowerBound..<place }
  }

  private mutating func read(from start: Int) {
    var element = Element(name: name(), range: start..<start, attributesEnd: place, values: [])
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      guard isName(bytes[place]) else {
        place += 1
        continue
      }
      let key = name()
      guard bytes[place...].starts(with: Array("=\"".utf8)),
        let end = bytes[(place + 2)...].firstIndex(of: UInt8(ascii: "\""))
      else { continue }
      element.values.append((key, place + 2..<end))
      place = end + 1
      element.attributesEnd = place
    }
    guard place < bytes.count else { return }
    place += 1
    element.range = start..<place
    if bytes[place - 2] != UInt8(ascii: "/") {
      element.contentStart = place
      open.append(elements.count)
    }
    elements.append(element)
  }
}
