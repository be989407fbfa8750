import SceneDiagnostics
import SceneModel
import SceneValues

/// Ids that nothing in the file refers to.
package enum UnusedID: FileRule {
  package static let description = RuleDescription(
    "unused-id", .style, .note, isOffByDefault: true,
    summary: "What has an id is referred to.",
    discussion: """
      An id is needed by what a connection, a segue or a property leads to. A controller's id is also the name by \
      which code makes it, and is never reported. Tables of translations refer to objects by their ids too, which \
      this rule does not see: it is off unless asked for.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label id="▶time" text="12:00"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label text="12:00"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var used = Set(scene.references.map(\.name.text))
    // What only the class that reads it knows may be ids.
    for index in scene.valueTable.unknown {
      used.formUnion(scene.document.values[index].literal.words.map(\.text))
    }
    for (index, object) in scene.document.objects.enumerated() {
      guard let id = object.id, !used.contains(id.text), scene.isController(index) == false else { continue }
      diagnostics.append(finding(.unused(id.text), at: id.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func unused(_ id: String) -> Message {
    "Nothing in this file refers to the id '\(object: id)'"
  }
}
