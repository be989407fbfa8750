#if Sources
  import SceneModel
  import SwiftSyntax

  /// Reads casts such as `segue.destination as! ClockController` if nearby code compares the segue's identifier.
  extension FactReader {
    private static let destinations: Set<String> = [
      "destination", "destinationViewController", "destinationController",
    ]
    private static let contents: Set<String> = [
      "topViewController", "visibleViewController", "viewControllers",
    ]
    private static let longestBody = 32
    private static let deepestOrigin = 8

    func noteSegueCast(_ node: UnresolvedAsExprSyntax) {
      guard let names = segueNames.last, let list = node.parent?.as(ExprListSyntax.self),
        let isForced = isForced(node)
      else { return }
      let elements = Array(list.prefix(Self.longestBody))
      guard let place = elements.firstIndex(where: { $0.id == node.id }), place > 0,
        place + 1 < elements.count,
        let type = elements[place + 1].as(TypeExprSyntax.self)?.type,
        var cast = CastFact(type, isForced: isForced),
        let isOfContent = isOfContent(elements[place - 1]), let name = segueName(at: Syntax(node), names)
      else { return }
      cast.isOfContent = isOfContent
      var call = CallFact(kind: .segueDestination, value: name, range: cast.range, type: current, isOwn: true)
      add(cast, to: &call)
      facts.calls.append(call)
    }

    /// Returns whether an expression is the content of a segue's destination, such as
    /// `(segue.destination as! UINavigationController).topViewController`, instead of the destination. Returns nil for
    /// other expressions. Constants stand for their initial values.
    private func isOfContent(_ value: ExprSyntax, depth: Int = 0) -> Bool? {
      guard depth < Self.deepestOrigin else { return nil }
      switch value.as(ExprSyntaxEnum.self) {
      case .forceUnwrapExpr(let unwrap): return isOfContent(unwrap.expression, depth: depth + 1)
      case .optionalChainingExpr(let chain): return isOfContent(chain.expression, depth: depth + 1)
      case .tupleExpr(let tuple) where tuple.elements.count == 1:
        return tuple.elements.first.flatMap { isOfContent($0.expression, depth: depth + 1) }
      case .sequenceExpr(let sequence):
        let elements = Array(sequence.elements.prefix(4))
        return elements.count == 3 && elements[1].is(UnresolvedAsExprSyntax.self)
          ? isOfContent(elements[0], depth: depth + 1) : nil
      case .subscriptCallExpr(let call):
        guard call.arguments.first?.expression.trimmedDescription == "0" else { return nil }
        return isOfContent(call.calledExpression, depth: depth + 1)
      case .memberAccessExpr(let access):
        guard let base = access.base else { return nil }
        let name = access.declName.baseName.unescaped
        if Self.destinations.contains(name),
          base.as(DeclReferenceExprSyntax.self)?.baseName.unescaped == "segue",
          initialValue(of: "segue", at: Syntax(base)) == nil
        {
          return false
        }
        if name == "first" { return isOfContent(base, depth: depth + 1) == true ? true : nil }
        return Self.contents.contains(name) && isOfContent(base, depth: depth + 1) == false ? true : nil
      case .declReferenceExpr(let name):
        return initialValue(of: name.baseName.unescaped, at: Syntax(name)).flatMap {
          isOfContent($0, depth: depth + 1)
        }
      default: return nil
      }
    }

    /// Returns the value of a local constant that is visible at a place, or the initial value of a variable.
    func initialValue(of name: String, at place: Syntax, includesVariables: Bool = false) -> ExprSyntax? {
      var child = place
      while let parent = child.parent {
        switch parent.as(SyntaxEnum.self) {
        case .codeBlockItemList(let list):
          var found: ExprSyntax?
          for item in list.prefix(Self.longestBody) where item.position < child.position {
            if let variable = item.item.as(VariableDeclSyntax.self) {
              let isConstant =
                includesVariables || variable.bindingSpecifier.tokenKind == .keyword(.let)
              for binding in variable.bindings where Self.name(binding.pattern) == name {
                return isConstant ? binding.initializer?.value : nil
              }
            } else if let guarded = item.item.as(GuardStmtSyntax.self) {
              let end = guarded.conditions.endPosition
              found = Self.value(of: name, in: guarded.conditions, before: end) ?? found
            }
          }
          if let found { return found }
        case .conditionElementList(let list):
          if let found = Self.value(of: name, in: list, before: child.position) { return found }
        case .ifExpr(let expression) where child.id == expression.body.id:
          let position = child.position
          if let found = Self.value(of: name, in: expression.conditions, before: position) { return found }
        case .closureExpr(let closure) where closure.parameterNames.contains(name): return nil
        case .functionDecl: return nil
        default: break
        }
        child = parent
      }
      return nil
    }

    private static func name(_ pattern: PatternSyntax) -> String? {
      pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped
    }

    private static func value(
      of name: String, in conditions: ConditionElementListSyntax, before position: AbsolutePosition
    ) -> ExprSyntax? {
      let bindings = conditions.prefix(longestBody).filter { $0.position < position }.compactMap {
        $0.condition.as(OptionalBindingConditionSyntax.self)
      }
      return bindings.last { self.name($0.pattern) == name }?.initializer?.value
    }

    /// Returns the identifier that the segue has at a place, according to the innermost condition or case.
    private func segueName(at place: Syntax, _ names: Set<String>) -> TextFact? {
      var child = place
      while let parent = child.parent {
        switch parent.as(SyntaxEnum.self) {
        case .conditionElementList(let list):
          if let name = comparedName(in: list, before: child.position, names) { return name }
        case .ifExpr(let expression) where child.id == expression.body.id:
          if let name = comparedName(in: expression.conditions, before: child.position, names) { return name }
        case .switchCase(let choice):
          if let name = comparedName(in: choice, names) { return name }
        case .codeBlockItemList(let list):
          for item in list.prefix(Self.longestBody) {
            guard item.position < child.position else { break }
            guard let guarded = item.item.as(GuardStmtSyntax.self) else { continue }
            let end = guarded.conditions.endPosition
            if let name = comparedName(in: guarded.conditions, before: end, names) { return name }
          }
        case .functionDecl: return nil
        default: break
        }
        child = parent
      }
      return nil
    }

    private func comparedName(in choice: SwitchCaseSyntax, _ names: Set<String>) -> TextFact? {
      guard let subject = choice.parent?.parent?.as(SwitchExprSyntax.self)?.subject,
        let items = choice.label.as(SwitchCaseLabelSyntax.self)?.caseItems
      else { return nil }
      let enumeration = enumeration(of: subject, names)
      guard enumeration != nil || SegueNameFinder.isIdentifier(subject, names) else { return nil }
      return .either(
        items.map { item in
          guard item.whereClause == nil,
            let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
          else { return .unknown }
          let value = pattern.as(OptionalChainingExprSyntax.self)?.expression ?? pattern
          guard let enumeration else { return value.is(NilLiteralExprSyntax.self) ? .unknown : text(value) }
          guard let access = value.as(MemberAccessExprSyntax.self), access.base == nil else {
            return .unknown
          }
          return .path("\(enumeration).\(access.declName.baseName.unescaped).rawValue")
        })
    }

    /// Returns the enumeration that code initializes with the segue's identifier, as in `Exit(rawValue: identifier)`.
    private func enumeration(of value: ExprSyntax, _ names: Set<String>, depth: Int = 0) -> String? {
      guard depth < Self.deepestOrigin else { return nil }
      switch value.as(ExprSyntaxEnum.self) {
      case .forceUnwrapExpr(let unwrap): return enumeration(of: unwrap.expression, names, depth: depth + 1)
      case .declReferenceExpr(let name):
        return initialValue(of: name.baseName.unescaped, at: Syntax(name)).flatMap {
          enumeration(of: $0, names, depth: depth + 1)
        }
      case .functionCallExpr(let call):
        guard call.arguments.count == 1, let argument = call.arguments.first,
          argument.label?.text == "rawValue", SegueNameFinder.isIdentifier(argument.expression, names)
        else { return nil }
        return TypeSpelling.path(call.calledExpression)
      default: return nil
      }
    }

    private func comparedName(
      in conditions: ConditionElementListSyntax, before position: AbsolutePosition, _ names: Set<String>
    ) -> TextFact? {
      for condition in conditions where condition.position < position {
        guard let sequence = condition.condition.as(SequenceExprSyntax.self) else { continue }
        let elements = Array(sequence.elements.prefix(Self.longestBody))
        let signs = elements.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        guard elements.count % 2 == 1, elements.count < Self.longestBody,
          signs.count(where: { $0 != nil }) == elements.count / 2
        else { continue }
        let compared = signs.indices.filter { signs[$0] == "==" }.compactMap {
          comparedName(elements[$0 - 1], elements[$0 + 1], names)
        }
        switch Set(signs.compactMap(\.self)) {
        case ["=="], ["==", "&&"]: if let name = compared.first { return name }
        case ["==", "||"]:
          // Each operand must be a comparison of the identifier: `a == "x" || a == "y"` has seven elements.
          if compared.count * 4 - 1 == elements.count { return .either(compared) }
        default: break
        }
      }
      return nil
    }

    private func comparedName(_ left: ExprSyntax, _ right: ExprSyntax, _ names: Set<String>) -> TextFact? {
      if SegueNameFinder.isIdentifier(left, names) { return text(right) }
      return SegueNameFinder.isIdentifier(right, names) ? text(left) : nil
    }
  }
#endif
