/// A reader for nibs that are keyed archives. Nibs have this format for macOS and for versions of iOS earlier than 6. The
/// result has the same tables as a nib in the flat format. Object `#0` is the archive's top object.
struct KeyedArchiveReader {
  private(set) var version = 0
  /// The bytes of the file, followed by UTF-8 copies of the UTF-16 strings in the file.
  private(set) var bytes: [UInt8]
  private(set) var classes: [NibArchive.Class] = []
  private(set) var keys: [String] = []
  private(set) var values: [NibArchive.Value] = []
  private(set) var objects: [NibArchive.Object] = []

  private var list: BinaryPropertyListReader
  private var places: [Int] = []
  private var classNumbers: [String: Int] = [:]
  private var classesOfDescriptions: [Int: Int] = [:]
  private var keyNumbers: [String: Int] = [:]
  private var keysOfPlaces: [Int: Int] = [:]
  private var texts: [Int: Range<Int>] = [:]

  static let description = "$class"

  init(_ bytes: [UInt8]) throws(NibError) {
    self.bytes = bytes
    list = try Self.reading { () throws(PropertyListError) in try BinaryPropertyListReader(bytes) }
  }

  mutating func read() throws(NibError) {
    let parts = try Self.reading { () throws(PropertyListError) in try archive() }
    guard let parts else { throw NibError(kind: .notANib, offset: 0) }
    version = parts.version
    places = parts.objects
    try addObject("NSObject", parts.top)
    for place in places.dropFirst() { try add(place) }
  }

  private static func reading<Result>(
    _ read: () throws(PropertyListError) -> Result
  ) throws(NibError) -> Result {
    do throws(PropertyListError) {
      return try read()
    } catch {
      throw NibError(kind: .badPropertyList, offset: error.offset)
    }
  }

  private typealias Pairs = [(key: Int, value: Int)]

  /// Returns the content of a keyed archive, or nil if the property list does not contain one.
  private mutating func archive() throws(PropertyListError) -> (version: Int, top: Pairs, objects: [Int])? {
    var (version, top, objects): (Int, Pairs?, [Int]?) = (0, nil, nil)
    for (key, value) in try list.dictionary(list.top) ?? [] {
      switch try list.text(key) {
      case "$version": if case .integer(let number) = try list.node(value) { version = Int(number) }
      case "$top": top = try list.dictionary(value)
      case "$objects": objects = try list.list(value)
      default: break
      }
    }
    guard let top, let objects else { return nil }
    return (version, top, objects)
  }

  private mutating func add(_ place: Int) throws(NibError) {
    let node = try node(place)
    switch node {
    case .dictionary: try addDictionary(place)
    case .list: addSimple("NSArray", [("list", .nested)])
    case .text: addSimple("NSString", [("NS.bytes", try content(place))])
    case .integer: addSimple("NSNumber", [("NS.intval", try content(place))])
    case .real: addSimple("NSNumber", [("NS.dblval", try content(place))])
    case .bool: addSimple("NSNumber", [("NS.boolval", try content(place))])
    case .data: addSimple("NSData", [("NS.bytes", try content(place))])
    case .null: addSimple("NSNull", [])
    case .identifier, .other: addSimple("NSObject", [("value", .nested)])
    }
  }

  private mutating func addDictionary(_ place: Int) throws(NibError) {
    var pairs = try Self.reading { () throws(PropertyListError) in try list.dictionary(place) ?? [] }
    var name: String?
    var isDescription = false
    for (index, pair) in pairs.enumerated().reversed() {
      switch keys[try key(pair.key)] {
      case "$class":
        pairs.remove(at: index)
        if case .identifier(let number) = try node(pair.value) { name = try className(number) }
      case "$classname": isDescription = true
      default: break
      }
    }
    // A class description has no values, but it needs an object, because the indices of references include it.
    guard !isDescription else {
      objects.append(
        NibArchive.Object(class: classNumber(Self.description), values: values.count..<values.count))
      return
    }
    if let elements = try elements(pairs) {
      addSimple(name ?? "NSDictionary", elements)
    } else {
      try addObject(name ?? "NSDictionary", pairs)
    }
    // The size of the file limits the number of values, because many objects can share a list of elements.
    guard values.count <= list.bytes.count else { throw NibError(kind: .tooManyValues, offset: 0) }
  }

