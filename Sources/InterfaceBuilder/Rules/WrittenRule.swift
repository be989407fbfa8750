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

extension InterfaceBuilder {
  /// What rules find in one of Xcode's files as it is written.
  ///
  /// - Parameters:
  ///   - tree: the file. Of what Xcode 3 wrote, no rule speaks.
  ///   - rules: those that are asked for; others are passed over.
  ///   - expectations: what the project agreed on.
  /// - Returns: the findings, in no order.
  package static func check(
    _ tree: SyntaxTree, by rules: Set<RuleID>, expecting expectations: FileExpectations
  ) -> [Diagnostic] {
    let wanted = InterfaceBuilderRules.written.filter { rules.contains($0.description.id) }
    guard !wanted.isEmpty, let form = DocumentForm(of: tree), !form.isArchive else { return [] }
    let file = WrittenFile(tree, form, expectations)
    var found: [Diagnostic] = []
    for rule in wanted { rule.check(file, into: &found) }
    return found
  }
}
