import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum BadStrings: TableRule {
  package static let description = RuleDescription(
    "bad-strings", .localization, .error,
    summary: "Invalid translation file",
    discussion: """
      A '.strings' file is a list of entries in the form '"key" = "text";'. Its encoding must be UTF-8, or \
      UTF-16 with a byte order mark. Enclose keys and values in double quotes, and end each entry with ';'. \
      Enclose comments in '/*' and '*/', or start them with '//'. Inside quotes, a backslash starts an \
      escape: \\n, \\t, \\", \\\\, \\U followed by four hexadecimal digits, or a backslash followed by three \
      octal digits. A string catalog ('.xcstrings') is a JSON file in the format that Xcode writes. A table \
      of plural forms ('.stringsdict') is an XML property list.

      The text of an invalid entry is not translated. A backslash that does not start a valid escape is \
      ignored. If a letter follows the backslash, the diagnostic is a warning, because the text is probably \
      not what you intended: '\\u00e9' shows 'u00e9'. The rule also warns about a string with an empty key in \
      a table for code.
      """,
    wrong: .view(#"<label id="title" text="Alarm"/>"#),
    wrongCompanions: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "Wecker▶"
        """#)
    ],
    right: .view(#"<label id="title" text="Alarm"/>"#),
    rightCompanions: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "Wecker";
        """#)
    ])

  package static func check(_ tables: [StringsTable], into diagnostics: inout [Diagnostic]) {
    for table in tables { diagnostics += Self.diagnostics(in: table) }
  }

  package static func check(_ table: CodeTable, into diagnostics: inout [Diagnostic]) {
    check(table.files, into: &diagnostics)
    // Xcode writes an empty key into catalogs for an empty text in code.
    for file in table.files where !file.isOfCatalog {
      for entry in file.entries where entry.key.text.isEmpty && entry.value?.text.isEmpty == false {
        diagnostics.append(diagnostic(.emptyKey, at: entry.key.range, in: file, severity: .warning))
      }
    }
  }

  package static func diagnostics(in table: StringsTable) -> [Diagnostic] {
    table.faults.map { fault in
      if let conflict = fault.conflict { return conflict.diagnostic(in: table.source) }
      return diagnostic(
        Message(fault.message), at: fault.range, in: table,
        severity: fault.isAdvisory ? .warning : nil,
        suggesting: Suggestion(note: nil, fixIt: fault.fix))
    }
  }
}

extension Message {
  fileprivate static var emptyKey: Message { "The key of this string is empty" }
}
