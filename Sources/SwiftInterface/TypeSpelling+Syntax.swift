#if Sources
  import SwiftSyntax

  extension TypeSpelling {
    init(_ type: TypeSyntax) {
      switch type.as(TypeSyntaxEnum.self) {
      case .identifierType(let type):
        let arguments = type.genericArgumentClause?.arguments
        switch (type.name.unescaped, arguments?.first?.argument.as(TypeSyntax.self), arguments?.count) {
        case ("Optional", let wrapped?, 1):
          self.init(wrapped)
          optionality = .optional
        case ("Array", let element?, 1), ("Set", let element?, 1):
          self.init(TypeSpelling(element).name, isCollection: true)
        default: self.init(type.name.unescaped)
        }
      case .memberType(let type):
        let base = TypeSpelling(type.baseType).name
        self.init(base.isEmpty ? "" : "\(base).\(type.name.unescaped)")
      case .optionalType(let type):
        self.init(type.wrappedType)
        optionality = .optional
      case .implicitlyUnwrappedOptionalType(let type):
        self.init(type.wrappedType)
        optionality = .implicitlyUnwrapped
      case .arrayType(let type):
        self.init(TypeSpelling(type.element).name, isCollection: true)
      case .someOrAnyType(let type): self.init(type.constraint)
      case .attributedType(let type): self.init(type.baseType)
      case .tupleType(let type) where type.elements.count == 1 && type.elements.first?.firstName == nil:
        self.init(type.elements.first!.type)
      default: self.init("")
      }
    }

    /// Infers the type of an initial value such as `0`, `Color.white`, or `[ClockView]()`. The name is empty if unknown.
    init(inferredFrom value: ExprSyntax) {
      switch value.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr: self.init("Int")
      case .floatLiteralExpr: self.init("Double")
      case .booleanLiteralExpr: self.init("Bool")
      case .stringLiteralExpr: self.init("String")
      case .prefixOperatorExpr(let value) where value.operator.text == "-":
        self.init(inferredFrom: value.expression)
      case .sequenceExpr(let sequence): self.init(computedBy: Array(sequence.elements))
      case .functionCallExpr(let call): self.init(madeBy: call.calledExpression)
      case .memberAccessExpr(let access): self.init(ownerOf: access)
      default: self.init("")
      }
    }

    /// Infers the type of an arithmetic expression such as `7 * 60`, whose operands have the same type.
    private init(computedBy elements: [ExprSyntax]) {
      let operands = stride(from: 0, to: elements.count, by: 2).map {
        TypeSpelling(inferredFrom: elements[$0]).name
      }
      let operators = stride(from: 1, to: elements.count, by: 2).map { elements[$0] }
      let isArithmetic = operators.allSatisfy {
        ["+", "-", "*", "/", "%"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
      }
      self.init(
        isArithmetic && Set(operands).count == 1 && ["Int", "Double"].contains(operands[0]) ? operands[0] : ""
      )
    }

    /// Infers the type of a call such as `Color(…)`, `[ClockView]()`, or `Color.gray(…)`.
    private init(madeBy callee: ExprSyntax) {
      switch callee.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let name) where Self.isTypeName(name.baseName.unescaped):
        self.init(name.baseName.unescaped)
      case .arrayExpr(let array) where array.elements.count == 1:
        let element =
          array.elements.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped ?? ""
        self.init(Self.isTypeName(element) ? element : "", isCollection: true)
      case .memberAccessExpr(let access) where Self.isTypeName(access.declName.baseName.unescaped):
        self.init(Self.path(access) ?? "")
      case .memberAccessExpr(let access) where access.declName.baseName.unescaped == "init":
        self.init(access.base.flatMap(Self.path) ?? "")
      default: self.init("")
      }
    }

    /// Infers the type of a static member of `Color` or `Font`, such as `Color.white`. The types of static members of
    /// other types are unknown, because they can differ from the enclosing type.
    private init(ownerOf access: MemberAccessExprSyntax) {
      let base = access.base.flatMap(Self.path) ?? ""
      self.init(base == "Color" || base == "Font" ? base : "")
    }

    private static func isTypeName(_ name: String) -> Bool { name.first?.isUppercase == true }

    /// Returns the path of an expression that consists only of names, such as `A.B`. Returns nil for other expressions.
    static func path(_ expression: some ExprSyntaxProtocol) -> String? {
      switch ExprSyntax(expression).as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let name): return name.argumentNames == nil ? name.baseName.unescaped : nil
      case .memberAccessExpr(let access):
        guard let base = access.base else { return nil }
        return path(base).map { "\($0).\(access.declName.baseName.unescaped)" }
      case .genericSpecializationExpr(let generic): return path(generic.expression)
      default: return nil
      }
    }
  }
#endif
