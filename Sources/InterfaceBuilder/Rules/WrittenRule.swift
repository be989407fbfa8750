import SceneDiagnostics
import SceneSyntax
import SceneValues

/// A rule for properties of Xcode files that scenes cannot express. Such rules check conventions and are off by default.
package protocol WrittenRule: SendableMetatype {
  static var description: RuleDescription { get }
  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic])
}

extension WrittenRule {
  static func diagnostic(_ message: Message, at range: SourceRange, in file: WrittenFile) -> Diagnostic {
    description.diagnostic(message, at: file.tree.location(range))
  }
}
