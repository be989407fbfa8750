import SceneValues

package struct XLIFFWriter {
  let version: XLIFFVersion
  /// The scene's path, which identifies the scene during an import.
  let original: String
  let sourceLocale: String
  let targetLocale: String
  private var lines: [String] = []

  package init(_ version: XLIFFVersion, of original: String, from sourceLocale: String, into locale: String) {
    self.version = version
    self.original = original
    self.sourceLocale = sourceLocale.replacing("_", with: "-")
    targetLocale = locale.replacing("_", with: "-")
  }

  package mutating func file(_ units: [TranslationUnit]) -> String {
    lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    switch version {
    case .first:
      add(0, "<xliff xmlns=\"\(version.namespace)\" version=\"1.2\">")
      add(
        1,
        "<file original=\"\(original.xmlAttribute)\" source-language=\"\(sourceLocale.xmlAttribute)\" "
          + "target-language=\"\(targetLocale.xmlAttribute)\" datatype=\"plaintext\">")
      add(2, "<body>")
      for unit in units { addFirst(unit) }
      add(2, "</body>")
    case .second:
      add(
        0,
        "<xliff xmlns=\"\(version.namespace)\" version=\"2.0\" srcLang=\"\(sourceLocale.xmlAttribute)\" "
          + "trgLang=\"\(targetLocale.xmlAttribute)\">")
      add(1, "<file id=\"f1\" original=\"\(original.xmlAttribute)\">")
      for (index, unit) in units.enumerated() { addSecond(unit, index) }
    }
    add(1, "</file>")
    add(0, "</xliff>")
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func addFirst(_ unit: TranslationUnit) {
    add(3, "<trans-unit id=\"\(unit.id.xmlAttribute)\" xml:space=\"preserve\">")
    add(4, "<source>\(unit.source.xmlText)</source>")
    if let target = unit.target {
      let state = unit.needsReview ? "needs-review-translation" : "translated"
      add(4, "<target state=\"\(state)\">\(target.xmlText)</target>")
    }
    if !unit.note.isEmpty { add(4, "<note>\(unit.note.xmlText)</note>") }
    add(3, "</trans-unit>")
  }

  /// Adds a unit in XLIFF 2.x. The key is stored in the `name` attribute, because an `id` attribute cannot contain all
  /// characters that a key can contain.
  private mutating func addSecond(_ unit: TranslationUnit, _ index: Int) {
    add(2, "<unit id=\"u\(index + 1)\" name=\"\(unit.id.xmlAttribute)\" xml:space=\"preserve\">")
    if !unit.note.isEmpty {
      add(3, "<notes>")
      add(4, "<note>\(unit.note.xmlText)</note>")
      add(3, "</notes>")
    }
    // Without a state, a segment counts as untranslated. Tools without support for states would preserve an explicit
    // state. For strings that need review, the substate is that of Xcode.
    let review = unit.needsReview ? " subState=\"xcode:needs_review\"" : ""
    add(3, unit.target == nil ? "<segment>" : "<segment state=\"translated\"\(review)>")
    add(4, "<source>\(unit.source.xmlText)</source>")
    if let target = unit.target { add(4, "<target>\(target.xmlText)</target>") }
    add(3, "</segment>")
    add(2, "</unit>")
  }

  private mutating func add(_ depth: Int, _ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}
