import SceneDiagnostics
import SceneModel

extension ObjectiveCReader {
  func end(ofStatement start: Int) -> Int {
    var index = start + 1
    while index < tokens.count {
      if tokens.isMark(";", at: index) { return index + 1 }
      if isBeginning(index) { return index }
      index = tokens.after(index)
    }
    return index
  }

  private func isBeginning(_ index: Int) -> Bool {
    guard tokens.list[index].kind == .keyword else { return false }
    switch tokens.keyword(index) {
    case "interface", "implementation", "end", "property", "synthesize", "class", "optional", "required":
      return true
    // `@protocol(Clock)` is a value, not a declaration.
    case "protocol": return !tokens.isMark("(", at: index + 1)
    default: return false
    }
  }

  mutating func readStatement(_ start: Int) -> Int {
    if tokens.name(start) == "typedef" { return end(ofStatement: start) }
    var index = start
    var equals: Int?
    while index < tokens.count {
      if tokens.isMark(";", at: index) {
        readConstants(start..<index, equals)
        return index + 1
      }
      if tokens.isMark("=", at: index) { equals = equals ?? index }
      if tokens.isMark("{", at: index), equals == nil {
        let next = tokens.after(index)
        if next > index + 1 { scanCode(index + 1..<next - 1, in: 0) }
        return next
      }
      if isBeginning(index) { return index }
      if tokens.list[index].kind == .directive {
        note(condition: index)
        // Brackets in a value are read together with the value.
        if equals == nil { noteInCode(directive: index) }
      }
      index = tokens.after(index)
    }
    return index
  }

  /// Reads constants such as `static NSString *const kSegue = @"segue";`.
  private mutating func readConstants(_ range: Range<Int>, _ equals: Int?) {
    guard let equals else { return }
    scanCode(equals + 1..<range.upperBound, in: 0)
    let isConstant = (range.lowerBound..<equals).contains { tokens.name($0) == "const" }
    var start = range.lowerBound
    var index = start
    func end() -> Int { min(index, range.upperBound) }
    while true {
      if index >= range.upperBound || tokens.isMark(",", at: index) {
        readConstant(start..<end(), isConstant: isConstant)
        start = index + 1
        if index >= range.upperBound { return }
      }
      index = tokens.after(index)
    }
  }

  private mutating func readConstant(_ range: Range<Int>, isConstant: Bool) {
    var index = range.lowerBound
    while index < range.upperBound, !tokens.isMark("=", at: index) { index = tokens.after(index) }
    guard index < range.upperBound, index > range.lowerBound else { return }
    let name = tokens.name(index - 1)
    let value = text(index + 1..<range.upperBound, [:])
    guard !name.isEmpty, value != .unknown else { return }
    facts.types[0].constants.append(ConstantFact(name: name, value: value, isCase: false))
    if !isConstant { variableConstants.insert(name) }
  }

  /// Skips a protocol, because its members are declared again by the classes that adopt it.
  func skipProtocol(_ start: Int) -> Int {
    var index = start + 1
    // A forward declaration has no body: `@protocol A, B;`.
    while !tokens.name(index).isEmpty || tokens.isMark(",", at: index) { index += 1 }
    if tokens.isMark(";", at: index) { return index + 1 }
    while index < tokens.count {
      let keyword = tokens.keyword(index)
      if keyword == "end" { return index + 1 }
      if keyword == "interface" || keyword == "implementation" { return index }
      index += 1
    }
    return index
  }
}
