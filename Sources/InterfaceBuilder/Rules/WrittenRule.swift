import SceneDiagnostics
import SceneSyntax
import SceneValues

/// A rule about one of Xcode's files as it is written: about what a scene has no word for.
///
/// All of them are off until somebody asks for them: they are about what a project agreed on.
package protocol WrittenRule: SendableMetatype {
  static var description: RuleDescription { get }
  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic])
}

extension WrittenRule {
  static func finding(_ message: Message, at range: SourceRange, in file: WrittenFile) -> Diagnostic {
    description.diagnostic(message, at: file.tree.location(range))
  }
}
