import SceneValues
import SwiftInterface

extension CacheWriter {
  mutating func write(_ facts: SourceFacts) {
    write(facts.types) { $0.write($1) }
    write(facts.calls) { writer, call in
      writer.write(Int(call.kind.rawValue))
      writer.write(call.value)
      writer.write(call.range)
      writer.write(call.type)
      writer.write(call.isOwn)
      writer.write(call.labels) { $0.write($1) }
      writer.write(call.isLibraryOnly)
      writer.write(call.isOptional)
      writer.write(call.isUnparsed)
      writer.write(call.table) { $0.write($1) }
      writer.write(call.hasDefault)
      switch call.bundle {
      case .own: writer.write(0)
      case .other: writer.write(1)
      case .ofClass(let name):
        writer.write(2)
        writer.write(name)
      }
    }
    let ownCalls = facts.ownCalls.sorted {
      ($0.kind.rawValue, "\($0.labels)") < ($1.kind.rawValue, "\($1.labels)")
    }
    write(ownCalls) { writer, call in
      writer.write(Int(call.kind.rawValue))
      writer.write(call.labels) { $0.write($1) }
    }
    write(facts.imports.sorted()) { $0.write($1) }
    write(facts.certainImports.sorted()) { $0.write($1) }
    write(facts.mentions)
    for names in [facts.words, facts.texts] {
      write(names.sorted()) { $0.write($1) }
    }
    write(facts.unread) { $0.write($1) }
  }

  private mutating func write(_ mentions: Mentions) {
    for names in [mentions.assigned, mentions.used, mentions.optional] {
      write(names.sorted()) { $0.write($1) }
    }
  }

  private mutating func write(_ unread: UnreadSwift) {
    switch unread.reason {
    case .tooLarge(let limit):
      write(0)
      write(limit)
    case .tooDeep(let limit, let offset):
      write(1)
      write(limit)
      write(offset)
    case .tooSlow: preconditionFailure("It is not kept: another machine may be faster")
    }
    write(unread.names) { writer, names in
      writer.write(names.declared.sorted()) { $0.write($1) }
      writer.write(names.extended.sorted()) { $0.write($1) }
    }
  }

  private mutating func write(_ type: TypeFact) {
    write(Int(type.kind.rawValue))
    write(type.name)
    write(type.range)
    write(Int(type.access.rawValue))
    write(type.inherited) { writer, spelled in
      writer.write(spelled.text)
      writer.write(spelled.range)
    }
    write(type.branches) { writer, branch in
      writer.write(branch.condition)
      writer.write(branch.clause)
    }
    write(type.genericParameters) { $0.write($1) }
    write(type.objectiveCName) { $0.write($1) }
    write(type.variables) { writer, variable in
      writer.write(variable.name)
      writer.write(variable.sceneName)
      writer.write(variable.range)
      writer.write(Int(variable.role.rawValue))
      writer.write(variable.type)
      writer.write(variable.isExposed)
      writer.write(variable.isConstant)
      writer.write(variable.valueRange) { $0.write($1) }
    }
    write(type.methods) { writer, method in
      writer.write(method.name)
      writer.write(method.range)
      writer.write(method.isAction)
      writer.write(method.selector)
      writer.write(method.parameters) { $0.write($1) }
      writer.write(method.isExposed)
      writer.write(method.isTypeMember)
      writer.write(method.isGetter)
    }
    write(type.constants) { writer, constant in
      writer.write(constant.name)
      writer.write(constant.value)
      writer.write(constant.isCase)
    }
    write(type.exposesMembers)
    write(type.isObjectiveC)
    write(type.mentions)
    write(type.isImplementation)
    write(type.isOpen)
    write(type.declaration) { $0.write($1) }
  }

  private mutating func write(_ type: TypeSpelling) {
    write(type.name)
    write(type.isCollection)
    write(Int(type.optionality.rawValue))
  }

  /// The numbers as text, which reads back the same.
  private mutating func write(_ range: ClosedRange<Double>) {
    write("\(range.lowerBound)")
    write("\(range.upperBound)")
  }

  private mutating func write(_ declaration: DeclarationFact) {
    write(declaration.element) { $0.write($1) }
    write(declaration.documentation)
    write(declaration.takesAttributes)
    write(declaration.isNotMade)
    write(declaration.isComplete)
    write(declaration.facts.accessibleText) { writer, keys in writer.write(keys) { $0.write($1) } }
    write(declaration.facts.isSizedByFrame) { $0.write($1) }
    write(declaration.facts.isTouchTarget) { $0.write($1) }
    write(declaration.facts.textColor) { $0.write($1) }
    write(declaration.facts.passesEvents) { $0.write($1) }
    write(declaration.facts.sendsWithoutEvent) { writer, names in writer.write(names) { $0.write($1) } }
    write(declaration.facts.embedsScenes) { $0.write($1) }
    write(declaration.rootView) { $0.write($1) }
    write(declaration.members) { writer, member in
      writer.write(Int(member.kind.rawValue))
      writer.write(member.name)
      writer.write(member.range)
      writer.write(member.documentation)
      writer.write(member.defaultLiteral) { $0.write($1) }
      writer.write(member.isStylable)
      writer.write(member.valueRange) { $0.write($1) }
      writer.write(member.placeholders) { $0.write($1) }
      writer.write(member.children) { $0.write($1) }
      writer.write(member.member) { $0.write($1) }
      writer.write(member.type) { $0.write($1) }
      writer.write(member.eventType) { $0.write($1) }
    }
  }

