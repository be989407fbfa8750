#if Sources
  import SceneModel
  import SwiftSyntax

  extension FactReader {
    /// Returns the cast of an expression, or nil if there is no cast or if the code handles a failing cast.
    func cast(of value: Syntax) -> CastFact? {
      var node = value
      while let parent = node.parent {
        switch parent.as(SyntaxEnum.self) {
        case .exprList:
          guard let cast = node.nextToken(viewMode: .sourceAccurate)?.parent?.as(UnresolvedAsExprSyntax.self),
            let isForced = isForced(cast), let type = cast.targetType
          else { return nil }
          return CastFact(type, isForced: isForced)
        case .forceUnwrapExpr, .optionalChainingExpr, .tupleExpr, .labeledExprList, .tryExpr, .awaitExpr:
          node = parent
        case .labeledExpr where parent.parent?.parent?.is(TupleExprSyntax.self) == true: node = parent
        default: return nil
        }
      }
      return nil
    }

    /// Returns whether a failing cast terminates the app (`as!`) or leaves the function (`guard`). Nil for other casts.
    func isForced(_ cast: UnresolvedAsExprSyntax) -> Bool? {
      guard let mark = cast.questionOrExclamationMark else { return nil }
      if mark.text == "!" { return true }
      guard let sequence = cast.parent?.parent else { return nil }
      if let tuple = sequence.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        return tuple.parent?.is(ForceUnwrapExprSyntax.self) == true ? true : nil
      }
      let condition = sequence.parent?.parent?.as(OptionalBindingConditionSyntax.self)?.parent
      let statement = condition?.parent?.parent
      return statement?.is(GuardStmtSyntax.self) == true ? false : nil
    }

    /// Returns the type that code requires of a scene's controller. `instantiateViewController(identifier:)` casts its
    /// result to the declared type of the variable. A function that creates the controller can return a subclass.
    func cast(ofSceneMadeBy call: FunctionCallExprSyntax) -> CastFact? {
      if let creator = creator(of: call) { return cast(ofObjectMadeBy: creator) }
      guard call.arguments.count <= 1, call.trailingClosure == nil else { return nil }
      if let cast = cast(of: Syntax(call)) ?? cast(ofConstantWith: Syntax(call)) { return cast }
      guard call.arguments.first?.label?.text == "identifier",
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.unescaped
          == "instantiateViewController",
        let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
        let type = binding.typeAnnotation?.type
      else { return nil }
      return CastFact(type, isForced: true)
    }

    /// Returns the closure in `instantiateViewController(identifier: "clock") { Clock(coder: $0) }`.
    private func creator(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
      let function = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.unescaped
      guard ["instantiateViewController", "instantiateInitialViewController"].contains(function),
        call.additionalTrailingClosures.isEmpty,
        call.arguments.allSatisfy({ ["identifier", "creator"].contains($0.label?.text) })
      else { return nil }
      return call.trailingClosure
        ?? call.arguments.first { $0.label?.text == "creator" }?.expression.as(ClosureExprSyntax.self)
    }

    private func cast(ofObjectMadeBy creator: ClosureExprSyntax) -> CastFact? {
      let results = ResultFinder.results(of: creator)
      let types = results.map { createdClass($0) }
      guard let first = types.first, let type = first,
        types.allSatisfy({ $0?.trimmedDescription == type.trimmedDescription }),
        let name = TypeSpelling.path(type), name.first?.isUppercase == true
      else { return nil }
      var cast = CastFact(to: name, at: type.range, isForced: true)
      cast.isCreation = true
      return cast
    }

    /// Returns the class in `Clock(coder: coder)`. Constants stand for their values.
    private func createdClass(_ value: ExprSyntax, depth: Int = 0) -> ExprSyntax? {
      guard depth < 8 else { return nil }
      switch value.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        guard call.arguments.contains(where: { $0.label?.text.hasSuffix("oder") == true }) else { return nil }
        let called = call.calledExpression
        if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.unescaped == "init" {
          return access.base
        }
        return called
      case .forceUnwrapExpr(let unwrap): return createdClass(unwrap.expression, depth: depth + 1)
      case .tryExpr(let attempt): return createdClass(attempt.expression, depth: depth + 1)
      case .declReferenceExpr(let name):
        return initialValue(of: name.baseName.unescaped, at: Syntax(name)).flatMap {
          createdClass($0, depth: depth + 1)
        }
      default: return nil
      }
    }

    /// Returns the cast of the first object in a nib, as in `UINib(nibName: "Day", bundle: nil).instantiate(…)[0] as! Day`.
    func cast(ofObjectIn nib: FunctionCallExprSyntax) -> CastFact? {
      var node = Syntax(nib)
      if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(nib).id {
        guard access.declName.baseName.unescaped.hasPrefix("instantiate"),
          let call = access.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        node = Syntax(call)
      }
      while let parent = node.parent,
        parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      {
        node = parent
      }
      guard let parent = node.parent else { return nil }
      switch parent.as(SyntaxEnum.self) {
      case .memberAccessExpr(let access) where ["first", "last"].contains(access.declName.baseName.unescaped):
        return parent.parent?.is(FunctionCallExprSyntax.self) == true ? nil : cast(of: parent)
      case .subscriptCallExpr(let call) where call.calledExpression.id == node.as(ExprSyntax.self)?.id:
        return cast(of: parent)
      default: return nil
      }
    }

    /// Adds a cast to a call. If only the caller of the enclosing function determines the type, the cast is unknown.
    func add(_ cast: CastFact?, to call: inout CallFact) {
      guard let cast, !localAliases.contains(cast.typeName),
        call.helper != nil || !isDeterminedByCaller(type: cast.typeName)
      else { return }
      call.cast = cast
    }
  }

  extension UnresolvedAsExprSyntax {
    var targetType: TypeSyntax? {
      nextToken(viewMode: .sourceAccurate)?.ancestorOrSelf { $0.as(TypeExprSyntax.self) }?.type
    }
  }

  private final class ResultFinder: SyntaxVisitor {
    private var results: [ExprSyntax] = []

    static func results(of closure: ClosureExprSyntax) -> [ExprSyntax] {
      if closure.statements.count == 1, let value = closure.statements.first?.item.as(ExprSyntax.self) {
        return [value]
      }
      let finder = ResultFinder(viewMode: .sourceAccurate)
      finder.walk(closure.statements)
      return finder.results
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      // Without an object, UIKit creates the controller itself.
      if let value = node.expression, !value.is(NilLiteralExprSyntax.self) { results.append(value) }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  extension CastFact {
    init?(_ type: TypeSyntax, isForced: Bool) {
      let spelling = TypeSpelling(type)
      guard !spelling.name.isEmpty, !spelling.isCollection, spelling.optionality == .none else { return nil }
      self.init(to: spelling.name, at: type.range, isForced: isForced)
    }
  }
#endif
