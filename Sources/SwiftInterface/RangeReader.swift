#if Sources
  import SwiftSyntax

  /// A reader of range literals such as `0...1`, `-1...5.5`, and `1 ... .infinity`. Other ranges are unknown.
  enum RangeReader {
    static func read(_ value: ExprSyntax) -> ClosedRange<Double>? {
      guard let elements = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
        elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "...",
        let lower = number(elements[0]), let upper = number(elements[2]), lower <= upper
      else { return nil }
      return lower...upper
    }

    private static func number(_ value: ExprSyntax) -> Double? {
      switch value.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr(let literal): Double(digits(literal.literal))
      case .floatLiteralExpr(let literal): Double(digits(literal.literal))
      case .prefixOperatorExpr(let negated) where negated.operator.text == "-":
        number(negated.expression).map { -$0 }
      case .memberAccessExpr(let access) where access.declName.baseName.text == "infinity": .infinity
      default: nil
      }
    }

    private static func digits(_ literal: TokenSyntax) -> String { literal.text.filter { $0 != "_" } }
  }

  extension AttributeSyntax {
    var valueRange: ClosedRange<Double>? {
      guard case .argumentList(let arguments) = arguments else { return nil }
      return arguments.first { $0.label?.text == "in" }.flatMap { RangeReader.read($0.expression) }
    }
  }
#endif
