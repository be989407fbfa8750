import SceneModel

extension ObjectiveCReader {
  func text(_ range: Range<Int>, _ locals: [String: TextFact], depth: Int = 0) -> TextFact {
    guard !range.isEmpty, depth < TextFact.deepest else { return .unknown }
    let first = range.lowerBound
    if tokens.list[first].kind == .text { return texts(range) }
    if let choice = choice(range, locals, depth) { return choice }
    if tokens.isMark("(", at: first), tokens.partners[first] > first {
      let close = tokens.partners[first]
      return close == range.upperBound - 1
        ? text(first + 1..<close, locals, depth: depth + 1)
        : text(close + 1..<range.upperBound, locals, depth: depth + 1)
    }
    if tokens.isMark("[", at: first), tokens.partners[first] == range.upperBound - 1 {
      let inner = first + 1..<range.upperBound - 1
      if let name = storyboardName(inner) ?? nibName(inner) {
        return text(name, locals, depth: depth + 1)
      }
      return message(inner)
    }
    let name = tokens.name(first)
    guard !name.isEmpty else { return .unknown }
    if range.count == 1 { return locals[name] ?? .path(name) }
    if name == "NSStringFromClass", tokens.isMark("(", at: first + 1),
      tokens.partners[first + 1] == range.upperBound - 1
    {
      return typeName(first + 2..<range.upperBound - 1).map(TextFact.typeName) ?? .unknown
    }
    // The value is a class property, as in `Clock.reuseIdentifier`.
    if range.count == 3, tokens.isMark(".", at: first + 1), name.first?.isUppercase == true {
      return .path("\(name).\(tokens.name(first + 2))")
    }
    return .unknown
  }

  /// Returns the value of one or more adjacent literals. For example, `@"a" @"b"` is a single string.
  private func texts(_ range: Range<Int>) -> TextFact {
    var whole = ""
    for index in range {
      guard case .literal(let text) = literal(index) else { return .unknown }
      whole += text
    }
    return .literal(whole)
  }

  func literal(_ index: Int) -> TextFact {
    guard let token = tokens[index], token.kind == .text else { return .unknown }
    var content = tokens.bytes[token.range]
    if content.first == UInt8(ascii: "@") { content = content.dropFirst() }
    guard content.count >= 2, content.last == UInt8(ascii: "\"") else { return .unknown }
    content = content.dropFirst().dropLast()
    guard content.contains(UInt8(ascii: "\\")) else {
      return .literal(String(decoding: content, as: UTF8.self))
    }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in content {
      if isEscaped {
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { return .unknown }
        text.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    return .literal(String(decoding: text, as: UTF8.self))
  }

  /// Returns the values of `condition ? @"a" : @"b"` or `a ?: @"b"`.
  private func choice(_ range: Range<Int>, _ locals: [String: TextFact], _ depth: Int) -> TextFact? {
    var index = range.lowerBound
    while index < range.upperBound, !tokens.isMark("?", at: index) { index = tokens.after(index) }
    guard index < range.upperBound else { return nil }
    let question = index
    var inner = 0
    index += 1
    while index < range.upperBound {
      if tokens.isMark("?", at: index) {
        inner += 1
      } else if tokens.isMark(":", at: index) {
        if inner == 0 { break }
        inner -= 1
      }
      index = tokens.after(index)
    }
    guard index < range.upperBound else { return .unknown }
    let first = question + 1 == index ? range.lowerBound..<question : question + 1..<index
    return .either([
      text(first, locals, depth: depth + 1), text(index + 1..<range.upperBound, locals, depth: depth + 1),
    ])
  }

  /// Returns the value of `[Clock reuseIdentifier]` or `[[self class] reuseIdentifier]`.
  private func message(_ range: Range<Int>) -> TextFact {
    guard let last = range.last, !tokens.name(last).isEmpty, let type = typeName(range.dropLast()) else {
      return .unknown
    }
    let name = tokens.name(last)
    if name == "class" || name == "description" { return .unknown }
    // `self` can be an object of a subclass with another value.
    return .path(type == "Self" ? ".\(name)" : "\(type).\(name)")
  }

  /// Returns the class name in `[Clock class]`, `Clock.class`, or `Clock`, or `Self` for `[self class]` and `self.class`.
  func typeName(_ range: Range<Int>) -> String? {
    guard range.count <= 8 else { return nil }
    let words = range.map(tokens.name).filter { !$0.isEmpty }
    switch words.count {
    case 1 where words[0].first?.isUppercase == true: return words[0]
    case 2 where words[1] == "class": return words[0] == "self" ? "Self" : words[0]
    default: return nil
    }
  }

  /// Returns the values of the variables and parameters in a function to which only strings are assigned.
  func locals(in range: Range<Int>, _ parameters: [String]) -> [String: TextFact] {
    var values: [String: [TextFact]] = [:]
    var declared: Set<String> = []
    var unknown = Set(parameters)
    for index in range where tokens.list[index].kind == .name {
      let isBehindType =
        tokens.isMark("*", at: index - 1) && !tokens.name(index - 2).isEmpty
        || !["", "return", "else", "case", "in"].contains(tokens.name(index - 1))
      if isBehindType, [";", "=", ","].contains(where: { tokens.isMark($0, at: index + 1) }) {
        declared.insert(tokens.name(index))
      }
      let isAssigned =
        tokens.isMark("=", at: index + 1) && !tokens.isMark("=", at: index + 2)
        && !tokens.isMark(".", at: index - 1)
      if isAssigned {
        var end = index + 2
        // Values that can be determined are short expressions, so the limit is sufficient.
        while end < range.upperBound, end < index + 64, !tokens.isMark(";", at: end),
          !tokens.isMark(",", at: end)
        {
          end = tokens.after(end)
        }
        let value = end < range.upperBound ? text(index + 2..<min(end, range.upperBound), [:]) : .unknown
        values[tokens.name(index), default: []].append(value)
      } else if tokens.isMark("*", at: index - 1), !tokens.name(index - 2).isEmpty,
        ["in", ""].contains(tokens.name(index + 1)), !tokens.isMark(";", at: index + 1)
      {
        unknown.insert(tokens.name(index))
      }
    }
    let names = Set(values.keys)
    var locals: [String: TextFact] = [:]
    for (name, values) in values { locals[name] = Self.fact(values, names.union(unknown)) }
    // Code in other functions can also set a variable that is declared outside the function.
    for name in names.subtracting(declared).union(unknown) { locals[name] = .unknown }
    return locals
  }

  private static func fact(_ values: [TextFact], _ names: Set<String>) -> TextFact {
    let isPlain = values.allSatisfy { value in
      if case .path(let name) = value { return !names.contains(name) }
      return value != .unknown
    }
    guard isPlain, values.count <= TextFact.deepest else { return .unknown }
    return values.count == 1 ? values[0] : .either(values)
  }
}
