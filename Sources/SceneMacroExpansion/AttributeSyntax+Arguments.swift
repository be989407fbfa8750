#if Macros
  import SwiftSyntax

  extension WithAttributesSyntax {
    func attribute(_ name: String) -> AttributeSyntax? {
      for case .attribute(let attribute) in attributes {
        if attribute.attributeName.bareName == name { return attribute }
      }
      return nil
    }
  }

  extension AttributeSyntax {
    /// Returns the argument with the given label, or nil if it is missing or is the literal `nil`.
    func argument(_ label: String?) -> ExprSyntax? {
      guard case .argumentList(let arguments)? = arguments else { return nil }
      let found = arguments.first { $0.label?.text == label }?.expression
      return found?.is(NilLiteralExprSyntax.self) == true ? nil : found
    }
  }

  extension ExprSyntax {
    var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
  }

  extension TypeSyntax {
    /// The last component of the type's name without generic arguments, such as `Array` for `Swift.Array<Label>`.
    var bareName: String? {
      self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text
    }

    var wrapped: TypeSyntax? {
      let wrapped =
        self.as(OptionalTypeSyntax.self)?.wrappedType
        ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      guard let tuple = wrapped?.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return wrapped }
      return tuple.elements.first?.type
    }

    var isArray: Bool { self.is(ArrayTypeSyntax.self) || bareName == "Array" }

    /// Whether the type is known to be a value type. Values of such types cannot be connected or send events.
    var isValue: Bool {
      if self.is(FunctionTypeSyntax.self) || self.is(DictionaryTypeSyntax.self) { return true }
      if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count != 1 { return true }
      return ["Bool", "Double", "Float", "Int", "String", "UInt"].contains(bareName)
    }
  }

  extension DeclModifierListSyntax {
    var typeLevel: DeclModifierSyntax? {
      first { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }
  }

  extension TokenSyntax {
    var plainName: String { identifier?.name ?? text }
  }

  extension String {
    var literal: String { StringLiteralExprSyntax(content: self).description }
  }
#endif
