import SceneDiagnostics
import SceneModel

extension ObjectiveCReader {
  mutating func readMembers(_ start: Int, of type: Int) -> Int {
    var index = start
    if tokens.isMark("{", at: index) {
      let next = tokens.after(index)
      if next > index + 1 {
        readVariables(index + 1..<next - 1, of: type)
      } else {
        facts.types[type].isOpen = true
      }
      index = next
    }
    while index < tokens.count {
      switch tokens.list[index].kind {
      case .directive:
        note(directive: index)
        index += 1
      case .keyword:
        switch tokens.keyword(index) {
        case "end": return index + 1
        case "interface", "implementation":
          // The `@end` for this class is missing.
          facts.types[type].isOpen = true
          return index
        case "property": index = readProperty(index, of: type)
        case "synthesize", "dynamic": index = readSynthesized(index, of: type)
        case "class", "protocol", "import", "compatibility_alias": index = end(ofStatement: index)
        default: index += 1
        }
      case .mark where tokens.isMark("-", at: index) || tokens.isMark("+", at: index):
        index = readMethod(index, of: type)
      case .mark where tokens.isMark("{", at: index):
        let next = tokens.after(index)
        if next > index + 1 {
          scanCode(index + 1..<next - 1, in: type)
        } else {
          facts.types[type].isOpen = true
        }
        index = next
      case .name:
        if tokens.isMark("(", at: index + 1) {
          // A macro without a semicolon can contain any declaration.
          if !Self.isPlainMacro(tokens.name(index)) { facts.types[type].isOpen = true }
          scanCode(index + 1..<tokens.after(index + 1), in: type)
          index = tokens.after(index + 1)
        } else if Self.isPlainMacro(tokens.name(index)) {
          index += 1
        } else {
          index = readStatement(index)
        }
      default: index += 1
      }
    }
    facts.types[type].isOpen = true
    return index
  }

  /// Returns whether a macro only affects the compiler and declares nothing, such as `NS_ASSUME_NONNULL_BEGIN`.
  private static func isPlainMacro(_ name: String) -> Bool {
    [
      "NS_", "API_", "UI_", "CF_", "UIKIT_", "APPKIT_", "IB_", "DEPRECATED", "FOUNDATION_", "SWIFT_", "OBJC_",
      "__",
    ]
    .contains(where: name.hasPrefix) && ObjectiveCDeclarator.isAttribute(name + "_")
  }

  // MARK: Variables

  /// Reads instance variables. Key-value coding also finds variables that are not outlets.
  private mutating func readVariables(_ range: Range<Int>, of type: Int) {
    var start = range.lowerBound
    var index = start
    while index <= range.upperBound {
      let isEnd = index == range.upperBound || tokens.isMark(";", at: index)
      let kind = tokens[index]?.kind
      if isEnd || kind == .keyword || kind == .directive {
        if isEnd, start < index { note(start..<index, of: type) }
        start = index + 1
      }
      index = index < range.upperBound ? max(tokens.after(index), index + 1) : index + 1
    }
  }

  private mutating func note(_ range: Range<Int>, of type: Int) {
    for declarator in ObjectiveCDeclarator.all(in: range, of: tokens) {
      guard let name = declarator.name, !tokens.name(name).isEmpty else {
        facts.types[type].isOpen = true
        continue
      }
      add(tokens.name(name), at: name, declarator, to: type)
    }
  }

  private mutating func add(_ name: String, at index: Int, _ declarator: ObjectiveCDeclarator, to type: Int) {
    var fact = VariableFact(
      name: name, sceneName: name, range: tokens.range(index), role: declarator.role, type: declarator.type)
    fact.isExposed = true
    fact.platforms = platforms
    facts.types[type].variables.append(fact)
  }

