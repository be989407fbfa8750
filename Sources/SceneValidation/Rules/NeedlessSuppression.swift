import SceneDiagnostics
import SceneModel

/// Instructions that silence nothing.
package enum NeedlessSuppression: FileRule {
  package static let description = RuleDescription(
    "needless-suppression", .style, .warning,
    summary: "What is told to be silent would speak.",
    discussion: """
      '<?scenec ignore RULE reason="…"?>' before an element silences a rule about that element and all that is \
      inside it. One that silences nothing was left behind when its cause was mended, or never did what was meant: \
      it would hide the next fault that comes. Remove it.

      Warnings and notes can be silenced. Errors cannot: with them, a scene is not compiled.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <segue kind="present" identifier="setAlarm" destination="alarm"/>
          </viewController>
        </scene>
        ▶<?scenec ignore unreachable-scene reason="shown by code"?>
        <scene>
          <viewController id="alarm"/>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
        <?scenec ignore unreachable-scene reason="shown by code"?>
        <scene>
          <viewController id="alarm"/>
        </scene>
      </storyboard>
      """)

  /// What can be said of an instruction whatever the rules find.
  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for suppression in scene.document.suppressions {
      guard let rule = suppression.rule else {
        diagnostics.append(finding(.malformed, at: suppression.range, in: scene))
        continue
      }
      if !SceneRules.canBeSilenced(rule.text) {
        let ids = SceneRules.all.map { $0.description.id.rawValue }
        let isError = ids.contains(rule.text)
        diagnostics.append(
          finding(
            isError ? .error(rule.text) : .unknown(rule.text), at: rule.range, in: scene,
            suggesting: isError ? nil : scene.suggestion(for: rule, among: ids)))
      } else if suppression.element == nil {
        diagnostics.append(finding(.beforeNothing, at: suppression.range, in: scene))
      }
    }
  }

  /// Takes out the findings that are to be silent, and reports instructions that did not meet any.
  static func silence(_ diagnostics: inout [Diagnostic], in scene: CheckedScene) {
    for suppression in scene.document.suppressions {
      guard let rule = suppression.rule, SceneRules.canBeSilenced(rule.text),
        let element = suppression.element
      else { continue }
      // Several may name the same finding: each is asked about what all rules said.
      let isNeeded = diagnostics.contains { silences($0, rule.text, element) }
      if !isNeeded { diagnostics.append(finding(.needless(rule.text), at: suppression.range, in: scene)) }
    }
    let suppressions = scene.document.suppressions
    diagnostics.removeAll { finding in
      suppressions.contains { suppression in
        guard let rule = suppression.rule, SceneRules.canBeSilenced(rule.text),
          let element = suppression.element
        else { return false }
        return silences(finding, rule.text, element)
      }
    }
  }

  private static func silences(_ finding: Diagnostic, _ rule: String, _ element: SourceRange) -> Bool {
    let start = finding.location.range.start
    return finding.rule.rawValue == rule && element.start <= start && start < element.end
  }
}

extension SceneRules {
  /// Errors stand for what cannot be compiled, and this rule for what silences others.
  fileprivate static func canBeSilenced(_ name: String) -> Bool {
    guard let rule = all.first(where: { $0.description.id.rawValue == name })?.description else {
      return false
    }
    return rule.severity < .error && rule.id != NeedlessSuppression.description.id
  }
}

extension Message {
  fileprivate static var malformed: Message {
    "This is not understood: write '<?scenec ignore RULE reason=\"…\"?>', with a reason"
  }

  fileprivate static func unknown(_ rule: String) -> Message { "There is no rule '\(rule)' of scenes" }

  fileprivate static func error(_ rule: String) -> Message { "'\(rule)' cannot be silenced" }

  fileprivate static var beforeNothing: Message { "No element follows that a rule could be silent about" }

  fileprivate static func needless(_ rule: String) -> Message {
    "'\(rule)' has nothing to say about the element that follows"
  }
}
