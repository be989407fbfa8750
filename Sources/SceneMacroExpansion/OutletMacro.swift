#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The `@Outlet` macro, which reports errors in its variable. `@SceneObject` generates the code.
  package struct OutletMacro: MemberMacroOfClass {
    package static let attribute = "Outlet"

    package static func statement(for declaration: some DeclSyntaxProtocol, faults: inout [Diagnostic])
      -> Statement?
    {
      guard let variable = DeclaredVariable(declaration, attribute, faults: &faults) else { return nil }
      guard let type = variable.type else {
        faults.append(MacroFault.hasNoType(variable.name).at(declaration))
        return nil
      }
      let target = type.wrapped ?? type
      let arguments = [variable.name.literal, declaration.documentation?.literal].compactMap(\.self)
        .joined(separator: ", ")
      if target.isArray {
        return Statement(
          name: variable.name, code: "$0.outletCollection(\(arguments)) { $0.\(variable.reference) = $1 }")
      }
      if target.isValue {
        faults.append(MacroFault.leadsToValue(variable.name, target).at(type, .toInspectable(declaration)))
        return nil
      }
      guard type.wrapped != nil else {
        faults.append(
          MacroFault.isNotOptional(variable.name).at(type, .optional(type, "!"), .optional(type, "?")))
        return nil
      }
      let access = "get: { $0.\(variable.reference) }, set: { $0.\(variable.reference) = $1 }"
      return Statement(name: variable.name, code: "$0.outlet(\(arguments), \(access))")
    }
  }

  extension FixIt {
    fileprivate static func optional(_ type: TypeSyntax, _ mark: String) -> FixIt {
      let isSimple = type.bareName != nil
      let text = type.trimmedDescription
      let optional = (isSimple ? text : "(\(text))") + mark
      return .replace(type, by: TypeSyntax(stringLiteral: optional), "Replace '\(text)' with '\(optional)'")
    }

    fileprivate static func toInspectable(_ declaration: some DeclSyntaxProtocol) -> FixIt {
      let attribute = declaration.as(VariableDeclSyntax.self)?.attribute("Outlet")
      let name = attribute.map { Syntax($0.attributeName) } ?? Syntax(declaration)
      return .replace(
        name, by: TypeSyntax(stringLiteral: "Inspectable"), "Replace '@Outlet' with '@Inspectable'")
    }
  }

  extension MacroFault {
    fileprivate static func hasNoType(_ name: String) -> MacroFault {
      MacroFault(
        id: "outlet-without-type",
        message: "Outlet '\(name)' needs an explicit type: 'var \(name): Label!'")
    }

    fileprivate static func leadsToValue(_ name: String, _ type: TypeSyntax) -> MacroFault {
      MacroFault(
        id: "outlet-to-value",
        message: "Outlet '\(name)' must refer to an object, but '\(type.trimmedDescription)' is a value type")
    }

    fileprivate static func isNotOptional(_ name: String) -> MacroFault {
      MacroFault(
        id: "outlet-not-optional",
        message: "Outlet '\(name)' is nil until it is connected, so its type must be optional")
    }
  }
#endif
