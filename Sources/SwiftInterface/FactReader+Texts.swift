#if Sources
  import SwiftSyntax

  extension FactReader {
    func text(_ value: ExprSyntax, depth: Int = 0) -> TextFact {
      guard depth < TextFact.deepest else { return .unknown }
      switch value.as(ExprSyntaxEnum.self) {
      case .stringLiteralExpr(let literal):
        if let text = literal.representedLiteralValue { return .literal(text) }
        // The literal may consist of a type name, as in `"\(ClockCell.self)"`.
        let parts = literal.segments.filter { $0.trimmedLength.utf8Length > 0 }
        guard parts.count == 1, let part = parts.first?.as(ExpressionSegmentSyntax.self),
          let value = part.expressions.first, part.expressions.count == 1
        else { return .unknown }
        return typeName(value.expression).map(TextFact.typeName) ?? .unknown
      case .tupleExpr(let tuple) where tuple.elements.count == 1:
        return text(tuple.elements.first!.expression, depth: depth + 1)
      case .sequenceExpr(let sequence): return choice(Array(sequence.elements), depth)
      case .declReferenceExpr(let name):
        let local = local(name.baseName.text)
        // A parameter can have any value.
        if case .anyCase? = local { return .unknown }
        return local ?? .path(name.baseName.text)
      case .memberAccessExpr(let access): return lastComponent(access) ?? member(access)
      case .optionalChainingExpr(let chain): return text(chain.expression, depth: depth + 1)
      case .forceUnwrapExpr(let unwrap): return text(unwrap.expression, depth: depth + 1)
      case .functionCallExpr(let call):
        // The name may be wrapped, as in `NSImage.Name("bell")` or `NSStoryboard.SceneIdentifier("clock")`.
        if call.arguments.count == 1, let name = call.arguments.first?.expression,
          let type = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
          ["Name", "SceneIdentifier"].contains(type)
        {
          return text(name, depth: depth + 1)
        }
        if let name = storyboardName(call) ?? nibName(call) { return text(name, depth: depth + 1) }
        return typeName(call).map(TextFact.typeName) ?? .unknown
      default: return .unknown
      }
    }

    /// Returns the type name in a call such as `String(describing: ClockCell.self)`. Returns `Self` for `type(of:
    /// self)` and for `self` in a static member.
    private func typeName(_ call: FunctionCallExprSyntax) -> String? {
      guard call.calledName == "String", call.arguments.count == 1,
        let argument = call.arguments.first, ["describing", "reflecting"].contains(argument.label?.text)
      else { return nil }
      return typeName(argument.expression)
    }

    func typeName(_ value: ExprSyntax) -> String? {
      switch value.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access) where access.declName.isSelf:
        return access.base.flatMap { TypeSpelling.path($0) }
      case .memberAccessExpr(let access) where access.declName.baseName.text == "classForCoder":
        return isSelf(access.base) ? "Self" : nil
      case .declReferenceExpr(let name):
        return name.isSelf ? "Self" : typeParameter(name.baseName.text)
      case .functionCallExpr(let call) where call.calledName == "type":
        let inner = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
        return inner?.isSelf == true ? "Self" : nil
      default: return nil
      }
    }

    private func choice(_ elements: [ExprSyntax], _ depth: Int) -> TextFact {
      guard elements.count == 3, let ternary = elements[1].as(UnresolvedTernaryExprSyntax.self) else {
        // The last component of a type's name always exists, so the default is never used.
        let isDefault = elements.count == 3 && elements[1].trimmedDescription == "??"
        if isDefault, let access = elements[0].as(MemberAccessExprSyntax.self),
          let name = lastComponent(access)
        {
          return name
        }
        return .unknown
      }
      return .either([text(ternary.thenExpression, depth: depth + 1), text(elements[2], depth: depth + 1)])
    }

    /// Returns the name of the type in `NSStringFromClass(Clock.self).components(separatedBy: ".").last`.
    private func lastComponent(_ access: MemberAccessExprSyntax) -> TextFact? {
      guard access.declName.baseName.text == "last", let call = access.base?.as(FunctionCallExprSyntax.self),
        let split = call.calledExpression.as(MemberAccessExprSyntax.self),
        ["components", "split"].contains(split.declName.baseName.text), call.arguments.count == 1,
        call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue == ".",
        let name = split.base?.as(FunctionCallExprSyntax.self)
      else { return nil }
      if name.calledName == "NSStringFromClass" {
        return name.arguments.first.flatMap { typeName($0.expression) }.map(TextFact.typeName)
      }
      return typeName(name).map(TextFact.typeName)
    }

    private func member(_ access: MemberAccessExprSyntax) -> TextFact {
      // In `.showDetail` or `.showDetail.rawValue`, the context determines the enumeration.
      if let name = implicitCase(access) { return .path(".\(name)") }
      guard let path = TypeSpelling.path(access) else { return .unknown }
      let steps = path.split(separator: ".")
      guard let first = steps.first, let local = local(String(first)) else { return .path(path) }
      if case .anyCase = local, steps.count == 2, steps[1] == "rawValue" { return local }
      if case .path(let type) = local, !type.isEmpty {
        return .path(([Substring(type)] + steps.dropFirst()).joined(separator: "."))
      }
      return .unknown
    }

    private func implicitCase(_ access: MemberAccessExprSyntax) -> String? {
      if access.base == nil { return access.declName.baseName.text.withoutBackticks }
      guard access.declName.baseName.text == "rawValue",
        let inner = access.base?.as(MemberAccessExprSyntax.self), inner.base == nil
      else { return nil }
      return inner.declName.baseName.text.withoutBackticks
    }

    func local(_ name: String) -> TextFact? {
      for names in locals.reversed() {
        if let found = names[name] { return found }
      }
      return nil
    }
  }
#endif