  private mutating func write(_ count: ChildCount) {
    write(count.least)
    write(count.most) { $0.write($1) }
    write(count.exceptions) { writer, exception in
      writer.write(exception.most)
      writer.write(exception.values.sorted { $0.key < $1.key }) { writer, value in
        writer.write(value.key)
        writer.write(value.value)
      }
    }
  }

  private mutating func write(_ text: TextFact) {
    switch text {
    case .unknown: write(0)
    case .literal(let text):
      write(1)
      write(text)
    case .path(let path):
      write(2)
      write(path)
    case .anyCase(let type):
      write(3)
      write(type)
    case .either(let texts):
      write(4)
      write(texts) { $0.write($1) }
    case .accessor(let name):
      write(5)
      write(name)
    case .typeName(let name):
      write(6)
      write(name)
    }
  }
}

extension CacheReader {
  mutating func facts() throws(Damaged) -> SourceFacts {
    var facts = SourceFacts()
    facts.types = try list { (reader) throws(Damaged) in try reader.type() }
    let count = facts.types.count
    guard count > 0 else { throw Damaged() }
    facts.calls = try list { (reader) throws(Damaged) in
      var call = CallFact(
        kind: try reader.choice(), value: try reader.textFact(), range: try reader.range(),
        type: try reader.number(below: count), isOwn: try reader.flag())
      call.labels = try reader.texts()
      call.isLibraryOnly = try reader.flag()
      call.isOptional = try reader.flag()
      call.isUnparsed = try reader.flag()
      call.table = try reader.optional { (reader) throws(Damaged) in try reader.textFact() }
      call.hasDefault = try reader.flag()
      switch try reader.number(below: 3) {
      case 0: call.bundle = .own
      case 1: call.bundle = .other
      default: call.bundle = .ofClass(try reader.text())
      }
      return call
    }
    facts.ownCalls = Set(
      try list { (reader) throws(Damaged) in OwnCall(try reader.choice(), labels: try reader.texts()) })
    facts.imports = Set(try texts())
    facts.certainImports = Set(try texts())
    facts.mentions = try mentions()
    facts.words = Set(try texts())
    facts.texts = Set(try texts())
    facts.unread = try optional { (reader) throws(Damaged) in try reader.unread() }
    return facts
  }

  private mutating func mentions() throws(Damaged) -> Mentions {
    var mentions = Mentions()
    mentions.assigned = Set(try texts())
    mentions.used = Set(try texts())
    mentions.optional = Set(try texts())
    return mentions
  }

  private mutating func unread() throws(Damaged) -> UnreadSwift {
    let reason: UnreadReason =
      switch try number(below: 2) {
      case 0: .tooLarge(limit: try number(below: .max))
      default: .tooDeep(limit: try number(below: .max), offset: try number(below: .max))
      }
    return UnreadSwift(
      reason,
      try optional { (reader) throws(Damaged) in
        var names = UnreadNames()
        names.declared = Set(try reader.texts())
        names.extended = Set(try reader.texts())
        return names
      })
  }

  private mutating func texts() throws(Damaged) -> [String] {
    try list { (reader) throws(Damaged) in try reader.text() }
  }

  private mutating func choice<Value: CaseIterable & RawRepresentable<UInt8>>() throws(Damaged) -> Value {
    guard let value = Value(rawValue: UInt8(try number(below: 256))) else { throw Damaged() }
    return value
  }

