#if Macros
  import SceneMacroExpansion
  import SwiftCompilerPlugin
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The plugin of the Swift compiler. It only lists the macros, because SwiftPM builds whatever depends on a plugin for the
  /// machine that builds: tests depend on `SceneMacroExpansion`, which expands them.
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
  /// Does nothing. After `swift run NAME`, SwiftPM builds the plugin in packages whose traits leave it out, too.
  @main struct Plugin {
    static func main() {}
  }
#endif
