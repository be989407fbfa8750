import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnknownAttribute: FileRule {
  package static let description = RuleDescription(
    "unknown-attribute", .syntax, .error,
    summary: "Attribute does not exist on the element",
    discussion: """
      Each attribute of an element must either be part of the scene language or set a property with the same \
      name. The property can belong to the element's class, to one of its superclasses, or to the custom \
      class specified by 'class'. If the custom class is unknown, the rule reports nothing, and the unknown \
      attributes are stored as text. The class interprets this text when the scene is loaded.

      For names from UIKit, AppKit, SwiftUI, HTML, CSS, Android, or GTK, the diagnostic also suggests the \
      corresponding attribute, such as 'image' for 'src'.
      """,
    wrong: .view(#"<label text="12:00" ▶textColour="darkGray"/>"#),
    right: .view(#"<label text="12:00" textColor="darkGray"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let meanings = Dictionary(scene.misspellings.map { ($0.fault.name, $0) }) { first, _ in first }
    for fault in scene.document.structureFaults where fault.kind == .unknownAttribute {
      if scene.explainedAttributes.contains(fault.name.range) || isInOtherElement(fault, in: scene) {
        continue
      }
      let known = fault.object.flatMap { scene.objectClasses[$0] }
      var hidden = known.map { scene.hidden(.property, fault.name.text, of: $0) } ?? []
      let setting = hidden.isEmpty ? suggestion(forSettingOf: fault, in: scene) : nil
      let meaning = hidden.isEmpty ? meanings[fault.name] : nil
      let suggestion = setting ?? meaning.map { Self.suggestion(for: $0, in: scene) }
      if hidden.isEmpty, suggestion == nil, let known {
        hidden = scene.similarHidden(.property, fault.name.text, of: known)
      }
      diagnostics.append(
        diagnostic(
          .doesNotExist(fault.name.text, on: fault.element), at: fault.name.range, in: scene,
          notes: hidden.isEmpty && suggestion == nil ? notes(for: fault, in: scene) : hidden,
          suggesting: suggestion))
    }
  }

  /// Returns a suggestion to replace the attribute. If the value is also from another framework, it is replaced as well.
  private static func suggestion(for misspelling: Misspelling, in scene: CheckedScene) -> Suggestion {
    let (name, intended) = (misspelling.fault.name, misspelling.intended)
    guard let value = misspelling.fault.value, isWritten(value, after: name, in: scene),
      let replacement = replacement(of: value.text, for: misspelling, in: scene)
    else { return scene.suggestion(replacing: name, with: intended, isSafe: misspelling.isCertain) }
    guard replacement.literal != value.text else {
      return scene.suggestion(replacing: name, with: intended, isSafe: false)
    }
    let range = SourceRange(name.range.bytes.lowerBound..<value.range.bytes.upperBound + 1)
    let written = Name(scene.document.source.text(range), range)
    return scene.suggestion(
      replacing: written, withAttribute: intended, replacement.literal,
      isSafe: misspelling.isCertain && replacement.isCertain)
  }

  private static func suggestion(forSettingOf fault: StructureFault, in scene: CheckedScene) -> Suggestion? {
    guard let value = fault.value, let object = fault.object, isWritten(value, after: fault.name, in: scene)
    else { return nil }
    return scene.suggestion(forSetting: fault.name, to: value, of: object) {
      scene.property($0, near: fault) != nil
    }
  }

  /// Returns the value for the intended attribute, unchanged if it cannot be converted. Returns nil if the value is
  /// already valid or if the attribute's type is unknown.
  private static func replacement(
    of value: String, for misspelling: Misspelling, in scene: CheckedScene
  ) -> (literal: String, isCertain: Bool)? {
    let fault = misspelling.fault
    if fault.element == LanguageElement.when.name, misspelling.intended == "traits",
      let trait = trait(fault.name.text)
    {
      return (
        "\(trait.rawValue)=\(ForeignNames.trait.meaning(of: value, among: trait.values)?.name ?? value)", true
      )
    }
    if fault.element == LanguageElement.segue.name, misspelling.intended == "kind" {
      let kinds = SegueKind.allCases.map(\.rawValue)
      let intended = ForeignNames.segueKind.meaning(of: value, among: kinds)
      return kinds.contains(value) ? nil : intended.map { ($0.name, $0.isExact) }
    }
    guard let property = scene.property(misspelling.intended, near: fault) else { return nil }
    if property.type == .bool, ForeignNames.isOpposite(fault.name.text, of: misspelling.intended) {
      return ForeignNames.opposite(of: value, as: fault.name.text).map { ($0, true) } ?? (value, false)
    }
    if (try? property.type.value(of: value)) != nil { return nil }
    if property.type == .transform, ForeignNames.plain(fault.name.text).hasPrefix("scale"),
      Double(value) != nil
    {
      return ("scale(\(value))", false)
    }
    return Respelling(
      value, as: property.type, in: property.range, quote: "'", for: misspelling.intended
    ).map { ($0.literal, $0.isCertain) } ?? (value, false)
  }

  private static func trait(_ name: String) -> SceneTrait? {
    SceneTrait(rawValue: name)
      ?? ForeignNames.trait.meaning(of: name, among: SceneTrait.allCases.map(\.rawValue)).flatMap {
        SceneTrait(rawValue: $0.name)
      }
  }

  /// Returns whether a value directly follows its attribute name in the source and contains no escapes. In a `value`
  /// element, the value is not adjacent to its key.
  private static func isWritten(_ value: Name, after name: Name, in scene: CheckedScene) -> Bool {
    let (start, end) = (name.range.bytes.upperBound, value.range.bytes.lowerBound)
    let bytes = scene.document.source.bytes
    return start < end && value.text.utf8.count == value.range.bytes.count
      && bytes[start..<end].allSatisfy { "= \t\r\n\"'".utf8.contains($0) }
  }

  private static func notes(for fault: StructureFault, in scene: CheckedScene) -> [Diagnostic.Note] {
    let advice = scene.advice(forAttribute: fault)
    return advice.isEmpty ? scene.knownAttributes(near: fault).map { [$0] } ?? [] : advice
  }

  private static func isInOtherElement(_ fault: StructureFault, in scene: CheckedScene) -> Bool {
    fault.holder.flatMap { scene.elementRequired(insteadOf: fault.element, in: $0) } != nil
  }
}

extension Message {
  fileprivate static func doesNotExist(_ name: String, on element: String) -> Message {
    "Attribute '\(key: name)' does not exist on '\(element: element)'"
  }
}
