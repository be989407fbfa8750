import SceneDiagnostics
import SceneModel
import SceneValues

package enum FontSizeOutOfRange: FileRule {
  package static let description = RuleDescription(
    "font-size-out-of-range", .style, .note, isOffByDefault: true,
    summary: "Font is too small or too large",
    discussion: """
      Text that is smaller than 11 points is hard to read. By default, font sizes must be from 11 to 1000 \
      points. To turn the rule on and set other limits, set 'smallestFont' or 'largestFont' under 'limits' \
      in .scenec.yml. The rule does not check text styles, because the user chooses their size.
      """,
    wrong: .view(#"<label text="12:00" font="▶system 9"/>"#),
    right: .view(#"<label text="12:00" font="system 11"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let (smallest, largest) = (scene.settings[.smallestFont], scene.settings[.largestFont])
    for value in scene.valueTable.fonts.lazy.map({ scene.document.values[$0] }) {
      guard case .font(let font) = value.value else { continue }
      if case .style = font.face { continue }
      guard font.size < Double(smallest) || font.size > Double(largest) else { continue }
      diagnostics.append(diagnostic(.outside(smallest, largest), at: value.literal.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func outside(_ smallest: Int, _ largest: Int) -> Message {
    "In this project, font sizes must be from \(smallest) to \(largest) points"
  }
}
