#if Sources
  import SceneModel
  import SwiftSyntax

  extension PlatformCondition {
    /// Evaluates the condition of an `#if` or `#elseif` clause. The condition is nil for an `#else` clause.
    init(_ condition: ExprSyntax?) {
      guard let condition else {
        self.init(exactly: .all)
        return
      }
      self = Self.evaluated(condition)
    }

    private static func evaluated(_ expression: ExprSyntax) -> PlatformCondition {
      if let sequence = expression.as(SequenceExprSyntax.self) { return evaluated(sequence.elements) }
      if let infix = expression.as(InfixOperatorExprSyntax.self) {
        let (left, right) = (evaluated(infix.leftOperand), evaluated(infix.rightOperand))
        switch infix.operator.trimmedDescription {
        case "&&": return left && right
        case "||": return left || right
        default: return .unknown
        }
      }
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first
      {
        return evaluated(inner.expression)
      }
      if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        return !evaluated(prefix.expression)
      }
      if let literal = expression.as(BooleanLiteralExprSyntax.self) {
        return PlatformCondition(exactly: literal.literal.text == "true" ? .all : [])
      }
      if let call = expression.as(FunctionCallExprSyntax.self), let argument = call.arguments.first {
        let name = argument.expression.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return PlatformCondition(os: name)
        case "canImport": return PlatformCondition(canImport: name)
        case "targetEnvironment": return PlatformCondition(targetEnvironment: name)
        default: return .unknown
        }
      }
      return .unknown
    }

    /// Evaluates operands and operators in source order. `&&` binds more tightly than `||`.
    private static func evaluated(_ elements: ExprListSyntax) -> PlatformCondition {
      var alternatives: [PlatformCondition] = []
      var conjunction: PlatformCondition?
      for element in elements {
        guard let binary = element.as(BinaryOperatorExprSyntax.self) else {
          let operand = evaluated(element)
          conjunction = conjunction.map { $0 && operand } ?? operand
          continue
        }
        switch binary.operator.text {
        case "&&": break
        case "||":
          alternatives.append(conjunction ?? .unknown)
          conjunction = nil
        default: return .unknown
        }
      }
      return alternatives.reduce(conjunction ?? .unknown) { $0 || $1 }
    }
  }
#endif