  private mutating func readProperty(_ start: Int, of type: Int) -> Int {
    var index = start + 1
    var isTypeMember = false
    if tokens.isMark("(", at: index) {
      let next = tokens.after(index)
      isTypeMember = (index..<next).contains { tokens.name($0) == "class" }
      if !isTypeMember { readAccessors(index..<next, of: type) }
      index = next
    }
    let next = end(ofStatement: index - 1)
    // Without a semicolon, the extent of the declaration is unknown.
    guard tokens.isMark(";", at: next - 1), next - 1 > index else {
      facts.types[type].isOpen = true
      return max(next, start + 1)
    }
    if !isTypeMember { note(index..<next - 1, of: type) }
    return next
  }

  /// Reads the names of accessors, as in `@property (getter=isActive, setter=activate:) BOOL active;`. Key-value coding
  /// and actions find accessors by these names.
  private mutating func readAccessors(_ range: Range<Int>, of type: Int) {
    for index in range where tokens.isMark("=", at: index) {
      let name = tokens.name(index + 1)
      let isSetter = tokens.name(index - 1) == "setter"
      guard !name.isEmpty, isSetter || tokens.name(index - 1) == "getter" else { continue }
      var fact = MethodFact(
        name: name, range: tokens.range(index + 1), isAction: false,
        selector: isSetter ? name + ":" : name, parameters: isSetter ? [TypeSpelling("")] : [])
      fact.isExposed = true
      fact.platforms = platforms
      facts.types[type].methods.append(fact)
    }
  }

  /// Reads a statement such as `@synthesize label = _label;`. The property exists even if another file declares it.
  private mutating func readSynthesized(_ start: Int, of type: Int) -> Int {
    let next = end(ofStatement: start)
    var index = start + 1
    while index < next {
      let name = tokens.name(index)
      if !name.isEmpty, !tokens.isMark("=", at: index - 1) {
        var fact = VariableFact(
          name: name, sceneName: name, range: tokens.range(index), role: .plain, type: TypeSpelling(""))
        fact.isExposed = true
        fact.platforms = platforms
        facts.types[type].variables.append(fact)
      }
      index += 1
    }
    return next
  }

  // MARK: Methods

  private struct Method {
    var selector = ""
    var name: Int?
    var parameters: [TypeSpelling] = []
    var parameterNames: [String] = []
    var isAction = false
    var returnsNothing = false
  }

  private mutating func readMethod(_ start: Int, of type: Int) -> Int {
    var method = Method()
    var index = start + 1
    if tokens.isMark("(", at: index) {
      let next = tokens.after(index)
      for place in index..<next {
        switch tokens.name(place) {
        case "IBAction", "IBSegueAction": method.isAction = true
        case "void": method.returnsNothing = true
        default: break
        }
      }
      index = next
    }
    index = readSelector(index, &method)
    while index < tokens.count, !tokens.isMark(";", at: index), !tokens.isMark("{", at: index) {
      if tokens.list[index].kind == .keyword || tokens.isMark("-", at: index) || tokens.isMark("}", at: index)
      {
        facts.types[type].isOpen = true
        return index
      }
      if tokens.list[index].kind == .directive { note(directive: index) }
      index = tokens.after(index)
    }
    guard let name = method.name else {
      facts.types[type].isOpen = true
      return tokens.isMark("{", at: index) ? index : index + 1
    }
    let isTypeMember = tokens.isMark("+", at: start)
    add(method, at: name, isTypeMember: isTypeMember, to: type)
    // `- (void)ring; { … }` is also a method.
    if tokens.isMark(";", at: index), tokens.isMark("{", at: index + 1) { index += 1 }
    guard tokens.isMark("{", at: index) else { return index + 1 }
    let next = tokens.after(index)
    guard next > index + 1 else {
      facts.types[type].isOpen = true
      return next
    }
    let body = index + 1..<next - 1
    if isTypeMember, method.parameters.isEmpty { noteConstant(method.selector, body, of: type) }
    if !isTypeMember, method.selector == "windowNibName" { noteNibName(body, of: type) }
    let calls = facts.calls.count
    scanCode(body, in: type, parameters: method.parameterNames)
    if !isTypeMember, method.selector.hasPrefix("init"),
      facts.calls[calls...].contains(where: { [.scene, .mainStoryboard, .nib].contains($0.kind) })
    {
      facts.types[type].loadsScene = true
    }
    noteComparedSegues(body, in: type, ofMethod: method.selector, method.parameterNames)
    return next
  }

