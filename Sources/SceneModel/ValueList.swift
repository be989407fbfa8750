import SceneDiagnostics
import SceneValues

/// The values of a document in source order. Entries contain only byte ranges and two numbers, which require no reference
/// counting. Creating all strings, types, and parsed values made a check 2.5 times slower (2,000 scenes, two cores).
package struct ValueList: RandomAccessCollection, Sendable {
  private let records: [ValueRecord]
  private let texts: ValueTexts

  package init() {
    records = []
    texts = ValueTexts(bytes: [], decoded: [], keys: [], types: [], ranges: [], wordPlaces: [:])
  }

  init(_ records: [ValueRecord], _ texts: ValueTexts) {
    self.records = records
    self.texts = texts
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { records.count }
  package subscript(index: Int) -> PropertyValue { PropertyValue(records[index], texts) }

  package func owner(at index: Int) -> PropertyValue.Owner { records[index].owner }
  package func origin(at index: Int) -> PropertyValue.Origin { records[index].origin }
  package func isFaulty(at index: Int) -> Bool { records[index].isFaulty }
  package func keyRange(at index: Int) -> SourceRange { records[index].keyRange }

  package func kind(at index: Int) -> Kind? { records[index].type.map { texts.kinds[Int($0)] } }

  package enum Kind: Sendable {
    case string, font, image, color, rect
    case reference
    case other

    init(_ type: ValueType) {
      switch type {
      case .string: self = .string
      case .font: self = .font
      case .image: self = .image
      case .color: self = .color
      case .rect: self = .rect
      case .reference, .references: self = .reference
      default: self = .other
      }
    }
  }

  package func indices(forKey key: String) -> [Int] { places { $0 == key } }

  package func indices(forKeys keys: StringNumbers) -> [Int] { places(keys.contains) }

  private func places(_ isWantedKey: (String) -> Bool) -> [Int] {
    let isWanted = texts.keys.map(isWantedKey)
    guard isWanted.contains(true) else { return [] }
    return records.indices.filter { isWanted[records[$0].key] }
  }

  /// Returns a number that identifies the key of a value. All values in this list with the same key have the same number.
  package func keyNumber(at index: Int) -> Int { records[index].key }

  package var keyCount: Int { texts.keys.count }

  package func key(at index: Int) -> String { texts.keys[records[index].key] }

  package func isKey(_ key: String, at index: Int) -> Bool { texts.keys[records[index].key] == key }

  /// Returns a value's rectangle, or nil for other values. Five times faster than parsing according to the type.
  package func rect(at index: Int) -> Rect? {
    guard kind(at: index) == .rect, !records[index].isFaulty else { return nil }
    return texts.withBytes(of: records[index].literal) { bytes in
      var scanner = LiteralScanner(bytes)
      guard let x = scanner.number(), let y = scanner.number(), let width = scanner.number(),
        let height = scanner.number()
      else { return nil }
      return Rect(x: x, y: y, width: width, height: height)
    }
  }

  package func firstByte(at index: Int) -> UInt8? { texts.withBytes(of: records[index].literal) { $0.first } }
}

struct ValueRecord: Sendable {
  let owner: PropertyValue.Owner
  let literal: LiteralPlace
  let keyRange: SourceRange
  let key: Int
  /// The index of the value's type in the list's types, or nil if the class is not completely known.
  let type: UInt32?
  let origin: PropertyValue.Origin
  let isFaulty: Bool
}

/// The source range of a literal and the location of its decoded bytes, which are usually the source bytes.
package struct LiteralPlace: Sendable {
  package let range: SourceRange
  /// The range in the decoded bytes, or nil if the source bytes are used.
  let decoded: SourceRange?

  package init(_ range: SourceRange, decoded: SourceRange? = nil) {
    self.range = range
    self.decoded = decoded
  }
}

final class ValueTexts: Sendable {
  let bytes: [UInt8]
  let decoded: [UInt8]
  let keys: [String]
  let types: [ValueType]
  let ranges: [ClosedRange<Double>?]
  let kinds: [ValueList.Kind]
  /// The source ranges of the words in composed lists, keyed by the position of the list in the decoded bytes.
  private let wordPlaces: [Int: [SourceRange]]

  init(
    bytes: [UInt8], decoded: [UInt8], keys: [String], types: [ValueType], ranges: [ClosedRange<Double>?],
    wordPlaces: [Int: [SourceRange]]
  ) {
    self.bytes = bytes
    self.decoded = decoded
    self.keys = keys
    self.types = types
    self.ranges = ranges
    self.wordPlaces = wordPlaces
    kinds = types.map(ValueList.Kind.init)
  }

  /// Returns the source ranges of the words in a list, or nil if the list appears in the same form in the source.
  func wordPlaces(of place: LiteralPlace) -> [SourceRange]? {
    place.decoded.flatMap { wordPlaces[$0.bytes.lowerBound] }
  }

  func text(of place: LiteralPlace) -> String { withBytes(of: place) { String(decoding: $0, as: UTF8.self) } }

  func withBytes<Result>(
    of place: LiteralPlace, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result { place.withBytes(bytes, decoded, body) }
}

extension LiteralPlace {
  @inline(__always)
  func withBytes<Result>(
    _ source: [UInt8], _ decodedBytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let decoded {
      return decodedBytes.withUnsafeBufferPointer { body(.init(rebasing: $0[decoded.bytes])) }
    }
    return source.withUnsafeBufferPointer { body(.init(rebasing: $0[range.bytes])) }
  }
}
