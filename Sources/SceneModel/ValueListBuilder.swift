import SceneDiagnostics
import SceneValues

/// Collects the values of a document while it is read.
package struct ValueListBuilder {
  private let source: SourceText
  /// Valid as long as this is used: the parser makes it, and lets it go, within the call that was lent them.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var decoded: [UInt8]
  private let wordPlaces: [Int: [SourceRange]]
  private var keys: [String]
  /// The numbers of those that are the names of no attributes.
  private var added: [String: Int] = [:]
  private var types: [ValueType] = []
  /// What the numbers of values of each type lie in, where a property's declaration says so.
  private var ranges: [ClosedRange<Double>?] = []
  private var forms: [LiteralForm] = []
  private var records: [ValueRecord] = []
  private var accepted = AcceptedLiterals()

  /// - Parameters:
  ///   - source: the text that the values stand in.
  ///   - bytes: its bytes, for as long as values are appended: to get hold of them for each anew has references counted.
  ///   - decoded: the bytes of those that are not written as they read.
  ///   - wordPlaces: where each word of a list that was put together comes from, by where the list lies among those.
  ///   - keys: what values will be for.
  ///   - capacity: how many there may be.
  package init(
    source: SourceText, bytes: UnsafeBufferPointer<UInt8>, decoded: [UInt8],
    wordPlaces: [Int: [SourceRange]], keys: [String], capacity: Int
  ) {
    self.source = source
    self.bytes = bytes
    self.decoded = decoded
    self.wordPlaces = wordPlaces
    self.keys = keys
    records.reserveCapacity(capacity)
  }

  package var count: Int { records.count }

  package consuming func finish() -> ValueList {
    ValueList(
      records,
      ValueTexts(
        bytes: source.bytes, decoded: decoded, keys: keys, types: types, ranges: ranges,
        wordPlaces: wordPlaces))
  }

  /// The number of a key that is not among the first.
  package mutating func number(ofKey key: String) -> Int {
    if let number = added[key] { return number }
    keys.append(key)
    added[key] = keys.count - 1
    return keys.count - 1
  }

  package mutating func add(_ property: PropertyDescription) -> UInt32 {
    add(type: property.type, in: property.range)
  }

  package mutating func add(type: ValueType, in range: ClosedRange<Double>? = nil) -> UInt32 {
    types.append(type)
    ranges.append(range)
    // Only the type knows of a range.
    forms.append(range == nil ? LiteralForm(type) : .other)
    return UInt32(types.count - 1)
  }

  /// A text that stands in the source in pieces.
  package mutating func place(of text: Name) -> LiteralPlace {
    let start = decoded.count
    decoded.append(contentsOf: text.text.utf8)
    return LiteralPlace(text.range, decoded: SourceRange(start..<decoded.count))
  }

  package mutating func append(
    _ owner: PropertyValue.Owner, _ origin: PropertyValue.Origin, key: Int, at keyRange: SourceRange,
    _ literal: LiteralPlace, type: UInt32?
  ) {
    let isFaulty = type.map { !accepts(literal, as: Int($0)) }
    records.append(
      ValueRecord(
        owner: owner, literal: literal, keyRange: keyRange, key: key, type: type, origin: origin,
        isFaulty: isFaulty ?? false))
  }

  private mutating func accepts(_ literal: LiteralPlace, as type: Int) -> Bool {
    let form = forms[type]
    if case .anything = form { return true }
    if let place = literal.decoded {
      return decoded.withUnsafeBufferPointer {
        let literal = UnsafeBufferPointer(rebasing: $0[place.bytes])
        return form.accepts(literal) ?? types[type].accepts(literal, in: ranges[type])
      }
    }
    let range = literal.range
    let literal = UnsafeBufferPointer(rebasing: bytes[range.bytes])
    switch form {
    case .numbers, .coordinates: return form.accepts(literal) == true
    default: break
    }
    if accepted.contains(literal, type: type, in: bytes) { return true }
    guard form.accepts(literal) ?? types[type].accepts(literal, in: ranges[type]) else { return false }
    accepted.insert(literal, range, type: type)
    return true
  }

  package mutating func removeAll(of owner: PropertyValue.Owner) { records.removeAll { $0.owner == owner } }
}
