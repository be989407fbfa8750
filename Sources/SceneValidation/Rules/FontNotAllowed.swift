import SceneDiagnostics
import SceneModel
import SceneValues

package enum FontNotAllowed: FileRule {
  package static let description = RuleDescription(
    "font-not-allowed", .style, .note, isOffByDefault: true,
    summary: "Font is not allowed in the project",
    discussion: """
      To turn the rule on and specify the allowed fonts, set 'fonts' under 'allowed' in .scenec.yml, as in \
      'fonts: [system, Avenir-Book]'. In this list, 'system' allows the system fonts and the text styles. If \
      you turn the rule on without this setting, only system fonts and text styles are allowed.
      """,
    wrong: .view(#"<label text="12:00" font="▶'Zapfino' 20"/>"#),
    right: .view(#"<label text="12:00" font="system 20"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let allowed = scene.settings.fonts
    for value in scene.valueTable.fonts.lazy.map({ scene.document.values[$0] }) {
      guard case .font(let font) = value.value else { continue }
      let name = if case .family(let name) = font.face { name } else { RuleSettings.system }
      guard !allowed.contains(name) else { continue }
      diagnostics.append(diagnostic(.other(name, allowed), at: value.literal.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func other(_ font: String, _ allowed: [String]) -> Message {
    let names = allowed.map { "'\($0)'" }.joined(separator: ", ")
    return font == RuleSettings.system
      ? "System fonts are not allowed in this project; allowed fonts: \(names)"
      : "The font '\(font)' is not allowed in this project; allowed fonts: \(names)"
  }
}
