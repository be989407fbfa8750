#if Macros
  import SwiftSyntax

  extension WithAttributesSyntax {
    /// An attribute by the name of its macro or wrapper, with or without its module's.
    func attribute(_ name: String) -> AttributeSyntax? {
      for case .attribute(let attribute) in attributes {
        if attribute.attributeName.bareName == name { return attribute }
      }
      return nil
    }
  }

  extension AttributeSyntax {
    /// The expression of an argument; nil where it is not given, or is `nil`.
    ///
    /// - Parameter label: nil for the one without a label.
    /// - Returns: the first argument of that label.
    func argument(_ label: String?) -> ExprSyntax? {
      guard case .argumentList(let arguments)? = arguments else { return nil }
      let found = arguments.first { $0.label?.text == label }?.expression
      return found?.is(NilLiteralExprSyntax.self) == true ? nil : found
    }
  }

  extension ExprSyntax {
    /// What a literal without interpolation says.
    var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
  }

  extension TypeSyntax {
    /// The last name of it, without what it is generic over: `Array` of `Swift.Array<Label>`.
    var bareName: String? {
      self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text
    }

    /// What is in an optional, implicitly unwrapped or not; nil for any other type.
    var wrapped: TypeSyntax? {
      let wrapped =
        self.as(OptionalTypeSyntax.self)?.wrappedType
        ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      guard let tuple = wrapped?.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return wrapped }
      return tuple.elements.first?.type
    }

    var isArray: Bool { self.is(ArrayTypeSyntax.self) || bareName == "Array" }

    /// Whether it is a value for certain: no object that scenes could connect, and none that sends events.
    var isValue: Bool {
      if self.is(FunctionTypeSyntax.self) || self.is(DictionaryTypeSyntax.self) { return true }
      if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count != 1 { return true }
      return ["Bool", "Double", "Float", "Int", "String", "UInt"].contains(bareName)
    }
  }

  extension DeclModifierListSyntax {
    /// `static`, or the `class` that means the same.
    var typeLevel: DeclModifierSyntax? {
      first { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }
  }

  extension TokenSyntax {
    /// A name without the backticks that make it one.
    var plainName: String { identifier?.name ?? text }
  }

  extension String {
    /// As a literal of Swift.
    var literal: String { StringLiteralExprSyntax(content: self).description }
  }
#endif
