import SwiftCompilerPlugin
import SwiftSyntaxMacros

#if !Macros
  #error("The product SceneMacros needs the trait 'Macros' of this package: traits: [\"Macros\"]")
#endif

@main struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    SceneObjectMacro.self, OutletMacro.self, ActionMacro.self, InspectableMacro.self,
  ]
}
