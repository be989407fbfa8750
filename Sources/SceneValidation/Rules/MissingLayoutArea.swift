import SceneDiagnostics
import SceneModel
import SceneValues

package enum MissingLayoutArea: FileRule {
  package static let description = RuleDescription(
    "missing-layout-area", .layout, .error,
    summary: "Constraint uses an area that its item does not have",
    discussion: """
      Only scroll views have a 'contentGuide', which is the scrollable content, and a 'frameGuide', which \
      does not scroll. Use an area that the item has, such as 'safeArea' or 'margins' for a view. A layout \
      guide is itself a rectangle and has no areas.
      """,
    wrong: .view(
      id: "page",
      """
      <layoutGuide id="column"/>
      <label id="time" text="12:00">
        <constraint equation="top = ▶page.contentGuide.top"/>
        <constraint equation="left = ▶column.margins.left"/>
      </label>
      """),
    right: .view(
      element: "scrollView", id: "page",
      """
      <layoutGuide id="column"/>
      <label id="time" text="12:00">
        <constraint equation="top = page.contentGuide.top"/>
        <constraint equation="left = column.left"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for node in scene.document.constraints {
      for side in node.sides where side.area != .view {
        guard let item = scene.view(of: side, in: node), !has(side.area, item, in: scene) else { continue }
        diagnostics.append(
          diagnostic(.missing(side.area, scene.describe(item)), at: side.itemRange, in: scene))
      }
    }
  }

  private static func has(_ area: LayoutArea, _ item: Int, in scene: CheckedScene) -> Bool {
    if scene.isLayoutGuide(item) == true { return false }
    guard area == .contentGuide || area == .frameGuide,
      let name = scene.document.objects[item].elementClass
    else { return true }
    return scene.vocabulary.isClass(name, descendantOf: "ScrollView") != false
  }
}

extension Message {
  fileprivate static func missing(_ area: LayoutArea, _ item: Message) -> Message {
    "\(item.capitalizedFirst) has no '\(area.rawValue)'"
  }
}
