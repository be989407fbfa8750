import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum UnknownTranslationKey: FileRule {
  package static let description = RuleDescription(
    "unknown-translation-key", .localization, .warning,
    summary: "Translation key matches no text in the scene",
    discussion: """
      The key of a translation has the form 'id.property', which combines the id of an object and a text \
      property that the scene sets for the object. Parts of an object, such as a button's '<state>' or a \
      segmented control's '<segment>', have their own ids and keys.

      The key of a value in a '<when>' element ends with the element's traits in brackets, as in \
      'title.text[idiom=pad]'. Write several traits in the order in which 'scenec explain unknown-trait' \
      lists them. A translation whose key matches no text is never shown.

      With '--sources', the rule accepts the keys that the code of a scene file passes to 'localizedString'. \
      Usually, the strings of such keys are in a separate table, such as 'Localizable.strings'.
      """,
    wrong: .view(#"<label id="title" text="Alarm"/>"#),
    wrongCompanions: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "▶titel.text" = "Wecker";
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

  /// The maximum number of misspellings to search for. A table with more unknown keys might belong to another scene.
  private static let maxMisspellings = 20

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var known: Set<SourceRange> = []
    // Tables of different languages usually have the same keys. Only the first occurrence is reported, with the number of
    // other occurrences.
    var reported: [String: (diagnostic: Int, others: Int)] = [:]
    for table in scene.resources.tables {
      let start = diagnostics.count
      for entry in table.entries {
        // All languages of a catalog have the same keys, so one diagnostic is sufficient.
        guard !table.isOfCatalog || known.insert(entry.key.range).inserted else { continue }
        guard reported[entry.key.text] == nil else {
          reported[entry.key.text]?.others += 1
          continue
        }
        let before = diagnostics.count
        check(
          entry.key, of: table, in: scene, mayBeMisspelling: diagnostics.count - start < maxMisspellings,
          into: &diagnostics)
        // A key with a fix is reported in every table, so that the fix is applied to all of them.
        if diagnostics.count > before, !table.isOfCatalog, diagnostics[before].fixIts.isEmpty {
          reported[entry.key.text] = (before, 0)
        }
      }
    }
    for (diagnostic, others) in reported.values where others > 0 {
      diagnostics[diagnostic].notes.append(Diagnostic.Note(.alsoElsewhere(others)))
    }
  }

  private static func check(
    _ key: StringsTable.Text, of table: StringsTable, in scene: CheckedScene, mayBeMisspelling: Bool,
    into diagnostics: inout [Diagnostic]
  ) {
    guard !scene.codeTextKeys.contains(key.text) else { return }
    guard let (id, property) = split(key) else {
      let note = Diagnostic.Note(.belongsToCode)
      diagnostics.append(
        diagnostic(
          .noKey(key.text), at: key.range, in: table, suggesting: Suggestion(note: note, fixIt: nil)))
      return
    }
    guard scene.preservedTexts[id.text]?.contains(property.text) != true else { return }
    guard let object = scene.document.object(withID: id.text) else {
      guard !scene.isExplainedElsewhere(id.text), !isUnread(scene) else { return }
      diagnostics.append(
        diagnostic(
          .noObject(id.text), at: id.range, in: table,
          suggesting: mayBeMisspelling
            ? suggestion(
              scene.suggestion(for: id, amongObjects: scene.document.objects.indices), for: key) : nil))
      return
    }
    guard scene.document.objects[object].elementClass != nil else { return }
    // If two objects have the same ID, or if a name is wrong, the intended key is ambiguous.
    guard scene.object(id) != nil, !scene.sets(property.text, of: object),
      !scene.translatableTexts(of: object).contains(where: { $0.property == property.text })
    else {
      return checkType(property, of: object, table: table, in: scene, into: &diagnostics)
    }
    let known = scene.translatableProperties(of: object)
    // The texts at other positions of a list are no alternatives.
    let list = list(of: property.text)
    let isPosition = list != nil && known.contains { self.list(of: $0) == list }
    diagnostics.append(
      diagnostic(
        .doesNotSet(property.text, scene.describe(object)), at: property.range, in: table,
        suggesting: isPosition
          ? nil : suggestion(scene.suggestion(for: property, among: known), for: key)))
  }

  /// Returns whether a diagnostic of this rule is about the object. Otherwise, it is about the property.
  package static func isAboutObject(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.rule == description.id
      && diagnostic.message.names(of: .object).first.map { diagnostic.message == .noObject($0) } == true
  }

  private static func list(of property: String) -> Substring? {
    guard let bracket = property.firstIndex(of: "["), property.hasSuffix("]"),
      Int(property[property.index(after: bracket)...].dropLast()) != nil
    else { return nil }
    return property[..<bracket]
  }

  private static func isUnread(_ scene: CheckedScene) -> Bool {
    scene.document.objects.isEmpty && !scene.document.structureFaults.isEmpty
  }

  private static func checkType(
    _ property: Name, of object: Int, table: StringsTable, in scene: CheckedScene,
    into diagnostics: inout [Diagnostic]
  ) {
    guard let value = scene.value(property.text, of: object), let type = value.type, type != .string,
      value.error == nil
    else { return }
    diagnostics.append(
      diagnostic(
        .noText(property.text, scene.describe(object)), at: property.range, in: table))
  }

  private static func split(_ key: StringsTable.Text) -> (id: Name, property: Name)? {
    guard let dot = key.text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let id = String(key.text[..<dot])
    let property = String(key.text[key.text.index(after: dot)...])
    guard !id.isEmpty, !property.isEmpty else { return nil }
    guard key.isVerbatim else { return (Name(id, key.range), Name(property, key.range)) }
    let range = key.range.bytes
    let end = range.lowerBound + id.utf8.count
    return (
      Name(id, SourceRange(range.lowerBound..<end)), Name(property, SourceRange(end + 1..<range.upperBound))
    )
  }

  /// Converts a suggestion's fix to a note if the key contains escapes, because the range to replace is then unknown.
  private static func suggestion(_ suggestion: Suggestion?, for key: StringsTable.Text) -> Suggestion? {
    guard !key.isVerbatim, let fix = suggestion?.fixIt else { return suggestion }
    return Suggestion(note: Diagnostic.Note(fix.message, at: suggestion?.note?.location), fixIt: nil)
  }
}

extension Message {
  fileprivate static func alsoElsewhere(_ count: Int) -> Message {
    count == 1 ? "another table also has the key" : "\(count) other tables also have the key"
  }

  fileprivate static func noKey(_ key: String) -> Message {
    "Invalid key '\(translationKey: key)': write 'id.property'"
  }

  fileprivate static var belongsToCode: Message {
    "a string that only code shows belongs in 'Localizable.strings'"
  }

  fileprivate static func noObject(_ id: String) -> Message {
    "No object of the scene has the id '\(object: id)'"
  }

  fileprivate static func doesNotSet(_ property: String, _ object: Message) -> Message {
    "\(object.capitalizedFirst) has no translatable '\(key: property)'"
  }

  fileprivate static func noText(_ property: String, _ object: Message) -> Message {
    "The '\(key: property)' of \(object) is not text"
  }
}
