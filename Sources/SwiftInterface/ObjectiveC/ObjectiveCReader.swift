import SceneDiagnostics
import SceneModel

extension SourceFacts {
  /// Reads a file in a language other than Swift. The file name determines whether the file contains Objective-C code,
  /// a property list, or build settings.
  package init(readingOther bytes: [UInt8], ofFileNamed name: String) {
    let conflicts = MergeConflict.all(in: bytes)
    if !conflicts.isEmpty {
      self.init(unread: UnreadSwift(.conflict, UnreadNames(in: bytes)))
      // This can be the only file that imports UIKit, which determines the vocabulary of the app.
      imports = Self.imports(inObjectiveC: MergeConflict.resolved(bytes, conflicts), name)
    } else if name.hasSuffix(".plist") {
      self.init(scanning: bytes)
    } else if WordScan.isSettings(name) {
      self.init()
      calls = StoryboardKeys.calls(inSettings: bytes)
    } else {
      var reader = ObjectiveCReader(bytes)
      reader.readFile()
      self = reader.facts
    }
  }

  private static func imports(inObjectiveC bytes: [UInt8], _ name: String) -> Set<String> {
    guard !name.hasSuffix(".plist"), !WordScan.isSettings(name) else { return [] }
    var reader = ObjectiveCReader(bytes)
    reader.readFile()
    return reader.facts.imports
  }
}

/// A reader of Objective-C code that affects scenes: classes and categories with their members, constants, and names. The
/// reader does not resolve types or expand macros. If a part of a class cannot be parsed, the class is incomplete.
struct ObjectiveCReader {
  let tokens: ObjectiveCTokens
  var facts = SourceFacts()
  private var branches: [Branch?] = []
  private var conditions = 0
  private var platformBranches = PlatformBranches()
  var platforms: ApplePlatforms { platformBranches.current }
  var variableConstants: Set<String> = []
  private var swiftName: String?
  /// Whether the input is the body of a macro, in which `#` does not begin a directive.
  private var isMacro = false

  init(_ bytes: [UInt8]) { tokens = ObjectiveCTokens(bytes) }

  mutating func readFile() {
    var index = 0
    while index < tokens.count { index = readTopLevel(index) }
    let changed = variableConstants.intersection(facts.nameReferences.assigned)
    facts.types[0].constants.removeAll { changed.contains($0.name) }
    facts.namedPlatforms = platformBranches.named
  }

  private mutating func readTopLevel(_ index: Int) -> Int {
    switch tokens.list[index].kind {
    case .directive:
      note(directive: index)
      return index + 1
    case .keyword:
      switch tokens.keyword(index) {
      case "interface": return readInterface(index)
      case "implementation": return readImplementation(index)
      case "protocol": return skipProtocol(index)
      case "class": return end(ofStatement: index)
      case "compatibility_alias":
        alias(tokens.name(index + 1), for: index + 2, at: index + 1)
        return end(ofStatement: index)
      case "import":
        note(import: tokens.name(index + 1))
        return end(ofStatement: index)
      default: return index + 1
      }
    case .name:
      if tokens.name(index) == "NS_SWIFT_NAME", tokens.isMark("(", at: index + 1) {
        swiftName = tokens.name(index + 2)
        return tokens.after(index + 1)
      }
      return readStatement(index)
    case .mark where tokens.isMark("{", at: index):
      let next = tokens.after(index)
      if next > index + 1 { scanCode(index + 1..<next - 1, in: 0) }
      return next
    default: return index + 1
    }
  }

  mutating func note(directive index: Int) {
    note(condition: index)
    noteInCode(directive: index)
  }

  /// Handles a preprocessor condition between declarations. Conditions inside function bodies are ignored.
  mutating func note(condition index: Int) {
    let directive = tokens.directive(index)
    switch directive.name {
    case "if", "ifdef", "ifndef":
      conditions += 1
      platformBranches.open(platformCondition(of: directive, at: index))
      branches.append(isGuard(directive, at: index) ? nil : Branch(condition: conditions, clause: 0))
    case "else", "elif":
      guard let last = branches.popLast() else { break }
      platformBranches.next(directive.name == "else" ? nil : platformCondition(of: directive, at: index))
      branches.append(last.map { Branch(condition: $0.condition, clause: $0.clause + 1) })
    case "endif":
      branches.removeLast(branches.isEmpty ? 0 : 1)
      platformBranches.close()
    default: break
    }
  }

  mutating func noteInCode(directive index: Int) {
    guard !isMacro else { return }
    let directive = tokens.directive(index)
    switch directive.name {
    case "import", "include":
      // A framework import has the form `<UIKit/UIKit.h>`.
      guard directive.argument.hasPrefix("<"), directive.argument.contains("/") else { break }
      note(import: String(directive.argument.dropFirst().prefix { $0 != "/" }))
    case "define": note(macro: directive)
    default: break
    }
  }

