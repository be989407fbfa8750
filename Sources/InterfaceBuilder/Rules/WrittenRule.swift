import SceneDiagnostics
import SceneSyntax
import SceneValues

/// A rule that checks properties of an Xcode file that scenes cannot express. Such rules check conventions, so they are
/// off by default.
package protocol WrittenRule: SendableMetatype {
  static var description: RuleDescription { get }
  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic])
}

extension WrittenRule {
  static func diagnostic(_ message: Message, at range: SourceRange, in file: WrittenFile) -> Diagnostic {
    description.diagnostic(message, at: file.tree.location(range))
  }
}
