import SceneDiagnostics
import SceneModel

extension ObjectiveCReader {
  mutating func scanCode(_ range: Range<Int>, in type: Int, parameters: [String] = []) {
    let locals = self.locals(in: range, parameters)
    for index in range {
      switch tokens.list[index].kind {
      case .directive: noteInCode(directive: index)
      case .text: note(text: index)
      case .name: note(name: index, in: range, type, locals)
      default: break
      }
    }
  }

  private mutating func note(text index: Int) {
    guard case .literal(let text) = literal(index), text.utf8.count <= 256 else { return }
    facts.texts.insert(text)
    // The string may be a selector, as in `NSSelectorFromString(@"ring:")`.
    let name = text.utf8.prefix { $0.isPartOfName }
    if !name.isEmpty { facts.words.insert(String(decoding: name, as: UTF8.self)) }
  }

  private mutating func note(name index: Int, in range: Range<Int>, _ type: Int, _ locals: [String: TextFact])
  {
    let name = tokens.name(index)
    guard !name.isEmpty else { return }
    facts.words.insert(name)
    if tokens.isMark("=", at: index + 1), !tokens.isMark("=", at: index + 2) {
      facts.nameReferences.assigned.insert(name)
      if name.hasPrefix("_") { facts.nameReferences.assigned.insert(String(name.dropFirst())) }
    }
    if tokens.isMark("(", at: index + 1), let macro = ObjectiveCSelector.macros[name] {
      noteMacro(macro, index, type, locals)
    }
    noteCreation(index, type, locals)
    if name == "object_setClass" { noteSubstitutes(index) }
    if name == "prepareForSegue", tokens.isMark(":", at: index + 1),
      !["self", "super"].contains(tokens.name(index - 1)), tokens.keyword(index - 2) != "selector"
    {
      facts.types[type].forwardsSegues = true
    }
    if name.hasPrefix("instantiateInitial") { noteInitialScene(index, type, locals) }
    guard tokens.isMark(":", at: index + 1) else { return }
    if name.hasPrefix("set"), let first = name.dropFirst(3).first {
      facts.nameReferences.assigned.insert(first.lowercased() + name.dropFirst(4))
    }
    if ObjectiveCSelector.selectorPrefixes.contains(name), tokens.keyword(index - 2) != "selector" {
      noteMessage(index, in: range, type, locals)
    }
  }

  struct Message {
    var selector = ""
    var arguments: [Range<Int>] = []
    var isWhole = false
  }

  private mutating func noteMessage(
    _ start: Int, in range: Range<Int>, _ type: Int, _ locals: [String: TextFact]
  ) {
    let message = message(start, in: range)
    guard let selector = ObjectiveCSelector.all[message.selector] else { return }
    let receiver = tokens.name(start - 1)
    guard selector.receivers.isEmpty || selector.receivers.contains(receiver) else { return }
    let argument = message.arguments[selector.argument]
    let value = text(argument, locals)
    if isNil(argument) { return }
    // If an initializer passes its parameter to the superclass, the caller of the initializer specifies the name.
    if receiver == "super", value == .unknown { return }
    if ["super", "self"].contains(receiver), selector.kind == .nib, value != .unknown {
      facts.types[type].namesNib = true
    }
    guard let first = argument.first, let last = argument.last else { return }
    let place = SourceRange(tokens.list[first].range.lowerBound..<tokens.list[last].range.upperBound)
    var call = CallFact(
      kind: selector.kind, value: value, range: place, type: type,
      isOwn: selector.kind == .segue && receiver == "self")
    call.labels = message.selector.split(separator: ":").map(String.init)
    call.isUnparsed = !message.isWhole
    if selector.mayGiveNil { call.isOptional = mayBeNil(start, in: range) }
    if let place = selector.bundle {
      call.bundle = place < 0 ? bundle(before: start) : bundle(message.arguments[place])
    }
    call.isOptional = call.isOptional || selector.isMaking
    switch selector.kind {
    case .scene: addStoryboard(before: start, locals, to: &call)
    case .reuse: call.list = selector.list
    case .registeredReuse where !isNil(message.arguments[0]):
      call.list = selector.list
      call.listName = ownMember(before: start, locals)
      call.isOfLocalList = isElementOfOwnList(before: start, in: range, locals)
      call.objectType = typeName(message.arguments[0])
      if call.objectType == nil { call.nib = text(message.arguments[0], locals) }
      call.supplementaryKind = selector.elementKind.map { text(message.arguments[$0], locals) }
    default: break
    }
    add(call, by: selector, message.arguments, locals)
  }

  private func isNil(_ argument: Range<Int>) -> Bool {
    argument.count == 1 && ["nil", "NULL", "Nil"].contains(tokens.name(argument.lowerBound))
  }

  private mutating func add(
    _ call: CallFact, by selector: ObjectiveCSelector, _ arguments: [Range<Int>], _ locals: [String: TextFact]
  ) {
    var call = call
    if let place = selector.value {
      call.hasDefault = !isNil(arguments[place]) && text(arguments[place], locals) != .literal("")
    }
    if let place = selector.table, !isNil(arguments[place]), let first = arguments[place].first,
      let last = arguments[place].last
    {
      call.table = text(arguments[place], locals)
      if !call.isOptional {
        let range = SourceRange(tokens.list[first].range.lowerBound..<tokens.list[last].range.upperBound)
        var named = CallFact(
          kind: .textTable, value: call.table ?? .unknown, range: range, type: call.type, isOwn: false)
        named.isUnparsed = call.isUnparsed
        named.bundle = call.bundle
        named.hasDefault = call.hasDefault
        facts.calls.append(named)
      }
    }
    facts.calls.append(call)
  }

