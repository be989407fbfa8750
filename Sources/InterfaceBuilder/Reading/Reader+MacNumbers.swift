import SceneDiagnostics
import SceneSyntax
import SceneValues

extension Reader {
  /// Returns the diagnostics for attributes of a macOS document that must be numbers. The scene preserves these
  /// attributes without a type, so rules cannot check them.
  func macNumberDiagnostics() -> [Diagnostic] {
    guard form.isMac, !form.isArchive else { return [] }
    let forms = tree.names.all.map { MacNumbers.all[$0] }
    return tree.attributes.compactMap { attribute in
      guard let form = forms[Int(attribute.name.rawValue)] else { return nil }
      let text = tree.value(of: attribute)
      let number = Double(text)
      let isNumber = number != nil && (form.type != .int || Int(text) != nil)
      guard !isNumber || form.range.map({ $0.contains(number ?? 0) }) == false else { return nil }
      let name = tree.name(of: attribute)
      return Diagnostic(
        rule: isNumber ? "value-out-of-range" : "bad-literal", severity: .warning,
        message: "'\(key: name)' must be \(form.type.expectation(in: form.range)), not '\(text)'",
        at: tree.location(attribute.valueRange))
    }
  }
}
