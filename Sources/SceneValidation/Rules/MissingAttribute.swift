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
    var reported: Set<SourceRange> = []
    for fault in scene.document.structureFaults where fault.kind == .missingAttribute {
      let (element, range) = (fault.element, fault.name.range)
      if let value = CheckedScene.onlyValues[fault.name.text] {
        if scene.isMisspelled(fault.name.text, inTagOf: range) { continue }
        diagnostics.append(
          diagnostic(
            .needs([fault.name.text], element: element), at: range, in: scene,
            suggesting: suggestion(fault.name, value)))
        continue
      }
      guard reported.insert(range).inserted, let tag = scene.incompleteTags[range], !tag.missing.isEmpty,
        !scene.explains(tag), !scene.isText(tag.missing, of: range)
      else { continue }
      let suggestion = suggestion(for: tag, of: fault, in: scene)
      diagnostics.append(
        diagnostic(
          .needs(tag.missing, element: element), at: range, in: scene,
          notes: suggestion == nil ? notes(for: tag, in: element, scene) : [], suggesting: suggestion))
    }
  }

  private static func suggestion(_ name: Name, _ value: String) -> Suggestion {
    let end = name.range.bytes.upperBound
    let text = "\(name.text)=\"\(value)\""
    return Suggestion(
      note: nil, fixIt: FixIt(.insert(text), edits: [FixIt.Edit(SourceRange(end..<end), with: " " + text)]))
  }

  private static func suggestion(
    for tag: IncompleteTag, of fault: StructureFault, in scene: CheckedScene
  ) -> Suggestion? {
    if let holder = fault.holder, let name = scene.elementRequired(insteadOf: fault.element, in: holder) {
      return scene.suggestion(replacing: Name(fault.element, fault.name.range), with: name, isSafe: false)
    }
    if let holder = fault.holder, tag.missing == ["destination"], tag.unexplained.isEmpty,
      let controller = scene.document.objects[holder].scene.flatMap({ scene.document.scenes[$0].controller }),
      let id = scene.document.objects[controller].id
    {
      var suggestion = suggestion(Name("destination", fault.name.range), id.text)
      suggestion.fixIt?.isSafe = false
      return suggestion
    }
    guard let equation = ForeignConstraint(tag.unexplained).equation else { return nil }
    let attribute = "equation=\"\(equation.xmlAttribute)\""
    let bytes = scene.document.source.bytes
    let parts = tag.unexplained.filter { ForeignConstraint.isPart($0) || $0.name.text == "value" }
    let edits = parts.enumerated().compactMap { index, fault -> FixIt.Edit? in
      guard let value = fault.value else { return nil }
      var start = fault.name.range.bytes.lowerBound
      let end = value.range.bytes.upperBound + 1
      if index == 0 { return FixIt.Edit(SourceRange(start..<end), with: attribute) }
      while start > 0, LiteralScanner.isSpace(bytes[start - 1]) { start -= 1 }
      return FixIt.Edit(SourceRange(start..<end), with: "")
    }
    return Suggestion(
      note: nil, fixIt: FixIt(.write("equation=\"\(equation)\""), edits: edits, isSafe: false))
  }

  private static let meanings = [
    "class": "'class' is the name of the class, such as 'Label'",
    "destination": "'destination' is the id of the connected object",
    "destinations": "'destinations' contains the ids of the connected objects, separated by spaces",
    "key": "'key' is the name of the property to set",
    "property": "'property' is the name of the outlet in the class",
    "selector": "'selector' is the name of the action in the class, such as 'save:'",
    "traits": "'traits' contains conditions, such as 'idiom=pad'",
  ]

  private static func notes(
    for tag: IncompleteTag, in element: String, _ scene: CheckedScene
  ) -> [Diagnostic.Note] {
    if element == LanguageElement.constraint.name { return [scene.note(.exampleEquation)] }
    if element == LanguageElement.constraints.name { return [scene.note(.exampleFormat)] }
    guard tag.unexplained.isEmpty else {
      return tag.unexplained.map { scene.note(.isUnknown($0.name.text), at: $0.name.range) }
    }
    switch (element, tag.missing[0]) {
    case (LanguageElement.runtimeAttribute.name, "type"):
      return [scene.note(.values(ValueType.runtimeAttributeTypes.map(\.description)))]
    case (LanguageElement.segue.name, "kind"):
      return [scene.note(.values(SegueKind.allCases.map(\.rawValue)))]
    default: return tag.missing.compactMap { meanings[$0].map { scene.note(Message($0)) } }
    }
  }
}

extension Message {
  fileprivate static func needs(_ attributes: [String], element: String) -> Message {
    "Element '\(element: element)' needs \(CheckedScene.list(attributes))"
  }

  fileprivate static func insert(_ attribute: String) -> Message { "Insert '\(attribute)'" }

  fileprivate static func write(_ attribute: String) -> Message { "Write the constraint as '\(attribute)'" }

  fileprivate static var exampleEquation: Message {
    "write the constraint as an equation, such as 'leading = superview.leading + 8'"
  }

  fileprivate static var exampleFormat: Message { "write a visual format, such as 'H:|-[title]-8-[body]-|'" }

  fileprivate static func isUnknown(_ name: String) -> Message {
    "'\(key: name)' is not an attribute of this element"
  }

  fileprivate static func values(_ values: [String]) -> Message {
    "valid values: \(CheckedScene.list(values))"
  }
}
