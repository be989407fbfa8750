#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// A macro for a member of a class. `@SceneObject` generates the code for the member; this macro only reports errors.
  package protocol MemberMacroOfClass: PeerMacro {
    static var attribute: String { get }

    static func statement(for declaration: some DeclSyntaxProtocol, faults: inout [Diagnostic])
      -> Statement?
  }

  package struct Statement {
    package let name: String
    package let code: String
  }

  extension MemberMacroOfClass {
    package static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      var faults: [Diagnostic] = []
      checkPlace(of: node, in: context.lexicalContext, into: &faults)
      if faults.isEmpty { _ = statement(for: declaration, faults: &faults) }
      faults.forEach(context.diagnose)
      return []
    }

    private static func checkPlace(
      of node: AttributeSyntax, in context: [Syntax], into faults: inout [Diagnostic]
    ) {
      guard let place = context.first else {
        faults.append(MacroFault.isNotAMember(attribute).at(node))
        return
      }
      if place.is(ExtensionDeclSyntax.self) {
        faults.append(MacroFault.isInExtension(attribute).at(node))
      } else if let type = place.as(ClassDeclSyntax.self) {
        guard type.attribute("SceneObject") == nil else { return }
        faults.append(MacroFault.isNotDeclared(attribute, type.name.text).at(node, .declare(type)))
      } else {
        faults.append(MacroFault.isNotAMember(attribute).at(node))
      }
    }
  }

  extension FixIt {
    fileprivate static func declare(_ type: ClassDeclSyntax) -> FixIt {
      let first = type.modifiers.first?.name ?? type.classKeyword
      return .replace(
        first, by: TokenSyntax.identifier("@SceneObject \(first.text)"),
        "Add '@SceneObject' to '\(type.name.text)'")
    }
  }

  extension MacroFault {
    fileprivate static func isNotAMember(_ attribute: String) -> MacroFault {
      MacroFault(id: "no-member", message: "'@\(attribute)' can be attached only to members of classes")
    }

    fileprivate static func isInExtension(_ attribute: String) -> MacroFault {
      MacroFault(
        id: "in-extension",
        message: "'@SceneObject' cannot find '@\(attribute)' in an extension: move it into the class")
    }

    fileprivate static func isNotDeclared(_ attribute: String, _ type: String) -> MacroFault {
      MacroFault(
        id: "not-declared", message: "'@\(attribute)' has no effect because '\(type)' is not a '@SceneObject'"
      )
    }
  }
#endif
