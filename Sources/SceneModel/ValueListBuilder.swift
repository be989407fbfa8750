import SceneDiagnostics
import SceneValues

package struct ValueListBuilder {
  private let source: SourceText
  /// The source bytes. Only the closure that receives the pointer uses the builder, so the pointer remains valid.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var decoded: [UInt8]
  private let wordPlaces: [Int: [SourceRange]]
  private var keys: [String]
  /// The numbers of the keys that are not attribute names.
  private var added: [String: Int] = [:]
  private var types: [ValueType] = []
  private var ranges: [ClosedRange<Double>?] = []
  private var forms: [LiteralForm] = []
  private var records: [ValueRecord] = []
  private var accepted = AcceptedLiterals()

  /// Creates a builder. The bytes are a parameter, because reading them from `source` would cause reference counting.
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
    forms.append(range == nil ? LiteralForm(type) : .other)
    return UInt32(types.count - 1)
  }

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
