import SceneDiagnostics
import SceneModel
import SceneValues

package enum TooManyObjects: FileRule {
  package static let description = RuleDescription(
    "too-many-objects", .style, .note, isOffByDefault: true,
    summary: "More than 200 objects in a scene or 2000 in a file",
    discussion: """
      Large scenes are slow to load, and concurrent changes to the same scene almost always cause merge \
      conflicts. Move parts of the scene to embedded scenes, or move groups of scenes to separate files.

      To turn the rule on and set other limits, set 'objectsPerScene' or 'objectsPerFile' under 'limits' in \
      .scenec.yml.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <▶viewController id="clock">
            <view>
      \(String(repeating: "        \(String(repeating: "<view/>", count: 10))\n", count: 20))\
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: .controller("<view/>"))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let document = scene.document
    let perFile = scene.settings[.objectsPerFile]
    if document.objects.count > perFile {
      diagnostics.append(
        diagnostic(.many("file", document.objects.count, perFile), at: document.nameRange, in: scene))
    }
    let perScene = scene.settings[.objectsPerScene]
    for node in document.scenes {
      let count = node.topLevel.map { document.objects[$0].subtreeEnd - $0 }.reduce(0, +)
      guard count > perScene else { continue }
      let place = node.controller.map { document.objects[$0].nameRange } ?? node.nameRange
      diagnostics.append(diagnostic(.many("scene", count, perScene), at: place, in: scene))
    }
  }
}

extension Message {
  fileprivate static func many(_ what: String, _ count: Int, _ limit: Int) -> Message {
    "This \(what) has \(count) objects, more than the limit of \(limit)"
  }
}
