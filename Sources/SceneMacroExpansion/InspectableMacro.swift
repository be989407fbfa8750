#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The `@Inspectable` macro, which reports errors in its variable. `@SceneObject` generates the code.
  package struct InspectableMacro: MemberMacroOfClass {
    package static let attribute = "Inspectable"

    package static func statement(for declaration: some DeclSyntaxProtocol, faults: inout [Diagnostic])
      -> Statement?
    {
      guard let variable = DeclaredVariable(declaration, attribute, faults: &faults) else { return nil }
      let attributes = declaration.as(VariableDeclSyntax.self)
      guard variable.type != nil || variable.initializer != nil else {
        // The Swift compiler reports this error.
        return nil
      }
      var arguments = [variable.name.literal]
      if let initializer = variable.initializer, !initializer.is(NilLiteralExprSyntax.self) {
        arguments.append("default: \(initializer.trimmedDescription)")
      }
      if let range = attributes?.attribute(attribute)?.argument("in") {
        if let other = variable.kindWithoutRange {
          faults.append(MacroFault.rangeIsForNumbers(variable.name, other).at(range))
          return nil
        }
        arguments.append("in: \(range.trimmedDescription)")
      }
      if let documentation = declaration.documentation { arguments.append(documentation.literal) }
      if attributes?.attribute("Stylable") != nil {
        arguments.append("appearance: \\.$\(variable.reference)")
      }
      arguments.append("get: { $0.\(variable.reference) }")
      arguments.append("set: { $0.\(variable.reference) = $1 }")
      let property = "$0.property(\(arguments.joined(separator: ", ")))"

      switch attributes?.attribute(attribute)?.argument("localizable")?.as(BooleanLiteralExprSyntax.self)?
        .literal.tokenKind
      {
      case .keyword(.true):
        return Statement(name: variable.name, code: property + "\n$0.localizable(\(variable.name.literal))")
      default: return Statement(name: variable.name, code: property)
      }
    }
  }

  extension DeclaredVariable {
    fileprivate var kindWithoutRange: String? {
      let name = (type?.wrapped ?? type)?.bareName
      if ["Bool", "String", "Color", "Font", "ImageName", "AffineTransform"].contains(name) { return name }
      guard type == nil, let initializer else { return nil }
      if initializer.is(StringLiteralExprSyntax.self) { return "String" }
      return initializer.is(BooleanLiteralExprSyntax.self) ? "Bool" : nil
    }
  }

  extension MacroFault {
    fileprivate static func rangeIsForNumbers(_ name: String, _ type: String) -> MacroFault {
      MacroFault(
        id: "range-is-for-numbers",
        message: "A range requires a numeric type, but '\(name)' has the type '\(type)'"
      )
    }
  }
#endif
