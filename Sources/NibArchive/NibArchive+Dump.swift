extension NibArchive {
  /// Prints all that it says, a line for each thing: objects with their values, then the connections between them.
  ///
  /// What it takes grows as the file does: names, texts and data are cut, and nothing is held that was printed.
  public func dump(to output: inout some TextOutputStream) {
    let classNames = classes.map { Self.escaped($0.name, limit: 80) }
    let keyNames = keys.map { Self.escaped($0, limit: 80) }
    output.write("nib archive \(version.format), coder \(version.coder)\n")
    for (name, description) in zip(classNames, classes) where !description.fallbacks.isEmpty {
      output.write("class \(name)")
      for fallback in description.fallbacks { output.write(" or \(classNames[fallback])") }
      output.write("\n")
    }
    for (index, object) in objects.enumerated() {
      output.write("#\(index) \(classNames[object.class])")
      if isCollection(index) {
        var mark = " ["
        for element in values[object.values].dropFirst() {
          output.write(mark + describe(element.content))
          mark = ", "
        }
        output.write(mark == " [" ? " []\n" : "]\n")
      } else if let string = string(of: index, limit: 4000) {
        output.write(" \(string)\n")
      } else {
        output.write("\n")
        for value in values[object.values] {
          output.write("    \(keyNames[value.key]) = \(describe(value.content))\n")
        }
      }
    }
    for index in objects.indices {
      if let connection = connection(index) { output.write("\(connection)\n") }
    }
  }

  /// Beside the number of an object that is a text, what it says.
  private func describe(_ content: Content) -> String {
    switch content {
    case .integer(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .float(let number): Self.literal(Double(number), as: "\(number)")
    case .double(let number): Self.literal(number, as: "\(number)")
    case .null: "nil"
    case .object(let index):
      string(of: index, limit: 60).map { "#\(index) \($0)" } ?? "#\(index)"
    case .data(let range): describe(bytes[range])
    }
  }

  /// Points, sizes and rectangles are data of a type and numbers of that type.
  private func describe(_ data: ArraySlice<UInt8>) -> String {
    let numbers = data.dropFirst()
    if data.first == 7, !numbers.isEmpty, numbers.count <= 64, numbers.count.isMultiple(of: 8) {
      return Self.numbers(numbers, size: 8) { Double(bitPattern: $0) }
    }
    if data.first == 6, !numbers.isEmpty, numbers.count <= 32, numbers.count.isMultiple(of: 4) {
      return Self.numbers(numbers, size: 4) { Double(Float(bitPattern: UInt32($0))) }
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
      let value = number(pattern)
      return literal(value, as: "\(value)")
    }.joined(separator: " ")
  }

  /// Whole numbers without what only says that they might not be.
  private static func literal(_ number: Double, as text: String) -> String {
    text.hasSuffix(".0") && number.magnitude < 1e15 ? String(text.dropLast(2)) : text
  }

  /// What a string object says, in quotes.
  ///
  /// - Parameter limit: how much of it.
  func string(of object: Int, limit: Int) -> String? {
    guard ["NSString", "NSMutableString", "NSLocalizableString"].contains(className(of: object)) else {
      return nil
    }
    // It has one or two; whoever gives it many is not to have them searched for each that refers to it.
    let contents = values[objects[object].values].prefix(8)
    guard case .data(let range)? = contents.first(where: { keys[$0.key] == "NS.bytes" })?.content else {
      return nil
    }
    let text = String(decoding: bytes[range.prefix(limit * 4)], as: UTF8.self)
    return "\"\(Self.escaped(text, limit: limit))\""
  }

  /// Whether it is a collection, whose elements are its values; of a dictionary, keys and values by turns.
  private func isCollection(_ object: Int) -> Bool {
    guard let first = values[objects[object].values].first else { return false }
    return keys[first.key] == "NSInlinedValue" && first.content == .bool(true)
  }

  /// As it stands between quotes; what is longer is cut.
  static func escaped(_ text: String, limit: Int) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default:
        // What a terminal would take for a command is shown by its number.
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