  /// Reads a selector such as `ring`, `ring:`, or `ring:(UIButton *)sender forEvent:(UIEvent *)event`.
  private func readSelector(_ start: Int, _ method: inout Method) -> Int {
    var index = start
    while index < tokens.count {
      let piece = tokens.name(index)
      if piece.isEmpty, !tokens.isMark(":", at: index) { return index }
      if !piece.isEmpty, tokens.isMark("(", at: index + 1), method.name == nil { return index }
      let colon = piece.isEmpty ? index : index + 1
      guard tokens.isMark(":", at: colon) else {
        guard method.name == nil else { return index }
        method.selector = piece
        method.name = index
        return index + 1
      }
      method.name = method.name ?? index
      method.selector += piece + ":"
      index = colon + 1
      var type = TypeSpelling("")
      if tokens.isMark("(", at: index) {
        let next = tokens.after(index)
        type = ObjectiveCDeclarator.type(in: index + 1..<max(index + 1, next - 1), of: tokens)
        index = next
      }
      method.parameters.append(type)
      while ObjectiveCDeclarator.isAttribute(tokens.name(index)) {
        index = tokens.isMark("(", at: index + 1) ? tokens.after(index + 1) : index + 1
      }
      method.parameterNames.append(tokens.name(index))
      index += 1
    }
    return index
  }

  private mutating func add(_ method: Method, at index: Int, isTypeMember: Bool, to type: Int) {
    let name = String(method.selector.prefix { $0 != ":" })
    if !isTypeMember, method.parameters.count == 1, name.hasPrefix("set"), let first = name.dropFirst(3).first
    {
      // Key-value coding uses the setter even if the property is not declared.
      let key = first.lowercased() + name.dropFirst(4)
      var fact = VariableFact(
        name: key, sceneName: key, range: tokens.range(index), role: .plain, type: TypeSpelling(""))
      fact.isExposed = true
      fact.platforms = platforms
      facts.types[type].variables.append(fact)
    }
    var fact = MethodFact(
      name: name, range: tokens.range(index), isAction: method.isAction && !isTypeMember,
      selector: method.selector, parameters: method.parameters)
    fact.isExposed = !isTypeMember
    fact.isTypeMember = isTypeMember
    fact.isGetter = !isTypeMember && method.parameters.isEmpty && !method.returnsNothing && !method.isAction
    fact.platforms = platforms
    facts.types[type].methods.append(fact)
  }

  /// Adds the constant that a method returns, as in `+ (NSString *)reuseIdentifier { return @"clock"; }`.
  private mutating func noteConstant(_ name: String, _ body: Range<Int>, of type: Int) {
    guard let value = returnedText(body)?.value else { return }
    facts.types[type].constants.append(ConstantFact(name: name, value: value, isCase: false))
  }

  private mutating func noteNibName(_ body: Range<Int>, of type: Int) {
    guard let (value, range) = returnedText(body), value != .path("nil") else { return }
    facts.calls.append(CallFact(kind: .nib, value: value, range: range, type: type, isOwn: false))
  }

  private func returnedText(_ body: Range<Int>) -> (value: TextFact, range: SourceRange)? {
    guard tokens.name(body.lowerBound) == "return" else { return nil }
    var end = body.lowerBound + 1
    while end < body.upperBound, !tokens.isMark(";", at: end) { end = tokens.after(end) }
    guard end == body.upperBound - 1, end > body.lowerBound + 1 else { return nil }
    let (first, last) = (tokens.list[body.lowerBound + 1].range, tokens.list[end - 1].range)
    let value = text(body.lowerBound + 1..<end, [:])
    return value == .unknown ? nil : (value, SourceRange(first.lowerBound..<last.upperBound))
  }
}
