import SceneDiagnostics
import SceneModel
import SceneValues

package enum TooManyScenes: FileRule {
  package static let description = RuleDescription(
    "too-many-scenes", .style, .note, isOffByDefault: true,
    summary: "Storyboard has more than one scene",
    discussion: """
      Concurrent changes to the same storyboard almost always cause merge conflicts. Some projects use a \
      separate storyboard for each view controller and connect the storyboards with storyboard references.

      To turn the rule on and set a limit other than 1, set 'scenesPerFile' under 'limits' in .scenec.yml. \
      References to scenes in other files are not counted.
      """,
    wrong: .controller(
      #"<segue kind="show" identifier="alarms" destination="alarms"/>"#,
      otherScenes: #"<▶viewController id="alarms"/>"#),
    right: .scenes(#"<viewController id="clock"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let controllers = scene.document.scenes.compactMap(\.controller)
    let limit = scene.settings[.scenesPerFile]
    guard controllers.count > limit else { return }
    let place = scene.document.objects[controllers[limit]].nameRange
    diagnostics.append(diagnostic(.many(controllers.count, limit), at: place, in: scene))
  }
}

extension Message {
  fileprivate static func many(_ count: Int, _ limit: Int) -> Message {
    "This file has \(count) scenes, more than the limit of \(limit)"
  }
}
