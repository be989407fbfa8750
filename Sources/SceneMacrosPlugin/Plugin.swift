import SceneMacroExpansion
import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

#if !Macros
  #error("The product SceneMacros needs the trait 'Macros' of this package: traits: [\"Macros\"]")
#endif

/// The program that the compiler of Swift asks. It holds nothing but the names: what sees it is built for the machine
/// that builds, and the tests of the macros are not to be, nor all that is tested with them.
@main struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    SceneObjectMacro.self, OutletMacro.self, ActionMacro.self, InspectableMacro.self,
  ]
}

struct SceneObjectMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    SceneMacroExpansion.SceneObjectMacro.expansion(
      of: node, providingMembersOf: declaration, conformingTo: protocols, in: context)
  }
}

struct OutletMacro: MemberMacroByName { typealias Expansion = SceneMacroExpansion.OutletMacro }
struct ActionMacro: MemberMacroByName { typealias Expansion = SceneMacroExpansion.ActionMacro }
struct InspectableMacro: MemberMacroByName { typealias Expansion = SceneMacroExpansion.InspectableMacro }

protocol MemberMacroByName: PeerMacro {
  associatedtype Expansion: MemberMacroOfClass
}

extension MemberMacroByName {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try Expansion.expansion(of: node, providingPeersOf: declaration, in: context)
  }
}
