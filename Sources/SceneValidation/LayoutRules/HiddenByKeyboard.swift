import SceneDiagnostics
import SceneModel
import SceneValues

package enum HiddenByKeyboard: LayoutRule {
  package static let description = RuleDescription(
    "hidden-by-keyboard", .layout, .note, isOffByDefault: true,
    summary: "Keyboard covers the text field that the user edits",
    discussion: """
      When the user edits a text field in the lower part of the screen, the keyboard can cover the field, \
      so the user cannot see the text. Add a constraint to the keyboard guide, or put the field into a \
      scroll view.

      The rule is off by default, because code can move fields above the keyboard. It ignores fields in \
      scroll views, and all fields in scenes that have a constraint to the keyboard guide.
      """,
    wrong: .view(
      id: "page", frame: "0 0 375 667",
      """
      <▶textField id="name">
        <constraint equation="leading = superview.leading + 20"/>
        <constraint equation="trailing = superview.trailing - 20"/>
        <constraint equation="bottom = superview.bottom - 20"/>
      </textField>
      """),
    right: .view(
      id: "page", frame: "0 0 375 667",
      """
      <textField id="name">
        <constraint equation="leading = superview.leading + 20"/>
        <constraint equation="trailing = superview.trailing - 20"/>
        <constraint equation="bottom = keyboardGuide.top - 20"/>
      </textField>
      """))

  package static func check(_ layout: CheckedLayout, into diagnostics: inout [Diagnostic]) {
    let fields = layout.views.filter { $0.takesKeys && !$0.isHidden && !$0.isMoved }
    guard !fields.isEmpty, let upperEdge = layout.solved.keyboardEdge else { return }
    let keyboardAwareScenes = Set(
      layout.document.constraints.lazy.filter { $0.sides.contains { $0.area == .keyboard } }
        .map { layout.document.objects[$0.holder].scene })
    for field in fields {
      guard !layout.isInScrollView(field),
        !keyboardAwareScenes.contains(layout.document.objects[field.object].scene),
        field.onScreen.midY > upperEdge
      else { continue }
      diagnostics.append(
        layoutDiagnostic(
          .covered(layout.describe(field.object)), at: layout.range(of: field.object), in: layout))
    }
  }
}

extension Message {
  fileprivate static func covered(_ field: Message) -> Message {
    "The keyboard covers \(field) while the user edits it"
  }
}
