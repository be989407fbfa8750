#if Macros
  import SwiftDiagnostics
  import SwiftSyntax

  /// A variable that scenes can set, with the properties shared by outlets and inspectable values.
  struct DeclaredVariable {
    let reference: String
    let name: String
    let type: TypeSyntax?
    let initializer: ExprSyntax?

    /// Creates a variable from a member of a class. The initializer returns nil if scenes cannot set the variable.
    init?(_ declaration: some DeclSyntaxProtocol, _ attribute: String, faults: inout [Diagnostic]) {
      guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else {
        faults.append(MacroFault.isNotAVariable(attribute).at(declaration))
        return nil
      }
      reference = pattern.identifier.text
      let given = variable.attribute(attribute)?.argument(nil)
      name = given?.literalText ?? pattern.identifier.plainName
      type = binding.typeAnnotation?.type
      initializer = binding.initializer?.value

      let found = faults.count
      if let given, given.literalText?.isEmpty ?? true { faults.append(MacroFault.nameIsNoLiteral.at(given)) }
      if let modifier = variable.modifiers.typeLevel {
        faults.append(
          MacroFault.belongsToType(name).at(
            modifier, .remove(modifier, "Remove '\(modifier.name.text)'")))
      }
      let specifier = variable.bindingSpecifier
      if specifier.tokenKind == .keyword(.let) {
        faults.append(
          MacroFault.isConstant(attribute, name).at(
            specifier, .replace(specifier, by: TokenSyntax.keyword(.var), "Replace 'let' with 'var'")))
      }
      if let accessors = binding.accessorBlock, !accessors.canWrite {
        faults.append(MacroFault.cannotBeSet(attribute, name).at(pattern))
      }
      guard faults.count == found else { return nil }
    }
  }

  extension AccessorBlockSyntax {
    fileprivate var canWrite: Bool {
      guard case .accessors(let accessors) = accessors else { return false }
      let names = accessors.map(\.accessorSpecifier.text)
      return names.contains { ["set", "_modify", "didSet", "willSet"].contains($0) }
    }
  }

  extension MacroFault {
    fileprivate static func isNotAVariable(_ attribute: String) -> MacroFault {
      MacroFault(id: "no-variable", message: "'@\(attribute)' can be attached only to variables")
    }

    fileprivate static var nameIsNoLiteral: MacroFault {
      MacroFault(id: "name-is-no-literal", message: "A name for scenes must be a literal that is not empty")
    }

    fileprivate static func belongsToType(_ name: String) -> MacroFault {
      MacroFault(
        id: "belongs-to-type",
        message: """
          '\(name)' is a type variable, but scenes set variables of objects: remove 'static' or 'class'
          """)
    }

    fileprivate static func isConstant(_ attribute: String, _ name: String) -> MacroFault {
      MacroFault(
        id: "is-constant", message: "'@\(attribute)': scenes set '\(name)', so it cannot be a constant")
    }

    fileprivate static func cannotBeSet(_ attribute: String, _ name: String) -> MacroFault {
      MacroFault(
        id: "cannot-be-set", message: "'@\(attribute)': scenes set '\(name)', so it needs a setter")
    }
  }
#endif
