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
      case .sequenceExpr(let sequence): return choice(Array(sequence.elements)[...], depth)
      case .declReferenceExpr(let name):
        let local = local(name.baseName.unescaped)
        // A parameter can have any value.
        if case .anyCase? = local { return .unknown }
        return local ?? .path(name.baseName.unescaped)
      case .memberAccessExpr(let access): return lastComponent(access) ?? member(access)
      case .optionalChainingExpr(let chain): return text(chain.expression, depth: depth + 1)
      case .forceUnwrapExpr(let unwrap): return text(unwrap.expression, depth: depth + 1)
      case .functionCallExpr(let call):
        // The name may be wrapped, as in `NSImage.Name("bell")` or `.some("clock")`.
        if call.arguments.count == 1, let name = call.arguments.first?.expression,
          let type = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.unescaped,
          ["Name", "SceneIdentifier", "some"].contains(type)
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
      case .memberAccessExpr(let access) where access.declName.baseName.unescaped == "classForCoder":
        return isSelf(access.base) ? "Self" : nil
      case .declReferenceExpr(let name):
        return name.isSelf ? "Self" : typeParameter(name.baseName.unescaped)
      case .functionCallExpr(let call) where call.calledName == "type":
        let inner = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
        return inner?.isSelf == true ? "Self" : nil
      default: return nil
      }
    }

    private func choice(_ elements: ArraySlice<ExprSyntax>, _ depth: Int) -> TextFact {
      guard depth < TextFact.deepest else { return .unknown }
      if elements.count == 1, let only = elements.first { return text(only, depth: depth + 1) }
      guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
      else {
        // The last component of a type's name always exists, so the default is never used.
        let isDefault = elements.count == 3 && elements[elements.startIndex + 1].trimmedDescription == "??"
        if isDefault, let access = elements.first?.as(MemberAccessExprSyntax.self),
          let name = lastComponent(access)
        {
          return name
        }
        return .unknown
      }
      return .either([
        text(ternary.thenExpression, depth: depth + 1), choice(elements[(place + 1)...], depth + 1),
      ])
    }

    /// Returns the name of the type in `NSStringFromClass(Clock.self).components(separatedBy: ".").last`.
    private func lastComponent(_ access: MemberAccessExprSyntax) -> TextFact? {
      guard access.declName.baseName.unescaped == "last",
        let call = access.base?.as(FunctionCallExprSyntax.self),
        let split = call.calledExpression.as(MemberAccessExprSyntax.self),
        ["components", "split"].contains(split.declName.baseName.unescaped), call.arguments.count == 1,
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
      return member(steps.dropFirst(), of: local)
    }

    private func member(_ steps: ArraySlice<Substring>, of local: TextFact) -> TextFact {
      switch local {
      case .anyCase where steps.count == 1 && steps.first == "rawValue": return local
      case .path(let path) where !path.isEmpty:
        let type = path.hasSuffix(".self") ? path.dropLast(".self".count) : path[...]
        return .path(([type] + steps).joined(separator: "."))
      case .either(let values): return .either(values.map { member(steps, of: $0) })
      default: return .unknown
      }
    }

    private func implicitCase(_ access: MemberAccessExprSyntax) -> String? {
      if access.base == nil { return access.declName.baseName.unescaped }
      guard access.declName.baseName.unescaped == "rawValue",
        let inner = access.base?.as(MemberAccessExprSyntax.self), inner.base == nil
      else { return nil }
      return inner.declName.baseName.unescaped
    }

    private static let mostElements = 64

    /// Returns the texts in a list such as `["Day", "Night"]`. A constant stands for its value.
    func elements(of list: ExprSyntax, depth: Int = 0) -> TextFact? {
      if let name = list.as(DeclReferenceExprSyntax.self), depth < 4 {
        return initialValue(of: name.baseName.unescaped, at: Syntax(name)).flatMap {
          elements(of: $0, depth: depth + 1)
        }
      }
      guard let array = list.as(ArrayExprSyntax.self), !array.elements.isEmpty else { return nil }
      let texts = array.elements.prefix(Self.mostElements + 1).map { text($0.expression) }
      return texts.count > Self.mostElements || texts.contains(.unknown) ? nil : .either(texts)
    }

    /// Returns the parameter of the closure in `["Day", "Night"].forEach { … }`, and the texts that it can be.
    func element(in closure: ClosureExprSyntax) -> (name: String, text: TextFact)? {
      guard let call = closure.parent?.as(FunctionCallExprSyntax.self),
        call.trailingClosure?.id == closure.id, call.arguments.isEmpty,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), let list = access.base,
        ["forEach", "map"].contains(access.declName.baseName.unescaped)
      else { return nil }
      let names = closure.parameterNames
      guard names.count <= 1, let text = elements(of: list) else { return nil }
      return (names.first ?? "$0", text)
    }

    func local(_ name: String) -> TextFact? {
      for names in locals.reversed() {
        if let found = names[name] { return found }
      }
      return nil
    }
  }
#endif
