import SceneModel
import SceneValues
import SwiftInterface

extension SourceFacts: CacheCodable {
  static var blank: Self { SourceFacts() }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&types, &calls)
    var ownCalls = ownCalls.sorted {
      ($0.kind.rawValue, "\($0.labels)") < ($1.kind.rawValue, "\($1.labels)")
    }
    coder.code(&ownCalls)
    if coder.isReading { self.ownCalls = Set(ownCalls) }
    coder.code(&imports, &certainImports, &testableImports, &nameReferences)
    coder.code(&typedReferences, &namedPlatforms)
    coder.code(&words, &texts, &unread)
    coder.code(&literals, &creations, &requirements, &delegateCalls)
    coder.code(&helpers, &helperCalls, &helperReferences)
    coder.code(&substitutes)
    coder.check(!types.isEmpty && calls.allSatisfy { types.indices.contains($0.type) })
    coder.check(creations.allSatisfy { types.indices.contains($0.type) })
    coder.check(helpers.allSatisfy { types.indices.contains($0.type) })
    let callers = calls.compactMap(\.helper) + helperCalls.compactMap(\.helper)
    coder.check(callers.allSatisfy(helpers.indices.contains))
    coder.check(helperCalls.allSatisfy { types.indices.contains($0.type) })
  }
}

extension CodeReferences: CacheCodable {
  static var blank: Self { CodeReferences() }
  mutating func code(with coder: inout CacheCoder) { coder.code(&assigned, &used, &optional, &unwrapped) }
}

extension TypeFact: CacheCodable {
  static var blank: Self { TypeFact(.file, name: "", range: .blank) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&kind, &name, &range, &access)
    coder.code(&inherited, &branches, &genericParameters, &objectiveCName)
    coder.code(&variables, &methods, &constants, &nameReferences)
    coder.code(&exposesMembers, &isObjectiveC, &isImplementation, &isOpen)
    coder.code(&mayHaveMacros, &platforms)
    coder.code(&declaration, &namesNib, &loadsScene, &forwardsSegues)
  }
}

extension TypeFact.Kind: CacheCodable {}
extension AccessLevel: CacheCodable {}

extension Spelled: CacheCodable {
  static var blank: Self { Spelled("", .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&text, &range) }
}

extension Branch: CacheCodable {
  static var blank: Self { Branch(condition: 0, clause: 0) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&condition, &clause) }
}

extension TypeSpelling: CacheCodable {
  static var blank: Self { TypeSpelling("") }
  mutating func code(with coder: inout CacheCoder) { coder.code(&name, &isCollection, &optionality) }
}

extension TypeSpelling.Optionality: CacheCodable {}

extension VariableFact: CacheCodable {
  static var blank: Self { VariableFact(name: "", sceneName: "", range: .blank, role: .plain, type: .blank) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&name, &sceneName, &range, &role)
    coder.code(&type, &isExposed, &isConstant, &valueRange)
    coder.code(&isReadOnly, &isPrivate, &isOverride, &platforms)
  }
}

extension VariableFact.Role: CacheCodable {}

extension MethodFact: CacheCodable {
  static var blank: Self {
    MethodFact(name: "", range: .blank, isAction: false, selector: "", parameters: [])
  }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&name, &range, &isAction, &selector)
    coder.code(&parameters, &isExposed, &isTypeMember, &isGetter)
    coder.code(&platforms, &oldSelector, &isOverride, &access)
    coder.code(&fullName, &result)
  }
}

extension ConstantFact: CacheCodable {
  static var blank: Self { ConstantFact(name: "", value: .unknown, isCase: false) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&name, &value, &isCase) }
}

extension DeclarationFact: CacheCodable {
  static var blank: Self { DeclarationFact() }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&element, &documentation, &members, &rootView)
    coder.code(&takesAttributes, &isNotMade, &isComplete, &facts)
  }
}

/// Encodes all facts about a class except the class of a root view, which `DeclarationFact` stores.
extension ClassFacts: CacheCodable {
  static var blank: Self { ClassFacts() }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&accessibleText, &isSizedByFrame, &isTouchTarget, &textColor)
    coder.code(&passesEvents, &sendsWithoutEvent, &embedsScenes)
  }
}

extension DeclaredMember: CacheCodable {
  static var blank: Self { DeclaredMember(.property, "", .blank) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&kind, &name, &range, &documentation)
    coder.code(&defaultLiteral, &isStylable, &valueRange, &placeholders)
    coder.code(&children, &member, &type, &eventType)
  }
}

extension DeclaredMember.Kind: CacheCodable {}

extension ChildCount: CacheCodable {
  static var blank: Self { ChildCount() }
  mutating func code(with coder: inout CacheCoder) { coder.code(&least, &most, &exceptions) }
}

extension ChildCount.Exception: CacheCodable {
  static var blank: Self { ChildCount.Exception(most: 0, values: [:]) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&most, &values) }
}

