import SceneDiagnostics
import SceneModel
import SceneValues

package enum MissingColor: FileRule {
  package static let description = RuleDescription(
    "missing-color", .resource, .warning,
    summary: "Color does not exist in the asset catalog",
    discussion: """
      'asset:paper' refers to 'paper.colorset' in an asset catalog ('.xcassets'). In scenes, a missing color \
      is drawn in magenta. Correct the name in the scene, or add the color. The rule looks for catalogs in \
      the directories specified by '--images' or by 'images' in .scenec.yml. For Xcode files, it searches \
      the whole project.

      If there is no asset catalog, the rule reports nothing.
      """,
    wrong: .view(#"<label text="Alarm" textColor="asset:▶papr"/>"#),
    wrongCompanions: [.init("Assets.xcassets/paper.colorset/Contents.json")],
    right: .view(#"<label text="Alarm" textColor="asset:paper"/>"#),
    rightCompanions: [.init("Assets.xcassets/paper.colorset/Contents.json")])

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard let assets = scene.resources.assets, let colors = assets.colors else { return }
    for value in scene.valueTable.colors.lazy.map({ scene.document.values[$0] }) {
      guard case .color(let color) = value.value, case .asset(let name) = color.kind, !assets.hasColor(name)
      else { continue }
      diagnostics.append(
        diagnostic(
          .missing(name), at: Self.place(of: name, in: value.literal).range, in: scene,
          suggesting: Self.suggestion(for: name, in: value.literal, among: colors, scene)))
    }
    for name in scene.document.preserved?.colors ?? [] where !assets.hasColor(name.text) {
      diagnostics.append(
        diagnostic(
          .missing(name.text), at: name.range, in: scene,
          suggesting: scene.suggestion(for: name, among: colors)))
    }
  }

  private static func place(of name: String, in literal: Name) -> Name {
    guard isVerbatim(literal) else { return Name(name, literal.range) }
    return Name(
      name, SourceRange(literal.range.bytes.lowerBound + prefix.count..<literal.range.bytes.upperBound))
  }

  private static func suggestion(
    for name: String, in literal: Name, among colors: Set<String>, _ scene: CheckedScene
  ) -> Suggestion? {
    let written = place(of: name, in: literal)
    return isVerbatim(literal)
      ? scene.suggestion(for: written, among: colors)
      : scene.suggestionWithoutFix(for: written, among: colors)
  }

  private static func isVerbatim(_ literal: Name) -> Bool {
    literal.text.hasPrefix(prefix) && literal.range.bytes.count == literal.text.utf8.count
  }

  private static let prefix = "asset:"
}

extension Message {
  fileprivate static func missing(_ name: String) -> Message { "No asset catalog has a color '\(name)'" }
}
