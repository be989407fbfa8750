import SceneDiagnostics
import SceneSyntax
import SceneValues

/// A rule for an Xcode file in its written form, which covers information that scenes cannot express.
///
/// These rules are off by default because they check the conventions of a project.
package protocol WrittenRule: SendableMetatype {
  static var description: RuleDescription { get }
  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic])
}

extension WrittenRule {
  static func diagnostic(_ message: Message, at range: SourceRange, in file: WrittenFile) -> Diagnostic {
    description.diagnostic(message, at: file.tree.location(range))
  }
}
