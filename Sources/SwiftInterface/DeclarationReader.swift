#if Sources
  import SceneDiagnostics
  import SwiftSyntax

  /// A reader of Swift class declarations, such as `ClassDeclaration(X.self) { $0.outlet("label") { $0.label = $1 } }`.
  /// Only literals can be read. If a value is computed at run time, the members of the class are unknown.
  enum DeclarationReader {
    static func read(_ binding: PatternBindingSyntax) -> DeclarationFact {
      var fact = DeclarationFact()
      guard let call = value(of: binding)?.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped == "ClassDeclaration"
      else {
        fact.isComplete = false
        return fact
      }
      fact.isNotMade = ["notMade", "segue"].contains(call.arguments.first?.label?.text)
      for (index, argument) in call.arguments.enumerated() where index > 0 {
        guard let text = literal(argument.expression) else {
          fact.isComplete = fact.isComplete && argument.label?.text != "element"
          continue
        }
        switch argument.label?.text {
        case "element": fact.element = text
        case nil: fact.documentation = text
        default: fact.isComplete = false
        }
      }
      if call.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) }) {
        fact.isComplete = false
      }
      if let closure = call.trailingClosure { read(closure, into: &fact) }
      return fact
    }

    /// Reads an attribute such as `@SceneObject("What it is.", element: "clock")`. Member attributes are not read.
    static func read(_ attribute: AttributeSyntax) -> DeclarationFact {
      var fact = DeclarationFact()
      fact.takesAttributes = true
      guard case .argumentList(let arguments)? = attribute.arguments else { return fact }
      for argument in arguments {
        let text = literal(argument.expression)
        if argument.label == nil { fact.documentation = text ?? "" } else { fact.element = text }
      }
      return fact
    }

    private static func value(of binding: PatternBindingSyntax) -> ExprSyntax? {
      if let value = binding.initializer?.value { return value }
      guard let block = binding.accessorBlock else { return nil }
      switch block.accessors {
      case .getter(let items): return onlyExpression(items)
      case .accessors(let list) where list.count == 1:
        return list.first?.body.flatMap { onlyExpression($0.statements) }
      default: return nil
      }
    }

    private static func onlyExpression(_ items: CodeBlockItemListSyntax) -> ExprSyntax? {
      guard items.count == 1, let item = items.first?.item else { return nil }
      switch item {
      case .expr(let value): return value
      case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
      default: return nil
      }
    }

    /// Reads a function that declares members, such as `static func declareMembers(_ members: inout ClassMembers<X>)`.
    static func read(_ function: FunctionDeclSyntax, into fact: inout DeclarationFact) {
      guard let parameter = function.signature.parameterClause.parameters.first, let body = function.body
      else { return }
      read(body.statements, of: (parameter.secondName ?? parameter.firstName).unescaped, into: &fact)
    }

    private static func read(_ closure: ClosureExprSyntax, into fact: inout DeclarationFact) {
      read(closure.statements, of: closure.parameterNames.first ?? "$0", into: &fact)
    }

    private static func read(
      _ statements: CodeBlockItemListSyntax, of parameter: String, into fact: inout DeclarationFact
    ) {
      for statement in statements {
        guard case .expr(let value) = statement.item, let call = value.as(FunctionCallExprSyntax.self),
          let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          access.base?.as(DeclReferenceExprSyntax.self)?.baseName.unescaped == parameter,
          read(access.declName.baseName.unescaped, call, into: &fact)
        else {
          fact.isComplete = false
          continue
        }
      }
    }

    private static func read(
      _ method: String, _ call: FunctionCallExprSyntax, into fact: inout DeclarationFact
    ) -> Bool {
      if let understood = CheckFactReader.read(method, call, into: &fact) { return understood }
      // Slots and events are not read. Classes that declare slots or events require a manifest.
      guard let kind = kinds[method] else { return false }
      guard let first = call.arguments.first, first.label == nil, let name = literal(first.expression) else {
        return false
      }
      var member = DeclaredMember(kind, name, first.expression.range)
      var isSingle = false
      for argument in call.arguments.dropFirst() {
        switch argument.label?.text {
        case nil where argument.expression.is(ClosureExprSyntax.self),
          "set" where kind != .property, "call", "add":
          readUse(argument.expression, into: &member)
        case nil: member.documentation = literal(argument.expression) ?? ""
        case "get":
          readUse(argument.expression, into: &member)
        case "default": readDefault(argument.expression, into: &member)
        case "in": member.valueRange = RangeReader.read(argument.expression)
        case "appearance": member.isStylable = true
        case "single":
          isSingle = argument.expression.as(BooleanLiteralExprSyntax.self)?.literal.text == "true"
        default: break
        }
      }
      if let closure = call.trailingClosure, kind != .property { readUse(ExprSyntax(closure), into: &member) }
      if kind == .relationship {
        guard member.type != nil else { return false }
        member.type?.isCollection = !isSingle
      }
      fact.members.append(member)
      return true
    }

    private static let kinds: [String: DeclaredMember.Kind] = [
      "property": .property, "outlet": .outlet, "outletCollection": .outletCollection, "action": .action,
      "relationship": .relationship,
    ]

    static func literal(_ value: ExprSyntax) -> String? {
      value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private static func readDefault(_ value: ExprSyntax, into member: inout DeclaredMember) {
      switch value.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr(let number): member.defaultLiteral = number.literal.text
      case .booleanLiteralExpr(let flag): member.defaultLiteral = flag.literal.text
      case .stringLiteralExpr(let text): member.defaultLiteral = text.representedLiteralValue
      case .memberAccessExpr(let access) where access.base == nil:
        member.defaultLiteral = ".\(access.declName.baseName.unescaped)"
      default: break
      }
      if member.type == nil, member.member == nil {
        let type = TypeSpelling(inferredFrom: value)
        // A whole number can also be a floating-point value, so the type of the member takes precedence.
        if !type.name.isEmpty, type.name != "Int" { member.type = type }
      }
    }

    /// Reads the member in a key path or closure such as `\.minutes`, `{ $0.label = $1 }`, or `{ $0.countUp($1) }`.
    private static func readUse(_ value: ExprSyntax, into member: inout DeclaredMember) {
      if let path = value.as(KeyPathExprSyntax.self) {
        guard path.root == nil, path.components.count == 1,
          let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
        else { return }
        member.member = property.declName.baseName.unescaped
        return
      }
      guard let closure = value.as(ClosureExprSyntax.self) else { return }
      if let written = closure.parameterTypes.dropFirst().first, let written {
        member.type = TypeSpelling(written)
      }
      if let written = closure.parameterTypes.dropFirst(2).first, let written {
        member.eventType = TypeSpelling(written)
      }
      guard closure.statements.count == 1, case .expr(let body)? = closure.statements.first?.item else {
        return
      }
      let names = closure.parameterNames
      let object = names.first ?? "$0"
      let given = names.dropFirst().first ?? "$1"
      switch member.kind {
      case .outlet, .outletCollection:
        guard let elements = body.as(SequenceExprSyntax.self)?.elements, elements.count == 3 else { return }
        let parts = Array(elements)
        guard parts[1].is(AssignmentExprSyntax.self), isName(parts[2], given) else { return }
        member.member = self.member(parts[0], of: object)
      case .action:
        guard let call = body.as(FunctionCallExprSyntax.self),
          call.arguments.first.map({ isName($0.expression, given) }) == true
        else { return }
        member.member = self.member(call.calledExpression, of: object)
      case .property: member.member = self.member(body, of: object)
      case .relationship, .localizable, .placeholders, .children: break
      }
    }

    private static func isName(_ value: ExprSyntax, _ name: String) -> Bool {
      value.as(DeclReferenceExprSyntax.self)?.baseName.unescaped == name
    }

    private static func member(_ value: ExprSyntax, of object: String) -> String? {
      guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base, isName(base, object)
      else {
        return nil
      }
      return access.declName.baseName.unescaped
    }
  }

  extension ClosureExprSyntax {
    var parameterNames: [String] {
      switch signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name.unescaped)
      case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).unescaped }
      case nil: []
      }
    }

    fileprivate var parameterTypes: [TypeSyntax?] {
      guard case .parameterClause(let clause) = signature?.parameterClause else { return [] }
      return clause.parameters.map(\.type)
    }
  }
#endif
