import SceneDiagnostics
import SceneModel
import SceneValues

package enum DetailTextNotShown: FileRule {
  package static let description = RuleDescription(
    "detail-text-not-shown", .layout, .warning,
    summary: "Cell has detail text that its style does not show",
    discussion: """
      A cell with the style 'basic', which is the default, shows only its 'text'. A cell with the style \
      'custom' shows neither 'text' nor 'detailText'. Set the style to 'subtitle', 'value1', or 'value2', or \
      remove 'detailText'.

      The rule does not check cells with a custom class, because the class can set the style.
      """,
    wrong: .view(
      element: "tableView",
      #"<tableViewCell reuseIdentifier="alarm" text="Wake up" detailText="▶7:00"/>"#),
    right: .view(
      element: "tableView",
      #"<tableViewCell reuseIdentifier="alarm" style="value1" text="Wake up" detailText="7:00"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.document.objects.indices where scene.isPlain(index, "TableViewCell") {
      guard let detail = scene.value("detailText", of: index), !detail.isVaried,
        let style = style(of: index, in: scene)
      else { continue }
      diagnostics.append(diagnostic(.notShown(style), at: detail.literal.range, in: scene))
    }
  }

  private static func style(of cell: Int, in scene: CheckedScene) -> String? {
    guard scene.sets("style", of: cell) else {
      return scene.sets("text", of: cell) || scene.document.objects[cell].subtreeEnd == cell + 1
        ? "basic" : nil
    }
    guard case .enumeration(let style) = scene.value("style", of: cell)?.value,
      ["basic", "custom"].contains(style)
    else { return nil }
    return style
  }
}

extension Message {
  fileprivate static func notShown(_ style: String) -> Message {
    "A cell of the style '\(style)' does not show 'detailText'"
  }
}
