import SceneDiagnostics
import SceneValues

/// The values of a document, in the order in which they are written.
///
/// Most of a scene is values, and most rules are about a few of them. So one is kept as the places of its bytes and two
/// numbers, with nothing to count references of; its text, its type and what it says are made for who asks. With all of
/// it made for all of them, a check took two and a half times as long (2,000 scenes, two cores: counting references of
/// the vocabulary's types, which all threads share, and fresh memory were most of that).
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

  // MARK: What loops over all of them look at

  package func owner(at index: Int) -> PropertyValue.Owner { records[index].owner }
  package func origin(at index: Int) -> PropertyValue.Origin { records[index].origin }
  package func isFaulty(at index: Int) -> Bool { records[index].isFaulty }
  package func keyRange(at index: Int) -> SourceRange { records[index].keyRange }

  /// What a value's type is, as far as loops tell types apart; nil where the class is not known well enough to tell.
  package func kind(at index: Int) -> Kind? { records[index].type.map { texts.kinds[Int($0)] } }

  package enum Kind: Sendable {
    case string, font, image, color, rect
    /// To an object, or to several.
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

  /// The values for properties of this name.
  package func indices(forKey key: String) -> [Int] {
    let isWanted = texts.keys.map { $0 == key }
    guard isWanted.contains(true) else { return [] }
    return records.indices.filter { isWanted[records[$0].key] }
  }

  /// The same for values for properties of one name, in this list.
  package func keyNumber(at index: Int) -> Int { records[index].key }

  /// More than any of these numbers.
  package var keyCount: Int { texts.keys.count }

  /// The name of the property that a value is for.
  package func key(at index: Int) -> String { texts.keys[records[index].key] }

  /// Whether a value is for a property of this name.
  package func isKey(_ key: String, at index: Int) -> Bool { texts.keys[records[index].key] == key }

  /// The rectangle that a value is; nil if it is no rectangle. It is not read by its type, which takes five times as
  /// long.
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

  /// The first byte of a value's literal.
  package func firstByte(at index: Int) -> UInt8? { texts.withBytes(of: records[index].literal) { $0.first } }
}

/// What is kept of a value.
struct ValueRecord: Sendable {
  let owner: PropertyValue.Owner
  let literal: LiteralPlace
  let keyRange: SourceRange
  /// In the list's keys.
  let key: Int
  /// In the list's types; nil where the class is not known well enough to tell.
  let type: UInt32?
  let origin: PropertyValue.Origin
  let isFaulty: Bool
}

/// Where a literal is written, and where the bytes are that it stands for: most stand in the source as they are.
package struct LiteralPlace: Sendable {
  package let range: SourceRange
  /// Among the decoded bytes; nil where the source's own are meant.
  let decoded: SourceRange?

  package init(_ range: SourceRange, decoded: SourceRange? = nil) {
    self.range = range
    self.decoded = decoded
  }
}

/// What the values of a document share.
final class ValueTexts: Sendable {
  let bytes: [UInt8]
  let decoded: [UInt8]
  let keys: [String]
  let types: [ValueType]
  /// What the numbers of values of each type lie in, where a property's declaration says so.
  let ranges: [ClosedRange<Double>?]
  let kinds: [ValueList.Kind]
  /// Where each word of a list that was put together comes from, by where the list lies among the decoded bytes.
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

  /// Nil for a list that is written as such.
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
