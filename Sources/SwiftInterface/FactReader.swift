#if Sources
  import SceneDiagnostics
  import SceneModel
  import SwiftParser
  import SwiftSyntax

  extension SourceFacts {
    /// Reads a Swift file. If the file contains syntax errors, reads its valid parts. If the file exceeds the limits,
    /// reads only the names of declared types. Throws `DeepStack.Refused` if the system cannot create a thread.
    package init(
      reading bytes: [UInt8], limits: SwiftLimits = .default
    ) throws(DeepStack.Refused) {
      guard bytes.count <= limits.bytes else {
        self.init(unread: UnreadSwift(.tooLarge(limit: limits.bytes), UnreadNames(in: bytes)))
        return
      }
      let scan = bytes.withUnsafeBufferPointer { NestingScan($0, deepest: limits.depth) }
      if MergeConflict.isInSwift(bytes) {
        self.init(unread: UnreadSwift(.conflict, UnreadNames(in: bytes)))
        // This can be the only file that imports UIKit, which determines the vocabulary of the app.
        if scan.tooDeep == nil {
          let facts = try DeepStack.run(for: limits.seconds) { Self.parsing(bytes, deepest: limits.depth) }
          imports = facts?.imports ?? []
        }
      } else if let offset = scan.tooDeep {
        let reason = UnreadReason.tooDeep(limit: limits.depth, offset: offset)
        self.init(unread: UnreadSwift(reason, UnreadNames(in: bytes)))
      } else {
        let facts = try DeepStack.run(for: limits.seconds) { Self.parsing(bytes, deepest: limits.depth) }
        self =
          facts ?? SourceFacts(unread: UnreadSwift(.tooSlow(limit: limits.seconds), UnreadNames(in: bytes)))
      }
    }

    /// Parses a file, traverses its syntax tree, and releases the tree. All three steps are recursive.
    private static func parsing(_ bytes: [UInt8], deepest: Int) -> SourceFacts {
      let tree = bytes.withUnsafeBufferPointer { bytes in
        // The parser's default limit is much lower in debug builds, and exceeding it stops parsing without an error.
        var parser = Parser(bytes, maximumNestingLevel: deepest)
        return SourceFileSyntax.parse(from: &parser)
      }
      let reader = FactReader(viewMode: .sourceAccurate)
      reader.walk(tree)
      reader.noteHandedMembers()
      reader.dropReplacedCreations()
      return reader.facts
    }
  }

  /// A visitor that collects a file's facts. Each type is added before its contents, because facts refer to their types.
  final class FactReader: SyntaxVisitor {
    var facts = SourceFacts()
    var scopes = [0]
    private var branches: [Branch] = []
    private var conditions = 0
    private(set) var platformBranches = PlatformBranches()
    var platforms: ApplePlatforms { platformBranches.current }
    var locals: [[String: TextFact]] = []
    var depth: Int { locals.count }

    var handed: [HandedMember] = []
    var body = BodyUses()
    var assignedLocals: Set<String> = []
    let localNames = LocalNames()
    /// The names that the code in a block compares with nil, by block.
    var nilChecks: [SyntaxIdentifier: Set<String>] = [:]

    var selectors = 0
    private(set) var localAliases: Set<String> = []
    private(set) var usesSceneUI = false
    var segueNames: [Set<String>] = []
    var functions: [FunctionScope] = []

    var current: Int { scopes[scopes.count - 1] }

    // Half of the nodes are tokens, which have no children.
    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let result = enter(
        .class, node.name, node.modifiers, node.inheritanceClause, node.genericParameterClause)
      facts.types[current].objectiveCName = node.attributes.objectiveCName
      facts.types[current].exposesMembers = node.attributes.first(in: ["objcMembers"]) != nil
      facts.types[current].mayHaveMacros = !node.attributes.areOfLanguage
      if let attribute = node.attributes.first(in: ["SceneObject"]) {
        facts.types[current].declaration = DeclarationReader.read(attribute)
      }
      return result
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(.struct, node.name, node.modifiers, node.inheritanceClause, node.genericParameterClause)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(.struct, node.name, node.modifiers, node.inheritanceClause, node.genericParameterClause)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(.enum, node.name, node.modifiers, node.inheritanceClause, node.genericParameterClause)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      let result = enter(.protocol, node.name, node.modifiers, node.inheritanceClause, nil)
      facts.types[current].exposesMembers = node.attributes.first(in: ["objc"]) != nil
      return result
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = TypeSpelling(node.extendedType).name
      let result = push(
        .extension, named: name, node.extendedType.range, node.modifiers, node.inheritanceClause)
      facts.types[current].exposesMembers = node.attributes.first(in: ["objc", "objcMembers"]) != nil
      facts.types[current].mayHaveMacros = !node.attributes.areOfLanguage
      return result
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      if depth > 0 { localAliases.insert(node.name.unescaped) }
      _ = push(.alias, named: node.name.unescaped, node.name.range, node.modifiers, nil)
      let target = TypeSpelling(node.initializer.value)
      facts.types[current].inherited = [Spelled(target.name, node.initializer.value.range)]
      scopes.removeLast()
      return .skipChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(
      _ kind: TypeFact.Kind, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax,
      _ clause: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
      let result = push(kind, named: name.unescaped, name.range, modifiers, clause)
      facts.types[current].genericParameters = generics?.parameters.map(\.name.unescaped) ?? []
      return result
    }

    private func push(
      _ kind: TypeFact.Kind, named name: String, _ range: SceneDiagnostics.SourceRange,
      _ modifiers: DeclModifierListSyntax, _ clause: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
      // A type that is declared in a function has no qualified name.
      let outer = depth > 0 ? "" : facts.types[current].name
      var type = TypeFact(kind, name: outer.isEmpty ? name : "\(outer).\(name)", range: range)
      type.branches = branches
      type.platforms = platforms
      type.access = min(modifiers.access, accessAround)
      type.inherited = clause?.inheritedTypes.flatMap { Self.inherited($0.type) } ?? []
      scopes.append(facts.types.count)
      facts.types.append(type)
      return .visitChildren
    }

    /// Returns the type in an inheritance list, or all types of a composition such as `Cell & Configurable`.
    private static func inherited(_ type: TypeSyntax) -> [Spelled] {
      guard let composition = type.as(CompositionTypeSyntax.self) else {
        return [Spelled(TypeSpelling(type).name, type.range)]
      }
      return composition.elements.flatMap { inherited($0.type) }
    }

    private var accessAround: AccessLevel {
      let outer = facts.types[current]
      if depth > 0 { return .file }
      switch outer.kind {
      case .file: return .public
      case .extension: return outer.access == .file ? .file : .public
      default: return outer.access
      }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      // Only modules of the app can be imported with `@testable`.
      let isTestable = node.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "testable"
      }
      guard let module = node.path.first else { return .skipChildren }
      if isTestable {
        facts.testableImports.insert(module.name.text)
      } else {
        facts.imports.insert(module.name.text)
        usesSceneUI = usesSceneUI || module.name.text == "SceneUI"
        platformBranches.note(import: module.name.text)
        if branches.isEmpty { facts.certainImports.insert(module.name.text) }
      }
      return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      conditions += 1
      let condition = conditions
      for (index, clause) in node.clauses.enumerated() {
        branches.append(Branch(condition: condition, clause: index))
        let holds = PlatformCondition(clause.condition)
        if index == 0 { platformBranches.open(holds) } else { platformBranches.next(holds) }
        if let elements = clause.elements { walk(elements) }
        branches.removeLast()
      }
      platformBranches.close()
      facts.namedPlatforms = platformBranches.named
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if depth == 0 { noteMethod(node) }
      noteFunction(node)
      segueNames.append(segueNames(among: node))
      functions.append(FunctionScope(node: node, type: current))
      // Calls of a function that passes on no names might look like those of a helper.
      if HelperFact.mayBeHelper(node.name.unescaped) { _ = noteHelper() }
      locals.append(Self.parameters(node.signature.parameterClause, of: functions.last))
      return depth == 1 && node.name.unescaped == "declareMembers" ? .skipChildren : .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
      leaveScope()
      segueNames.removeLast()
      functions.removeLast()
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      locals.append(Self.parameters(node.signature.parameterClause))
      return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { leaveScope() }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      locals.append([:])
      return .visitChildren
    }

    override func visitPost(_ node: DeinitializerDeclSyntax) { leaveScope() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      locals.append([:])
      return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) { leaveScope() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      var names = Dictionary(node.parameterNames.map { ($0, TextFact.unknown) }) { first, _ in first }
      // A closure without parameters has its own `$0`, whose value is unknown.
      if names.isEmpty { names["$0"] = .path("$0") }
      if let (name, text) = element(in: node) { names[name] = text }
      locals.append(names)
      return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      guard depth > 0 else { return .visitChildren }
      let text = elements(of: node.sequence)
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped
      locals.append(name.map { [$0: text ?? .path($0)] } ?? [:])
      return .visitChildren
    }

    override func visitPost(_ node: ForStmtSyntax) {
      if depth > 1 { locals.removeLast() }
    }

    override func visitPost(_ node: ClosureExprSyntax) { leaveScope() }

    private func leaveScope() {
      locals.removeLast()
      if locals.isEmpty { noteBody() }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { noteVariables(node) }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
      noteCases(node)
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      noteCall(node)
      noteDelegateCall(node)
      noteSubstitute(node)
      noteForwardedSegue(node)
      noteSelector(node)
      return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if let text = node.representedLiteralValue, text.utf8.count <= 64, !text.isEmpty {
        facts.literals.insert(text)
      }
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "selector" { selectors += 1 }
      return .visitChildren
    }

    override func visitPost(_ node: MacroExpansionExprSyntax) {
      if node.macroName.text == "selector" { selectors -= 1 }
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      noteSegues(in: node)
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      noteAccessor(node)
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      recordReference(node)
      noteDelegateMethod(node)
      noteHelperReference(node)
      return .visitChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
      noteSegueCast(node)
      return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
      noteAssignment(to: node.expression)
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      recordReference(node)
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      noteAssignment(in: node)
      noteSegues(in: node)
      return .visitChildren
    }

    private static func parameters(
      _ clause: FunctionParameterClauseSyntax, of function: FunctionScope? = nil
    ) -> [String: TextFact] {
      var names: [String: TextFact] = [:]
      for parameter in clause.parameters {
        let name = (parameter.secondName ?? parameter.firstName).unescaped
        if let metatype = parameter.type.as(MetatypeTypeSyntax.self) {
          // The members of a metatype are static members, as in `type.reuseIdentifier`.
          names[name] = .path(function?.typeParameter(of: name) ?? TypeSpelling(metatype.baseType).name)
          continue
        }
        let type = TypeSpelling(parameter.type)
        // A parameter whose type is an enumeration can be any of its cases.
        names[name] = type.isCollection || type.name.isEmpty ? .unknown : .anyCase(of: type.name)
      }
      return names
    }
  }

  extension DeclModifierListSyntax {
    var access: AccessLevel {
      for modifier in self where modifier.detail == nil {
        switch modifier.name.tokenKind {
        case .keyword(.private), .keyword(.fileprivate): return .file
        case .keyword(.package): return .package
        case .keyword(.public), .keyword(.open): return .public
        default: break
        }
      }
      return .internal
    }
  }

  extension TokenSyntax {
    /// The name without the backticks that escape keywords.
    var unescaped: String { text.withoutBackticks }
  }

  extension SyntaxProtocol {
    var range: SceneDiagnostics.SourceRange {
      SceneDiagnostics.SourceRange(
        positionAfterSkippingLeadingTrivia
          .utf8Offset..<max(
            positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset))
    }
  }
#endif
