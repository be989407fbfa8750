import SceneDiagnostics
import SceneSyntax
import SceneValues

extension Reader {
  /// Returns the diagnostics for attributes that must be numbers. The scene contains 0 for invalid numbers, or preserves
  /// them without a type, so rules cannot check them.
  func numberDiagnostics() -> [Diagnostic] {
    guard !form.isArchive else { return [] }
    let lookup = NumberLookup(tree, table, isMac: form.isMac)
    var diagnostics: [Diagnostic] = []
    for index in tree.elements.indices {
      for position in tree.attributeIndices(of: tree.elements[index]) {
        let attribute = tree.attributes[position]
        guard let form = lookup.form(of: attribute, at: index) else { continue }
        guard !tree.withValueBytes(of: attribute, form.accepts) else { continue }
        let text = tree.value(of: attribute)
        let isNumber = form.reads(text)
        guard !isNumber || !form.contains(text) else { continue }
        diagnostics.append(
          Diagnostic(
            rule: isNumber ? "value-out-of-range" : "bad-literal",
            severity: severity(form, isNumber: isNumber),
            message: "'\(key: tree.name(of: attribute))' must be \(form.expectation), not '\(text)'",
            at: tree.location(attribute.valueRange)))
      }
    }
    return diagnostics
  }

  private func severity(_ number: NumberForm, isNumber: Bool) -> Severity {
    if isNumber { return number.isRangeRequired ? .error : .warning }
    return form.isMac || number.notation == .version ? .warning : .error
  }
}