extension CallFact: CacheCodable {
  static var blank: Self { CallFact(kind: .segue, value: .unknown, range: .blank, type: 0, isOwn: false) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&kind, &value, &range, &type)
    coder.code(&isOwn, &labels, &isLibraryOnly, &isOptional)
    coder.code(&isUnparsed, &table, &hasDefault, &bundle)
    coder.code(&storyboard, &list, &listName, &objectType)
    coder.code(&nib, &supplementaryKind, &helper, &parameter)
    coder.code(&cast, &isOfLocalList)
  }
}

extension CastFact: CacheCodable {
  static var blank: Self { CastFact(to: "", at: .blank, isForced: false) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&typeName, &range, &isForced, &isOfContent)
    coder.code(&isCreation)
  }
}

extension HelperFact: CacheCodable {
  static var blank: Self { HelperFact(name: "", type: 0) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&name, &parameters, &types, &type) }
}

extension HelperFact.Parameter: CacheCodable {
  static var blank: Self { HelperFact.Parameter(label: "") }
  mutating func code(with coder: inout CacheCoder) { coder.code(&label, &typeName, &hasDefault, &isVariadic) }
}

extension HelperFact.TypeParameter: CacheCodable {
  static var blank: Self { HelperFact.TypeParameter(name: "") }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&name, &constraints, &argument)
    coder.code(&isResult, &isReceiver)
  }
}

extension HelperCall: CacheCodable {
  static var blank: Self { HelperCall(name: "", at: .blank, in: 0) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&name, &arguments, &trailingClosures, &receiver)
    coder.code(&result, &listName, &range, &type)
    coder.code(&helper, &passesOthers)
  }
}

extension HelperCall.Argument: CacheCodable {
  static var blank: Self { HelperCall.Argument(label: "", at: .blank) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&label, &types, &value, &parameter)
    coder.code(&range)
  }
}

extension CreationFact: CacheCodable {
  static var blank: Self { CreationFact(of: "", at: .blank, in: 0) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&typeName, &range, &type, &variable)
    coder.code(&dequeued, &isRegistration)
  }
}

extension HostCode.NameKind: CacheCodable {}

extension CallFact.Bundle: CacheCodable {
  static var blank: Self { Self.own }
  mutating func code(with coder: inout CacheCoder) {
    var (number, className) = (0, "")
    switch self {
    case .own: number = 0
    case .other: number = 1
    case .ofClass(let name): (number, className) = (2, name)
    }
    coder.code(&number, below: 3)
    if number == 2 { coder.code(&className) }
    self =
      switch number {
      case 0: .own
      case 1: .other
      default: .ofClass(className)
      }
  }
}

extension OwnCall: CacheCodable {
  static var blank: Self { OwnCall(.segue, labels: []) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&kind, &labels) }
}

extension TextFact: CacheCodable {
  static var blank: Self { Self.unknown }
  mutating func code(with coder: inout CacheCoder) {
    var (number, text, choices) = (0, "", [TextFact]())
    switch self {
    case .unknown: number = 0
    case .literal(let literal): (number, text) = (1, literal)
    case .path(let path): (number, text) = (2, path)
    case .anyCase(let type): (number, text) = (3, type)
    case .accessor(let name): (number, text) = (4, name)
    case .typeName(let name): (number, text) = (5, name)
    case .either(let texts): (number, choices) = (6, texts)
    }
    coder.code(&number, below: 7)
    switch number {
    case 0: break
    case 6: coder.nest(upTo: Self.deepest) { $0.code(&choices) }
    default: coder.code(&text)
    }
    self =
      switch number {
      case 0: .unknown
      case 1: .literal(text)
      case 2: .path(text)
      case 3: .anyCase(of: text)
      case 4: .accessor(text)
      case 5: .typeName(text)
      default: .either(choices)
      }
  }
}

extension UnreadSwift: CacheCodable {
  static var blank: Self { UnreadSwift(.blank, nil) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&reason, &names) }
}

extension UnreadReason: CacheCodable {
  static var blank: Self { .excluded }

  /// Only the error for excessive nesting has an offset. Only errors about limits have a limit.
  mutating func code(with coder: inout CacheCoder) {
    var (limit, offset) = (Int?.none, Int?.none)
    switch self {
    case .tooLarge(let size): limit = size
    case .tooDeep(let depth, let place): (limit, offset) = (depth, place)
    case .tooSlow: preconditionFailure("This error is not cached, because another machine may be faster")
    case .conflict, .excluded: break
    }
    var isConflict = self == .conflict
    coder.code(&limit, &offset, &isConflict)
    self =
      limit.map { limit in offset.map { .tooDeep(limit: limit, offset: $0) } ?? .tooLarge(limit: limit) }
      ?? (isConflict ? .conflict : .excluded)
  }
}

extension UnreadNames: CacheCodable {
  static var blank: Self { UnreadNames() }
  mutating func code(with coder: inout CacheCoder) { coder.code(&declared, &extended) }
}
