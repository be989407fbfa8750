import SceneDiagnostics

/// A coder that either encodes values as bytes or decodes them. Decoding never traps. The first invalid value marks the
/// input as damaged, and all subsequent values are blank.
struct CacheCoder {
  let isReading: Bool
  private(set) var bytes: [UInt8] = []
  fileprivate let writesRanges: Bool
  /// The sources to which diagnostics can refer: the scene, followed by its translation tables.
  let sources: [SourceText]
  let otherSources: ReferredTexts
  private(set) var isDamaged = false
  private var depth = 0
  private let input: ArraySlice<UInt8>
  private var position = 0

  init(writesRanges: Bool = true, sources: [SourceText] = []) {
    isReading = false
    self.writesRanges = writesRanges
    self.sources = sources
    otherSources = ReferredTexts()
    input = []
  }

  init(
    reading bytes: ArraySlice<UInt8>, sources: [SourceText] = [],
    otherSources: ReferredTexts = ReferredTexts()
  ) {
    isReading = true
    writesRanges = true
    self.sources = sources
    self.otherSources = otherSources
    input = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == input.endIndex }
  var rest: ArraySlice<UInt8> { input[position...] }
  var isComplete: Bool { isAtEnd && !isDamaged }

  mutating func write<each Value: CacheCodable>(_ values: repeat each Value) {
    for value in repeat each values {
      var value = value
      value.code(with: &self)
    }
  }

  mutating func read<Value: CacheCodable>(_: Value.Type = Value.self) -> Value {
    var value = Value.blank
    value.code(with: &self)
    return value
  }

  mutating func code<A: CacheCodable>(_ a: inout A) { a.code(with: &self) }

  mutating func code<A: CacheCodable, B: CacheCodable>(_ a: inout A, _ b: inout B) {
    a.code(with: &self)
    b.code(with: &self)
  }

  mutating func code<A: CacheCodable, B: CacheCodable, C: CacheCodable>(
    _ a: inout A, _ b: inout B, _ c: inout C
  ) {
    code(&a, &b)
    c.code(with: &self)
  }

  mutating func code<A: CacheCodable, B: CacheCodable, C: CacheCodable, D: CacheCodable>(
    _ a: inout A, _ b: inout B, _ c: inout C, _ d: inout D
  ) {
    code(&a, &b)
    code(&c, &d)
  }

  mutating func check(_ isValid: Bool) {
    if isReading, !isValid { markDamaged() }
  }

  private mutating func markDamaged() {
    isDamaged = true
    position = input.endIndex
  }

  /// Encodes or decodes a recursive value. Values nested more deeply than the limit are treated as damaged.
  mutating func nest(upTo limit: Int, _ codeContent: (inout CacheCoder) -> Void) {
    check(depth < limit)
    depth += 1
    codeContent(&self)
    depth -= 1
  }
}

extension CacheCoder {
  mutating func code(_ number: inout Int, below limit: Int) {
    guard isReading else { return append(UInt64(number)) }
    let read = next()
    guard read < UInt64(limit) else {
      number = 0
      return markDamaged()
    }
    number = Int(read)
  }

  /// Encodes or decodes the number of elements that follow. Each element must occupy at least one byte.
  mutating func code(count: inout Int) {
    count.code(with: &self)
    check(count <= input.endIndex - position)
    if isDamaged { count = 0 }
  }

  fileprivate mutating func append(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  fileprivate mutating func next() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while position < input.endIndex, shift < 64 {
      let byte = input[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    markDamaged()
    return 0
  }

  fileprivate mutating func append(_ content: some Collection<UInt8>) {
    append(UInt64(content.count))
    bytes.append(contentsOf: content)
  }

  fileprivate mutating func nextBytes() -> ArraySlice<UInt8> {
    var count = 0
    code(count: &count)
    defer { position += count }
    return input[position..<position + count]
  }
}

extension UInt64: CacheCodable {
  static var blank: Self { 0 }

  mutating func code(with coder: inout CacheCoder) {
    if coder.isReading { self = coder.next() } else { coder.append(self) }
  }
}

extension String: CacheCodable {
  static var blank: Self { "" }
  mutating func code(with coder: inout CacheCoder) {
    guard coder.isReading else { return withUTF8 { coder.append($0) } }
    self = String(decoding: coder.nextBytes(), as: UTF8.self)
  }
}

extension ArraySlice: CacheCodable where Element == UInt8 {
  static var blank: ArraySlice<UInt8> { [] }
  mutating func code(with coder: inout CacheCoder) {
    if coder.isReading { self = coder.nextBytes() } else { coder.append(self) }
  }
}

extension SourceRange: CacheCodable {
  static var blank: Self { SourceRange.at(0) }
  mutating func code(with coder: inout CacheCoder) {
    guard coder.writesRanges else { return }
    coder.code(&start, &end)
    coder.check(start <= end)
  }
}
