#if Sources
  import SceneModel
  import SwiftSyntax

  /// Reads initializer calls. Scenes do not connect the outlets of objects that these calls create.
  extension FactReader {
    /// The name prefixes of types that are not classes of the app.
    private static let foreignPrefixes = ["UI", "NS", "CG", "CA"]

    func noteCreation(_ node: FunctionCallExprSyntax) {
      let label = node.arguments.first?.label?.text
      if label == "nibName" || label == "windowNibName",
        node.arguments.first?.expression.is(NilLiteralExprSyntax.self) != true
      {
        return noteNib(in: node)
      }
      // An initializer with a coder creates the object from a scene.
      let registered = registeredType(node)
      guard label != "coder", let name = registered ?? createdType(node),
        !Self.foreignPrefixes.contains(where: name.hasPrefix)
      else { return }
      let binding = node.parent?.parent?.as(PatternBindingSyntax.self)
      let variable = binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped
      var creation = CreationFact(
        of: name, at: node.calledExpression.range, in: current, variable: variable)
      creation.isRegistration = registered != nil
      creation.dequeued = dequeuedInstead(of: node)
      facts.creations.append(creation)
    }

    /// Returns the reuse identifier in `dequeueReusableCell(withIdentifier: "day") ?? DayCell()`, or in code that creates
    /// the object if a variable with a dequeued cell is nil, or if a condition with a dequeued cell is false.
    private func dequeuedInstead(of node: FunctionCallExprSyntax) -> TextFact? {
      if let list = node.parent?.as(ExprListSyntax.self) {
        let operands = list.prefix { $0.position < node.position }.suffix(Self.mostOperands)
        if operands.last?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
          return operands.lazy.compactMap { self.dequeuedIdentifier($0) }.first
        }
        if operands.last?.is(AssignmentExprSyntax.self) == true,
          let name = operands.first?.as(DeclReferenceExprSyntax.self)?.baseName.unescaped,
          isConditional(Syntax(node), onVariable: name),
          let initial = initialValue(of: name, at: Syntax(node), includesVariables: true)
        {
          return dequeuedIdentifier(initial)
        }
      }
      var child = Syntax(node)
      while let parent = child.parent {
        switch parent.as(SyntaxEnum.self) {
        case .guardStmt(let statement) where child.id == statement.body.id:
          if let found = dequeuedIdentifier(in: statement.conditions) { return found }
        case .ifExpr(let expression)
        where child.id != expression.body.id && child.id != expression.conditions.id:
          if let found = dequeuedIdentifier(in: expression.conditions) { return found }
        case .functionDecl, .closureExpr: return nil
        default: break
        }
        child = parent
      }
      return nil
    }

    private func isConditional(_ node: Syntax, onVariable name: String) -> Bool {
      var child = node
      while let parent = child.parent {
        let condition: Syntax?
        switch parent.as(SyntaxEnum.self) {
        case .guardStmt(let statement): condition = Syntax(statement.conditions)
        case .ifExpr(let expression): condition = Syntax(expression.conditions)
        case .switchExpr(let expression): condition = Syntax(expression.subject)
        case .functionDecl, .closureExpr: return false
        default: condition = nil
        }
        if let condition,
          condition.tokens(viewMode: .sourceAccurate).contains(where: { $0.unescaped == name })
        {
          return true
        }
        child = parent
      }
      return false
    }

    private func dequeuedIdentifier(in conditions: ConditionElementListSyntax) -> TextFact? {
      conditions.prefix(Self.mostOperands).lazy.compactMap { condition in
        condition.condition.as(OptionalBindingConditionSyntax.self)?.initializer.flatMap {
          self.dequeuedIdentifier($0.value)
        }
      }.first
    }

    private func dequeuedIdentifier(_ value: ExprSyntax, depth: Int = 0) -> TextFact? {
      guard depth < Self.mostOperands else { return nil }
      switch value.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        let function = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.unescaped
        guard function?.hasPrefix("dequeueReusable") == true else { return nil }
        return call.arguments.first { $0.label?.text.hasSuffix("dentifier") ?? true }.map {
          text($0.expression)
        }
      case .sequenceExpr(let sequence):
        return sequence.elements.first.flatMap { dequeuedIdentifier($0, depth: depth + 1) }
      case .declReferenceExpr(let name):
        return initialValue(of: name.baseName.unescaped, at: Syntax(name)).flatMap {
          dequeuedIdentifier($0, depth: depth + 1)
        }
      default: return nil
      }
    }

    private static let mostOperands = 8

    /// Returns the class in `UICollectionView.CellRegistration<DayCell, Day> { … }`, unless an argument is a nib.
    private func registeredType(_ node: FunctionCallExprSyntax) -> String? {
      guard let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self),
        let path = TypeSpelling.path(generic.expression),
        Self.registrations.contains(where: path.hasSuffix),
        !node.arguments.contains(where: { $0.label?.unescaped.hasSuffix("Nib") == true }),
        let type = generic.genericArgumentClause.arguments.first?.argument.as(TypeSyntax.self)
      else { return nil }
      return TypeSpelling(type).name
    }

    private static let registrations = [
      "UICollectionView.CellRegistration", "UICollectionView.SupplementaryRegistration",
    ]

    /// Records that the class passes the name of a nib to its superclass. If the name is a parameter, nothing is
    /// recorded, because the name depends on the initializer's caller.
    private func noteNib(in node: FunctionCallExprSyntax) {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.unescaped == "init", base.is(SuperExprSyntax.self) || isSelf(base),
        let value = node.arguments.first?.expression
      else { return }
      let name = value.as(DeclReferenceExprSyntax.self)?.baseName.unescaped
      if let name, localNames.local(name, at: value) != nil { return }
      facts.types[current].namesNib = true
    }

    /// Returns the type that a call creates: `Clock` for `Clock()`, `Clock.init()`, and `let clock: Clock = .init()`.
    private func createdType(_ node: FunctionCallExprSyntax) -> String? {
      switch node.calledExpression.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let name):
        let text = name.baseName.unescaped
        return text.first?.isUppercase == true ? text : nil
      case .memberAccessExpr(let access):
        guard access.declName.baseName.unescaped == "init" else {
          guard access.declName.baseName.unescaped.first?.isUppercase == true,
            let path = TypeSpelling.path(access),
            path.first?.isUppercase == true
          else { return nil }
          return path
        }
        guard let base = access.base else {
          let binding = node.parent?.parent?.as(PatternBindingSyntax.self)
          return binding?.typeAnnotation.map { TypeSpelling($0.type).name }
        }
        let path = TypeSpelling.path(base)
        return path?.first?.isUppercase == true ? path : nil
      default: return nil
      }
    }

    /// Removes objects whose variable is reassigned, as in `var clock = Clock()` followed by `clock = other`.
    func dropReplacedCreations() {
      let assigned = facts.types.reduce(into: assignedLocals.union(facts.nameReferences.assigned)) {
        $0.formUnion($1.nameReferences.assigned)
      }
      facts.creations.removeAll { $0.variable.map(assigned.contains) == true }
    }
  }
#endif
