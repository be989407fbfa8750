import SceneDiagnostics
import SceneModel
import SceneValues

package enum AttributeMayNotVary: FileRule {
  package static let description = RuleDescription(
    "attribute-may-not-vary", .syntax, .error,
    summary: "Attribute cannot vary by traits",
    discussion: """
      A '<when>' element changes values such as a font, a color, or a frame. Some attributes are fixed when \
      the object is created: the object's 'id' and 'class', the 'entry' attribute of a scene, the child \
      controllers of a container, the identifier of a prototype, and the items of a constraint.

      To use different constraints under different traits, write both constraints, and set 'active' for each \
      of them in '<when>' elements. To use a different scene on a tablet, add a second file, \
      'NAME~pad.scene', which replaces 'NAME.scene' on that device.
      """,
    wrong: .view(
      """
      <label text="12:00">
        <when traits="idiom=pad" ▶class="BigLabel" font="system 28"/>
      </label>
      """),
    right: .view(
      """
      <label text="12:00">
        <when traits="idiom=pad" font="system 28"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for variation in scene.document.variations {
      for name in variation.invariable {
        diagnostics.append(diagnostic(.cannotVary(name.text), at: name.range, in: scene))
      }
    }
  }
}

extension Message {
  fileprivate static func cannotVary(_ name: String) -> Message { "'\(name)' cannot depend on traits" }
}
