import SceneDiagnostics
import SceneModel
import SceneSyntax

extension InterfaceBuilder {
  /// Checks an Xcode file with the rules that apply to the file as written rather than to the scene that is translated
  /// from it. Returns diagnostics in no particular order, and none for Xcode 3 files.
  package static func check(
    _ tree: SyntaxTree, by rules: Set<RuleID>, expecting expectations: FileExpectations
  ) -> [Diagnostic] {
    // Reading the description of each rule takes longer than most checks.
    guard !rules.isEmpty else { return [] }
    let wanted = InterfaceBuilderRules.written.filter { rules.contains($0.description.id) }
    guard !wanted.isEmpty, let form = DocumentForm(of: tree), !form.isArchive else { return [] }
    let file = WrittenFile(tree, form, expectations)
    var found: [Diagnostic] = []
    for rule in wanted { rule.check(file, into: &found) }
    return found
  }

  /// Checks an Xcode file against its deployment target, which either the file itself or the targets of `host` specify.
  /// Returns no diagnostics for Xcode 3 files.
  package static func checkAvailability(
    _ tree: SyntaxTree, host: HostCode?
  ) -> NewerThanDeploymentTarget.Findings {
    guard let form = DocumentForm(of: tree), !form.isArchive else { return .init() }
    return NewerThanDeploymentTarget.check(WrittenFile(tree, form, FileExpectations()), host: host)
  }
}
