import SceneDiagnostics
import SceneModel
import SceneValues

package enum EmptyVariation: FileRule {
  package static let description = RuleDescription(
    "empty-variation", .syntax, .warning,
    summary: "Trait variation sets no attributes",
    discussion: """
      While its traits match, a '<when>' element changes attributes of the element that contains it. If the \
      '<when>' element sets no attributes, it has no effect. Add an attribute, or remove the '<when>' \
      element.
      """,
    wrong: .view(
      """
      <label text="12:00">
        <▶when traits="idiom=pad"/>
      </label>
      """),
    right: .view(
      """
      <label text="12:00">
        <when traits="idiom=pad" font="system 28"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let document = scene.document
    guard !document.variations.isEmpty else { return }
    var sets = Array(repeating: false, count: document.variations.count)
    for place in scene.valueTable.varied {
      if case .variation(let index) = document.values.owner(at: place) { sets[index] = true }
    }
    for part in document.imports {
      if case .variation(let index) = part.holder { sets[index] = true }
    }
    for (index, variation) in document.variations.enumerated() where !sets[index] {
      guard !variation.hasStructureFaults, variation.invariable.isEmpty,
        document.objects[variation.object].elementClass != nil
      else { continue }
      diagnostics.append(diagnostic(.nothing, at: variation.nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static var nothing: Message { "This '<when>' sets no attributes" }
}
