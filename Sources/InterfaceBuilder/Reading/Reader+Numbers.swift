import SceneDiagnostics
import SceneSyntax
import SceneValues

extension Reader {
  /// Reports an invalid number. Rules cannot check it, because the scene contains 0 or preserves it without a type.
  func check(_ attribute: SyntaxTree.Attribute, _ form: NumberForm, into diagnostics: inout [Diagnostic]) {
    guard !tree.withValueBytes(of: attribute, form.accepts) else { return }
    let text = tree.value(of: attribute)
    let isNumber = form.reads(text)
    guard !isNumber || !form.contains(text) else { return }
    diagnostics.append(
      Diagnostic(
        rule: isNumber ? "value-out-of-range" : "bad-literal",
        severity: severity(form, isNumber: isNumber),
        message: "'\(key: tree.name(of: attribute))' must be \(form.expectation), not '\(text)'",
        at: tree.location(attribute.valueRange)))
  }

  private func severity(_ number: NumberForm, isNumber: Bool) -> Severity {
    if isNumber { return number.isRangeRequired ? .error : .warning }
    return form.isMac || number.notation == .version ? .warning : .error
  }
}