  /// Returns a collection's elements, or nil for other objects. A dictionary's keys and values alternate.
  private mutating func elements(_ pairs: Pairs) throws(NibError) -> [(String, NibArchive.Content)]? {
    var lists: [String: [Int]] = [:]
    for (key, value) in pairs {
      let name = keys[try self.key(key)]
      guard name == "NS.objects" || name == "NS.keys",
        let elements = try Self.reading({ () throws(PropertyListError) in try list.list(value) })
      else { return nil }
      lists[name] = elements
    }
    guard let objects = lists["NS.objects"] else { return nil }
    var places = objects
    if let keys = lists["NS.keys"] {
      guard keys.count == objects.count else { return nil }
      places = zip(keys, objects).flatMap { [$0, $1] }
    }
    var elements: [(String, NibArchive.Content)] = [(NibArchive.collectionMark, .bool(true))]
    for place in places { elements.append((NibArchive.elementKey, try content(place))) }
    return elements
  }

  private mutating func addObject(_ name: String, _ pairs: Pairs) throws(NibError) {
    let first = values.count
    for (key, value) in pairs {
      let key = try self.key(key)
      let elements = try Self.reading { () throws(PropertyListError) in try list.list(value) }
      // The values of a list must be contiguous.
      if let elements, !elements.isEmpty {
        for element in elements {
          values.append(NibArchive.Value(key: key, content: try content(element)))
        }
      } else {
        values.append(NibArchive.Value(key: key, content: try content(value)))
      }
    }
    objects.append(NibArchive.Object(class: classNumber(name), values: first..<values.count))
  }

  private mutating func addSimple(_ name: String, _ contents: [(key: String, content: NibArchive.Content)]) {
    let first = values.count
    for (key, content) in contents {
      values.append(NibArchive.Value(key: keyNumber(key), content: content))
    }
    objects.append(NibArchive.Object(class: classNumber(name), values: first..<values.count))
  }

  private func node(_ place: Int) throws(NibError) -> BinaryPropertyListReader.Node {
    try Self.reading { () throws(PropertyListError) in try list.node(place) }
  }

  private mutating func content(_ place: Int) throws(NibError) -> NibArchive.Content {
    switch try node(place) {
    case .null: return .null
    case .bool(let flag): return .bool(flag)
    case .integer(let number): return .integer(number)
    case .real(let number): return .double(number)
    case .data(let range): return .data(range)
    case .text(let text): return .text(try range(of: text, at: place))
    case .identifier(0): return .null
    case .identifier(let number):
      guard number < places.count else { throw NibError(kind: .badIndex("object \(number)"), offset: 0) }
      return .object(number)
    case .list, .dictionary, .other: return .nested
    }
  }

  private mutating func range(
    of text: BinaryPropertyListReader.Text, at place: Int
  ) throws(NibError) -> Range<Int> {
    guard text.isUTF16 else { return text.bytes }
    if let known = texts[place] { return known }
    let string = try Self.reading { () throws(PropertyListError) in try list.string(text) }
    let first = bytes.count
    bytes += string.utf8
    texts[place] = first..<bytes.count
    return first..<bytes.count
  }

  private mutating func key(_ place: Int) throws(NibError) -> Int {
    if let known = keysOfPlaces[place] { return known }
    let name = try Self.reading { () throws(PropertyListError) in try list.text(place) }
    guard let name else { throw NibError(kind: .badPropertyList, offset: 0) }
    let number = keyNumber(name)
    keysOfPlaces[place] = number
    return number
  }

  private mutating func keyNumber(_ name: String) -> Int {
    if let known = keyNumbers[name] { return known }
    keyNumbers[name] = keys.count
    keys.append(name)
    return keys.count - 1
  }

  private mutating func className(_ number: Int) throws(NibError) -> String {
    if let known = classesOfDescriptions[number] { return classes[known].name }
    guard number < places.count else { throw NibError(kind: .badIndex("class \(number)"), offset: 0) }
    let name = try Self.reading { () throws(PropertyListError) -> String? in
      for (key, value) in try list.dictionary(places[number]) ?? []
      where try list.text(key) == "$classname" {
        return try list.text(value)
      }
      return nil
    }
    guard let name else { throw NibError(kind: .badIndex("class \(number)"), offset: 0) }
    classesOfDescriptions[number] = classNumber(name)
    return name
  }

  private mutating func classNumber(_ name: String) -> Int {
    if let known = classNumbers[name] { return known }
    classNumbers[name] = classes.count
    classes.append(NibArchive.Class(name: name, fallbacks: []))
    return classes.count - 1
  }
}
