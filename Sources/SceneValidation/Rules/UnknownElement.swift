import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnknownElement: FileRule {
  package static let description = RuleDescription(
    "unknown-element", .syntax, .error,
    summary: "Element does not exist",
    discussion: """
      The name of an element must either be part of the scene language or be the name of a class in lower \
      camel case. For example, 'label' creates a Label. To use a class of your own, write an 'object' \
      element or the element of a superclass, and specify your class in its 'class' attribute.

      The content of an unknown element is checked as usual, but the element's own attributes are not \
      checked.
      """,
    wrong: .view(#"<▶lable text="12:00"/>"#),
    right: .view(#"<label text="12:00"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for fault in scene.document.structureFaults where fault.kind == .unknownElement {
      let isRoot = fault.element.isEmpty
      let candidates =
        isRoot
        ? roots : scene.vocabulary.elements + LanguageElement.all.map(\.name).filter { !roots.contains($0) }
      var notes = isRoot ? [] : scene.advice(forElement: fault)
      let suggestion = notes.isEmpty ? suggestion(for: fault, among: candidates, in: scene) : nil
      if notes.isEmpty, suggestion == nil, !isRoot {
        notes = scene.adviceForAttribute(writtenAs: fault)
        if notes.isEmpty { notes = [scene.note(.allElements)] }
      }
      if isRoot, suggestion == nil { notes = [scene.note(rootAdvice(for: fault.name.text, in: scene))] }
      diagnostics.append(
        diagnostic(
          isRoot ? .notARoot(fault.name.text) : .unknown(fault.name.text), at: fault.name.range, in: scene,
          notes: notes, suggesting: suggestion))
    }
  }

  private static let roots = [LanguageElement.storyboard.name, LanguageElement.nib.name]

  private static func suggestion(
    for fault: StructureFault, among candidates: [String], in scene: CheckedScene
  ) -> Suggestion? {
    let tag = fault.element.isEmpty ? nil : StartTag(named: fault.name.range, in: scene.document.source)
    if tag?.attributes.contains(where: { $0.name == "class" }) == false,
      let own = ownClass(of: fault, in: scene)
    {
      let start = "\(own.element) class=\"\(own.name)\""
      return Suggestion(
        note: nil,
        fixIt: FixIt(
          .replace(fault.name.text, with: start),
          edits: [FixIt.Edit(fault.name.range, with: start)]
            + (fault.endTagName.map { [FixIt.Edit($0, with: own.element)] } ?? []), isSafe: false))
    }
    var written = fault.name.text
    var edits: [FixIt.Edit] = []
    var meaning = scene.meaning(of: fault.name.text, among: candidates, as: .element, in: fault.element)
    if ForeignNames.plain(fault.name.text) == "input",
      let type = tag?.attributes.first(where: { $0.name == "type" }),
      let input = ForeignNames.element(forInputOfType: type.value)
    {
      meaning = Meaning(name: input.name, isCertain: input.isExact, settings: input.settings)
      written += " type=\"\(type.value)\""
      edits.append(FixIt.Edit(type.range, with: ""))
    }
    guard let meaning else { return nil }
    let present = tag?.attributes.map(\.name).filter { edits.isEmpty || $0 != "type" } ?? []
    let settings = meaning.settings.filter { setting in
      !present.contains { name in
        name == setting.name || ForeignNames.attribute.meaning(of: name, among: [setting.name]) != nil
      }
    }
    let start = settings.reduce(meaning.name) { "\($0) \($1.name)=\"\($1.value)\"" }
    edits.insert(FixIt.Edit(fault.name.range, with: start), at: 0)
    if let endTagName = fault.endTagName { edits.append(FixIt.Edit(endTagName, with: meaning.name)) }
    return Suggestion(
      note: nil, fixIt: FixIt(.replace(written, with: start), edits: edits, isSafe: meaning.isCertain))
  }

  private static func ownClass(
    of fault: StructureFault, in scene: CheckedScene
  ) -> (name: String, element: String)? {
    guard let first = fault.name.text.first else { return nil }
    let name = first.uppercased() + fault.name.text.dropFirst()
    guard let known = scene.vocabulary.description(of: name), known.element == nil else { return nil }
    return scene.vocabulary.lineage(of: known.qualifiedName).lazy.compactMap(\.element).first.map {
      (known.name, $0)
    }
  }

  private static func rootAdvice(for name: String, in scene: CheckedScene) -> Message {
    if let holder = holder(ofRoot: name, in: scene) { return .write(name, in: holder) }
    return name == "document" ? .importIt : .begin
  }

  private static func holder(ofRoot name: String, in scene: CheckedScene) -> LanguageElement? {
    if name == LanguageElement.scene.name { return .storyboard }
    return scene.vocabulary.description(ofElement: name).map {
      let isController = scene.vocabulary.isClass($0.name, descendantOf: Vocabulary.controllerClass) == true
      return isController ? .scene : .nib
    }
  }
}

extension Message {
  fileprivate static func unknown(_ name: String) -> Message {
    "Element '\(element: name)' does not exist"
  }

  fileprivate static func write(_ name: String, in holder: LanguageElement) -> Message {
    holder.name == LanguageElement.scene.name
      ? "write '\(element: name)' inside a 'scene' of a 'storyboard'"
      : "write '\(element: name)' inside '\(element: holder.name)'"
  }

  fileprivate static var allElements: Message {
    "'scenec classes' lists all elements; for a class of your own, write 'view' or 'object' with 'class'"
  }

  fileprivate static var importIt: Message {
    "give an Xcode file the extension '.storyboard' or '.xib', and convert it with 'scenec import'"
  }

  fileprivate static var begin: Message {
    "a scene file begins with '<storyboard version=\"1\" initial=\"ID\">' or '<nib version=\"1\">'"
  }

  fileprivate static func notARoot(_ name: String) -> Message {
    "The root element of a scene file must be 'storyboard' or 'nib', not '\(name)'"
  }
}
