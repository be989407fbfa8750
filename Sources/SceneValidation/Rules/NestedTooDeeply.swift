import SceneDiagnostics
import SceneModel
import SceneValues

package enum NestedTooDeeply: FileRule {
  package static let description = RuleDescription(
    "nested-too-deeply", .style, .note, isOffByDefault: true,
    summary: "Objects are nested more than 12 levels deep",
    discussion: """
      Deeply nested objects are hard to read and slow to lay out. You can often move some of them to a \
      separate embedded view controller or to a view in a nib.

      To turn the rule on and set a limit other than 12, set 'nesting' under 'limits' in .scenec.yml.
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
  fileprivate static func deep(_ limit: Int) -> Message {
    "This object is nested more than \(limit) levels deep"
  }
}
