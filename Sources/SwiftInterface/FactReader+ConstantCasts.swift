#if Sources
  import SwiftSyntax

  /// Reads casts of local constants, as in `let clock = storyboard.instantiateInitialViewController()`, if the cast is in
  /// the same block.
  extension FactReader {
    private static let mostStatements = 32

    /// Returns the first cast of the constant to which the value of an expression is assigned. Returns nil if other
    /// code tests the type first, or if the cast depends on a condition.
    func cast(ofConstantWith value: Syntax) -> CastFact? {
      guard let (name, statement) = constant(with: value) else { return nil }
      guard let block = statement.parent?.as(CodeBlockItemListSyntax.self),
        let start = block.index(of: statement)
      else { return nil }
      for item in block[block.index(after: start)...].prefix(Self.mostStatements) {
        let finder = ConstantCastFinder(of: name)
        finder.walk(item)
        guard let test = finder.first else { continue }
        guard let cast = test.as(UnresolvedAsExprSyntax.self), isUnconditional(cast, in: item),
          let isForced = isForced(cast), let type = cast.targetType
        else { return nil }
        return CastFact(type, isForced: isForced)
      }
      return nil
    }

    private func constant(with value: Syntax) -> (name: String, statement: CodeBlockItemSyntax)? {
      var node = value
      while let parent = node.parent, parent.is(ForceUnwrapExprSyntax.self) || parent.is(TryExprSyntax.self) {
        node = parent
      }
      guard let clause = node.parent?.as(InitializerClauseSyntax.self), let parent = clause.parent else {
        return nil
      }
      let (pattern, statement): (PatternSyntax, Syntax?)
      if let binding = parent.as(PatternBindingSyntax.self),
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.let)
      {
        (pattern, statement) = (binding.pattern, variable.parent)
      } else if let condition = parent.as(OptionalBindingConditionSyntax.self),
        condition.bindingSpecifier.tokenKind == .keyword(.let),
        let guarded = condition.parent?.parent?.parent?.as(GuardStmtSyntax.self)
      {
        (pattern, statement) = (condition.pattern, guarded.parent)
      } else {
        return nil
      }
      guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped,
        let item = statement?.as(CodeBlockItemSyntax.self)
      else { return nil }
      return (name, item)
    }

    private func isUnconditional(_ cast: UnresolvedAsExprSyntax, in statement: CodeBlockItemSyntax) -> Bool {
      var child = Syntax(cast)
      while let parent = child.parent, parent.id != statement.id {
        switch parent.as(SyntaxEnum.self) {
        case .sequenceExpr(let sequence):
          let isPlain = sequence.elements.allSatisfy {
            !$0.is(BinaryOperatorExprSyntax.self) && !$0.is(UnresolvedTernaryExprSyntax.self)
          }
          guard isPlain else { return false }
        case .conditionElementList(let conditions):
          guard parent.parent?.is(GuardStmtSyntax.self) == true, conditions.first?.id == child.id else {
            return false
          }
        case .guardStmt(let guarded) where child.id == guarded.body.id: return false
        case .ifExpr, .switchExpr, .whileStmt, .forStmt, .repeatStmt, .doStmt, .deferStmt: return false
        default: break
        }
        child = parent
      }
      return true
    }
  }

  private final class ConstantCastFinder: SyntaxVisitor {
    private let name: String
    private(set) var first: Syntax?

    init(of name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      var operand: ExprSyntax?
      for element in node.elements {
        let isTest = element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self)
        if isTest, first == nil, operand?.as(DeclReferenceExprSyntax.self)?.baseName.unescaped == name {
          first = Syntax(element)
        }
        operand = element
      }
      return first == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      if first == nil, node.subject.as(DeclReferenceExprSyntax.self)?.baseName.unescaped == name {
        first = Syntax(node)
      }
      return first == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if first == nil, ["isKind", "isMember"].contains(node.declName.baseName.unescaped),
        node.base?.as(DeclReferenceExprSyntax.self)?.baseName.unescaped == name
      {
        first = Syntax(node)
      }
      return first == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