  private func platformCondition(of directive: ObjectiveCDirective, at index: Int) -> PlatformCondition {
    switch directive.name {
    case "ifdef": PlatformCondition(defined: directive.argument)
    case "ifndef": !PlatformCondition(defined: directive.argument)
    default: PlatformCondition(macros: tokens.line(ofDirective: index))
    }
  }

  private func isGuard(_ directive: ObjectiveCDirective, at index: Int) -> Bool {
    if directive.name == "ifdef" { return ["__OBJC__", "__cplusplus"].contains(directive.argument) }
    guard directive.name == "ifndef", tokens[index + 1]?.kind == .directive else { return false }
    let next = tokens.directive(index + 1)
    return next.name == "define" && next.argument == directive.argument
  }

  private mutating func note(import module: String) {
    guard module.first?.isUppercase == true else { return }
    facts.imports.insert(module)
    platformBranches.note(import: module)
    if branches.allSatisfy({ $0 == nil }) { facts.certainImports.insert(module) }
  }

  /// Handles a macro such as `#define kSegue @"segue"`. Names in macros with parameters are unknown without expansion.
  private mutating func note(macro directive: ObjectiveCDirective) {
    guard !directive.rest.isEmpty else { return }
    var body = ObjectiveCReader(macro: tokens.bytes, directive.rest)
    let hasParameters = tokens.bytes[directive.rest.lowerBound] == UInt8(ascii: "(")
    if !hasParameters {
      let value = body.text(0..<body.tokens.count, [:])
      if case .literal = value {
        facts.types[0].constants.append(ConstantFact(name: directive.argument, value: value, isCase: false))
      }
    }
    body.scanCode(0..<body.tokens.count, in: 0)
    facts.words.formUnion(body.facts.words)
    facts.texts.formUnion(body.facts.texts)
    facts.nameReferences.assigned.formUnion(body.facts.nameReferences.assigned)
    facts.calls += body.facts.calls.map { call in
      var call = call
      if case .literal = call.value {} else { call.isUnparsed = true }
      call.isOwn = false
      return call
    }
  }

  private init(macro bytes: [UInt8], _ range: Range<Int>) {
    tokens = ObjectiveCTokens(bytes, in: range)
    isMacro = true
  }

  private mutating func alias(_ name: String, for target: Int, at index: Int) {
    guard !name.isEmpty, !tokens.name(target).isEmpty else { return }
    var alias = TypeFact(.alias, name: name, range: tokens.range(index))
    alias.inherited = [Spelled(tokens.name(target), tokens.range(target))]
    alias.platforms = platforms
    facts.types.append(alias)
  }

  private mutating func enter(_ kind: TypeFact.Kind, _ index: Int) -> Int {
    var type = TypeFact(kind, name: tokens.name(index), range: tokens.range(index))
    type.isObjectiveC = true
    type.branches = branches.compactMap { $0 }
    type.platforms = platforms
    facts.types.append(type)
    return facts.types.count - 1
  }

  private mutating func readInterface(_ start: Int) -> Int {
    defer { swiftName = nil }
    guard !tokens.name(start + 1).isEmpty else { return start + 1 }
    var index = start + 2
    skipAngles(&index)
    let type: Int
    if tokens.isMark("(", at: index) {
      type = enter(.extension, start + 1)
      index = tokens.after(index)
    } else {
      type = enter(.class, start + 1)
      if tokens.isMark(":", at: index) {
        if tokens.name(index + 1).isEmpty {
          facts.types[type].isOpen = true
        } else {
          facts.types[type].inherited = [Spelled(tokens.name(index + 1), tokens.range(index + 1))]
        }
        index += 2
      }
      if let name = swiftName, !name.isEmpty, name != tokens.name(start + 1) {
        alias(name, for: start + 1, at: start + 1)
      }
    }
    skipAngles(&index)
    return readMembers(index, of: type)
  }

  private mutating func readImplementation(_ start: Int) -> Int {
    guard !tokens.name(start + 1).isEmpty else { return start + 1 }
    let type = enter(.extension, start + 1)
    var index = start + 2
    if tokens.isMark("(", at: index) {
      index = tokens.after(index)
    } else {
      facts.types[type].isImplementation = true
      if tokens.isMark(":", at: index) { index += 2 }
    }
    return readMembers(index, of: type)
  }

  private func skipAngles(_ index: inout Int) {
    while tokens.isMark("<", at: index) {
      index = ObjectiveCDeclarator.behindAngles(index, tokens.count, of: tokens)
    }
  }
}
