import SceneDiagnostics
import SceneModel
import SceneValues

package enum ColorNotAllowed: FileRule {
  package static let description = RuleDescription(
    "color-not-allowed", .style, .note, isOffByDefault: true,
    summary: "Color is not allowed in the project",
    discussion: """
      You can change a named color in one place, the asset catalog, and give it a variant for dark mode. To \
      turn the rule on and specify the allowed colors, set 'colors' under 'allowed' in .scenec.yml. The list \
      can contain 'system' for system colors and the tint color, 'clear' for fully transparent colors, and \
      the names of colors in the catalog. If the list contains no names from the catalog, all colors in the \
      catalog are allowed. If you turn the rule on without this setting, it rejects only colors that are \
      written as components and are not fully transparent.
      """,
    wrong: .view(#"<label text="12:00" textColor="▶#336699"/>"#),
    right: .view(#"<label text="12:00" textColor="systemBlue"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let allowed = scene.settings.colors
    let names = allowed.filter { $0 != RuleSettings.system && $0 != RuleSettings.clear }
    for value in scene.valueTable.colors.lazy.map({ scene.document.values[$0] }) {
      guard case .color(let color) = value.value, let fault = fault(of: color, allowed, names) else {
        continue
      }
      diagnostics.append(diagnostic(fault, at: value.literal.range, in: scene))
    }
  }

  private static func fault(of color: Color, _ allowed: [String], _ names: [String]) -> Message? {
    switch color.kind {
    case .asset(let name): names.isEmpty || names.contains(name) ? nil : .other(name, names)
    case .rgba(let components) where components.alpha == 0:
      allowed.contains(RuleSettings.clear) ? nil : .unnamed
    case .rgba: .unnamed
    case .standard(.clear) where allowed.contains(RuleSettings.clear): nil
    case .standard, .tint: allowed.contains(RuleSettings.system) ? nil : .ofSystem
    }
  }
}

extension Message {
  fileprivate static var unnamed: Message { "This color has no name in the asset catalog" }
  fileprivate static var ofSystem: Message { "System colors are not allowed in this project" }
  fileprivate static func other(_ name: String, _ allowed: [String]) -> Message {
    "The color '\(name)' is not allowed in this project; allowed colors: "
      + "\(allowed.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
