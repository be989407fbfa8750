#if Macros
  import SceneMacroExpansion
  import SwiftCompilerPlugin
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The compiler plugin. Targets that depend on the plugin are built for the build machine, so tests depend on
  /// `SceneMacroExpansion` instead of the plugin.
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
#else
  /// A replacement for the plugin. With `swift run NAME`, SwiftPM builds the plugin even if traits exclude it.
  @main struct Plugin {
    static func main() {}
  }
#endif
