import SceneValues

package struct XLIFFWriter {
  package struct File {
    /// The path of the scene or table, which identifies it during an import.
    let original: String
    let sourceLocale: String
    let units: [TranslationUnit]

    package init(_ original: String, from sourceLocale: String, _ units: [TranslationUnit]) {
      self.original = original
      self.sourceLocale = sourceLocale.replacing("_", with: "-")
      self.units = units
    }
  }

  let version: XLIFFVersion
  let targetLocale: String
  private var lines: [String] = []

  package init(_ version: XLIFFVersion, into locale: String) {
    self.version = version
    targetLocale = locale.replacing("_", with: "-")
  }

  /// Returns an XLIFF document. In XLIFF 2, all files have the source locale of the first file.
  package mutating func document(_ files: [File]) -> String {
    lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    switch version {
    case .first:
      add(0, "<xliff xmlns=\"\(version.namespace)\" version=\"1.2\">")
      for file in files {
        add(
          1,
          """
          <file original="\(file.original.xmlAttribute)" source-language="\(file.sourceLocale.xmlAttribute)" \
          target-language="\(targetLocale.xmlAttribute)" datatype="plaintext">
          """)
        add(2, "<body>")
        for unit in file.units { addFirst(unit) }
        add(2, "</body>")
        add(1, "</file>")
      }
    case .second:
      let source = files.first?.sourceLocale ?? "en"
      add(
        0,
        """
        <xliff xmlns="\(version.namespace)" version="2.0" srcLang="\(source.xmlAttribute)" \
        trgLang="\(targetLocale.xmlAttribute)">
        """)
      for (index, file) in files.enumerated() {
        add(1, "<file id=\"f\(index + 1)\" original=\"\(file.original.xmlAttribute)\">")
        for (index, unit) in file.units.enumerated() { addSecond(unit, index) }
        add(1, "</file>")
      }
    }
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
