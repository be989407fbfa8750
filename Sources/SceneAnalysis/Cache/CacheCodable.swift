import SceneDiagnostics

/// A value that a cache can store. A single function encodes and decodes it, so the two operations cannot diverge.
protocol CacheCodable {
  /// The initial value for decoding, which is also the result if the bytes are damaged.
  static var blank: Self { get }

  /// Encodes this value, or replaces it with the decoded value.
  mutating func code(with coder: inout CacheCoder)
}

extension CacheCodable {
  func cacheBytes(in sources: [SourceText] = []) -> [UInt8] {
    var coder = CacheCoder(sources: sources)
    coder.write(self)
    return coder.bytes
  }

  init?(
    cacheBytes: ArraySlice<UInt8>, in sources: [SourceText] = [],
    and otherSources: ReferredTexts = ReferredTexts()
  ) {
    var coder = CacheCoder(reading: cacheBytes, sources: sources, otherSources: otherSources)
    self = coder.read()
    guard coder.isComplete else { return nil }
  }
}

extension Int: CacheCodable {
  static var blank: Self { 0 }

  /// Encodes or decodes a number. The number must not be negative.
  mutating func code(with coder: inout CacheCoder) { coder.code(&self, below: .max) }
}

extension Int64: CacheCodable {
  static var blank: Self { 0 }

  mutating func code(with coder: inout CacheCoder) {
    var bits = UInt64(bitPattern: self)
    coder.code(&bits)
    self = Int64(bitPattern: bits)
  }
}

extension UInt32: CacheCodable {
  static var blank: Self { 0 }

  mutating func code(with coder: inout CacheCoder) {
    var number = Int(self)
    coder.code(&number, below: Int(UInt32.max) + 1)
    self = UInt32(number)
  }
}

extension Bool: CacheCodable {
  static var blank: Self { false }
  mutating func code(with coder: inout CacheCoder) {
    var number = self ? 1 : 0
    coder.code(&number, below: 2)
    self = number == 1
  }
}

extension ClosedRange<Double>: CacheCodable {
  static var blank: ClosedRange<Double> { 0...0 }
  mutating func code(with coder: inout CacheCoder) {
    var (lower, upper) = (lowerBound.bitPattern, upperBound.bitPattern)
    coder.code(&lower, &upper)
    let bounds = (lower: Double(bitPattern: lower), upper: Double(bitPattern: upper))
    coder.check(bounds.lower <= bounds.upper)
    if !coder.isDamaged { self = bounds.lower...bounds.upper }
  }
}

extension CacheCodable where Self: RawRepresentable<UInt8> {
  static var blank: Self { Self(rawValue: 0)! }
  mutating func code(with coder: inout CacheCoder) {
    var number = Int(rawValue)
    coder.code(&number, below: 256)
    let value = Self(rawValue: UInt8(number))
    coder.check(value != nil)
    self = value ?? .blank
  }
}

extension CacheCodable where Self: RawRepresentable<String> & CaseIterable, AllCases == [Self] {
  static var blank: Self { allCases[0] }
  mutating func code(with coder: inout CacheCoder) {
    let cases = Self.allCases
    var place = cases.firstIndex { $0 == self } ?? 0
    coder.code(&place, below: cases.count)
    self = cases[place]
  }
}

extension Optional: CacheCodable where Wrapped: CacheCodable {
  static var blank: Wrapped? { nil }
  mutating func code(with coder: inout CacheCoder) {
    var isPresent = self != nil
    coder.code(&isPresent)
    guard isPresent else { return }
    var value: Wrapped = self ?? .blank
    coder.code(&value)
    self = value
  }
}

extension Array: CacheCodable where Element: CacheCodable {
  static var blank: [Element] { [] }
  mutating func code(with coder: inout CacheCoder) {
    var count = count
    // Each element takes at least one byte, so the count cannot exceed the number of bytes.
    coder.code(count: &count)
    guard coder.isReading else {
      for var element in self { element.code(with: &coder) }
      return
    }
    self = []
    reserveCapacity(Swift.min(count, 1024))
    while count > 0, !coder.isDamaged {
      append(coder.read())
      count -= 1
    }
  }
}

extension Set: CacheCodable where Element: CacheCodable & Comparable {
  static var blank: Set<Element> { [] }
  mutating func code(with coder: inout CacheCoder) {
    var elements = sorted()
    coder.code(&elements)
    if coder.isReading { self = Set(elements) }
  }
}

extension Dictionary: CacheCodable where Key: CacheCodable & Comparable, Value: CacheCodable {
  static var blank: [Key: Value] { [:] }
  mutating func code(with coder: inout CacheCoder) {
    var keys = keys.sorted()
    coder.code(&keys)
    if coder.isReading { self = [:] }
    for key in keys {
      var value: Value = self[key] ?? .blank
      coder.code(&value)
      if coder.isReading { self[key] = value }
    }
  }
}
