#if Sources
  import SwiftSyntax

  /// The local declarations of a file: variables, parameters, captures, and the names bound by conditions, loops, and
  /// patterns. A declaration can be looked up from any use of its name.
  final class LocalNames {
    /// A local declaration. It includes the type if the code specifies one.
    struct Local {
      let position: AbsolutePosition
      let typeName: String?
    }

    /// The declarations in each block, which are cached because a block can contain many uses.
    private var blocks: [SyntaxIdentifier: [String: Local]] = [:]
    private var conditions: [SyntaxIdentifier: [String: [Local]]] = [:]
    private var patterns: [SyntaxIdentifier: Set<String>] = [:]
    private var depth = 0
    private static let deepest = 64

    /// Returns the innermost local declaration of a name that is visible at a node, or nil if the name is not local.
    func local(_ name: String, at place: some SyntaxProtocol) -> Local? {
      var child = Syntax(place)
      while let parent = child.parent {
        guard Self.mayDeclare(parent.kind) else {
          child = parent
          continue
        }
        switch parent.as(SyntaxEnum.self) {
        case .codeBlockItemList(let list):
          // The name can be used only after `position`, the end of the declaration, where the next item begins.
          if let local = block(list)[name], local.position <= child.position { return local }
        case .conditionElementList(let list):
          if let local = local(name, boundBy: list, before: child) { return local }
        case .ifExpr(let expression):
          if child.id == expression.body.id,
            let local = local(name, boundBy: expression.conditions, before: child)
          {
            return local
          }
        case .whileStmt(let loop):
          if child.id == loop.body.id, let local = local(name, boundBy: loop.conditions, before: child) {
            return local
          }
        case .forStmt(let loop):
          if child.id != loop.sequence.id, binds(loop.pattern, name) {
            return Local(position: loop.position, typeName: nil)
          }
        case .switchCase(let node):
          if child.id == node.statements.id, binds(node.label, name) {
            return Local(position: node.position, typeName: nil)
          }
        case .catchClause(let clause):
          let isImplicit = name == "error" && clause.catchItems.isEmpty
          if child.id == clause.body.id, isImplicit || binds(clause.catchItems, name) {
            return Local(position: clause.position, typeName: nil)
          }
        case .accessorDecl(let accessor):
          if accessor.parameters?.name.unescaped == name {
            return Local(position: accessor.position, typeName: nil)
          }
        case .subscriptDecl(let declaration):
          if let local = parameter(name, of: declaration.parameterClause) { return local }
        case .closureExpr(let closure):
          // The values in a capture list are evaluated outside the closure.
          if child.id != closure.signature?.id, let local = parameter(name, of: closure) { return local }
        case .functionDecl(let function):
          if let local = parameter(name, of: function.signature.parameterClause) { return local }
        case .initializerDecl(let initializer):
          if let local = parameter(name, of: initializer.signature.parameterClause) { return local }
        case .classDecl, .structDecl, .enumDecl, .extensionDecl, .actorDecl, .protocolDecl: return nil
        default: break
        }
        child = parent
      }
      return nil
    }

    /// Returns whether nodes of a kind can declare names. Most nodes cannot, and casting them takes more time.
    private static func mayDeclare(_ kind: SyntaxKind) -> Bool {
      switch kind {
      case .codeBlockItemList, .conditionElementList, .ifExpr, .whileStmt, .forStmt, .switchCase,
        .catchClause,
        .accessorDecl, .subscriptDecl, .closureExpr, .functionDecl, .initializerDecl, .classDecl, .structDecl,
        .enumDecl, .extensionDecl, .actorDecl, .protocolDecl:
        true
      default: false
      }
    }

    private func block(_ list: CodeBlockItemListSyntax) -> [String: Local] {
      if let known = blocks[list.id] { return known }
      // The type of a local declaration can depend on an earlier declaration.
      blocks[list.id] = [:]
      for item in list {
        switch item.item {
        case .decl(let declaration):
          if let function = declaration.as(FunctionDeclSyntax.self) {
            // A local function can also be used before its declaration.
            let local = Local(position: list.position, typeName: nil)
            blocks[list.id]?[function.name.unescaped] = local
          }
          guard let variable = declaration.as(VariableDeclSyntax.self) else { break }
          for binding in variable.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
              for name in boundNames(binding.pattern) {
                blocks[list.id]?[name] = Local(position: item.endPosition, typeName: nil)
              }
              continue
            }
            let type =
              binding.typeAnnotation.map { TypeSpelling($0.type).name }
              ?? binding.initializer.flatMap { typeName(of: $0.value) }
            let local = Local(position: item.endPosition, typeName: type)
            blocks[list.id]?[pattern.identifier.unescaped] = local
          }
        case .stmt(let statement):
          guard let guarded = statement.as(GuardStmtSyntax.self) else { break }
          for condition in guarded.conditions {
            if let (name, local) = bound(by: condition, from: guarded.endPosition) {
              blocks[list.id]?[name] = local
            } else if let pattern = condition.condition.as(MatchingPatternConditionSyntax.self) {
              for name in boundNames(pattern.pattern) {
                blocks[list.id]?[name] = Local(position: guarded.endPosition, typeName: nil)
              }
            }
          }
        default: break
        }
      }
      return blocks[list.id] ?? [:]
    }

    private func local(
      _ name: String, boundBy list: ConditionElementListSyntax, before place: Syntax
    ) -> Local? {
      locals(boundBy: list)[name]?.last { $0.position <= place.position }
    }

    private func locals(boundBy list: ConditionElementListSyntax) -> [String: [Local]] {
      if let known = conditions[list.id] { return known }
      conditions[list.id] = [:]
      for condition in list {
        if let (name, local) = bound(by: condition, from: condition.endPosition) {
          conditions[list.id]?[name, default: []].append(local)
        } else if let pattern = condition.condition.as(MatchingPatternConditionSyntax.self) {
          for name in boundNames(pattern.pattern) {
            let local = Local(position: condition.endPosition, typeName: nil)
            conditions[list.id]?[name, default: []].append(local)
          }
        }
      }
      return conditions[list.id] ?? [:]
    }

    private func bound(
      by condition: ConditionElementSyntax, from position: AbsolutePosition
    ) -> (name: String, local: Local)? {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else { return nil }
      let type =
        binding.typeAnnotation.map { TypeSpelling($0.type).name }
        ?? binding.initializer.flatMap { typeName(of: $0.value) }
      return (pattern.identifier.unescaped, Local(position: position, typeName: type))
    }

    private func binds(_ pattern: some SyntaxProtocol, _ name: String) -> Bool {
      if let names = patterns[pattern.id] { return names.contains(name) }
      let names = Set(boundNames(pattern))
      patterns[pattern.id] = names
      return names.contains(name)
    }

    private func boundNames(_ pattern: some SyntaxProtocol) -> [String] {
      pattern.tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }
        .map(\.unescaped)
    }

    private func parameter(_ name: String, of clause: FunctionParameterClauseSyntax) -> Local? {
      for parameter in clause.parameters
      where (parameter.secondName ?? parameter.firstName).unescaped == name {
        return Local(position: parameter.position, typeName: TypeSpelling(parameter.type).name)
      }
      return nil
    }

    private func parameter(_ name: String, of closure: ClosureExprSyntax) -> Local? {
      guard let signature = closure.signature else { return nil }
      for capture in signature.capture?.items ?? [] where capture.name.unescaped == name {
        let value = capture.initializer?.value
        return Local(position: capture.position, typeName: value.flatMap { typeName(of: $0) })
      }
      guard closure.parameterNames.contains(name) else { return nil }
      return Local(position: closure.position, typeName: nil)
    }

    /// Returns the type of `Clock()`, `value as! Clock`, or a typed local declaration. Otherwise, returns nil.
    func typeName(of value: ExprSyntax) -> String? {
      switch value.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
        let name = callee.baseName.unescaped
        return name.first?.isUppercase == true ? name : nil
      case .tupleExpr(let tuple):
        return tuple.elements.count == 1 ? tuple.elements.first.flatMap { typeName(of: $0.expression) } : nil
      case .sequenceExpr(let sequence):
        guard let type = sequence.elements.last?.as(TypeExprSyntax.self),
          sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        return TypeSpelling(type.type).name
      case .asExpr(let cast): return TypeSpelling(cast.type).name
      case .forceUnwrapExpr(let unwrapped): return typeName(of: unwrapped.expression)
      case .optionalChainingExpr(let chain): return typeName(of: chain.expression)
      case .declReferenceExpr(let reference):
        guard depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        return local(reference.baseName.unescaped, at: reference)?.typeName
      default: return nil
      }
    }
  }
#endif
