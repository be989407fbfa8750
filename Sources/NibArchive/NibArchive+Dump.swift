extension NibArchive {
  /// Prints the objects with their values, constraints, connections, and nested nibs, one item per line. Time and memory
  /// are proportional to the size of the file.
  public func dump(to output: inout some TextOutputStream) { dump(to: &output, indent: "") }

  private func dump(to output: inout some TextOutputStream, indent: String) {
    let classNames = classes.map { Self.escaped($0.name, limit: 80) }
    let keyNames = keys.map { Self.escaped($0, limit: 80) }
    output.write("\(indent)\(form)\n")
    for (name, description) in zip(classNames, classes) where !description.fallbacks.isEmpty {
      output.write("\(indent)class \(name)")
      for fallback in description.fallbacks { output.write(" or \(classNames[fallback])") }
      output.write("\n")
    }
    // The output is limited, because many objects can share a string.
    var room = 16 * bytes.count
    for (index, object) in objects.enumerated() where !isDescription(index) {
      output.write("\(indent)#\(index) \(classNames[object.class])")
      if isCollection(index) {
        dumpElements(of: index, to: &output)
        continue
      }
      var rest = values[object.values]
      if let (place, text) = summary(of: index, limit: room > 0 ? 4000 : 60) {
        room -= text.utf8.count
        output.write(" \(text)")
        rest.remove(at: place)
      }
      output.write("\n")
      for value in rest {
        output.write("\(indent)    \(keyNames[value.key]) = \(describe(value.content))\n")
      }
    }
    for index in objects.indices {
      if let constraint = constraint(index) { output.write("\(indent)\(constraint)\n") }
    }
    for index in objects.indices {
      if let connection = connection(index) { output.write("\(indent)\(connection)\n") }
    }
    dumpNibs(to: &output, indent: indent)
  }

  private func dumpElements(of index: Int, to output: inout some TextOutputStream) {
    let elements = values[objects[index].values].dropFirst()
    let isDictionary = className(of: index).hasSuffix("Dictionary")
    output.write(isDictionary && elements.isEmpty ? " [:" : " [")
    for (place, element) in elements.enumerated() {
      if place > 0 { output.write(isDictionary && !place.isMultiple(of: 2) ? ": " : ", ") }
      output.write(describe(element.content))
    }
    output.write("]\n")
  }

  /// Prints the nested nibs. For example, a cell's prototype is a nib inside the nib of the cell's table.
  private func dumpNibs(to output: inout some TextOutputStream, indent: String) {
    guard indent.utf8.count < 2 * Self.deepest else { return }
    var shown: Set<Int> = []
    // The output is limited, because data can overlap in a keyed archive.
    var room = bytes.count
    for (index, object) in objects.enumerated() {
      for value in values[object.values] {
        guard case .data(let range) = value.content, bytes[range].starts(with: Self.magic),
          range.count <= room, shown.insert(range.lowerBound).inserted
        else { continue }
        room -= range.count
        output.write("\(indent)nib in #\(index)\n")
        do throws(NibError) {
          try NibArchive(bytes: Array(bytes[range])).dump(to: &output, indent: indent + "  ")
        } catch {
          output.write("\(indent)  \(error)\n")
        }
      }
    }
  }

  private static let deepest = 4

  private func describe(_ content: Content) -> String {
    switch content {
    case .integer(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .float(let number): Self.literal(Double(number), as: "\(number)")
    case .double(let number): Self.literal(number)
    case .null: "nil"
    case .object(let index): summary(of: index, limit: 60).map { "#\(index) \($0.text)" } ?? "#\(index)"
    case .data(let range): describe(bytes[range])
    case .text(let range): quoted(range, limit: 60)
    case .nested: "a property list"
    }
  }

  /// Returns a description of binary data: numbers for points, sizes, and rectangles, and text for colors.
  private func describe(_ data: ArraySlice<UInt8>) -> String {
    let numbers = data.dropFirst()
    if data.first == 7, !numbers.isEmpty, numbers.count <= 64, numbers.count.isMultiple(of: 8) {
      return Self.numbers(numbers, size: 8) { Double(bitPattern: $0) }
    }
    if data.first == 6, !numbers.isEmpty, numbers.count <= 32, numbers.count.isMultiple(of: 4) {
      return Self.numbers(numbers, size: 4) { Double(Float(bitPattern: UInt32($0))) }
    }
    // As in C, a zero byte may end a string.
    let text = data.last == 0 ? data.dropLast() : data
    if !text.isEmpty, text.prefix(200).allSatisfy({ (0x20...0x7E).contains($0) }) {
      return "data \(quoted(text.indices, limit: 60))"
    }
    let shown = data.prefix(16).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "data of \(data.count) bytes" + (shown.isEmpty ? "" : ": ") + shown.joined(separator: " ")
      + (data.count > shown.count ? " …" : "")
  }

  private static func numbers(
    _ bytes: ArraySlice<UInt8>, size: Int, _ number: (UInt64) -> Double
  ) -> String {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: size).map { start in
      let pattern = bytes[start..<start + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return literal(number(pattern))
    }.joined(separator: " ")
  }

  static func literal(_ number: Double) -> String { literal(number, as: "\(number)") }

  private static func literal(_ number: Double, as text: String) -> String {
    text.hasSuffix(".0") && number.magnitude < 1e15 ? String(text.dropLast(2)) : text
  }

  /// Returns the content of a string or number, shortened to `limit`, and its value's index. Otherwise, returns nil.
  func summary(of object: Int, limit: Int) -> (place: Int, text: String)? {
    let isNumber = className(of: object) == "NSNumber"
    guard isNumber || Self.strings.contains(className(of: object)) else { return nil }
    // Only a few values are searched, because objects in a malicious file could share many values.
    let contents = values[objects[object].values].prefix(8)
    for (place, value) in zip(contents.indices, contents) {
      switch (keys[value.key], value.content) {
      case ("NS.bytes", .data(let range)) where !isNumber, ("NS.bytes", .text(let range)) where !isNumber,
        ("NS.string", .text(let range)) where !isNumber:
        return (place, quoted(range, limit: limit))
      case ("NS.intval", .integer), ("NS.intval", .bool), ("NS.dblval", .double), ("NS.dblval", .float),
        ("NS.boolval", .bool):
        if isNumber { return (place, describe(value.content)) }
      default: break
      }
    }
    return nil
  }

  private static let strings: Set<String> = ["NSString", "NSMutableString", "NSLocalizableString"]

  func string(_ content: Content, limit: Int) -> String? {
    switch content {
    case .object(let index) where className(of: index) != "NSNumber": summary(of: index, limit: limit)?.text
    case .text(let range): quoted(range, limit: limit)
    default: nil
    }
  }

  private func quoted(_ range: Range<Int>, limit: Int) -> String {
    "\"\(Self.escaped(String(decoding: bytes[range.prefix(limit * 4)], as: UTF8.self), limit: limit))\""
  }

  private func isCollection(_ object: Int) -> Bool {
    let contents = values[objects[object].values]
    guard let first = contents.first else { return false }
    return keys[first.key] == Self.collectionMark && first.content == .bool(true)
      && contents.dropFirst().allSatisfy { keys[$0.key] == Self.elementKey }
  }

  private func isDescription(_ object: Int) -> Bool {
    guard case .keyed = form else { return false }
    return className(of: object) == KeyedArchiveReader.description
  }

  static func escaped(_ text: String, limit: Int) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default:
        // A terminal could interpret control characters, so they are escaped.
        if scalar.properties.generalCategory == .control {
          escaped += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return text.unicodeScalars.dropFirst(limit).isEmpty ? escaped : escaped + "…"
  }
}

extension NibArchive.Form: CustomStringConvertible {
  /// A description of the format and its version numbers, such as "nib archive 1, coder 10".
  public var description: String {
    switch self {
    case .flat(let format, let coder): "nib archive \(format), coder \(coder)"
    case .keyed(let version): "keyed archive \(version)"
    }
  }
}
