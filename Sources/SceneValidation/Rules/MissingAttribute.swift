import SceneDiagnostics
import SceneModel
import SceneValues

package enum MissingAttribute: FileRule {
  package static let description = RuleDescription(
    "missing-attribute", .syntax, .error,
    summary: "Required attribute is missing",
    discussion: """
      An element is incomplete without its required attributes. An outlet must specify the property to set \
      and the object to assign to it. An action must specify a selector and a destination. A segue must \
      specify its kind, an 'appearance' element must specify its class, and the root element of a file must \
      specify the language version.

      In Xcode files, constraints, runtime attributes, and bindings also have required attributes. Xcode \
      always writes these attributes, but a manual edit or a merge can remove them.
      """,
    wrong: .controller(
      class: "AlarmClockViewController",
      """
      <▶outlet property="clockView"/>
      <view>
        <view id="face" class="ClockView"/>
      </view>
      """),
    right: .controller(
      class: "AlarmClockViewController",
      """
      <outlet property="clockView" destination="face"/>
      <view>
        <view id="face" class="ClockView"/>
      </view>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for fault in scene.document.structureFaults where fault.kind == .missingAttribute {
      if scene.isMisspelled(fault.name.text, inTagOf: fault.name.range) { continue }
      diagnostics.append(
        diagnostic(
          .needs(fault.name.text, element: fault.element), at: fault.name.range, in: scene,
          suggesting: CheckedScene.onlyValues[fault.name.text].map { suggestion(fault.name, $0) }))
    }
  }

  private static func suggestion(_ name: Name, _ value: String) -> Suggestion {
    let end = name.range.bytes.upperBound
    let text = "\(name.text)=\"\(value)\""
    return Suggestion(
      note: nil, fixIt: FixIt(.insert(text), edits: [FixIt.Edit(SourceRange(end..<end), with: " " + text)]))
  }
}

extension Message {
  fileprivate static func needs(_ attribute: String, element: String) -> Message {
    "Element '\(element: element)' needs '\(key: attribute)'"
  }

  fileprivate static func insert(_ attribute: String) -> Message { "Insert '\(attribute)'" }
}
