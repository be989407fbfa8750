import SceneValues

/// The interning tables. Comparisons of content ignore them, because they are derived from the arrays.
struct Interned: Sendable, Hashable {
  var strings = InternedStrings()
  var classes: [ClassRecord: ClassIndex] = [:]
  var keys: [StringIndex: KeyIndex] = [:]
  var selectors: [StringIndex: SelectorIndex] = [:]
  var numbers: [[UInt64]: Int] = [:]
  var fonts: [FontRecord: Int] = [:]

  static func == (left: Interned, right: Interned) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// The indices of interned strings. Strings are compared by their bytes, because Swift considers the composed and
/// decomposed forms of "é" equal, but archives must preserve the original text.
struct InternedStrings: Sendable {
  private var numbers = StringNumbers()
  private var indices: [StringIndex] = []

  init() {}

  init(_ strings: [String]) {
    numbers.reserveCapacity(strings.count)
    for (index, string) in strings.enumerated() { _ = self.index(of: string, entering: index) }
  }

  mutating func index(of string: String, entering index: StringIndex) -> StringIndex {
    let number = numbers.insert(string)
    if number == indices.count { indices.append(index) }
    return indices[number]
  }
}

extension ArchiveContent {
  package mutating func string(_ text: String) -> StringIndex {
    let index = interned.strings.index(of: text, entering: strings.count)
    if index == strings.count { strings.append(text) }
    return index
  }

  package mutating func key(_ name: String) -> KeyIndex {
    let string = string(name)
    return Self.enter(string, as: string, in: &keys, known: &interned.keys)
  }

  package mutating func selector(_ name: String) -> SelectorIndex {
    let string = string(name)
    return Self.enter(string, as: string, in: &selectors, known: &interned.selectors)
  }

  /// Interns a class and returns its index. `element` is nil for a class of the host app.
  package mutating func classIndex(name: String, module: String? = nil, element: String? = nil) -> ClassIndex
  {
    var record = ClassRecord(name: string(name))
    record.module = module.map { string($0) }
    record.element = element.map { string($0) }
    return Self.enter(record, as: record, in: &classes, known: &interned.classes)
  }

  /// Appends a value. The owner of the value is the object, segue, or document whose range of values includes it.
  package mutating func appendValue(key: String, _ value: Value, isRuntimeAttribute: Bool = false) {
    appendValue(key: self.key(key), value, isRuntimeAttribute: isRuntimeAttribute)
  }

  package mutating func appendValue(key: KeyIndex, _ value: Value, isRuntimeAttribute: Bool = false) {
    let (kind, payload) = encode(value)
    values.append(
      ValueRecord(
        key: key, kind: kind, isRuntimeAttribute: isRuntimeAttribute, payload: UInt32(clamping: payload)))
  }

  private mutating func encode(_ value: Value) -> (ValueKind, Int) {
    switch value {
    case .bool(let value): (.bool, value ? 1 : 0)
    case .int(let value): (.int, run([UInt64(bitPattern: Int64(value))]))
    case .number(let value): (.number, run([value]))
    case .string(let text): (.string, string(text))
    case .point(let point): (.point, run([point.x, point.y]))
    case .size(let size): (.size, run([size.width, size.height]))
    case .rect(let rect):
      (.rect, run([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]))
    case .range(let range):
      (
        .range,
        run([range.lowerBound, range.upperBound - range.lowerBound].map { UInt64(bitPattern: Int64($0)) })
      )
    case .nothing: (.nothing, 0)
    case .insets(let insets): (.insets, run([insets.top, insets.left, insets.bottom, insets.right]))
    case .transform(let it): (.transform, run([it.a, it.b, it.c, it.d, it.tx, it.ty]))
    case .color(let color):
      switch color.kind {
      case .rgba(let components): (.rgba, Int(components.packed))
      case .standard(let name): (.standardColor, string(name.rawValue))
      case .tint: (.tint, 0)
      case .asset(let name): (.assetColor, string(name))
      }
    case .font(let font): (.font, fontIndex(font))
    case .image(let name): (.image, string(name))
    case .enumeration(let name): (.enumeration, string(name))
    case .optionSet(let members): (.optionSet, string(members.joined(separator: " ")))
    case .text(let text): (.text, string(text))
    }
  }

  private mutating func run(_ numbers: [Double]) -> Int { run(numbers.map(\.bitPattern)) }

  private mutating func run(_ bits: [UInt64]) -> Int {
    if let index = interned.numbers[bits] { return index }
    let index = numbers.count
    numbers += bits
    interned.numbers[bits] = index
    return index
  }

  private mutating func fontIndex(_ font: Font) -> Int {
    var record = FontRecord(face: .system, size: font.size)
    switch font.face {
    case .system: break
    case .bold: record.face = .bold
    case .italic: record.face = .italic
    case .monospaced: record.face = .monospaced
    case .family(let name): (record.face, record.name) = (.family, string(name))
    case .style(let style): (record.face, record.name) = (.style, string(style.rawValue))
    }
    return Self.enter(record, as: record, in: &fonts, known: &interned.fonts)
  }

  private static func enter<Item, Key: Hashable>(
    _ item: Item, as key: Key, in items: inout [Item], known: inout [Key: Int]
  ) -> Int {
    if let index = known[key] { return index }
    let index = items.count
    items.append(item)
    known[key] = index
    return index
  }
}
