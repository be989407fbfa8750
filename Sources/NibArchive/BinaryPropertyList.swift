/// What a binary property list says at its top, as far as it is texts: all that a compiled storyboard says of its nibs.
///
/// Only the top dictionary is read, and those directly in it, so that no nesting and no circle of references matters.
public struct BinaryPropertyList: Sendable {
  public enum Entry: Equatable, Sendable {
    case text(String)
    case texts([String: String])
    /// Numbers, lists, and whatever else is of no use here.
    case other
  }

  public let entries: [String: Entry]

  public static let magic = Array("bplist00".utf8)

  /// - Throws: where the bytes are no binary property list with a dictionary at its top.
  public init(bytes: [UInt8]) throws(PropertyListError) {
    let reader = try PropertyListReader(bytes)
    var entries: [String: Entry] = [:]
    for (key, value) in try reader.dictionary(reader.top) {
      guard let name = try reader.text(key) else { throw PropertyListError() }
      if let text = try reader.text(value) {
        entries[name] = .text(text)
      } else if reader.isDictionary(value) {
        var texts: [String: String] = [:]
        for (key, value) in try reader.dictionary(value) {
          if let key = try reader.text(key), let value = try reader.text(value) { texts[key] = value }
        }
        entries[name] = .texts(texts)
      } else {
        entries[name] = .other
      }
    }
    self.entries = entries
  }
}

/// The bytes are no binary property list, or one that is damaged.
public struct PropertyListError: Error {}

private struct PropertyListReader {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int
  let top: Int

  init(_ bytes: [UInt8]) throws(PropertyListError) {
    let trailer = bytes.count - 32
    guard bytes.starts(with: BinaryPropertyList.magic), trailer >= BinaryPropertyList.magic.count else {
      throw PropertyListError()
    }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    func long(_ offset: Int) -> UInt64 { bytes[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) } }
    let (count, top, table) = (long(trailer + 8), long(trailer + 16), long(trailer + 24))
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), table <= trailer,
      count <= UInt64(trailer - Int(table)) / UInt64(offsetSize), top < count
    else { throw PropertyListError() }
    (self.count, self.top, self.table) = (Int(count), Int(top), Int(table))
  }

  func isDictionary(_ object: Int) -> Bool { (try? start(of: object)).map { bytes[$0] >> 4 == 0xD } ?? false }

  /// The references to keys and values.
  func dictionary(_ object: Int) throws(PropertyListError) -> [(key: Int, value: Int)] {
    let start = try start(of: object)
    guard bytes[start] >> 4 == 0xD else { throw PropertyListError() }
    let (count, first) = try length(at: start)
    guard count <= (bytes.count - first) / (2 * referenceSize) else { throw PropertyListError() }
    var pairs: [(Int, Int)] = []
    for index in 0..<count {
      let key = try integer(at: first + index * referenceSize, size: referenceSize)
      let value = try integer(at: first + (count + index) * referenceSize, size: referenceSize)
      pairs.append((key, value))
    }
    return pairs
  }

  /// Nil for what is no text.
  func text(_ object: Int) throws(PropertyListError) -> String? {
    let start = try start(of: object)
    let kind = bytes[start] >> 4
    guard kind == 0x5 || kind == 0x6 else { return nil }
    let (count, first) = try length(at: start)
    let size = kind == 0x5 ? 1 : 2
    guard count <= (bytes.count - first) / size else { throw PropertyListError() }
    let content = bytes[first..<first + count * size]
    if size == 1 { return String(decoding: content, as: UTF8.self) }
    let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map { place in
      UInt16(content[place]) << 8 | UInt16(content[place + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func start(of object: Int) throws(PropertyListError) -> Int {
    guard object < count else { throw PropertyListError() }
    let start = try integer(at: table + object * offsetSize, size: offsetSize)
    guard start < bytes.count else { throw PropertyListError() }
    return start
  }

  /// How much is in an object, and where that begins: four bits, or a number behind them.
  private func length(at start: Int) throws(PropertyListError) -> (count: Int, first: Int) {
    let short = Int(bytes[start] & 0xF)
    guard short == 0xF else { return (short, start + 1) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1, bytes[start + 1] & 0xF <= 3 else {
      throw PropertyListError()
    }
    let size = 1 << Int(bytes[start + 1] & 0xF)
    return (try integer(at: start + 2, size: size), start + 2 + size)
  }

  private func integer(at offset: Int, size: Int) throws(PropertyListError) -> Int {
    guard offset <= bytes.count - size else { throw PropertyListError() }
    let number = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard number <= UInt64(UInt32.max) else { throw PropertyListError() }
    return Int(number)
  }
}
