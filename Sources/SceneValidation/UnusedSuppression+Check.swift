import SceneDiagnostics
import SceneModel
import SceneValues

extension UnusedSuppression: FileRule {
  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for suppression in scene.document.suppressions {
      guard let rule = suppression.rule else {
        diagnostics.append(diagnostic(.malformed, at: suppression.range, in: scene))
        continue
      }
      if !SceneRules.canBeSilenced(rule.text), !scene.readingRules.contains(rule.text) {
        let ids = SceneRules.descriptions.map(\.id.rawValue)
        let isError = ids.contains(rule.text)
        diagnostics.append(
          diagnostic(
            isError ? .error(rule.text) : .unknown(rule.text), at: rule.range, in: scene,
            suggesting: isError ? nil : scene.suggestion(for: rule, among: ids)))
      } else if suppression.element == nil {
        diagnostics.append(diagnostic(.beforeNothing, at: suppression.range, in: scene))
      }
    }
  }

  /// Removes suppressed diagnostics and reports unused suppressions of the rules in `checked`.
  static func silence(
    _ diagnostics: inout [Diagnostic], in scene: CheckedScene, checked: [any FileRule.Type]
  ) {
    guard !scene.document.suppressions.isEmpty else { return }
    let working = scene.document.suppressions.filter { suppression in
      suppression.element != nil
        && suppression.rule.map { rule in
          scene.readingRules.contains(rule.text)
            || SceneRules.canBeSilenced(rule.text) && !ProjectRules.canBeSilenced(rule.text)
        } == true
    }
    let own = diagnostics.filter { $0.location.source === scene.document.source }
    let others = diagnostics.filter { $0.location.source !== scene.document.source }
    let silencing = Silencing(own, by: working, scene.steps)
    // If the file has errors, other rules may have skipped parts of it.
    let unused =
      diagnostics.hasErrors
      ? []
      : zip(working, silencing.isNeeded).filter { suppression, isNeeded in
        !isNeeded && checked.contains { $0.description.id.rawValue == suppression.rule?.text }
          // These rules report additional diagnostics if layout is checked.
          && !LayoutRules.all.contains { $0.description.id.rawValue == suppression.rule?.text }
      }
    diagnostics = others + zip(own, silencing.isSilent).filter { !$1 }.map(\.0)
    diagnostics += unused.map { Self.unused($0.0, at: scene.document.location($0.0.range)) }
  }

  static func unused(_ suppression: SuppressionNode, at location: SourceLocation) -> Diagnostic {
    description.diagnostic(Message.unused(suppression.rule?.text ?? ""), at: location)
  }
}

extension SceneRules {
  /// Returns whether a rule can be suppressed. Errors and the rule about unused suppressions cannot be suppressed.
  fileprivate static func canBeSilenced(_ name: String) -> Bool {
    guard let rule = description(of: name) else { return false }
    return rule.severity < .error && rule.id != UnusedSuppression.description.id
  }
}

extension Message {
  fileprivate static var malformed: Message {
    "Invalid suppression: write '<?scenec ignore RULE reason=\"…\"?>' with a reason"
  }

  fileprivate static func unknown(_ rule: String) -> Message { "Unknown rule '\(rule)'" }

  fileprivate static func error(_ rule: String) -> Message {
    "'\(rule)' cannot be suppressed"
  }

  fileprivate static var beforeNothing: Message { "Suppression is not followed by an element" }

  fileprivate static func unused(_ rule: String) -> Message {
    "Unused suppression: '\(rule)' reports nothing in the next element"
  }
}
