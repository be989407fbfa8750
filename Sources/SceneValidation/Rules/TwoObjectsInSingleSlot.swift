import SceneDiagnostics
import SceneModel
import SceneValues

package enum TwoObjectsInSingleSlot: FileRule {
  package static let description = RuleDescription(
    "two-objects-in-single-slot", .syntax, .error,
    summary: "More than one object where only one is allowed",
    discussion: """
      Some elements can contain only one object. For example, a view controller has only one root view. To \
      show several views together, put them into a single parent view. A view that is shown later can be a \
      top-level object of the scene.
      """,
    wrong: .controller(
      """
      <view/>
      <▶label text="12:00"/>
      """),
    right: .view(#"<label text="12:00"/>"#))

  private struct Place: Hashable {
    let parent: Int
    let slot: String
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var taken: [Place: Int] = [:]
    let document = scene.document
    for index in document.objects.indices where document.objects[index].isInSingleSlot {
      guard let parent = document.objects[index].parent, let slot = document.objects[index].slot else {
        continue
      }
      let place = Place(parent: parent, slot: slot)
      guard let first = taken[place] else {
        taken[place] = index
        continue
      }
      diagnostics.append(
        diagnostic(
          .taken(slot, of: document.objects[parent].element), at: document.objects[index].nameRange,
          in: scene,
          notes: [scene.note(.first, at: scene.document.objects[first].nameRange)]))
    }
  }
}

extension Message {
  fileprivate static func taken(_ slot: String, of element: String) -> Message {
    "'\(element: element)' can have only one '\(key: slot)'"
  }

  fileprivate static var first: Message { "the first one is here" }
}
