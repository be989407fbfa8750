import SceneDiagnostics
import SceneModel
import SceneValues

/// Objects in a place that is taken.
package enum TwoObjectsInSingleSlot: FileRule {
  package static let description = RuleDescription(
    "two-objects-in-single-slot", .syntax, .error,
    summary: "A place for one object holds one.",
    discussion: """
      A view controller looks after one view. Views that belong together stand in one view; a view that is to be \
      shown later stands beside the controller, in its scene.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view/>
            <▶label text="12:00"/>
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

  private struct Place: Hashable {
    let parent: Int
    let slot: String
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var singleSlots: [String: Set<String>] = [:]
    var taken: [Place: Int] = [:]
    let document = scene.document
    var last: (parent: Int, isSingle: Set<String>)?
    for index in document.objects.indices {
      guard let parent = document.objects[index].parent, let slot = document.objects[index].slot,
        let className = document.objects[parent].className
      else { continue }
      // Siblings stand together, and looking names up is what this rule's time would go to.
      let isSingle =
        last?.parent == parent
        ? last!.isSingle : singleSlots[className] ?? Self.singleSlots(of: parent, in: scene)
      if last?.parent != parent { singleSlots[className] = isSingle }
      last = (parent, isSingle)
      guard !isSingle.isEmpty, isSingle.contains(slot) else { continue }
      let place = Place(parent: parent, slot: slot)
      guard let first = taken[place] else {
        taken[place] = index
        continue
      }
      diagnostics.append(
        finding(
          .taken(slot, of: document.objects[parent].element), at: document.objects[index].nameRange,
          in: scene,
          notes: [scene.note(.first, at: scene.document.objects[first].nameRange)]))
    }
  }

  /// By name; where the custom class is not known, the element's still is.
  private static func singleSlots(of index: Int, in scene: CheckedScene) -> Set<String> {
    let object = scene.document.objects[index]
    let lineage = [object.elementClass, object.customClass?.text].compactMap { $0 }
      .flatMap { scene.vocabulary.lineage(of: $0) }
    return Set(lineage.flatMap { $0.slots.filter(\.isSingle).map(\.name) })
  }
}

extension Message {
  fileprivate static func taken(_ slot: String, of element: String) -> Message {
    "'\(element)' takes one object as its '\(slot)', and has it"
  }

  fileprivate static var first: Message { "the first one stands here" }
}
