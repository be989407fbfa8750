import SceneDiagnostics
import SceneSyntax

extension InterfaceBuilder {
  /// The diagnostics of the rules that check an Xcode file as it is written.
  ///
  /// - Parameters:
  ///   - tree: the file. Of what Xcode 3 wrote, no rule speaks.
  ///   - rules: those that are asked for; others are passed over.
  ///   - expectations: what the project agreed on.
  /// - Returns: the diagnostics, in no order.
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