  private mutating func type() throws(Damaged) -> TypeFact {
    var type = TypeFact(try choice(), name: try text(), range: try range())
    type.access = try choice()
    type.inherited = try list { (reader) throws(Damaged) in Spelled(try reader.text(), try reader.range()) }
    type.branches = try list { (reader) throws(Damaged) in
      Branch(condition: try reader.number(below: .max), clause: try reader.number(below: .max))
    }
    type.genericParameters = try texts()
    type.objectiveCName = try optional { (reader) throws(Damaged) in try reader.text() }
    type.variables = try list { (reader) throws(Damaged) in
      var variable = VariableFact(
        name: try reader.text(), sceneName: try reader.text(), range: try reader.range(),
        role: try reader.choice(),
        type: try reader.spelling())
      variable.isExposed = try reader.flag()
      variable.isConstant = try reader.flag()
      variable.valueRange = try reader.optional { (reader) throws(Damaged) in try reader.valueRange() }
      return variable
    }
    type.methods = try list { (reader) throws(Damaged) in
      var method = MethodFact(
        name: try reader.text(), range: try reader.range(), isAction: try reader.flag(),
        selector: try reader.text(),
        parameters: try reader.list { (reader) throws(Damaged) in try reader.spelling() })
      method.isExposed = try reader.flag()
      method.isTypeMember = try reader.flag()
      method.isGetter = try reader.flag()
      return method
    }
    type.constants = try list { (reader) throws(Damaged) in
      ConstantFact(name: try reader.text(), value: try reader.textFact(), isCase: try reader.flag())
    }
    type.exposesMembers = try flag()
    type.isObjectiveC = try flag()
    type.mentions = try mentions()
    type.isImplementation = try flag()
    type.isOpen = try flag()
    type.declaration = try optional { (reader) throws(Damaged) in try reader.declaration() }
    return type
  }

  private mutating func spelling() throws(Damaged) -> TypeSpelling {
    TypeSpelling(try text(), isCollection: try flag(), optionality: try choice())
  }

  private mutating func valueRange() throws(Damaged) -> ClosedRange<Double> {
    guard let lower = Double(try text()), let upper = Double(try text()), lower <= upper else {
      throw Damaged()
    }
    return lower...upper
  }

  private mutating func declaration() throws(Damaged) -> DeclarationFact {
    var fact = DeclarationFact()
    fact.element = try optional { (reader) throws(Damaged) in try reader.text() }
    fact.documentation = try text()
    fact.takesAttributes = try flag()
    fact.isNotMade = try flag()
    fact.isComplete = try flag()
    fact.facts.accessibleText = try optional { (reader) throws(Damaged) in
      try reader.list { (reader) throws(Damaged) in try reader.text() }
    }
    fact.facts.isSizedByFrame = try optional { (reader) throws(Damaged) in try reader.flag() }
    fact.facts.isTouchTarget = try optional { (reader) throws(Damaged) in try reader.flag() }
    fact.facts.textColor = try optional { (reader) throws(Damaged) in try reader.text() }
    fact.facts.passesEvents = try optional { (reader) throws(Damaged) in try reader.flag() }
    fact.facts.sendsWithoutEvent = try optional { (reader) throws(Damaged) in
      try reader.list { (reader) throws(Damaged) in try reader.text() }
    }
    fact.facts.embedsScenes = try optional { (reader) throws(Damaged) in try reader.flag() }
    fact.rootView = try optional { (reader) throws(Damaged) in try reader.spelling() }
    fact.members = try list { (reader) throws(Damaged) in
      var member = DeclaredMember(try reader.choice(), try reader.text(), try reader.range())
      member.documentation = try reader.text()
      member.defaultLiteral = try reader.optional { (reader) throws(Damaged) in try reader.text() }
      member.isStylable = try reader.flag()
      member.valueRange = try reader.optional { (reader) throws(Damaged) in try reader.valueRange() }
      member.placeholders = try reader.list { (reader) throws(Damaged) in try reader.text() }
      member.children = try reader.optional { (reader) throws(Damaged) in try reader.childCount() }
      member.member = try reader.optional { (reader) throws(Damaged) in try reader.text() }
      member.type = try reader.optional { (reader) throws(Damaged) in try reader.spelling() }
      member.eventType = try reader.optional { (reader) throws(Damaged) in try reader.spelling() }
      return member
    }
    return fact
  }

  private mutating func childCount() throws(Damaged) -> ChildCount {
    ChildCount(
      least: try number(below: .max),
      most: try optional { (reader) throws(Damaged) in try reader.number(below: .max) },
      exceptions: try list { (reader) throws(Damaged) in
        let most = try reader.number(below: .max)
        let values = try reader.list { (reader) throws(Damaged) in (try reader.text(), try reader.text()) }
        return ChildCount.Exception(most: most, values: Dictionary(values) { first, _ in first })
      })
  }

  /// A text as code has it, so deep within others: what the reader of Swift makes is not nested deeper than its own
  /// limit.
  private mutating func textFact(depth: Int = 0) throws(Damaged) -> TextFact {
    guard depth <= TextFact.deepest else { throw Damaged() }
    switch try number(below: 7) {
    case 0: return .unknown
    case 1: return .literal(try text())
    case 2: return .path(try text())
    case 3: return .anyCase(of: try text())
    case 4: return .either(try list { (reader) throws(Damaged) in try reader.textFact(depth: depth + 1) })
    case 5: return .accessor(try text())
    default: return .typeName(try text())
    }
  }
}
