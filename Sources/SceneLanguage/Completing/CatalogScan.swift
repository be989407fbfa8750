/// A fault-tolerant scanner for a string catalog (`.xcstrings`), which is rarely valid JSON while it is being edited. A
/// string without a closing quotation mark ends with its line and is ignored.
struct CatalogScan {
  struct Place {
    /// The range of the partial key, excluding quotation marks.
    var range: Range<Int>
    var hasQuote: Bool
    var isClosed = false
  }

  private(set) var keys: [(text: String, range: Range<Int>)] = []
  /// The languages of the translations in file order, excluding the source language.
  private(set) var locales: [String] = []
  /// The location of the key to complete, or nil if a key is not allowed at the cursor.
  private(set) var place: Place?

  private let bytes: [UInt8]
  private let offset: Int
  private let start: Int
  private var frames: [Frame] = []
  private var ownLocale = ""

  private struct Frame {
    enum State { case key, colon, value, done }

    var isObject: Bool
    var name: String
    var state: State
    var lastKey = ""
  }

  init(_ bytes: [UInt8], at offset: Int) {
    (self.bytes, self.offset) = (bytes, offset)
    var start = offset
    while start > 0, MarkupScanner.isName(bytes[start - 1]) { start -= 1 }
    self.start = start
    scan()
    locales.removeAll { $0 == ownLocale }
  }

  private mutating func scan() {
    var position = 0
    while position < bytes.count {
      if position == start { handleBareWord() }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position = text(from: position + 1)
        continue
      case UInt8(ascii: "{"): open(isObject: true)
      case UInt8(ascii: "["): open(isObject: false)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = frames.popLast()
        set(.done)
      case UInt8(ascii: ":"): if frames.last?.state == .colon { set(.value) }
      case UInt8(ascii: ","): set(.key)
      default: break
      }
      position += 1
    }
    if start == bytes.count { handleBareWord() }
  }

  private var isInTexts: Bool { frames.count == 2 && frames[1].name == "strings" && frames[1].isObject }

  private mutating func set(_ state: Frame.State) {
    if !frames.isEmpty { frames[frames.count - 1].state = state }
  }

  private mutating func open(isObject: Bool) {
    let name = frames.last.flatMap { $0.isObject ? $0.lastKey : nil } ?? ""
    frames.append(Frame(isObject: isObject, name: name, state: .key))
  }

  /// Records the location of the key if the cursor is in an unquoted word or between tokens.
  private mutating func handleBareWord() {
    guard place == nil, isInTexts, let state = frames.last?.state, state == .key else { return }
    place = Place(range: start..<offset, hasQuote: false)
  }

  /// Reads a string. Returns the offset at which scanning continues.
  private mutating func text(from first: Int) -> Int {
    var end = first
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != 0x0A, bytes[end] != 0x0D {
      end += bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count ? 2 : 1
    }
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "\"")
    let range = first..<min(end, bytes.count)
    let state = frames.last?.state
    let isKey = frames.last?.isObject == true && (state == .key || state == .colon)
    if isKey, isInTexts, range.lowerBound <= offset, offset <= range.upperBound {
      place = Place(range: isClosed ? range : first..<offset, hasQuote: true, isClosed: isClosed)
    }
    guard isClosed else { return range.upperBound }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if isKey {
      if isInTexts { keys.append((text, range)) }
      if frames.last?.name == "localizations", !locales.contains(text), locales.count < 100 {
        locales.append(text)
      }
      frames[frames.count - 1].lastKey = text
      set(.colon)
    } else {
      if frames.count == 1, frames[0].lastKey == "sourceLanguage" { ownLocale = text }
      set(.done)
    }
    return end + 1
  }
}
