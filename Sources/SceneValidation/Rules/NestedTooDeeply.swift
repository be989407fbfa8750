import SceneDiagnostics
import SceneModel
import SceneValues

package enum NestedTooDeeply: FileRule {
  package static let description = RuleDescription(
    "nested-too-deeply", .style, .note, isOffByDefault: true,
    summary: "Objects are nested more than 12 levels deep",
    discussion: """
      Deeply nested objects are hard to read and slow to lay out. Often, a part of them can be a separate \
      embedded controller, or a view in a nib.

      'nesting' under 'limits' in .scenec.yml sets a different limit and turns the rule on.
      """,
    wrong: .controller(
      """
      <view><view><view><view><view><view><view><view><view><view><view><▶view/>
      </view></view></view></view></view></view></view></view></view></view></view>
      """),
    right: .controller("<view><view/></view>"))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let limit = scene.settings[.nesting]
    var depths = [Int](repeating: 1, count: scene.document.objects.count)
    for index in scene.document.objects.indices {
      guard let parent = scene.document.objects[index].parent else { continue }
      depths[index] = depths[parent] + 1
      if depths[index] == limit + 1 {
        diagnostics.append(diagnostic(.deep(limit), at: scene.document.objects[index].nameRange, in: scene))
      }
    }
  }
}

extension Message {
  fileprivate static func deep(_ limit: Int) -> Message { "This is nested more than \(limit) levels deep" }
}