  /// Adds the key in a macro call such as `NSLocalizedString(@"title", nil)`.
  private mutating func noteMacro(
    _ macro: ObjectiveCSelector, _ start: Int, _ type: Int, _ locals: [String: TextFact]
  ) {
    let close = tokens.partners[start + 1]
    guard close > start + 2 else { return }
    var arguments: [Range<Int>] = []
    var first = start + 2
    var index = first
    while index < close {
      if tokens.isMark(",", at: index) {
        arguments.append(first..<index)
        first = index + 1
      }
      index = tokens.after(index)
    }
    arguments.append(first..<close)
    let needed = [macro.argument, macro.bundle, macro.table, macro.value].compactMap(\.self).max() ?? 0
    guard arguments.count > needed, let key = arguments[macro.argument].first,
      let last = arguments[macro.argument].last
    else { return }
    var call = CallFact(
      kind: macro.kind, value: text(arguments[macro.argument], locals),
      range: SourceRange(tokens.list[key].range.lowerBound..<tokens.list[last].range.upperBound), type: type,
      isOwn: false)
    if let place = macro.bundle { call.bundle = bundle(arguments[place]) }
    add(call, by: macro, arguments, locals)
  }

  func message(_ start: Int, in range: Range<Int>) -> Message {
    var message = Message()
    var choices = 0
    var argument: Int?
    var index = start
    var steps = 0
    while index < range.upperBound, steps < Self.longestStatement {
      steps += 1
      if tokens.isMark("]", at: index) || tokens.isMark(";", at: index) {
        message.isWhole = tokens.isMark("]", at: index)
        break
      }
      if tokens.isMark("?", at: index) {
        choices += 1
      } else if tokens.isMark(":", at: index) {
        choices = max(0, choices - 1)
      } else if choices == 0, tokens.isMark(":", at: index + 1), !tokens.name(index).isEmpty {
        if let argument { message.arguments.append(argument..<index) }
        message.selector += tokens.name(index) + ":"
        argument = index + 2
        index += 2
        continue
      }
      index = tokens.after(index)
    }
    if let argument { message.arguments.append(argument..<max(argument, index)) }
    return message
  }

  /// Returns the bundle for an argument such as `nil`, `[NSBundle mainBundle]`, or `[NSBundle bundleForClass:…]`.
  func bundle(_ argument: Range<Int>) -> CallFact.Bundle {
    guard argument.count <= 16 else { return .other }
    let words = argument.map(tokens.name).filter { !$0.isEmpty }
    if words == ["nil"] || words == ["NSBundle", "mainBundle"] { return .own }
    guard words.count == 4, words.starts(with: ["NSBundle", "bundleForClass"]), words[3] == "class" else {
      return .other
    }
    return .ofClass(words[2] == "self" ? "Self" : words[2])
  }

  /// Returns the bundle that receives a message, such as `[NSBundle mainBundle]`.
  private func bundle(before start: Int) -> CallFact.Bundle {
    if tokens.isMark("]", at: start - 1), tokens.partners[start - 1] >= 0 {
      return bundle(tokens.partners[start - 1] + 1..<start - 1)
    }
    return tokens.name(start - 1) == "mainBundle" ? .own : .other
  }

  /// Returns whether the code after a message checks for nil, as in `if (cell == nil)` or `if (!cell)`. Also returns
  /// true if the result is passed on, because other code might check it.
  private func mayBeNil(_ start: Int, in range: Range<Int>) -> Bool {
    var index = start
    while index > max(range.lowerBound, start - Self.longestStatement), !tokens.isMark(";", at: index),
      !tokens.isMark("{", at: index)
    {
      if tokens.isMark("=", at: index), !tokens.name(index - 1).isEmpty {
        return comparesWithNil(
          tokens.name(index - 1), in: index..<min(range.upperBound, index + Self.longestMethod))
      }
      if tokens.isMark("]", at: index), tokens.partners[index] >= 0 {
        index = tokens.partners[index]
      }
      index -= 1
    }
    return true
  }

  /// The maximum number of tokens to scan. This limits the total time if a method contains many messages.
  private static let longestStatement = 256
  private static let longestMethod = 2048

  private func comparesWithNil(_ name: String, in range: Range<Int>) -> Bool {
    var seen = 0
    for index in range where tokens.name(index) == name {
      let before = tokens[index - 1], behind = tokens[index + 1]
      if before?.isMark("!") == true || tokens.name(index + 3) == "nil" || tokens.name(index - 3) == "nil" {
        return true
      }
      // This is a nil check, as in `if (cell)` or `cell ?: other`.
      if before?.isMark("(") == true, behind?.isMark(")") == true, tokens.name(index - 2) == "if" {
        return true
      }
      if behind?.isMark("?") == true || behind?.isMark("&") == true { return true }
      seen += 1
      if seen > 64 { return true }
    }
    return false
  }
}
