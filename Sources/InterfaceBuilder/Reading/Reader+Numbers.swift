import SceneDiagnostics
import SceneSyntax
import SceneValues

extension Reader {
  /// Returns the diagnostics for attributes that must be numbers. The scene contains 0 for invalid numbers, or preserves
  /// them without a type, so rules cannot check them.
  func numberDiagnostics() -> [Diagnostic] {
    guard !form.isArchive else { return [] }
    var lookup = NumberLookup(tree, form)
    var diagnostics: [Diagnostic] = []
    for index in tree.elements.indices {
      for attribute in tree.attributes(of: index) {
        guard let form = lookup.form(of: attribute, at: index) else { continue }
        let text = tree.value(of: attribute)
        let isNumber = form.reads(text)
        guard !isNumber || !form.contains(text) else { continue }
        diagnostics.append(
          Diagnostic(
            rule: isNumber ? "value-out-of-range" : "bad-literal",
            severity: isNumber || self.form.isMac || form.notation == .version ? .warning : .error,
            message: "'\(key: tree.name(of: attribute))' must be \(form.expectation), not '\(text)'",
            at: tree.location(attribute.valueRange)))
      }
    }
    return diagnostics
  }
}
